import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A number outside of the range that the spec gives for it.
  static let valueRange = Rule(
    id: "value-range",
    severity: .warning,
    summary: "A number outside of the range that the spec gives for it",
    rationale: """
      The numbers are all that people who listen know of a range. "Page 4 of 3", or a value beyond \
      its end, makes them doubt everything else that they hear.
      """,
    wcag: .bestPractice,
    facts: ["number-apis", "step-count"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        pages: 3
        current-page: 4
                      ^ page 4 is not one of 3 pages; correct 'current-page' or 'pages'
        """,
      passing: """
        component: page-control
        name: Photos
        pages: 3
        current-page: 3
        """
    ),
    check: .spec { context in
      let spec = context.spec
      let found = [
        spec.violationOfPage, spec.violationInRange, violation(ofCount: spec.value(.pageCount)),
        spec.violationOfCounter,
      ]
      return found.compactMap(\.self) + context.violationsOfSteps + context.violationsOfLengths
        + context.violationsOfRanges
        + context.platforms.flatMap {
          violationsOfPhrases(on: $0) + violationsOfTexts(on: $0) + violationsOfAPIs(on: $0)
            + violationsOfActions(on: $0)
        }
    }
  )
}

/// The phrases with a value beyond its limits, but for the ones that have to say another value.
private func violationsOfPhrases(on context: PlatformContext) -> [Violation] {
  let spec = context.spec
  guard context.scope.foreignLanguage == nil, spec.violationInRange == nil else { return [] }
  let isKnown = spec.shownValue?.current != nil
  let facts = isKnown ? context.facts("announced-value") : []
  let told = Set(facts.flatMap(context.announcements.about).map(ObjectIdentifier.init))
  return context.announcements.all.filter { !told.contains(ObjectIdentifier($0)) }
    .compactMap(violationOfValue(in:))
}

/// The texts for the value, such as `accessibilityValue`, that have another number than it.
private func violationsOfTexts(on context: PlatformContext) -> [Violation] {
  guard let value = context.spec.shownValue, let current = value.current,
    Phrase(current).saysNumber, context.scope.foreignLanguage == nil
  else { return [] }
  return context.scope.map.entries.compactMap { entry in
    let api = context.vocabulary.api(named: Vocabulary.stem(of: entry.key.value))
    guard api?.purpose == "state text", let text = entry.value.word,
      StandIn.all(in: text.value).isEmpty
    else { return nil }
    let phrase = Phrase(text.value)
    // A share may be that of a number; the same number in another unit is another value.
    guard phrase.saysNumber, !phrase.has("value"), !text.value.hasOtherShare(than: value),
      !phrase.withoutOtherMeasures(than: value).says(value)
    else { return nil }
    return Violation("the value is \(value.measured(current)), not '\(text.value)'", at: text.range)
  }
}

/// The numbers that code sets and that differ from what the spec says.
///
/// An example is `android:maxLength: 10` beside `max-length: 15`.
private func violationsOfAPIs(on context: PlatformContext) -> [Violation] {
  context.facts("number-apis").flatMap { fact -> [Violation] in
    guard let limit = ToldNumber(by: fact, in: context.spec) else { return [] }
    return context.numbers(setBy: fact).filter { !limit.allows($0.number) }.map { setting in
      let right = limit.number.digits
      return Violation(
        "\(limit.description), but '\(setting.api)' is \(setting.number.digits); "
          + "correct one of the two",
        at: setting.word.range,
        related: [.init("the value of '\(limit.key)'", at: limit.word.range)],
        offers: [
          setting.isAlone
            ? Offer(
              .literal(right, for: setting.word),
              title: "Set '\(setting.api)' to '\(right)'",
              isPreferred: false
            ) : nil
        ]
      ).of(fact)
    }
  }
}

/// A number that a spec tells, and that code sets as well.
private struct ToldNumber {
  let key: String
  let word: LocatedText
  let number: Double
  /// What the number is, as a sentence without its mark.
  let description: String
  /// The length of the range that the number is an end or a step of.
  private let span: Double?

  init?(by fact: Fact, in spec: Spec) {
    let path = fact.details("in") + fact.details("key")
    guard let key = path.last,
      let amount = Amount(path.reduce(spec.root) { value, key in value?[key] }?.word)
    else { return nil }
    (self.key, word) = (key, amount.word)
    let low = Amount(spec.value(.smallestValue)?.word)?.number
    let high = Amount(spec.value(.largestValue)?.word)?.number
    let span = low.flatMap { low in high.map { $0 - low } }
    guard fact.detail("counts") != nil else {
      number = amount.number
      description = "'\(key)' is \(amount.word.value)"
      self.span = path.count > 1 ? span : nil
      return
    }
    guard let span, amount.number > 0 else { return nil }
    let steps = span / amount.number
    guard steps >= 1, steps == steps.rounded() else { return nil }
    number = steps - 1
    description = "there are \(number.digits) steps between the ends"
    self.span = nil
  }

  /// Whether code may set a number for it.
  ///
  /// A control may count its range from 0, up to 1, or in parts such as tenths.
  func allows(_ other: Double) -> Bool {
    if other == number { return true }
    guard let span else { return false }
    return [0, 1, span].contains(other)
      || [10, 100, 1_000].contains { number == other * $0 || other == number * $0 }
  }
}

/// A phrase with a value beyond its limits, and with none within them.
private func violationOfValue(in announcement: SpokenAnnouncement) -> Violation? {
  let (spec, text) = (announcement.spec, announcement.phrase.value)
  let limits: [(meaning: KeyMeaning, amount: Amount)] = [.smallestValue, .largestValue].compactMap {
    meaning in Amount(spec.value(meaning)?.word).map { (meaning, $0) }
  }
  guard !limits.isEmpty, announcement.segment == nil else { return nil }
  let unit = spec.shownValue?.unit ?? ""
  let said = announcement.reading.parts.compactMap { part -> Amount? in
    guard !announcement.namePlaces.contains(where: { $0.overlaps(part) }) else { return nil }
    let word = LocatedText(String(text[part]), at: announcement.range(of: part))
    return Amount(word).flatMap { $0.isMeasured(in: limits[0].amount, or: unit) ? $0 : nil }
  }
  let wrong = said.compactMap { amount -> (Amount, (meaning: KeyMeaning, amount: Amount))? in
    limits.first { $0.amount.excludes(amount, isLargest: $0.meaning == .largestValue) }
      .map { (amount, $0) }
  }
  guard let (amount, limit) = wrong.first, wrong.count == said.count else { return nil }
  let than = limit.meaning == .largestValue ? "more" : "less"
  return Violation(
    "\(amount.word.value) is \(than) than '\(limit.meaning.key)' (\(limit.amount.word.value)); "
      + "correct one of the two",
    at: amount.word.range,
    related: [.init("the value of '\(limit.meaning.key)'", at: limit.amount.word.range)]
  )
}

/// No pages at all.
private func violation(ofCount pages: SpecValue?) -> Violation? {
  guard let pages = Amount(pages?.word), pages.number == 0 else { return nil }
  return Violation(
    "there are no pages to control; 'pages' says how many there are",
    at: pages.word.range
  )
}

/// The custom actions that would set a value beyond its limits, such as "Tip 50 percent".
private func violationsOfActions(on context: PlatformContext) -> [Violation] {
  let spec = context.spec
  guard let unit = spec.shownValue?.unit?.withPercentInWords.foldedTokens, !unit.isEmpty else {
    return []
  }
  let limits = [KeyMeaning.smallestValue, .largestValue].compactMap { meaning in
    Amount(spec.value(meaning)?.word).map { (meaning: meaning, amount: $0) }
  }
  let actions = context.scope.map["custom-actions"]?.items.compactMap(\.word) ?? []
  return actions.compactMap { word -> Violation? in
    let tokens = word.value.withPercentInWords.foldedTokens
    let number = tokens.indices.firstNonNil { index in
      tokens[(index + 1)...].starts(with: unit) ? Double(tokens[index]) : nil
    }
    let limit = limits.first { limit -> Bool in
      number.map { limit.amount.excludes($0, isLargest: limit.meaning == .largestValue) } ?? false
    }
    return limit.map { limit in
      Violation(
        "'\(limit.meaning.key)' is \(limit.amount.word.value), so that '\(word.value)' cannot be; "
          + "correct one of the two",
        at: word.range,
        related: [.init("the value of '\(limit.meaning.key)'", at: limit.amount.word.range)]
      )
    }
  }
}

extension String {
  /// A counter with words and numbers alone: `{n}/20` is "0 of 20".
  fileprivate var asCount: String {
    guard utf8.count <= 200 else { return self }
    let parts = split(separator: "{", omittingEmptySubsequences: false)
    let text = parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
      text + (part.firstIndex(of: "}").map { "0" + part[part.index(after: $0)...] } ?? "{\(part)")
    }
    return text.replacing("/", with: " of ")
  }

  fileprivate var withPercentInWords: String { replacing("%", with: " percent") }
}

extension Spec {
  /// A current page that is none of the pages, which are counted from 1.
  fileprivate var violationOfPage: Violation? {
    guard let current = Amount(value(.currentPage)?.word) else { return nil }
    // Less than that, and fractions, are not numbers of anything.
    if current.number == 0 {
      return Violation(
        "pages are counted from 1; write 'current-page: 1' for the first",
        at: current.word.range,
        offers: [Offer(.literal("1", for: current.word))]
      )
    }
    guard let pages = Amount(value(.pageCount)?.word), pages.number > 0, current.exceeds(pages)
    else {
      return nil
    }
    let (page, count) = (current.word.value, pages.word.value)
    return contradiction(
      "page \(page) is not one of \(count) pages; correct 'current-page' or 'pages'",
      between: (.currentPage, current),
      and: (.pageCount, pages)
    )
  }

  /// A counter beyond what the field takes, or of another number than that: "7 of 5".
  fileprivate var violationOfCounter: Violation? {
    guard let counter = value(.characterCount)?.word,
      let longest = Amount(value(.longestText)?.word),
      let index = SpokenIndex(in: counter.value.asCount.foldedTokens),
      index.position > index.count || Double(index.count) != longest.number
    else { return nil }
    let (limit, text) = (KeyMeaning.longestText.key, longest.word.value)
    let message =
      Double(index.count) == longest.number
      ? "\(index.position) is more than '\(limit)' (\(text)); correct the counter"
      : "the counter ends at \(index.count), and '\(limit)' is \(text); correct one of the two"
    return Violation(
      message,
      at: counter.range,
      related: [.init("the value of '\(limit)'", at: longest.word.range)]
    )
  }

  /// A value beyond its limits, or limits of which the lower one is the higher.
  var violationInRange: Violation? {
    let current = Amount(value(.currentValue)?.word)
    let (low, high) = (Amount(value(.smallestValue)?.word), Amount(value(.largestValue)?.word))
    if let low, let high, low.exceeds(high) {
      let swap = Offer(
        .literal(high.word.value, for: low.word),
        .literal(low.word.value, for: high.word),
        title: "Swap '\(low.word.value)' and '\(high.word.value)'"
      )
      return contradiction(
        "'min' (\(low.word.value)) is more than 'max' (\(high.word.value)); swap the two",
        between: (.smallestValue, low),
        and: (.largestValue, high),
        swap
      )
    }
    if let low, let high, low.number == high.number, low.isComparable(with: high),
      value(.step) != nil
    {
      return contradiction(
        "'min' and 'max' are both \(low.word.value), so that nothing can be changed; "
          + "correct one of the two",
        between: (.smallestValue, low),
        and: (.largestValue, high)
      )
    }
    guard let current else { return nil }
    if let high, current.exceeds(high) {
      return contradiction(
        "\(current.word.value) is more than 'max' (\(high.word.value)); correct one of the two",
        between: (.currentValue, current),
        and: (.largestValue, high)
      )
    }
    guard let low, low.exceeds(current) else { return nil }
    return contradiction(
      "\(current.word.value) is less than 'min' (\(low.word.value)); correct one of the two",
      between: (.currentValue, current),
      and: (.smallestValue, low)
    )
  }

  /// Two numbers that cannot both be right, reported at the one that is written below the other.
  ///
  /// Where no other offer is given, either becomes the other one: which is wrong nobody knows.
  private func contradiction(
    _ message: String,
    between one: (meaning: KeyMeaning, amount: Amount),
    and other: (meaning: KeyMeaning, amount: Amount),
    _ offer: Offer? = nil
  ) -> Violation {
    let alternatives = [(one, other), (other, one)].compactMap { wrong, right -> Offer? in
      // What has the number already is not mended by it.
      guard wrong.amount.number != right.amount.number else { return nil }
      return Offer(
        .literal(right.amount.word.value, for: wrong.amount.word),
        title: "Set '\(wrong.meaning.key)' to '\(right.amount.word.value)'",
        isPreferred: false
      )
    }
    let isOneLast = one.amount.word.range.lowerBound > other.amount.word.range.lowerBound
    let (last, first) = isOneLast ? (one, other) : (other, one)
    return Violation(
      message,
      at: last.amount.word.range,
      related: [.init("the value of '\(first.meaning.key)'", at: first.amount.word.range)],
      offers: offer.map { [$0] } ?? alternatives
    )
  }
}
