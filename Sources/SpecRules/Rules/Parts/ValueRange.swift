import English
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
        violationOfStep(in: spec), spec.violationOfCounter,
      ]
      return found.compactMap(\.self)
    }
  )
}

/// A number as a spec writes it, with its unit if it has one.
private struct Amount {
  let word: LocatedText
  let number: Double
  private let unit: String

  /// `nil` for what does not begin with a number, or goes on with more than a unit.
  init?(_ value: SpecValue?) {
    guard let word = value?.word else { return nil }
    let digits = word.value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    let unit = word.value.dropFirst(digits.count).filter { !$0.isWhitespace }
    guard unit.allSatisfy({ $0.isLetter || "%°€$£¥".contains($0) }) else { return nil }
    self.word = word
    self.number = number
    self.unit = unit
  }

  /// Whether it is more than a number of what another amount counts.
  func isMore(than number: Double, of other: Amount) -> Bool {
    isComparable(with: other) && self.number > number
  }

  /// Whether both count the same, as far as their units tell.
  func isComparable(with other: Amount) -> Bool {
    unit == other.unit || unit.isEmpty || other.unit.isEmpty
  }

  /// Whether it is more than another amount, as far as the two can be compared.
  func exceeds(_ other: Amount) -> Bool {
    isMore(than: other.number, of: other)
  }
}

/// No pages at all.
private func violation(ofCount pages: SpecValue?) -> Violation? {
  guard let pages = Amount(pages), pages.number == 0 else { return nil }
  return Violation(
    "there are no pages to control; 'pages' says how many there are",
    at: pages.word.range
  )
}

/// A step that leads nowhere, or at once out of the range.
private func violationOfStep(in spec: Spec) -> Violation? {
  guard let step = Amount(spec.value(.step)) else { return nil }
  let text = step.word.value
  if step.number == 0 {
    return Violation("a step of \(text) changes nothing; correct it", at: step.word.range)
  }
  if step.number < 0 {
    return Violation(
      "'step' is how far one action goes, up or down; write it without the minus",
      at: step.word.range,
      offers: [
        Offer(.literal(String(text.drop { $0 == "-" }), for: step.word), title: "Remove the minus")
      ]
    )
  }
  guard let low = Amount(spec.value(.smallestValue)),
    let high = Amount(spec.value(.largestValue)), high.exceeds(low),
    step.isMore(than: high.number - low.number, of: high)
  else { return nil }
  return Violation(
    "a step of \(text) leads out of the range of \(low.word.value) to \(high.word.value); "
      + "correct one of them",
    at: step.word.range
  )
}

extension Spec {
  /// A current page that is none of the pages, which are counted from 1.
  fileprivate var violationOfPage: Violation? {
    guard let current = Amount(value(.currentPage)) else { return nil }
    // Less than that, and fractions, are not numbers of anything.
    if current.number == 0 {
      return Violation(
        "pages are counted from 1; write 'current-page: 1' for the first",
        at: current.word.range,
        offers: [Offer(.literal("1", for: current.word))]
      )
    }
    guard let pages = Amount(value(.pageCount)), pages.number > 0, current.exceeds(pages) else {
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
    guard let counter = value(.characterCount)?.word, let longest = Amount(value(.longestText)),
      let index = SpokenIndex(in: counter.value.replacing("/", with: " of ").foldedTokens),
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
  fileprivate var violationInRange: Violation? {
    let current = Amount(value(.currentValue))
    let (low, high) = (Amount(value(.smallestValue)), Amount(value(.largestValue)))
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
