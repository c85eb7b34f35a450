import SpecModel

extension Phrase {
  /// Whether the phrase has a value, in digits or in words, or any number where none is given.
  ///
  /// One in words that are not read, such as "half a dozen", may be the value.
  func says(_ value: String?) -> Bool {
    let tokens = text.foldedTokens
    guard let value else {
      // "Adds one" is what the button does.
      return !text.spokenNumbers.isEmpty
        || !NumberWord.numbers(in: tokens).subtracting([1]).isEmpty
    }
    guard let wanted = Double(value) else { return text.containsWords(value) }
    return text.spokenNumbers.contains(wanted) || NumberWord.isUnreadable(tokens)
      || NumberWord.numbers(in: tokens).contains(wanted)
  }
}

extension Phrase {
  /// The phrase without the first place of each name, whose numbers are no values.
  func without(_ names: [Word?]) -> Phrase {
    var rest = text
    for name in names.compactMap({ $0?.value }) where !name.isBlank {
      guard let place = rest.lastPlace(of: name), name.contains(where: \.isNumber) else { continue }
      rest.replaceSubrange(place, with: " ")
    }
    return Phrase(rest)
  }
}

extension RuleContext {
  /// The value that the component shows; `nil` inside where the spec gives only its limits, outside
  /// where it gives none.
  var shownValue: String?? {
    guard let value = spec.root["value"], !value.isNull else { return nil }
    return .some(value.word?.value ?? value["current"]?.word?.value)
  }
}

extension String {
  /// The numbers in digits, those with a unit behind them too; separators of thousands left out.
  fileprivate var spokenNumbers: [Double] {
    // Without a digit of ASCII there is none.
    guard utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    var numbers: [Double] = []
    var previous = Substring()
    for token in split(whereSeparator: { $0.isWhitespace || "/:;()".contains($0) }) {
      let before = previous
      previous = token
      guard token.utf8.contains(where: { (0x30...0x39).contains($0) }) else { continue }
      let isNegative =
        token.contains("-") || token.contains("\u{2212}")
        || ["minus", "negative"].contains(before.lowercased())
      let sign: Double = isNegative ? -1 : 1
      let digits = token.drop { !$0.isASCII || !$0.isNumber }
        .prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      for reading in [digits.filter { $0 != "," }, digits.replacing(",", with: ".")[...]] {
        var reading = String(reading)
        while reading.last == "." { reading.removeLast() }
        if let number = Double(reading) { numbers += [number, number * sign] }
      }
    }
    return numbers
  }
}
