import English
import SourceText
import SpecModel

/// The ends of a range that a text tells, as "5 to 90 minutes" does.
private struct ToldRange {
  let low: Double
  let high: Double

  init?(in text: String, of unit: String?) {
    guard text.utf8.count <= 200, case let tokens = text.foldedTokens,
      let index = tokens.indices.dropFirst().dropLast().first(where: { index in
        ["to", "and"].contains(tokens[index]) && Double(tokens[index - 1]) != nil
          && Double(tokens[index + 1]) != nil
      }),
      let low = Double(tokens[index - 1]), let high = Double(tokens[index + 1]),
      case let measure = unit?.foldedTokens ?? [],
      measure.isEmpty || tokens[(index + 2)...].starts(with: measure)
    else { return nil }
    (self.low, self.high) = (low, high)
  }
}

extension RuleContext {
  /// The texts that tell one end of the range rightly, and the other one not.
  var violationsOfRanges: [Violation] {
    guard let low = Amount(spec.value(.smallestValue)?.word),
      let high = Amount(spec.value(.largestValue)?.word)
    else { return [] }
    let scopes = platforms.compactMap { $0.scope.map["hint"]?.word }
    let texts = ["purpose", "hint"].compactMap { spec.root[$0]?.word } + scopes
    return texts.uniqued(by: \.range).compactMap { word in
      guard let told = ToldRange(in: word.value, of: spec.unit?.value),
        (told.low == low.number) != (told.high == high.number)
      else { return nil }
      let isHigh = told.low == low.number
      let (key, right) =
        isHigh ? (KeyMeaning.largestValue.key, high) : (KeyMeaning.smallestValue.key, low)
      let said = (isHigh ? told.high : told.low).digits
      return Violation(
        "'\(key)' is \(right.word.value), and this says \(said); correct one of the two",
        at: word.range,
        related: [.init("the value of '\(key)'", at: right.word.range)]
      )
    }
  }
}
