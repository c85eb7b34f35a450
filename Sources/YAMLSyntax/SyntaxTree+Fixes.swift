import SourceText

extension SyntaxTree {
  /// How many bytes are read to find out which fixes of a document are safe.
  private static var mostBytesOfFixes: Int { 1 << 20 }

  /// Whether a fix of one of the problems writes what this tree shows, and nothing else is as likely
  /// to be meant: the edited document has the same nodes, and a problem less.
  ///
  /// The document is read anew for this; where it is too long for its number of problems, none of
  /// its fixes is taken for safe.
  public func isSafe(_ fix: YAMLProblem.Fix) -> Bool {
    guard bytes.count * problems.count <= Self.mostBytesOfFixes else { return false }
    let documents = YAMLStream(parsing: SourceText(bytes).applying(fix.edit)).documents
    guard documents.count == 1, let tree = documents.first?.tree else { return false }
    return tree.problems.count < problems.count && holdsSameNodes(as: tree)
      && !tree.dividesCall(on: tree.line(at: fix.edit.range.lowerBound))
      && !partsWord(fix.edit) && !removesDash(fix.edit) && !partsItem(fix.edit)
      && !changesQuotes(fix.edit)
      && !MendedReading(before: self, after: tree, edit: fix.edit).isDoubtful
  }

  /// Whether a scalar on a line has one of two parentheses, so that a call was divided.
  private func dividesCall(on line: ByteRange) -> Bool {
    nodes.indices.contains { index in
      let node = YAMLNode(tree: self, index: index)
      guard node.kind == .scalar, node.range.overlaps(line) else { return false }
      return node.text.utf8.count { $0 == UInt8(ascii: "(") }
        != node.text.utf8.count { $0 == UInt8(ascii: ")") }
    }
  }

  /// Whether a comma would go between a quote and the word directly behind it, as in `'it's'`.
  private func partsWord(_ edit: TextEdit) -> Bool {
    let offset = edit.range.lowerBound
    guard edit.range.isEmpty, offset > 0, offset < bytes.count else { return false }
    let isQuote = bytes[offset - 1] == .doubleQuote || bytes[offset - 1] == .singleQuote
    return isQuote && edit.replacement.utf8.first == .comma && bytes[offset].isWordCharacter
  }

  /// Whether a dash is taken away: it may as well be the line below that stands wrong.
  private func removesDash(_ edit: TextEdit) -> Bool {
    let removed = bytes[edit.range].filter { !$0.isBlankOrBreak }
    return !removed.isEmpty && removed.allSatisfy { $0 == .dash }
      && edit.replacement.utf8.allSatisfy(\.isBlankOrBreak)
  }

  /// Whether text in quotes would end before a comma in a list, of which it may as well be part.
  private func partsItem(_ edit: TextEdit) -> Bool {
    let offset = edit.range.lowerBound
    guard edit.range.isEmpty, offset < bytes.count, bytes[offset] == .comma,
      edit.replacement == "\"" || edit.replacement == "'"
    else { return false }
    let next = bytes[(offset + 1)...].first { !$0.isBlank }
    guard next?.isBreak == false, next != .doubleQuote, next != .singleQuote else { return false }
    return nodes.indices.contains { index in
      nodes[index].kind == .sequence
        && YAMLNode(tree: self, index: index).items.contains { $0.range.upperBound == offset }
    }
  }

  /// Whether text gets other quotes because an apostrophe ended it, which may have been a quote.
  private func changesQuotes(_ edit: TextEdit) -> Bool {
    edit.range.upperBound <= bytes.count && bytes[edit.range].first == .singleQuote
      && edit.replacement.utf8.first == .doubleQuote
  }

  func line(at offset: Int) -> ByteRange {
    let start = bytes[..<min(offset, bytes.count)].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
    let end = bytes[min(offset, bytes.count)...].firstIndex(where: \.isBreak) ?? bytes.count
    return start..<max(start + 1, end)
  }

  func holdsSameNodes(as other: SyntaxTree) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    return nodes.indices.allSatisfy {
      nodes[$0].subtreeEnd == other.nodes[$0].subtreeEnd
        && YAMLNode(tree: self, index: $0).isAlike(YAMLNode(tree: other, index: $0))
    }
  }
}

extension YAMLNode {
  /// Whether two nodes, apart from what they hold, say the same.
  fileprivate func isAlike(_ other: YAMLNode) -> Bool {
    guard kind == other.kind, isMissing == other.isMissing, anchor?.name == other.anchor?.name,
      tag?.resolved == other.tag?.resolved
    else { return false }
    return kind == .mapping || kind == .sequence || text == other.text
  }
}
