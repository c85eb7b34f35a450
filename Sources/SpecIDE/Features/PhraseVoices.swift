import Guidelines
import SourceText
import SpecModel
import Voices
import YAMLSyntax

/// What the device and the guideline's examples say at the moment that a phrase is written for.
struct PhraseVoices {
  /// The words of each speaker with their basis, each once.
  let rows: [(name: String, text: String)]

  init(of phrase: YAMLNode, in spec: Spec) {
    var rows: [(name: String, text: String)] = []
    for scope in spec.scopes {
      guard let platform = scope.platform,
        scope.announcements.contains(where: { $0.phrase.range.overlaps(phrase.range) })
      else { continue }
      let voice = spec.voice(of: platform)
      let moment = spec.moments(on: scope).first { moment in
        moment.written.contains { $0.phrase.range.overlaps(phrase.range) }
      }
      guard let moment else { continue }
      let language = scope.deviceLanguage
      for (index, speech) in moment.speeches(by: voice, in: language).enumerated() {
        let element = moment.elements.indices.contains(index) ? moment.elements[index] : nil
        let control = element?.control.map { ", \($0)" } ?? ""
        rows.append(("\(voice.title)\(control)", speech.prose))
      }
      if case .says(let utterance) = spec.guidelineSpeech(at: moment, on: scope) {
        rows.append(("the guideline's example for \(platform.title)", "“\(utterance.text)”"))
      }
    }
    self.rows = rows.uniqued { "\($0.name) \($0.text)" }
  }
}

extension Speech {
  /// The words that are said and their basis, or why nobody knows them.
  fileprivate var prose: String {
    switch self {
    case .says(let utterance):
      let hint = utterance.hint.isEmpty ? "" : ", then “\(utterance.hintText)”"
      return "“\(utterance.text)”\(hint) (\(utterance.basis.line))"
    case .nothing(let basis): return "nothing (\(basis.line))"
    case .notKnown(let clause): return "not known: \(clause)"
    }
  }
}
