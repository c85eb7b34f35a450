import SourceText

/// The value that a component shows, as far as it is known.
package struct ShownValue {
  /// The number or word; `nil` where only its limits are.
  package let current: String?
  /// The unit behind the number, such as "min" or "%".
  package let unit: String?
  /// The languages of its phrases but English, in tags of BCP 47.
  package let languages: [String]

  /// Takes the number and the unit from a text such as "1.5 m" where no unit is given.
  package init(current: String?, unit: String?, languages: [String] = []) {
    let measure = unit == nil ? current.flatMap(Amount.init(measuring:)) : nil
    self.current = measure?.numbers.first?.written ?? current
    self.unit = measure?.unit ?? unit
    self.languages = languages
  }

  /// The number that it is, in digits or in words.
  fileprivate var number: Double? {
    guard let current else { return nil }
    if let number = Double(current) { return number }
    let tokens = current.foldedTokens
    if let number = NumberWord.value(of: tokens[...]) { return Double(number) }
    let foreign = languages.map { ForeignNumberWord.numbers(in: tokens, language: $0) }
    return foreign.first { $0.count == 1 }?.first
  }

  /// Whether its phrases are in English; only the English words for measures are known.
  var isInEnglish: Bool { languages.isEmpty }
}

extension Phrase {
  /// Whether the phrase has a value, in digits or in words, or any number where none is given.
  ///
  /// A number that people convert may be the value: "1 hour 30 minutes" may be 90. The 5 of "3 of 5"
  /// counts everything there is, and is no value.
  package func says(_ value: ShownValue) -> Bool {
    guard let current = value.current else { return saysNumber }
    guard let wanted = value.number else { return text.containsWords(current) }
    if Double(current) == nil, text.containsWords(current) { return true }
    let own = withoutOtherMeasures(than: value).text
    guard !own.spokenNumbers(of: value).contains(wanted) || own.mayCount else { return true }
    let text = own.withoutCounts
    let tokens = text.withoutMarkedNumbers.foldedTokens
    var spoken = text.numbersInWords.union(text.spokenNumbers(of: value))
    for language in value.languages {
      spoken.formUnion(ForeignNumberWord.numbers(in: tokens, language: language))
    }
    if spoken.contains(where: { $0.isNear(wanted) }) || NumberWord.isVague(tokens) { return true }
    if NumberWord.counts(to: wanted, in: tokens) { return true }
    if wanted == 0, !tokens.allSatisfy({ !Phrase.wordsForNothing.contains($0) }) { return true }
    let isShare = value.unit?.contains("%") == true || text.saysPercent(tokens)
    if isShare, spoken.contains(where: { $0.isNear(wanted * 100) }) { return true }
    return text.hasConvertedAmount(of: value) || text.hasAmount(wanted, of: value)
  }

  /// Whether the phrase has a number that may be a value; "adds one" is what the button does.
  package var saysNumber: Bool {
    !text.spokenNumbers(of: ShownValue(current: nil, unit: nil, languages: [""])).isEmpty
      || !NumberWord.numbers(in: text.foldedTokens).subtracting([1]).isEmpty
  }

  package static let wordsForNothing: Set = ["no", "none", "nothing", "nil", "empty", "without"]
}

extension ShownValue {
  /// Where a phrase has the number with a unit of another size or currency: "3 litres" for 3 ml.
  ///
  /// The placeholder of the value counts as its number.
  package func otherMeasures(in text: String) -> [Range<String.Index>] {
    guard let unit else { return [] }
    let own = Amount.units(of: unit)
    guard !own.isEmpty else { return [] }
    let wanted = current.flatMap(Double.init)
    return text.phraseParts.flatMap { Amount.all(in: text[$0]) }.filter { amount in
      // "Adds an hour" is what a button does.
      if amount.isArticle { return false }
      let isSame = amount.numbers.isEmpty || wanted.map(amount.numbers.contains) ?? false
      return isSame && Measure.isOtherSize(amount.units, than: own)
    }.map(\.range)
  }

  /// A number, or what stands for it, with the unit of the value: "3 ml", "$5".
  package func measured(_ number: String) -> String {
    guard let unit else { return number }
    return ["$", "£", "¥", "₹", "₩"].contains(unit) ? unit + number : "\(number) \(unit)"
  }
}

extension Phrase {
  /// The phrase without what says the value with another unit.
  package func withoutOtherMeasures(than value: ShownValue) -> Phrase {
    let parts = value.otherMeasures(in: text)
    return parts.isEmpty ? self : Phrase(text.replacing(parts.map { ($0, " ") }))
  }

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
      let isNumber =
        folded == ["a"] || folded == ["an"]
        || folded.count == 1 && NumberWord.value(of: folded[...]) != nil
      let isStep = isNumber && (previous == "by" || verbs.contains(previous))
      let ends = word.last.map { ",.;:".contains($0) } ?? false
      previous = ends ? "" : folded.last ?? previous
      return !isStep
    }
    return kept.count == words.count ? self : Phrase(kept.joined(separator: " "))
  }
}

