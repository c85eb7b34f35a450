import SourceText
import SpecChecking
import YAMLSyntax

extension Snapshot {
  /// The snapshot without the word at an offset that may begin a key; `nil` where none does.
  func withoutUnfinishedKey(at offset: Int) -> Snapshot? {
    stream.withoutUnfinishedKey(at: offset).map(reading)
  }
}

extension YAMLStream {
  /// The document that an offset stands in.
  func document(at offset: Int) -> Document { documents[documentIndex(at: offset)] }

  /// The text without the word at an offset that stands alone on its line; `nil` where none does.
  ///
  /// Until its colon is written, such a word is no key, and evidence of nothing. Beside another
  /// mistake, it would decide how the lines around it are read. Blanks stand in its place, so that
  /// everything else stays where it is.
  func withoutUnfinishedKey(at offset: Int) -> YAMLStream? {
    let document = document(at: offset)
    guard let word = document.tree.unfinishedKey(at: offset - document.start) else { return nil }
    let blanks = String(repeating: " ", count: word.count)
    let other = applying(TextEdit(word.shifted(by: document.start), with: blanks))
    // Where nothing else is written, a document becomes part of the next one.
    guard other.documents.map(\.start) == documents.map(\.start) else { return nil }
    let tree = other.document(at: offset).tree
    let line = BlockLine(at: word.lowerBound, in: tree.bytes)
    return FlowScan(at: word.lowerBound, in: tree, line: line) == nil ? other : nil
  }
}

extension SyntaxTree {
  /// What stands on the line of an offset and may begin a key; `nil` where nothing does.
  ///
  /// It begins no key where something is written that would be its value.
  fileprivate func unfinishedKey(at offset: Int) -> ByteRange? {
    let line = BlockLine(at: offset, in: bytes)
    guard !line.isBlank, line.key == nil, line.dashes.isEmpty, !line.isExplicitKey,
      !line.isMarker(in: bytes), !"[]{},|>&!*%`-:".utf8.contains(bytes[line.content])
    else { return nil }
    let word = line.content..<line.endOfContent(bytes)
    guard word.lowerBound <= offset, offset <= line.end,
      offset <= word.upperBound || bytes[word.upperBound..<offset].allSatisfy(\.isBlank),
      // By one column a neighbour is out of place.
      line.columnOfNext(in: bytes) ?? 0 <= line.contentColumn + 1, !isText(goingOnAt: line)
    else { return nil }
    return word
  }

  /// Whether a line goes on with a text that begins above it, by its column or in whole quotes.
  private func isText(goingOnAt line: BlockLine) -> Bool {
    guard let node = path(to: line.content).last, node.kind == .scalar,
      node.range.lowerBound < line.start
    else { return false }
    switch node.style {
    case .literal, .folded: return true
    case .doubleQuoted, .singleQuoted: return !node.isUnclosed
    case .plain, .block, .flow:
      let first = BlockLine(at: node.range.lowerBound, in: bytes)
      // How wide a tab was meant to be shows in nothing. A text goes on right of its own column. So
      // a neighbour of a text behind a dash is a key, and the text a key with a slip.
      return !bytes[first.start..<first.content].contains(0x09)
        && first.contentColumn < line.contentColumn
    }
  }
}
