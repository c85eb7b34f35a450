package import English
import Guidelines
import SourceText
package import SpecModel
import Voices

extension Moment {
  /// Whether a phrase has a text where the device says a value that the spec does not tell.
  ///
  /// What a user has typed into a field is one. No other phrase may take its place, which would
  /// lose it.
  package func hasUntoldText(in phrase: Phrase, of spec: Spec, on scope: PlatformSpec) -> Bool {
    guard trigger == nil, let voice = scope.platform.map(spec.voice) else { return false }
    let valued = elements.compactMap { $0.withValue(by: voice, in: scope.deviceLanguage) }
    guard !valued.isEmpty else { return false }
    let usual = speeches(by: voice, in: scope.deviceLanguage).compactMap(\.utterance)
    let said = (usual + valued + spec.guidelineUtterances(at: self, on: scope))
      .flatMap { $0.parts + $0.hint }.map(\.text)
    let told = elements.flatMap(\.texts.values) + texts.values
    let known = said + told + voice.roleWords(in: scope.deviceLanguage)
    // A hint tells how to activate it, and no value.
    let parts = phrase.spoken(texts).spokenParts()
      .filter { !$0.foldedTokens.contains("tap") }
    return SaidTexts(parts.joined(separator: ", "), sayingAny: known.uniqued).hasOwnWords
  }
}

extension SpokenElement {
  /// What the device says of it with a value; `nil` where it has one, or would not say it.
  fileprivate func withValue(by voice: Voice, in language: String) -> Utterance? {
    guard texts[.value] == nil, texts[.current] == nil, range == nil else { return nil }
    var valued = self
    valued.texts[.current] = sample
    let said = voice.speech(of: valued, in: language).utterance
    return said.flatMap { $0.parts.contains { $0.text == sample } ? $0 : nil }
  }
}

/// A value that no phrase has.
private let sample = "{current}"
