import SpecModel

extension Phrase {
  /// Whether the phrase has a value, in digits or as a number word, or any number where none is
  /// given.
  func says(_ value: String?) -> Bool {
    guard let value else { return !text.spokenNumbers.isEmpty }
    guard let wanted = Double(value) else { return text.containsWords(value) }
    if text.spokenNumbers.contains(wanted) { return true }
    return text.foldedTokens.contains { NumberWord.value(of: $0).map(Double.init) == wanted }
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
    for token in split(whereSeparator: { $0.isWhitespace || "/:;()".contains($0) }) {
      guard token.utf8.contains(where: { (0x30...0x39).contains($0) }) else { continue }
      let sign: Double = token.contains("-") || token.contains("\u{2212}") ? -1 : 1
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