extension String {
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

  /// Whether the text says a number of the value's unit; an article may stand for the number one.
  fileprivate func hasAmount(_ wanted: Double, of value: ShownValue) -> Bool {
    guard let unit = value.unit?.lowercased() else { return false }
    let own = Amount.units(of: unit)
    let tokens = foldedTokens
    let isOne =
      wanted == 1
      && zip(tokens, tokens.dropFirst()).contains { article, word in
        ["a", "an"].contains(article) && word.isForm(of: unit)
      }
    return own.isEmpty
      ? isOne
      : phraseParts.flatMap { Amount.all(in: self[$0]) }.contains { amount in
        let sign: Double = self[..<amount.range.lowerBound].endsWithMinus ? -1 : 1
        return !amount.units.isDisjoint(with: own)
          && amount.numbers.contains { ($0 * sign).isNear(wanted) }
      }
  }

  /// Whether the text has an amount that may be a value in other words.
  ///
  /// The amount has two units, such as "5 feet 11", or another unit than the value. One of the two
  /// units has to be a measure: nobody converts tickets into items. Kilograms are the same unit as
  /// kg.
  fileprivate func hasConvertedAmount(of value: ShownValue) -> Bool {
    phraseParts.contains { part in
      let amounts = Amount.all(in: self[part])
      let isCompound = zip(amounts, amounts.dropFirst()).contains {
        $0.words.upperBound == $1.words.lowerBound && !$0.unit.isForm(of: $1.unit)
      }
      guard !isCompound, let unit = value.unit?.lowercased() else { return isCompound }
      let own = Amount.units(of: unit)
      return amounts.contains { amount in
        guard own.isDisjoint(with: amount.units) else { return false }
        // One of two words that are no measures may be short for the other.
        let isShort = amount.unit.hasPrefix(unit) || unit.hasPrefix(amount.unit)
        if isShort, own.isEmpty || amount.units.isEmpty { return false }
        return !amount.units.isEmpty || !value.isInEnglish
          || !own.isEmpty && (amount.unit.hasSuffix("s") || amount.unit.count < 4)
      }
    }
  }
}

extension Substring {
  /// Whether what stands in front of a number makes it negative: "minus ", "−".
  ///
  /// The dash of "2-5" does not.
  fileprivate var endsWithMinus: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    guard let mark = last, "-\u{2212}".contains(mark) else {
      return words.last.map { SignWord.isNegative(String($0).foldedForComparison) } ?? false
    }
    return dropLast().last.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

extension Double {
  /// The number in digits, without a fraction that is nothing.
  fileprivate var written: String { Int(exactly: self).map(String.init) ?? String(self) }

  /// Whether both numbers are equal, except for what calculating loses.
  fileprivate func isNear(_ other: Double) -> Bool {
    abs(self - other) <= Swift.min(0.005, abs(other) / 50)
  }
}

extension String {
  /// A number in the manner of another one; any other text as it is.
  ///
  /// It takes the script of the digits, or the words, and the word for the sign from the other one.
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

  /// The text with its digits in the script of another one's digits.
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
  /// The number of "Room 3" tells which room it is, the number of "Three-course menus" the kind.
  package func tells(_ value: ShownValue) -> Bool {
    guard value.current.flatMap(Double.init) != nil else { return false }
    return phraseParts.contains { part in
      let text = String(self[part])
      guard !text.isNumbered else { return false }
      return [text, text.withoutDashesBetweenWords].contains {
        Phrase($0.withoutJoinedNumbers).says(value)
      }
    }
  }

  /// Nouns whose numbers are names, as in "Room 3".
  private static let numbered: Set = [
    "room", "floor", "storey", "gate", "platform", "terminal", "track", "line", "lane", "bay",
    "door", "desk", "table", "seat", "bed", "berth", "cabin", "house", "flat", "apartment",
    "block", "building", "zone", "area", "sector", "section", "part", "chapter", "step",
    "stage", "phase", "round", "day", "week", "player", "team", "group", "guest", "adult",
    "child", "passenger", "traveller", "traveler", "person", "rider", "driver", "option",
    "channel", "slot", "box", "item", "product", "number", "no", "car", "bus", "tram", "route",
    "exit", "key", "button", "sensor", "device", "lamp", "light", "heater", "pump", "tank",
    "camera", "speaker",
  ]

  /// Whether the last word is a number that belongs to the word in front of it, as in "Room 3".
  private var isNumbered: Bool {
    let words = split(separator: " ")
    guard let last = words.last, words.count > 1, last.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    return NumberWord.value(of: String(last).foldedTokens[...]) != nil
      && Self.numbered.contains(String(words[words.count - 2]).foldedForComparison)
  }

  /// The text without the dashes that stand alone, as in "Guests - 4".
  private var withoutDashesBetweenWords: String {
    split(separator: " ").filter { !["-", "\u{2013}", "\u{2014}"].contains($0) }
      .joined(separator: " ")
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
