import SourceText

extension NumberWord {
  private static let fractions: [String: Double] = [
    "half": 0.5, "halves": 0.5, "third": 1.0 / 3, "thirds": 1.0 / 3, "quarter": 0.25,
    "quarters": 0.25, "fifth": 0.2, "fifths": 0.2, "sixths": 1.0 / 6, "sevenths": 1.0 / 7,
    "eighth": 0.125, "eighths": 0.125, "ninths": 1.0 / 9, "tenth": 0.1, "tenths": 0.1,
    "hundredths": 0.01,
  ]

  private static let scales: [String: Double] = [
    "dozen": 12, "k": 1_000, "thousand": 1_000, "mn": 1_000_000, "million": 1_000_000,
    "bn": 1_000_000_000, "billion": 1_000_000_000, "lakh": 100_000, "crore": 10_000_000,
    "tausend": 1_000, "mil": 1_000, "mille": 1_000, "mio": 1_000_000, "millionen": 1_000_000,
    "millones": 1_000_000, "milhões": 1_000_000, "mrd": 1_000_000_000, "milliarden": 1_000_000_000,
  ]

  /// Letters that are units where they are small.
  private static let capitalScales: [String: Double] = [
    "M": 1_000_000, "B": 1_000_000_000, "T": 1_000_000_000_000,
  ]

  /// The factor behind the digits of a number, as in "2k" and "2 thousand".
  static func scale(_ text: String) -> Double? {
    let words = text.foldedTokens
    guard words.count == 1 else { return nil }
    return scales[words[0]] ?? capitalScales[text.filter(\.isLetter)]
  }

  /// The number that some words begin with, and where it ends.
  ///
  /// Examples are "one and a half", "half a dozen" and "nought point one". Words with two meanings,
  /// such as "three quarters", have both values.
  package static func amount(in tokens: [String], from start: Int) -> (
    end: Int, values: [Double]
  )? {
    if let share = fraction(in: tokens, from: start) {
      // "Half a dozen" is half of it.
      let next = tokens.word(at: share.end) == "a" ? share.end + 1 : share.end
      guard let scale = scales[tokens.word(at: next)] else { return (share.end, [share.value]) }
      return (next + 1, [share.value * scale])
    }
    guard let number = whole(in: tokens, from: start) else { return nil }
    let (end, value) = number
    if let scale = scales[tokens.word(at: end)] {
      let rest = rest(below: scale, in: tokens, from: end + 1)
      return (rest?.end ?? end + 1, [value * scale + (rest?.value ?? 0)])
    }
    if tokens.word(at: end) == "and", let share = fraction(in: tokens, from: end + 1) {
      // "One and a half million" is one number.
      guard let scale = scales[tokens.word(at: share.end)] else {
        return (share.end, [value + share.value])
      }
      return (share.end + 1, [(value + share.value) * scale])
    }
    // Ordinals beside a number are fractions, but quarters may be counted, too.
    let part = tokens.word(at: end)
    if let share = share(inPlural: part) {
      return (end + 1, part == "quarters" ? [value * share, value] : [value * share])
    }
    return (end, [value])
  }

  /// What a number is multiplied by for parts behind it, as in "four fifths".
  private static func share(inPlural word: String) -> Double? {
    word.hasSuffix("s") ? fractions[word] : nil
  }

  /// What a number in words goes on with behind a scale: the five hundred of "one thousand five
  /// hundred".
  private static func rest(
    below scale: Double,
    in tokens: [String],
    from start: Int
  ) -> (end: Int, value: Double)? {
    let first = tokens.word(at: start) == "and" ? start + 1 : start
    guard scale >= 1_000, tokens.word(at: first).first?.isLetter == true,
      let number = amount(in: tokens, from: first), number.values.count == 1,
      number.values[0] >= 1, number.values[0] < scale
    else { return nil }
    return (number.end, number.values[0])
  }

  /// A fraction of one: "half", "a quarter", "three quarters" behind "and".
  private static func fraction(in tokens: [String], from start: Int) -> (end: Int, value: Double)? {
    let word = tokens.word(at: start)
    if word == "half" { return (start + 1, 0.5) }
    if word == "quarter", tokens.word(at: start + 1) == "of" { return (start + 1, 0.25) }
    guard let share = fractions[tokens.word(at: start + 1)] else { return nil }
    if word == "a" || word == "one" { return (start + 2, share) }
    let isSecond = start > 0 && tokens[start - 1] == "and"
    return isSecond ? value(of: [word][...]).map { (start + 2, Double($0) * share) } : nil
  }

