package import SourceText

extension SourceText {
  /// The words that edits take away and do not write somewhere, each as often as it is missing.
  package func words(lostTo edits: [TextEdit]) -> [String] {
    var written = Dictionary(grouping: edits.flatMap(\.replacement.words)) { $0 }.mapValues(\.count)
    return edits.flatMap { string(in: $0.range).words }.filter { word in
      guard let count = written[word], count > 0 else { return true }
      written[word] = count - 1
      return false
    }
  }
}

extension String {
  /// The runs of letters, and those of digits, in lower case.
  package var words: [String] {
    var words: [String] = [""]
    var wasNumber = false
    for character in lowercased() {
      guard character.isLetter || character.isNumber else {
        words.append("")
        continue
      }
      if character.isNumber != wasNumber { words.append("") }
      wasNumber = character.isNumber
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }
}
