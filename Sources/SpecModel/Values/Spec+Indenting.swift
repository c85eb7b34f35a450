package import SourceText
import YAMLSyntax

extension Spec {
  /// How many lines one edit indents.
  private static let mostLines = 1_000

  /// Indents an entry, so that it goes on with the value of the entry above it.
  ///
  /// It is `nil` where other text stands between the two, or where the entry has too many lines.
  package func indenting(_ entry: SpecEntry, under parent: SpecEntry) -> [TextEdit]? {
    let bytes = tree.bytes
    let start = entry.range.lowerBound
    let margin = startOfLine(at: start)..<start
    guard parent.value.node?.style != .flow, bytes[margin].allSatisfy({ $0 == 0x20 }),
      parent.range.upperBound < start,
      hasNothingButComments(in: parent.range.upperBound..<start)
    else { return nil }
    let child = parent.value.entries.first?.key.range.lowerBound
    let column = child.map { $0 - startOfLine(at: $0) }
    return indenting(entry.range, by: column.map { max($0 - margin.count, 1) })
  }

  /// Indents lines by a number of columns, or by the step of the document.
  ///
  /// The range begins at the first character of a line; `nil` where it has too many lines.
  package func indenting(_ lines: ByteRange, by columns: Int? = nil) -> [TextEdit]? {
    let spaces = String(repeating: " ", count: columns ?? BlockStyle(of: tree).step)
    var edits = [TextEdit.insert(spaces, at: lines.lowerBound)]
    for offset in lines where tree.bytes[offset].isBreak {
      let next = offset + 1
      guard next < lines.upperBound, !tree.bytes[next].isBreak else {
        continue
      }
      edits.append(.insert(spaces, at: next))
    }
    return edits.count <= Self.mostLines ? edits : nil
  }

  /// Whether the lines of a range are blank or comments.
  private func hasNothingButComments(in range: ByteRange) -> Bool {
    var isComment = false
    for offset in range {
      let byte = tree.bytes[offset]
      switch byte {
      case _ where byte.isBreak: isComment = false
      case _ where byte.isBlank: break
      case UInt8(ascii: "#"): isComment = true
      case _ where !isComment: return false
      default: break
      }
    }
    return true
  }
}
