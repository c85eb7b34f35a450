import English
import Guidelines
import SourceText
import SpecModel

/// How many characters a text says that a field takes, as "3 to 20 characters" does.
private struct ToldLength {
  private(set) var least: Int?
  private(set) var most: Int?

  /// Words in front of a number, or behind the characters, that make it the largest.
  private static let limits = [
    "up to", "at most", "maximum", "maximum of", "max", "no more than", "not more than", "or fewer",
    "or less", "limit of",
  ].map(\.foldedTokens)
  /// Words that make it the smallest.
  private static let minima = ["at least", "minimum", "minimum of", "min", "or more"]
    .map(\.foldedTokens)

  init?(in text: String) {
    guard text.utf8.count <= 200 else { return nil }
    let tokens = text.foldedTokens
    guard let noun = tokens.firstIndex(where: { ["characters", "character"].contains($0) }),
      noun > 0, let number = Int(tokens[noun - 1])
    else { return nil }
    let (lead, rest) = (tokens[..<(noun - 1)], tokens[(noun + 1)...])
    let start = ["to", "and"].contains(lead.last) ? lead.dropLast().last : lead.last
    if let low = start.flatMap({ Int($0) }) {
      (least, most) = (low, number)
      return
    }
    let limits = { (words: [[String]]) in
      words.contains { lead.suffix($0.count) == $0[...] || rest.starts(with: $0) }
    }
    if limits(Self.minima) {
      least = number
    } else if limits(Self.limits) {
      most = number
    } else {
      // "22 characters" alone are no fewer.
      least = number
    }
  }
}

extension RuleContext {
  /// The texts of a field that tell another length than the one that it takes.
  var violationsOfLengths: [Violation] {
    let key = KeyMeaning.longestText.key
    guard let longest = Amount(spec.value(.longestText)?.word) else { return [] }
    let shape = MapShape.spec(of: spec.guideline)
    let texts = spec.root.entries.filter {
      shape.description(of: $0.key.value)?.isComponentKey == true
    }
    return texts.compactMap { entry in
      guard let word = entry.value.word ?? entry.value["text"]?.word,
        let told = ToldLength(in: word.value)
      else { return nil }
      let most = told.most.flatMap { Double($0) == longest.number ? nil : $0 }
      let least = told.least.flatMap { Double($0) > longest.number ? $0 : nil }
      return (most ?? least).map { number in
        Violation(
          "'\(key)' is \(longest.word.value), and '\(entry.key.value)' says \(number); "
            + "correct one of the two",
          at: word.range,
          fact: facts("number-apis", .component).first { $0.detail("key") == key },
          related: [.init("the value of '\(key)'", at: longest.word.range)]
        )
      }
    }
  }
}
