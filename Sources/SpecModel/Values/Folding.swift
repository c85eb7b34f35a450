extension StringProtocol {
  /// The text with case, typographic quotes, hyphens and runs of white space folded, in Unicode
  /// normalisation form C, so that two spellings of the same words compare equal.
  package var foldedForComparison: String {
    var folded = ""
    var blank = false
    for character in lowercased() {
      switch character {
      case " ", "\t", "\n", "\r\n", "\u{A0}":
        blank = !folded.isEmpty
        continue
      case "\u{2018}", "\u{2019}": append("'")
      case "\u{201C}", "\u{201D}": append("\"")
      case "\u{2010}", "\u{2011}": append("-")
      default: append(character)
      }
    }
    return folded

    func append(_ character: Character) {
      if blank { folded.append(" ") }
      blank = false
      folded.append(character)
    }
  }

  /// The words and numbers of the text, folded, in order.
  package var foldedTokens: [String] {
    foldedForComparison.split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
  }

  /// The text as APIs with arguments are compared: without white space and quotes.
  package var withoutBlanksAndQuotes: String {
    String(filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" })
  }

  /// Whether the words of `part` stand next to each other in the text, cases and blanks aside.
  package func containsWords(_ part: some StringProtocol) -> Bool {
    let tokens = foldedTokens
    let sought = part.foldedTokens
    guard !sought.isEmpty, sought.count <= tokens.count else { return sought.isEmpty }
    return (0...(tokens.count - sought.count)).contains { start in
      tokens[start...].starts(with: sought)
    }
  }
}
