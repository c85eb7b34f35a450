import SourceText

/// The value that a component shows, as far as it is known.
package struct ShownValue {
  /// The number or word; `nil` where only its limits are.
  package let current: String?
  /// What it counts, such as "min" or "%".
  package let unit: String?
  /// Whether its phrases are in English, of which the words for measures are known.
  package let isInEnglish: Bool

  package init(current: String?, unit: String?, isInEnglish: Bool) {
    self.current = current
    self.unit = unit
    self.isInEnglish = isInEnglish
  }
}

extension Phrase {
  /// Whether the phrase has a value, in digits or in words, or any number where none is given.
  ///
  /// A number that people have to convert or to read may be the value: "half a dozen",
  /// "1 hour 30 minutes" of 90, and one in another unit than that of the value.
  package func says(_ value: ShownValue) -> Bool {
    guard let current = value.current else { return saysNumber }
    guard let wanted = Double(current) else { return text.containsWords(current) }
    let inDigits = text.spokenNumbers(inEnglish: value.isInEnglish)
    // Most phrases say it so, and words cost more to read.
    if inDigits.contains(wanted) { return true }
    let tokens = text.withoutMarkedNumbers.foldedTokens
    let spoken = text.numbersInWords.union(inDigits)
    if spoken.contains(wanted) || NumberWord.isUnreadable(tokens) { return true }
    if wanted != wanted.rounded(), text.hasFraction { return true }
    if wanted == 0, !tokens.allSatisfy({ !Phrase.wordsForNothing.contains($0) }) { return true }
    let isShare = value.unit?.contains("%") == true || text.saysPercent(tokens)
    if isShare, spoken.contains((wanted * 100).rounded()) { return true }
    return text.hasConvertedAmount(from: value.unit, isInEnglish: value.isInEnglish)
  }

  /// Whether the phrase has a number that may be a value; "adds one" is what the button does.
  package var saysNumber: Bool {
    !text.spokenNumbers(inEnglish: false).isEmpty
      || !NumberWord.numbers(in: text.foldedTokens).subtracting([1]).isEmpty
  }

  package static let wordsForNothing: Set = ["no", "none", "nothing", "empty", "without"]
}

extension Phrase {
  /// The phrase without the first place of each name, whose numbers are no values.
  package func without(_ names: [String]) -> Phrase {
    var rest = text
    for name in names where !name.isBlank {
      let hasNumber =
        name.contains(where: \.isNumber) || !NumberWord.numbers(in: name.foldedTokens).isEmpty
      guard hasNumber, let place = rest.lastPlace(of: name) else { continue }
      rest.replaceSubrange(place, with: " ")
    }
    return Phrase(rest)
  }
}

extension Phrase {
  /// The phrase without the numbers by which a button changes the value: "adds one", "by 1".
  package func withoutSteps(_ verbs: Set<String>) -> Phrase {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var previous = ""
    let kept = words.filter { word in
      let folded = String(word).foldedTokens
      let isNumber = folded.count == 1 && NumberWord.value(of: folded[...]) != nil
      let isStep = isNumber && (previous == "by" || verbs.contains(previous))
      let ends = word.last.map { ",.;:".contains($0) } ?? false
      previous = ends ? "" : folded.last ?? previous
      return !isStep
    }
    return kept.count == words.count ? self : Phrase(kept.joined(separator: " "))
  }
}

extension String {
  /// The text without the numbers that have a point or a comma in them, of which neither side is a
  /// number by itself, and those with a sign.
  fileprivate var withoutMarkedNumbers: String {
    let words = split(separator: " ")
    let kept = words.filter { !$0.hasMarkedNumber && !$0.isNegativeNumber }
    return kept.count == words.count ? self : kept.joined(separator: " ")
  }

  /// Whether a fraction such as "½" or "1/2" stands in the text.
  fileprivate var hasFraction: Bool {
    if !isASCII, unicodeScalars.contains(where: { $0.properties.numericType == .numeric }) {
      return true
    }
    let bytes = Array(utf8)
    return bytes.indices.dropFirst().dropLast().contains {
      bytes[$0] == UInt8(ascii: "/") && bytes[$0 - 1].isDigit && bytes[$0 + 1].isDigit
    }
  }

