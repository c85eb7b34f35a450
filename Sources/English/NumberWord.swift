/// Numbers as English writes them.
package enum NumberWord {
  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]

  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static let irregularOrdinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]

  /// The longest number that is read, in words: "nine hundred and ninety nine".
  private static let longest = 5

  /// Words that say no number.
  private static let vague: Set = ["hundreds", "thousands", "millions", "billions", "dozens"]

  private static let values: [String: Int] = {
    let units = ones.enumerated().map { ($1, $0) }
    let nothings = [("nought", 0), ("naught", 0)]
    return Dictionary(
      uniqueKeysWithValues: units + nothings + tens.enumerated().map { ($1, ($0 + 2) * 10) }
    )
  }()

  private static let ordinals: [String: String] = Dictionary(
    uniqueKeysWithValues: (ones + tens + ["hundred"]).map { (ordinal(of: $0), $0) }
  )

  /// The words that a number of several words consists of.
  private static let parts = Set(values.keys).union(["hundred", "and", "a"])

  /// Whether words speak of a number that they do not name.
  static func isVague(_ tokens: [String]) -> Bool { tokens.contains(where: vague.contains) }

  /// Whether a word is an ordinal, in letters or digits.
  static func isOrdinal(_ word: String) -> Bool {
    value(of: [word]) == nil && position(of: [word]) != nil
  }

  /// Whether a word names a position that is not the first one, as "last" and "third" do.
  package static func isAfterFirst(_ word: String) -> Bool {
    ["last", "final", "next", "previous", "other", "another", "below", "under", "behind", "after"]
      .contains(word)
      || isOrdinal(word) && position(of: [word]) != 1
  }

  /// The position that words or digits name: a number, or an ordinal.
  package static func position(of words: ArraySlice<String>) -> Int? {
    guard let last = words.last else { return nil }
    if let value = value(of: words) { return value }
    if words.count == 1, last.first?.isNumber == true {
      let isOrdinal = ["st", "nd", "rd", "th"].contains(where: last.hasSuffix)
      return isOrdinal ? Int(last.dropLast(2)) : nil
    }
    return ordinals[last].flatMap { value(of: words.dropLast() + [$0]) }
  }

  /// The number that words or digits name, up to 999 in words.
  package static func value(of words: ArraySlice<String>) -> Int? {
    guard let first = words.first else { return nil }
    if words.count == 1, let number = Int(first) { return number }
    guard let mark = words.firstIndex(of: "hundred") else { return valueBelowHundred(of: words) }
    let rest = words[(mark + 1)...]
    let count = mark == words.startIndex || words[..<mark] == ["a"] ? 1 : values[words[mark - 1]]
    guard mark - words.startIndex <= 1, let count, (1...19).contains(count) else { return nil }
    if rest.isEmpty { return count * 100 }
    let below = valueBelowHundred(of: rest.first == "and" ? rest.dropFirst() : rest)
    return below.flatMap { $0 > 0 ? count * 100 + $0 : nil }
  }

  private static func valueBelowHundred(of words: ArraySlice<String>) -> Int? {
    guard let first = words.first, let value = values[first] else { return nil }
    if words.count == 1 { return value }
    guard words.count == 2, value >= 20, let one = words.last.flatMap({ values[$0] }) else {
      return nil
    }
    return (1...9).contains(one) ? value + one : nil
  }

  /// The positions that the last words before an offset may name, the longest first.
  ///
  /// Each comes with the place where it begins. In "page twenty one" they are 21 and 1.
  package static func positions(
    in tokens: [String],
    endingAt end: Int
  ) -> [(start: Int, value: Int)] {
    // Only the last word may be anything but a part: an ordinal, or digits.
    let words = tokens[..<max(0, end)].suffix(longest)
    let first = words.dropLast().lastIndex { !parts.contains($0) }.map { $0 + 1 }
    return ((first ?? words.startIndex)..<words.endIndex).compactMap { start in
      position(of: words[start...]).map { (start, $0) }
    }
  }

  /// The numbers that the words from an offset on may name, each with its end, the longest first.
  package static func values(in tokens: [String], from start: Int) -> [(end: Int, value: Int)] {
    guard start < tokens.count else { return [] }
    let parts = tokens[start...].prefix(longest).prefix(while: parts.contains)
    return (start + 1...max(start + 1, parts.endIndex)).reversed().compactMap { end in
      value(of: tokens[start..<end]).map { (end, $0) }
    }
  }
}

extension NumberWord {
  /// A number as another one is written: in digits, in words, as an ordinal or a placeholder.
  package static func written(_ number: Int, like model: Substring) -> String {
    if model.hasPrefix("{") { return String(model) }
    guard model.first?.isNumber == false, let words = words(of: number) else {
      return String(number)
    }
    let isOrdinal = String(model).foldedTokens.last.map { ordinals[$0] != nil } ?? false
    let text = isOrdinal ? words.replacingLastWord(by: ordinal) : words
    let isCapital = model.first?.isUppercase == true
    return isCapital ? text.capitalizingFirst : text
  }

  /// A number in words; `nil` below 0 and above 999.
  private static func words(of number: Int) -> String? {
    switch number {
    case 0..<20: return ones[number]
    case 20..<100:
      let ten = tens[number / 10 - 2]
      return number % 10 == 0 ? ten : "\(ten)-\(ones[number % 10])"
    case 100..<1000:
      let hundreds = "\(ones[number / 100]) hundred"
      guard number % 100 > 0 else { return hundreds }
      return words(of: number % 100).map { "\(hundreds) and \($0)" }
    default: return nil
    }
  }

  private static func ordinal(of word: String) -> String {
    if let irregular = irregularOrdinals[word] { return irregular }
    return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
  }
}

extension String {
  /// The text with another word in place of its last one.
  fileprivate func replacingLastWord(by other: (String) -> String) -> String {
    let start = lastIndex { $0 == " " || $0 == "-" }.map { index(after: $0) } ?? startIndex
    return self[..<start] + other(String(self[start...]))
  }
}
