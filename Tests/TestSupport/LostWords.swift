package import SourceText

extension SourceText {
  /// The words that edits take away and do not write somewhere, each as often as it is missing.
  package func words(lostTo edits: [TextEdit]) -> [String] {
    let wholes = edits.map(whole)
    var written = Dictionary(grouping: wholes.flatMap(\.replacement.words)) { $0 }
      .mapValues(\.count)
    return wholes.flatMap { string(in: $0.range).words }.filter { word in
      guard let count = written[word], count > 0 else { return true }
      written[word] = count - 1
      return false
    }
  }

  /// An edit with the rest of the words that it begins and ends in.
  ///
  /// One that writes `ff` for the `n` of "On" takes "On" away, and writes "Off".
  private func whole(_ edit: TextEdit) -> TextEdit {
    let isPart: (UInt8) -> Bool = { $0 >= 0x80 || Character(UnicodeScalar($0)).isLetter }
    let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
    let head = bytes[..<start].reversed().prefix(while: isPart).count
    let tail = bytes[end...].prefix(while: isPart).count
    return TextEdit(
      (start - head)..<(end + tail),
      with: string(in: (start - head)..<start) + edit.replacement
        + string(in: end..<(end + tail))
    )
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
