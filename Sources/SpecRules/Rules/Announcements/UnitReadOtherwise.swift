import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An abbreviated unit that the screen reader reads as another one.
  static let unitReadOtherwise = Rule(
    id: "unit-read-otherwise",
    severity: .information,
    summary: "An abbreviated unit that the screen reader reads as another one, or as a letter",
    rationale: """
      "5 m" looks like minutes beside a clock, and is heard as "5 meters". Only a word is read as \
      it is meant.
      """,
    wcag: .bestPractice,
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Timer
        value: { current: 5, unit: m }
                                   ^ 'm' is read as 'meters' by VoiceOver; write 'minutes' or \
        'meters'
        platforms: { ios: { framework: uikit } }
        """,
      passing: """
        component: stepper
        label: Timer
        value: { current: 5, unit: minutes }
        platforms: { ios: { framework: uikit } }
        """
    ),
    check: .spec { context in
      context.platforms.flatMap { platform -> [Violation] in
        guard let name = platform.scope.platform else { return [] }
        let readings = UnitReading.all.filter { $0.platform == name }
        return spokenTexts(in: platform).filter(\.mayHaveAmount).flatMap { text in
          readings.compactMap { violation(of: $0, in: text, platform) }
        }
      }
    }
  )
}

/// How long a text is at most, in bytes, that is looked at.
private let longestText = 2_000

/// A text that is heard; a unit stands for itself.
private struct HeardText {
  let word: LocatedText
  let isUnit: Bool
}

/// What is heard of values, names, hints and phrases, each once.
private func spokenTexts(in context: PlatformContext) -> [HeardText] {
  let scope = context.scope
  let value = context.spec.value(.value)
  let segments = scope.segments.all.compactMap { $0.name ?? $0.label }
  let names =
    [scope.name, context.spec.label, value?.word, scope.map["hint"]?.word]
    + context.buttons.map(\.name)
  // What an API says stands as its value.
  let told = scope.map.entries.filter { entry in
    let purpose = context.vocabulary.api(named: entry.key.value)?.purpose
    return purpose.map(["name", "title", "state text"].contains) ?? false
  }
  let phrases = scope.announcements.map(\.phrase)
  let numbers = [KeyMeaning.smallestValue, .largestValue, .currentValue]
    .compactMap { context.spec.value($0)?.word }
  let words =
    names.compactMap(\.self) + numbers + segments + told.compactMap(\.value.word) + phrases
  let texts = Dictionary(grouping: words, by: \.range).values.compactMap(\.first)
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
    .map { HeardText(word: $0, isUnit: false) }
  return context.spec.unit.map { [HeardText(word: $0, isUnit: true)] + texts } ?? texts
}

private func violation(
  of reading: UnitReading,
  in text: HeardText,
  _ context: PlatformContext
) -> Violation? {
  guard let place = text.place(of: reading.unit), !isReadRightly(reading, text.word, context)
  else { return nil }
  let reader = context.scope.screenReaderName
  let meanings =
    text.isOne(inFrontOf: place) ? reading.meanings.map(\.inSingular) : reading.meanings
  return Violation(
    "'\(reading.unit)' is read as \(reading.read.quotedUnlessLetter) by \(reader); "
      + "write \(meanings.listed)",
    at: context.spec.range(of: place, in: text.word),
    offers: meanings.map { meaning in
      let word = text.isFused(at: place) ? " \(meaning)" : meaning
      let right = text.word.value.replacing([(place, word)])
      return Offer(.put(right, for: text.word), title: "Write '\(meaning)'")
    }
  )
}

/// Whether something that the control is called says that the unit is meant as it is read.
private func isReadRightly(
  _ reading: UnitReading,
  _ text: LocatedText,
  _ context: PlatformContext
) -> Bool {
  guard !reading.companions.isEmpty else { return false }
  let keys = ["label", "title", "purpose", "name", KeyMeaning.groupLabel.key]
  let texts = keys.compactMap { context.spec.root[$0]?.word?.value } + [text.value]
  let words = Set(texts.filter { $0.utf8.count <= longestText }.flatMap(\.foldedTokens))
  return !words.isDisjoint(with: reading.companions)
}

extension HeardText {
  /// Whether there may be a number in front of a unit; only some texts have one.
  var mayHaveAmount: Bool {
    isUnit || word.value.utf8.contains { (0x30...0x39).contains($0) || $0 == 0x7B || $0 >= 0x80 }
  }

  /// Where a unit stands behind a number, or alone where the whole text is one.
  func place(of unit: String) -> Range<String.Index>? {
    let text = word.value
    if isUnit { return text == unit ? text.startIndex..<text.endIndex : nil }
    guard text.utf8.count <= longestText, text.contains(unit) else { return nil }
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: unit[unit.startIndex]) {
      let end = text.index(found, offsetBy: unit.count, limitedBy: text.endIndex) ?? text.endIndex
      start = text.index(after: found)
      let isWhole = end == text.endIndex || !(text[end].isLetter || text[end].isNumber)
      guard text[found..<end] == unit[...], isWhole, text.hasNumber(inFrontOf: found),
        !(unit == "s" && text.isPlural(endingAt: found))
      else { continue }
      return found..<end
    }
    return nil
  }

  /// Whether the number of a unit is one.
  func isOne(inFrontOf place: Range<String.Index>) -> Bool {
    let number = word.value[..<place.lowerBound].reversed().drop { $0 == " " }
      .prefix { $0.isNumber || ".,".contains($0) }
    return number.elementsEqual("1")
  }

  /// Whether the unit stands right behind its number.
  func isFused(at place: Range<String.Index>) -> Bool {
    let text = word.value
    return place.lowerBound > text.startIndex
      && text[text.index(before: place.lowerBound)].isNumber
  }
}

extension String {
  /// Whether a number, or a value that is filled in, ends in front of a place, a blank between.
  fileprivate func hasNumber(inFrontOf place: Index) -> Bool {
    let before = self[..<place]
    let text = before.last == " " ? before.dropLast() : before
    guard text.last?.isNumber == true else { return text.hasSuffix("{value}") }
    let head = text.withoutNumber
    // An amount of money has its own abbreviations.
    return head.last?.isCurrencySymbol != true && !head.endsWithName
  }

  /// Whether the number in front of a place is a decade or a product: "the 1990s", "iPhone 5s".
  fileprivate func isPlural(endingAt place: Index) -> Bool {
    let before = self[..<place]
    let head = before.withoutNumber
    let number = before[head.endIndex...]
    guard !number.isEmpty else { return false }
    let isYear =
      number.count == 4 && number.last == "0" && ["1", "20"].contains(where: number.hasPrefix)
    if isYear || head.last.map("'’‘".contains) == true { return true }
    let word = head.split(whereSeparator: \.isWhitespace).last ?? ""
    return wordsBeforeDecades.contains(word.lowercased())
      || word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
  }

  /// The unit as it is said of one: `meters` as `meter`.
  fileprivate var inSingular: String { hasSuffix("s") ? String(dropLast()) : self }

  fileprivate var quotedUnlessLetter: String { hasPrefix("a ") ? self : "'\(self)'" }
}

/// What stands in front of a decade, as in "the 80s".
private let wordsBeforeDecades: Set = ["the", "early", "mid", "late"]

extension Substring {
  /// The text in front of the number that it ends with.
  fileprivate var withoutNumber: Substring {
    self[..<(lastIndex { !($0.isNumber || ".,".contains($0)) }.map(index(after:)) ?? startIndex)]
  }

  /// Whether it ends with letters that a number behind them is a name with, such as `B-` of "B-52".
  ///
  /// What stands behind a number of its own, such as `1m` of "1m30s", is an amount.
  fileprivate var endsWithName: Bool {
    let text = last == "-" ? dropLast() : self
    let rest = text[..<(text.lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex)]
    return rest.endIndex < text.endIndex && rest.last?.isNumber != true
  }
}
