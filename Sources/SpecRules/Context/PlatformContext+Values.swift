import English
import Guidelines
import SourceText
import SpecModel

extension Spec {
  /// The value that the component shows; `nil` where the spec gives none.
  var shownValue: ShownValue? {
    guard let value = value(.value), !value.isNull else { return nil }
    return ShownValue(
      current: value.word?.value ?? self.value(.currentValue)?.word?.value,
      unit: unit?.value,
      languages: scopes.compactMap { $0.foreignLanguage?.value }.uniqued.map { language in
        library.vocabulary.term(.language, language)?.word ?? language
      }
    )
  }
}

extension PlatformContext {
  /// What stands in a text where the value belongs.
  ///
  /// It is the number with another unit, else what stands for a value, else the numbers outside of
  /// some names.
  func staleValues(in text: String, besides names: [LocatedText?]) -> [StaleValue] {
    let measured = spec.shownValue?.otherMeasures(in: text) ?? []
    if !measured.isEmpty { return measured.map { StaleValue(range: $0, isMeasured: true) } }
    let standIns = StandIn.all(in: text)
    let numbers = standIns.filter { $0.meaning == .value }
    // A text in front of all others is the label.
    let texts = standIns.filter { $0.meaning == .text && $0.range.lowerBound > text.startIndex }
    let open = numbers.isEmpty ? texts : numbers
    guard open.isEmpty else { return open.map { StaleValue(range: $0.range, isStandIn: true) } }
    let taken = names.compactMap { $0 }.filter { !$0.value.isBlank }
      .compactMap { text.firstPlace(of: $0.value.foldedTokens) }
    let unit = spec.shownValue?.unit
    return NumberPlace.all(in: text, verbs: purposeVerbs, unit: unit).map(\.range)
      .filter { number in !taken.contains { $0.overlaps(number) } }
      .map { StaleValue(range: $0) }
  }

  /// Whether a text is the value and nothing else: "40 percent".
  func isValueAlone(_ text: String) -> Bool {
    guard let value = spec.shownValue, text.utf8.count <= Self.longestValue else { return false }
    if let current = value.current, value.measured(current).foldedTokens == text.foldedTokens {
      return true
    }
    let isAmount = Double(text) != nil || ShownValue(current: text, unit: nil).unit != nil
    return isAmount && Phrase(text).says(value)
  }

  /// How long a text is at most, in bytes, that is read as a value.
  private static let longestValue = 200

  func readPurposeVerbs() -> [String] {
    facts("purpose-words", .eachButton).flatMap(\.verbs).map(\.foldedForComparison)
  }
}

extension Part {
  /// Whether the name of the button, or what is announced at it, has the value.
  ///
  /// A placeholder for the value, or words that stand for it, do as well.
  func says(_ value: ShownValue, by fact: Fact, in context: PlatformContext) -> Bool {
    let action = action.foldedForComparison
    let spoken = context.announcements.all.filter { $0.foldedMoment == action }
    let verbs = Set(context.purposeVerbs)
    let phrases = [name?.value].compactMap(\.self) + spoken.map(\.phrase.value)
    return phrases.map { Phrase($0).withoutOtherMeasures(than: value) }.contains { phrase in
      phrase.has("value") || fact.details("words").contains(where: phrase.text.containsWords)
        || phrase.withoutSteps(verbs).says(value)
    }
  }
}

extension String {
  /// The name with a value at its end, or in place of what stands for it.
  func saying(_ value: ShownValue, insteadOf stale: StaleValue?) -> String {
    let number = value.current ?? "{value}"
    guard let stale else { return appending(number) }
    return replacing([(stale.range, value.written(number, insteadOf: stale, in: self))])
  }
}

extension ShownValue {
  /// A number, or a word for it, in the style of the text that it replaces.
  func written(_ number: String, insteadOf stale: StaleValue, in text: String) -> String {
    if stale.isMeasured { return measured(number) }
    return stale.isStandIn ? "{value}" : number.written(like: text[stale.range])
  }
}
