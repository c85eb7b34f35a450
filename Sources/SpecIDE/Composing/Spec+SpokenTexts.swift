import English
import Guidelines
import SpecModel
import Voices

extension Spec {
  /// What the device says at a moment; `nil` where that is not known, or differs by element.
  ///
  /// It is also `nil` where a part of it is a text that the spec does not tell.
  func deviceText(at moment: Moment, on scope: PlatformSpec) -> String? {
    guard !moment.isAssumed, let platform = scope.platform else { return nil }
    let language = scope.deviceLanguage
    let texts = moment.speeches(by: voice(of: platform), in: language).map(\.utterance?.text)
    guard let first = texts.first.flatMap(\.self), texts.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first.contains("{") ? nil : first
  }

  /// What the guideline's likeliest example says at a moment.
  ///
  /// It is `nil` without an example, and on a platform that speaks another language.
  func guidelineText(at moment: Moment, on scope: PlatformSpec) -> String? {
    scope.foreignLanguage == nil ? guidelineSpeech(at: moment, on: scope).utterance?.text : nil
  }
}
