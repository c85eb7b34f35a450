import SourceText

/// The value that a component shows, as far as it is known.
package struct ShownValue {
  /// The number or word; `nil` where only its limits are.
  package let current: String?
  /// What it counts, such as "min" or "%".
  package let unit: String?
  /// The languages of its phrases but English, in tags of BCP 47.
  package let languages: [String]

  package init(current: String?, unit: String?, languages: [String] = []) {
    self.current = current
    self.unit = unit
    self.languages = languages
  }

  /// Whether its phrases are in English, of which the words for measures are known.
  fileprivate var isInEnglish: Bool { languages.isEmpty }
}

extension Phrase {
  /// Whether the phrase has a value, in digits or in words, or any number where none is given.
  ///
  /// A number that people convert may be the value: "1 hour 30 minutes" may be 90. The 5 of "3 of 5"
  /// counts everything there is, and is no value.
  package func says(_ value: ShownValue) -> Bool {
    guard let current = value.current else { return saysNumber }
    guard let wanted = Double(current) else { return text.containsWords(current) }
    let inDigits = text.spokenNumbers(of: value)
    guard !inDigits.contains(wanted) || text.mayCount else { return true }
    let text = text.withoutCounts
    let tokens = text.withoutMarkedNumbers.foldedTokens
    var spoken = text.numbersInWords.union(text.spokenNumbers(of: value))
    for language in value.languages {
      spoken.formUnion(ForeignNumberWord.numbers(in: tokens, language: language))
    }
    if spoken.contains(where: { $0.isNear(wanted) }) || NumberWord.isVague(tokens) { return true }
    if wanted == 0, !tokens.allSatisfy({ !Phrase.wordsForNothing.contains($0) }) { return true }
    let isShare = value.unit?.contains("%") == true || text.saysPercent(tokens)
    if isShare, spoken.contains(where: { $0.isNear(wanted * 100) }) { return true }
    return text.hasConvertedAmount(of: value)
  }

