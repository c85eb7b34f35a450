extension [String] {
  /// The texts, joined as a sentence does: a, b or c; an empty text for none.
  package func inSentence(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The words in quotes, joined as a sentence does: 'a', 'b' or 'c'.
  package var listed: String { listed("or") }

  /// The words in quotes, joined as a sentence does, with another conjunction.
  package func listed(_ conjunction: String) -> String {
    isEmpty ? "nothing" : map { "'\($0)'" }.inSentence(conjunction)
  }
}

extension StringProtocol {
  /// The text with its first letter in upper case.
  package var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
  /// The noun with "a" or "an" in front, as far as its spelling tells how it sounds.
  package var withArticle: String {
    let sounded = ["uni", "use", "eu", "one"]
    let isVowel = first.map { "aeiou".contains($0) } == true && !sounded.contains(where: hasPrefix)
    return "\(isVowel ? "an" : "a") \(self)"
  }
}
