import Guidelines
import SourceText
import SpecModel
import Testing
import Voices
import YAMLSyntax

/// What the device says at each moment of the first platform of a spec.
///
/// It is `moment: speech / hint`, and `moment > event: speech` for an event.
func saidMoments(_ text: String) throws -> [String] {
  let spec = try #require(Spec(text))
  let scope = try #require(spec.scopes.first)
  let platform = try #require(scope.platform)
  return spec.moments(on: scope).map { moment in
    let speech = moment.speeches(by: spec.voice(of: platform), in: scope.deviceLanguage)
      .map(\.line).joined(separator: " | ")
    let trigger = moment.trigger.map { "\($0) > " } ?? ""
    let state = moment.state.map { " (\($0))" } ?? ""
    return "\(trigger)\(moment.key)\(state): \(speech)"
  }
}

extension Spec {
  /// A spec of one document.
  convenience init?(_ text: String) {
    guard let tree = YAMLStream(parsing: SourceText(text)).documents.first?.tree else { return nil }
    self.init(reading: tree, in: .builtIn)
  }
}

extension Speech {
  /// The spoken words and the hint behind them in one line; `-` is silence, and `?` is unknown.
  var line: String {
    switch self {
    case .says(let said): said.hint.isEmpty ? said.text : "\(said.text) / \(said.hintText)"
    case .nothing: "-"
    case .notKnown(let clause): "? \(clause)"
    }
  }
}
