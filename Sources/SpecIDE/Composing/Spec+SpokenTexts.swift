import English
import Guidelines
import SpecModel
import Voices

extension Spec {
  /// What the device says at a moment, whatever the element; `nil` where that is not known, where
  /// the elements differ, and where it has a text that the spec does not tell.
  func deviceText(at moment: Moment, on scope: PlatformSpec) -> String? {
    guard !moment.isAssumed, let platform = scope.platform else { return nil }
    let language = scope.foreignLanguage?.value ?? "en"
    let texts = moment.speeches(by: voice(of: platform), in: language).map { speech -> String? in
      guard case .says(let utterance) = speech, !utterance.text.contains("{") else { return nil }
      return utterance.text
    }
    guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// What the guideline's likeliest example says at a moment; `nil` where there is none, and where
  /// the platform speaks another language than the guideline.
  func guidelineText(at moment: Moment, on scope: PlatformSpec) -> String? {
    guard scope.foreignLanguage == nil,
      case .says(let utterance) = guidelineSpeech(at: moment, on: scope)
    else { return nil }
    return utterance.text
  }
}
