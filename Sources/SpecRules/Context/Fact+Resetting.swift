import Guidelines
import SpecModel

extension Fact {
  /// The topics that being an accessibility element may overwrite, and that the spec says nothing
  /// of on a platform.
  func topicsReset(in context: PlatformContext) -> [String] {
    details("resets").filter { !context.says($0) }
  }
}

extension PlatformContext {
  /// Whether the spec says something of a topic, of the control or of its parts.
  fileprivate func says(_ topic: String) -> Bool {
    let buttons = self.buttons
    let segments = scope.segments.all
    switch topic {
    // Two buttons need no role of the whole.
    case "role": return !buttons.isEmpty || hasRole
    case "states":
      return scope.map["states"] != nil || buttons.contains { $0.value["states"] != nil }
        || segments.contains { segment in
          [KeyMeaning.selected, .disabled].contains { segment.value[$0.key] != nil }
        }
    default: return scope.map[topic] != nil
    }
  }
}