  /// Whether the phrase has a number that may be a value; "adds one" is what the button does.
  package var saysNumber: Bool {
    !text.spokenNumbers(of: ShownValue(current: nil, unit: nil, languages: [""])).isEmpty
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
      guard hasNumber, let place = rest.firstPlace(of: name.foldedTokens) else { continue }
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
  /// The text without numbers that hold a point, a comma, a stroke or a sign.
  ///
  /// Neither side of such a mark is a number by itself.
  fileprivate var withoutMarkedNumbers: String {
    let words = split(separator: " ")
    let kept = words.filter { !$0.hasMarkedNumber && !$0.isNegativeNumber }
    return kept.count == words.count ? self : kept.joined(separator: " ")
  }

  /// Whether the text may say how many there are in all.
  fileprivate var mayCount: Bool { foldedTokens.contains("of") }

  /// The text without the numbers that say how many there are in all: "3" of "3 of 5".
  fileprivate var withoutCounts: String {
    replacing(SpokenIndexPlace.all(in: self, placeholders: [:]).map { ($0.count, "") })
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
  /// than one of the other: nobody converts tickets into items, and kilograms are kg.
  fileprivate func hasConvertedAmount(of value: ShownValue) -> Bool {
    phraseParts.contains { part in
      let amounts = Amount.all(in: String(self[part]))
      let isCompound = zip(amounts, amounts.dropFirst()).contains {
        $0.words.upperBound == $1.words.lowerBound && !$0.unit.isForm(of: $1.unit)
      }
      guard !isCompound, let unit = value.unit?.lowercased() else { return isCompound }
      let own = Amount.units(of: unit)
      return amounts.contains { amount in
        guard own.isDisjoint(with: amount.units) else { return false }
        // Of words that are no measures one may be the other in short.
        let isShort = amount.unit.hasPrefix(unit) || unit.hasPrefix(amount.unit)
        if isShort, own.isEmpty || amount.units.isEmpty { return false }
        return !amount.units.isEmpty || !value.isInEnglish
          || !own.isEmpty && (amount.unit.hasSuffix("s") || amount.unit.count < 4)
      }
    }
  }
}

extension String {
  /// The numbers in digits of any script, those with a unit behind them too, as each way of setting
  /// points, commas and blanks in them reads: 1.25 and 1250 for "1.250".
  fileprivate func spokenNumbers(of value: ShownValue) -> [Double] {
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
      var readings = digits.readings(inEnglish: isInEnglish)
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

  /// The text with the digits of all scripts as those of ASCII, and one in front of a fraction.
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
  /// The numbers in words and digits, each part of the phrase by itself: in "Minus, 3" the button is
  /// called so.
  fileprivate var numbersInWords: Set<Double> {
    let text = withoutMarkedNumbers
    return text.phraseParts.reduce(into: []) { numbers, part in
      numbers.formUnion(NumberWord.numbers(in: String(text[part]).foldedTokens))
    }
  }
}

extension ShownValue {
  /// Whether its unit is that which stands behind a number, as the "K" of "2K" may be.
  fileprivate func isIn(_ unit: Substring) -> Bool {
    let text = String(unit).trimming(",.:!?").lowercased()
    return !text.isEmpty && self.unit?.lowercased() == text
  }
}

extension Double {
  /// Whether both are the same but for what calculating loses.
  fileprivate func isNear(_ other: Double) -> Bool {
    abs(self - other) <= Swift.min(0.005, abs(other) / 50)
  }
}

extension Substring {
  /// The text itself where it is a fraction such as "1/2", else what stands between its strokes.
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
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension String {
  /// A number in the manner of another one; any other text as it is.
  ///
  /// It takes the script of the digits, or words, and the word for the sign from that.
  package func written(like model: Substring) -> String {
    let words = model.split(separator: " ", maxSplits: 1)
    if words.count == 2, SignWord.isNegative(String(words[0]).foldedForComparison) {
      return hasPrefix("-")
        ? "\(words[0]) \(String(dropFirst()).written(like: words[1]))" : written(like: words[1])
    }
    if model.contains(where: \.isNumber) { return inDigits(of: model) }
    let isInWords = !Phrase.wordsForNothing.contains(model.lowercased())
    return isInWords ? Int(self).map { NumberWord.written($0, like: model) } ?? self : self
  }

  /// The text with its digits in the script of those of another one.
  private func inDigits(of model: Substring) -> String {
    let digit = model.first { !$0.isASCII && !$0.isLetter && $0.wholeNumberValue ?? 10 < 10 }
    guard let digit, let scalar = digit.unicodeScalars.first, let value = digit.wholeNumberValue
    else { return self }
    let zero = scalar.value - UInt32(value)
    return String(
      map { character in
        guard character.isASCII, let value = character.wholeNumberValue else { return character }
        return Unicode.Scalar(zero + UInt32(value)).map(Character.init) ?? character
      }
    )
  }
}

extension String {
  /// Whether a label or a name tells the value, as "Seconds: 30" and "3 guests" do.
  ///
  /// The number of "Room 3" tells which room it is, that of "Three-course menus" the kind.
  package func tells(_ value: ShownValue) -> Bool {
    guard value.current.flatMap(Double.init) != nil else { return false }
    return phraseParts.contains { part in
      let text = String(self[part])
      let tokens = text.foldedTokens
      let isNumbered =
        tokens.count > 1 && text.last?.isLetterOrPlainNumber == true
        && NumberWord.value(of: tokens.suffix(1)) != nil
      return !isNumbered && Phrase(text.withoutJoinedNumbers).says(value)
    }
  }

  /// The text without words such as "three-course"; "twenty-one" is a number by itself.
  private var withoutJoinedNumbers: String {
    let kept = split(separator: " ").filter { word in
      let isJoined = word.dropFirst().contains { "-\u{2010}\u{2011}".contains($0) }
      let tokens = isJoined ? String(word).foldedTokens : []
      return !isJoined || NumberWord.amount(in: tokens, from: 0)?.end == tokens.count
    }
    return kept.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isLetterOrPlainNumber: Bool { isLetter || isNumber }
}
