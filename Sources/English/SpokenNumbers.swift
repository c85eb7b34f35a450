import SourceText

extension String {
  /// The text without numbers that hold a point, a comma, a stroke or a sign.
  ///
  /// Neither side of such a mark is a number by itself.
  var withoutMarkedNumbers: String {
    let words = split(separator: " ")
    let kept = words.filter { !$0.hasMarkedNumber && !$0.isNegativeNumber }
    return kept.count == words.count ? self : kept.joined(separator: " ")
  }
}

extension String {
  /// The numbers in digits of any script, also in front of a unit.
  ///
  /// "1.250" has two readings, 1.25 and 1250, as points, commas and blanks have several meanings.
  func spokenNumbers(of value: ShownValue) -> [Double] {
    let text = isASCII ? self : withPlainDigits
    // Without a digit there is none.
    guard text.utf8.contains(where: \.isDigit) else { return [] }
    let isInEnglish = value.isInEnglish
    let words = text.split(whereSeparator: { $0.isWhitespace || ";()".contains($0) })
      .flatMap(\.fractionOrParts)
    var numbers: [Double] = []
    var thousands = ""
    for (place, token) in words.enumerated() {
      guard token.utf8.contains(where: \.isDigit) else {
        thousands = ""
        continue
      }
      let before = place > 0 ? words[place - 1] : ""
      let after = place + 1 < words.count ? words[place + 1] : ""
      let digits = token.drop { !$0.isASCII || !$0.isNumber }
        .prefix { $0.isASCII && $0.isNumber || $0.isMarkInNumber }
      let hasDash = token.contains { "-\u{2010}\u{2011}\u{2013}\u{2212}".contains($0) }
      let isNegative =
        token.isNegativeNumber || SignWord.isNegative(String(before).foldedForComparison)
        || words[(place + 1)...].areBelowZero
      var readings = digits.readings(inEnglish: isInEnglish)
      // ".5" is a half.
      let lead = token[..<digits.startIndex]
      if lead.last == ".", lead.dropLast().allSatisfy({ !$0.isLetter }),
        let share = Double("0." + digits.prefix(while: \.isNumber))
      {
        readings = [share]
      }
      // "1 250" is one number where groups of three follow.
      if !thousands.isEmpty, token.first?.isNumber == true,
        digits.prefix(while: \.isNumber).count == 3
      {
        readings += (thousands + digits)[...].readings(inEnglish: isInEnglish)
      }
      thousands = token.allSatisfy(\.isNumber) && token.count <= 3 ? thousands + token : ""
      let rest = token[digits.endIndex...]
      if let share = rest.fraction(of: token, before: before) { readings = share }
      if let scale = NumberWord.scale(String(rest.isEmpty ? after : rest)), !value.isIn(rest) {
        readings = readings.map { $0 * scale }
      }
      if !isNegative { numbers += readings }
      if isNegative || hasDash { numbers += readings.map { -$0 } }
    }
    return numbers
  }

  /// The text with the digits of all scripts as ASCII, and a digit in front of each fraction.
  private var withPlainDigits: String {
    reduce(into: "") { text, character in
      if !character.isASCII, let digit = character.wholeNumberValue, digit < 10 {
        text += String(digit)
      } else {
        if character.isFraction, text.last?.isNumber != true { text += "0" }
        text.append(character)
      }
    }
  }
}

extension String {
  /// The numbers in words and digits, each part of the phrase by itself.
  ///
  /// "Minus" in "Minus, 3" is the name of the button.
  var numbersInWords: Set<Double> {
    let text = withoutMarkedNumbers
    return text.phraseParts.reduce(into: []) { numbers, part in
      numbers.formUnion(NumberWord.numbers(in: String(text[part]).foldedTokens))
    }
  }
}

extension ArraySlice<Substring> {
  /// Whether the words behind a number say that it is below zero.
  fileprivate var areBelowZero: Bool {
    let tokens = prefix(6).flatMap { String($0).foldedTokens }
    return SignWord.endOfZero(in: tokens, behind: 0) != nil
  }
}

extension ShownValue {
  /// Whether its unit is that which stands behind a number, as the "K" of "2K" may be.
  fileprivate func isIn(_ unit: Substring) -> Bool {
    let text = String(unit).trimming(",.:!?").lowercased()
    return !text.isEmpty && self.unit?.lowercased() == text
  }
}

extension Substring {
  /// The text itself where it is a fraction such as "1/2", or else what stands between its strokes.
  fileprivate var fractionOrParts: [Substring] {
    let parts = split(separator: "/")
    let isFraction =
      parts.count == 2 && parts.allSatisfy { Int(String($0).trimming(",.:!?")) != nil }
    return isFraction ? [self] : parts
  }

  /// What a number is with a fraction behind its first digits, which this is: "1/2", "1½", "1 1/2".
  ///
  /// The number above the stroke may be one of so many.
  fileprivate func fraction(of token: Substring, before: Substring) -> [Double]? {
    if first == "/", let above = Double(token[..<startIndex]),
      let below = Double(String(dropFirst()).trimming(",.:!?")), below > 0
    {
      let share = above / below
      return Double(before).map { [$0 + share] } ?? [share, above]
    }
    guard let mark = first, mark.isFraction,
      let share = mark.unicodeScalars.first?.properties.numericValue
    else { return nil }
    return [(Double(token[..<startIndex]) ?? 0) + share]
  }

  /// Whether a sign stands right in front of the digits that the word begins with.
  fileprivate var isNegativeNumber: Bool {
    let word = drop { "\"'“‘([".contains($0) }
    guard let sign = word.first, "-\u{2212}".contains(sign) else { return false }
    return word.dropFirst().first?.isNumber == true
  }
}

extension StringProtocol {
  /// Whether a point, a comma or a stroke stands between two digits.
  fileprivate var hasMarkedNumber: Bool {
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      let isMark = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "/")].contains(second)
      if isMark, first.isDigit, byte.isDigit { return true }
      (first, second) = (second, byte)
    }
    return false
  }
}

extension Substring {
  /// What the digits of a number mean.
  ///
  /// A point or a comma stands in front of decimals, and a colon between hours and minutes. In
  /// English a comma in front of three digits parts thousands.
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
  /// The number that digits mean with one mark between thousands and another in front of decimals.
  ///
  /// It is `nil` where the marks stand otherwise: with points between thousands "0.3" is no 3.
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
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }
}

extension Character {
  /// Whether it may stand between the digits of a number.
  fileprivate var isMarkInNumber: Bool { ".,:'’".contains(self) }

  /// Whether it is a fraction such as "½".
  fileprivate var isFraction: Bool {
    !isASCII && wholeNumberValue == nil
      && unicodeScalars.first?.properties.numericType == .numeric
  }
}

extension UInt8 {
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
