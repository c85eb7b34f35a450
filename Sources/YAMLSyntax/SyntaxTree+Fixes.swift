public import SourceText

extension SyntaxTree {
  /// How much is read to find out which fixes of a document are safe, in bytes, problems included.
  private static var mostBytesOfFixes: Int { 1 << 19 }
  /// What it costs to mend another problem on the way, in bytes.
  private static var bytesOfProblem: Int { 1 << 11 }

  /// Whether a fix of one of the problems writes what this tree shows, and nothing else is as likely
  /// to be meant: the edited document has the same nodes, and a problem less.
  ///
  /// The document is read anew for this; where it is too long for its number of problems, or has
  /// more than fifteen, none of its fixes is taken for safe.
  public func isSafe(_ fix: Fix) -> Bool {
    let cost = bytes.count + Self.bytesOfProblem * problems.count
    guard cost * problems.count <= Self.mostBytesOfFixes, let edit = joined(fix.edits),
      let tree = applying([edit])
    else { return false }
    let takesDash = fix.edits.contains {
      MendedReading(before: self, after: tree, edit: $0).removesDash
    }
    return tree.problems.count < problems.count && holdsSameNodes(as: tree) && !takesDash
      && !MendedReading(before: self, after: tree, edit: edit).isDoubtful
  }

  /// The document after some edits, read anew; `nil` where that is another number of documents.
  public func applying(_ edits: [TextEdit]) -> SyntaxTree? {
    let documents = YAMLStream(parsing: SourceText(bytes).applying(edits)).documents
    return documents.count == 1 ? documents.first?.tree : nil
  }

  /// One edit that does what several do, which are in order and do not overlap.
  private func joined(_ edits: [TextEdit]) -> TextEdit? {
    guard let first = edits.first, let last = edits.last else { return nil }
    var text = ""
    var end = first.range.lowerBound
    for edit in edits {
      guard edit.range.lowerBound >= end else { return nil }
      text += string(in: end..<edit.range.lowerBound) + edit.replacement
      end = edit.range.upperBound
    }
    return TextEdit(first.range.lowerBound..<last.range.upperBound, with: text)
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