  /// Whether the text says a share, and the value is not counted so.
  package func hasOtherShare(than value: ShownValue) -> Bool {
    guard value.unit?.contains("%") != true else { return false }
    // Without a number in front of it the sign begins a format such as "%d".
    let isCounted = split(separator: "%", omittingEmptySubsequences: false).dropLast()
      .contains { $0.last { !$0.isWhitespace }?.isNumber == true }
    return isCounted || !contains("%") && saysPercent(foldedTokens)
  }

  fileprivate func saysPercent(_ tokens: [String]) -> Bool {
    contains("%") || tokens.contains { $0.hasPrefix("percent") } || tokens.containsWords("per cent")
  }

  /// Whether the text has an amount that may be a value in other words: one of two units, such as
  /// "5 feet 11", or one of another unit than the value has, if one of the two may hold more or less
  /// than one of the other: nobody converts tickets into items.
  fileprivate func hasConvertedAmount(from unit: String?, isInEnglish: Bool) -> Bool {
    phraseParts.contains { part in
      let amounts = String(self[part]).spokenAmounts
      let isCompound = zip(amounts, amounts.dropFirst()).contains {
        $0.end == $1.start && !$0.unit.isForm(of: $1.unit)
      }
      guard !isCompound, let unit = unit?.foldedTokens.first ?? unit else { return isCompound }
      return amounts.contains { amount in
        !amount.unit.hasPrefix(unit) && !unit.hasPrefix(amount.unit)
          && (!isInEnglish || Measure.isNamed(unit) || Measure.isNamed(amount.unit))
      }
    }
  }

  /// The numbers that a word follows, as words of the text: "30 minutes", "thirty minutes", "30min".
  private var spokenAmounts: [(start: Int, end: Int, unit: String)] {
    let tokens = foldedTokens.flatMap(\.partsOfAmount).filter { $0 != "and" }
    var amounts: [(start: Int, end: Int, unit: String)] = []
    var start = 0
    while start < tokens.count {
      let number = NumberWord.values(in: tokens, from: start).first
      guard let end = number?.end else {
        start += 1
        continue
      }
      if end < tokens.count, !["of", "to", "from", "out", "in"].contains(tokens[end]) {
        amounts.append((start, end + 1, tokens[end]))
      }
      start = end + 1
    }
    return amounts
  }

