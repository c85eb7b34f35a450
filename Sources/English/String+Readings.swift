import SourceText

extension String {
  /// The words of the text, and of what else it may be read as.
  ///
  /// "E-mails" also reads "Emails", "A–Z" also reads "A to Z". With numbers that are written in
  /// another way, "No. ½" also reads "number half". In English "naïve" is "naive".
  func readings(besideNumbers hasNumbers: Bool, inEnglish isInEnglish: Bool) -> [[String]] {
    let texts = readingsOfDashes
    let plain = texts.map(\.foldedTokens)
    guard hasNumbers || !isASCII, utf8.count <= Self.mostRewritten else { return plain }
    return (plain + texts.map { $0.tokensInDigits(inEnglish: isInEnglish) }).uniqued
  }

  /// How long a text is at most, in bytes, whose numbers are read in each way.
  private static let mostRewritten = 10_000

  /// Whether the text holds a digit, or a sign that may be a number.
  var mayHoldDigits: Bool { utf8.contains { $0.isDigit || $0 >= 0x80 } }

  /// The text as it is, and with other meanings of its dashes.
  private var readingsOfDashes: [String] {
    // Few texts have a dash; all but the hyphen begin with the byte E2.
    guard utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == 0xE2 }) else { return [self] }
    let dashes = indices.filter { index in
      "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}".contains(self[index])
        && index > startIndex && self.index(after: index) < endIndex
    }
    guard !dashes.isEmpty, dashes.count <= 8 else { return [self] }
    let places = dashes.map { $0..<index(after: $0) }
    return [self, replacing(places.map { ($0, "") }), replacing(places.map { ($0, " to ") })]
  }

  /// The words with each number in digits, however it is written.
  ///
  /// "No. 4", "№ 4" and "Number four" are the same, as are "1½", "1.5" and "one and a half".
  private func tokensInDigits(inEnglish isInEnglish: Bool) -> [String] {
    let tokens = withNumbersInWords.foldedTokens.map { isInEnglish ? $0.withoutAccents : $0 }
    var words: [String] = []
    var start = 0
    while start < tokens.count {
      if ["no", "nos", "nr", "num"].contains(tokens[start]), start + 1 < tokens.count,
        tokens[start + 1].utf8.first?.isDigit == true
      {
        words.append("number")
        start += 1
      } else if NumberWord.isOrdinal(tokens[start]),
        let position = NumberWord.position(of: tokens[start...start])
      {
        words.append("\(position).")
        start += 1
      } else if let number = NumberWord.amount(in: tokens, from: start),
        let value = number.values.first
      {
        words.append(value == value.rounded() ? "\(value)".replacing(".0", with: "") : "\(value)")
        start = number.end
        // "Half an hour" is "½ hour".
        if value < 1, start < tokens.count, ["a", "an"].contains(tokens[start]) { start += 1 }
      } else {
        words.append(tokens[start])
        start += 1
      }
    }
    return words
  }

  /// The text with fractions, points and signs of numbers as words: "1 and half", "1 point 5".
  private var withNumbersInWords: String {
    var text = ""
    var rest = self[...]
    while let character = rest.first {
      let isBehindDigit = text.last?.isNumber == true
      if character.isNumberSign, rest.dropFirst().first(where: { $0 != " " })?.isNumber == true {
        text += " number "
        rest = rest.dropFirst()
      } else if let fraction = rest.fractionInWords(isBehindDigit: isBehindDigit) {
        let digits = text.last { $0 != " " }?.isNumber == true
        text += (digits ? " and " : "") + fraction.words + " "
        rest = rest.dropFirst(fraction.length)
      } else if character == ".", isBehindDigit, rest.dropFirst().first?.isNumber == true {
        text += " point"
        rest = rest.dropFirst()
        while let digit = rest.first, digit.isNumber, digit.isASCII {
          text += " \(digit)"
          rest = rest.dropFirst()
        }
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The word with Latin letters that carry no marks.
  private var withoutAccents: String {
    isASCII
      ? self
      : unicodeScalars.reduce(into: "") { word, scalar in
        if scalar.properties.generalCategory != .nonspacingMark { word += scalar.withoutAccent }
      }
  }
}

extension Substring {
  /// The fraction that the text begins with, in words, and its length: "half" for "½" and "1/2".
  fileprivate func fractionInWords(isBehindDigit: Bool) -> (words: String, length: Int)? {
    if let mark = first, !mark.isASCII, mark.wholeNumberValue == nil,
      let value = mark.unicodeScalars.first?.properties.numericValue,
      let words = NumberWord.fraction(value)
    {
      return (words, 1)
    }
    let parts = prefix(4)
    guard !isBehindDigit, let above = parts.first?.wholeNumberValue, parts.first?.isASCII == true,
      parts.dropFirst().first == "/"
    else { return nil }
    let digits = parts.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    let end = dropFirst(2 + digits.count).first
    guard end?.isNumber != true, end != "/", let below = Int(digits), above < below else {
      return nil
    }
    return NumberWord.fraction(Double(above) / Double(below)).map { ($0, 2 + digits.count) }
  }
}

extension NumberWord {
  /// The words for a share below 1 that has some, such as "3 quarters".
  fileprivate static func fraction(_ value: Double) -> String? {
    guard value > 0, value < 1 else { return nil }
    if value == 0.5 { return "half" }
    let shares = [
      (3, "third"), (4, "quarter"), (5, "fifth"), (6, "sixth"), (7, "seventh"), (8, "eighth"),
      (9, "ninth"), (10, "tenth"),
    ]
    for (count, name) in shares {
      let parts = (value * Double(count)).rounded()
      guard abs(value * Double(count) - parts) < 1e-6 else { continue }
      return parts == 1 ? "a \(name)" : "\(Int(parts)) \(name)s"
    }
    return nil
  }
}

extension Character {
  /// Whether it says "number" in front of one.
  fileprivate var isNumberSign: Bool { self == "№" || self == "#" }
}

extension Unicode.Scalar {
  /// The Latin letter without its accent, by its name in Unicode.
  fileprivate var withoutAccent: String {
    guard !isASCII, let name = properties.name, name.hasPrefix("LATIN SMALL LETTER "),
      let mark = name.ranges(of: " WITH ").first
    else { return String(self) }
    let letter = name[..<mark.lowerBound].dropFirst("LATIN SMALL LETTER ".count)
    return letter.count == 1 ? letter.lowercased() : String(self)
  }
}
