import Guidelines
import SpecModel

extension PlatformContext {
  /// Whether making the control an accessibility element would overwrite what the spec does not say.
  func resets(_ name: String) -> Bool {
    facts("resetting-apis", .declared).contains { fact in
      fact.values.contains { Vocabulary.stem(of: $0) == Vocabulary.stem(of: name) }
        && !topicsReset(by: fact).isEmpty
    }
  }

  /// The topics that may be overwritten, and that the spec says nothing of.
  func topicsReset(by fact: Fact) -> [String] {
    fact.details("resets").filter { !says($0) }
  }

  /// Whether the spec says something of a topic, of the control or of its parts.
  private func says(_ topic: String) -> Bool {
    let buttons = self.buttons
    let segments = scope.segments.all
    switch topic {
    // Two buttons need no role of the whole.
    case "role": return !buttons.isEmpty || givesRole(scope.map)
    case "states":
      return scope.map["states"] != nil || buttons.contains { $0.value["states"] != nil }
        || segments.contains { $0.value["selected"] != nil || $0.value["disabled"] != nil }
    default: return scope.map[topic] != nil
    }
  }
}