  /// The digits at the beginning of a word and what follows them: "1h30" is "1", "h" and "30".
  private var partsOfAmount: [String] {
    guard let first = utf8.first, first.isDigit, utf8.contains(where: { !$0.isDigit }) else {
      return [self]
    }
    var parts: [String] = [""]
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if let last = parts.last?.utf8.last, last.isDigit != isDigit { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

extension String {
  /// The numbers in digits of any script, those with a unit behind them too, as each way of setting
  /// points, commas and blanks in them reads: 1.25 and 1250 for "1.250".
  fileprivate func spokenNumbers(inEnglish isInEnglish: Bool) -> [Double] {
    let text = isASCII ? self : withPlainDigits
    // Without a digit there is none.
    guard text.utf8.contains(where: \.isDigit) else { return [] }
    var numbers: [Double] = []
    var previous = Substring()
    var thousands = ""
    for token in text.split(whereSeparator: { $0.isWhitespace || "/;()".contains($0) }) {
      let before = previous
      previous = token
      guard token.utf8.contains(where: \.isDigit) else {
        thousands = ""
        continue
      }
      let digits = token.drop { !$0.isASCII || !$0.isNumber }
        .prefix { $0.isASCII && $0.isNumber || $0.isMarkInNumber }
      let dash = token.last { "-\u{2010}\u{2011}\u{2013}\u{2212}".contains($0) }
      let isNegative =
        token.isNegativeNumber || ["minus", "negative"].contains(before.lowercased())
      var readings = digits.readings(inEnglish: isInEnglish)
      // "1 250" is one number where groups of three follow.
      if !thousands.isEmpty, token.first?.isNumber == true,
        digits.prefix(while: \.isNumber).count == 3
      {
        readings += (thousands + digits)[...].readings(inEnglish: isInEnglish)
      }
      thousands = token.allSatisfy(\.isNumber) && token.count <= 3 ? thousands + token : ""
      if !isNegative { numbers += readings }
      if isNegative || dash != nil { numbers += readings.map { -$0 } }
    }
    return numbers
  }

  /// The text with the digits of all scripts as those of ASCII.
  private var withPlainDigits: String {
    reduce(into: "") { text, character in
      if !character.isASCII, let digit = character.wholeNumberValue, digit < 10 {
        text += String(digit)
      } else {
        text.append(character)
      }
    }
  }
}

extension String {
  /// The numbers in words and digits, each part of the phrase by itself: in "Minus, 3" the button is
  /// called so.
  fileprivate var numbersInWords: Set<Double> {
    let text = withoutMarkedNumbers
    return text.phraseParts.reduce(into: []) { numbers, part in
      numbers.formUnion(NumberWord.numbers(in: String(text[part]).foldedTokens))
    }
  }
}

extension Substring {
  /// Whether a sign stands right in front of the digits that the word begins with.
  fileprivate var isNegativeNumber: Bool {
    let word = drop { "\"'“‘([".contains($0) }
    guard let sign = word.first, "-\u{2212}".contains(sign) else { return false }
    return word.dropFirst().first?.isNumber == true
  }
}

extension StringProtocol {
  /// Whether a point or a comma stands between two digits.
  fileprivate var hasMarkedNumber: Bool {
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      let isMark = second == UInt8(ascii: ".") || second == UInt8(ascii: ",")
      if isMark, first.isDigit, byte.isDigit { return true }
      (first, second) = (second, byte)
    }
    return false
  }
}

extension Substring {
  /// What the digits of a number mean, with a point, a comma or neither as the mark of decimals, and
  /// with a colon between hours and minutes.
  ///
  /// In English a comma in front of three digits parts thousands.
  fileprivate func readings(inEnglish isInEnglish: Bool) -> [Double] {
    let text = String(self).trimming(",.:'’")
    let plain = text.filter { $0 != "'" && $0 != "’" }
    let parts = plain.split(separator: ":").compactMap { Double($0) }
    if plain.contains(":") {
      return parts + (parts.count == 2 ? [parts[0] * 60 + parts[1]] : [])
    }
    let english = plain.number(grouped: ",", decimal: ".")
    if isInEnglish, plain.contains(","), let english { return [english] }
    return [english, plain.number(grouped: ".", decimal: ",")].compactMap(\.self)
  }
}

extension String {
  /// The number that digits mean with one mark between thousands and another one in front of
  /// decimals; `nil` where the marks do not stand so: "0.3" is no 3.
  fileprivate func number(grouped mark: Character, decimal: Character) -> Double? {
    let parts = split(separator: decimal, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return nil }
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard let first = groups.first, let last = groups.last else { return nil }
    if groups.count > 1 {
      // India writes 1,00,000.
      let areFull = groups.dropFirst().allSatisfy { (2...3).contains($0.count) }
      guard areFull, last.count == 3, (1...3).contains(first.count), first != "0" else {
        return nil
      }
    }
    return Double(groups.joined() + parts.dropFirst().map { ".\($0)" }.joined())
  }
}

extension String {
  /// The text without some marks at its end.
  fileprivate func trimming(_ marks: String) -> String {
    var text = self[...]
    while let last = text.last, marks.contains(last) { text = text.dropLast() }
    return String(text)
  }
}

extension Character {
  /// Whether it may stand between the digits of a number.
  fileprivate var isMarkInNumber: Bool { ".,:'’".contains(self) }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension String {
  /// A number as another one is written, in digits or in words; any other text as it is.
  package func written(like model: Substring) -> String {
    let isInWords =
      !model.contains(where: \.isNumber) && !Phrase.wordsForNothing.contains(model.lowercased())
    return isInWords ? Int(self).map { NumberWord.written($0, like: model) } ?? self : self
  }
}