  /// A number without fractions, in words or digits, with what stands behind "point".
  private static func whole(in tokens: [String], from start: Int) -> (end: Int, value: Double)? {
    let word = tokens.word(at: start)
    if word == "a", scales[tokens.word(at: start + 1)] != nil { return (start + 1, 1) }
    if word == "point", let decimals = decimals(behind: 0, in: tokens, from: start).last {
      return (decimals.end, decimals.value)
    }
    if let number = values(in: tokens, from: start).first {
      let last = decimals(behind: number.value, in: tokens, from: number.end).last
      return last.map { ($0.end, $0.value) } ?? (number.end, Double(number.value))
    }
    guard word.first?.isNumber == true, let number = Double(word.filter { $0 != "," }) else {
      return nil
    }
    return (start + 1, number)
  }

  /// What a number becomes with the digits behind "point", the first one alone first.
  private static func decimals(behind whole: Int, in tokens: [String], from start: Int) -> [(
    end: Int, value: Double
  )] {
    guard tokens.word(at: start) == "point" else { return [] }
    let digits = tokens[(start + 1)...].prefix(6).prefix {
      value(of: [$0][...]).map { $0 < 10 } ?? false
    }
    return digits.indices.compactMap { end in
      let text = digits[...end].compactMap { value(of: [$0][...]).map(String.init) }.joined()
      return Double("\(whole).\(text)").map { (end + 1, $0) }
    }
  }

  /// The numbers that words name, each as long as it is.
  ///
  /// A sign, a point, a fraction and a scale belong to their number.
  package static func numbers(in tokens: [String]) -> Set<Double> {
    var numbers: Set<Double> = []
    var previous: (end: Int, value: Double)?
    var start = 0
    while start < tokens.count {
      guard let number = amount(in: tokens, from: start) else {
        start += 1
        continue
      }
      let zero = SignWord.endOfZero(in: tokens, behind: number.end)
      let isNegative = zero != nil || start > 0 && SignWord.isNegative(tokens[start - 1])
      numbers.formUnion(isNegative ? number.values.map { -$0 } : number.values)
      if let previous, previous.end == start, let rest = number.values.first {
        numbers.formUnion(pair(previous.value, rest))
      }
      let isWord = tokens[start].first?.isLetter == true && number.values.count == 1
      previous = isWord ? number.values.first.map { (number.end, $0) } : nil
      start = zero ?? number.end
    }
    return numbers
  }

  /// What two numbers in words mean one behind the other.
  ///
  /// "nine ninety-nine" is a price; "nineteen ninety-nine" is a price and a year.
  private static func pair(_ first: Double, _ second: Double) -> [Double] {
    guard (1...99).contains(first), (10...99).contains(second), first.rounded() == first,
      second.rounded() == second
    else { return [] }
    return [first + second / 100, first * 100 + second]
  }

  /// The words for how often something happens.
  private static let times: [String: Double] = ["once": 1, "twice": 2, "thrice": 3]

  /// Whether words say a number by counting up to it: "twice", "the third".
  ///
  /// Behind "a" or "one" an ordinal is a fraction.
  static func counts(to number: Double, in tokens: [String]) -> Bool {
    tokens.indices.contains { index in
      if times[tokens[index]] == number { return true }
      let before = index > 0 ? tokens[index - 1] : ""
      guard isOrdinal(tokens[index]), !["a", "one"].contains(before) else { return false }
      let position = positions(in: tokens, endingAt: index + 1).first?.value
      return position.map(Double.init) == number
    }
  }
}

/// The words for a minus in several languages.
package enum SignWord {
  private static let negative: Set = [
    "minus", "negative", "moins", "menos", "meno", "negativo", "negativ", "eksi", "минус", "سالب",
    "ناقص", "מינוס", "マイナス", "零下", "负", "負", "마이너스", "영하", "âm",
  ]

  /// Words behind a number that say so.
  private static let belowZero: [[String]] = [
    "below zero", "under zero", "below freezing", "unter null", "bajo cero", "sous zéro",
    "au-dessous de zéro", "sotto zero", "sotto lo zero", "onder nul", "abaixo de zero",
  ].map(\.foldedTokens)

  /// Whether a folded word says so.
  package static func isNegative(_ word: String) -> Bool { negative.contains(word) }

  /// The end of the words that say so behind a number and its unit: "3 degrees below zero".
  package static func endOfZero(in tokens: [String], behind end: Int) -> Int? {
    (end..<min(end + 3, max(tokens.count, end))).firstNonNil { start in
      belowZero.first { tokens[start...].starts(with: $0) }.map { start + $0.count }
    }
  }
}

extension [String] {
  /// The word at a place, or an empty one behind the last.
  fileprivate func word(at index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
