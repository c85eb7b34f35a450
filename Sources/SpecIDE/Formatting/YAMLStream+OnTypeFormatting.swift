package import SourceText
package import YAMLSyntax

extension YAMLStream {
  /// The edits around a cursor that stands behind a character which has just been typed.
  ///
  /// - A line break: the spaces within the line above it.
  /// - A dash that begins a line: the column of that line.
  /// - A tab that a line begins with: spaces in its place.
  package func formatting(afterTyping character: String, at offset: Int) -> [TextEdit] {
    let offset = min(max(offset, 0), text.bytes.count)
    return switch character {
    case "\n": spacing(above: offset)
    case "-": indentation(ofDashBefore: offset).map { [$0] } ?? []
    case "\t": untabbing(before: offset).map { [$0] } ?? []
    default: []
    }
  }

  private func spacing(above offset: Int) -> [TextEdit] {
    let line = text.lines.line(at: offset) - 1
    guard line >= 0 else { return [] }
    let content = text.content(ofLine: line)
    return formatting(in: content) { edit in
      content.lowerBound < edit.range.lowerBound && edit.range.upperBound <= content.upperBound
        ? edit : nil
    }
  }

  private func indentation(ofDashBefore offset: Int) -> TextEdit? {
    let start = text.lines.start(of: text.lines.line(at: offset))
    let dash = offset - 1
    guard dash >= start, text.bytes[dash] == UInt8(ascii: "-"),
      text.bytes[start..<dash].allSatisfy(\.isBlank)
    else { return nil }
    return formatting(in: start..<offset) { $0.range == start..<dash ? $0 : nil }.first
  }

  private func untabbing(before offset: Int) -> TextEdit? {
    let start = text.lines.start(of: text.lines.line(at: offset))
    let margin = text.bytes[start...].prefix(while: \.isBlank)
    guard offset <= margin.endIndex, margin.contains(0x09), !isInBlockScalar(offset) else {
      return nil
    }
    let width = margin.reduce(0) { width, byte in
      byte == 0x09 ? (width / LayoutReader.step + 1) * LayoutReader.step : width + 1
    }
    return TextEdit(start..<margin.endIndex, with: String(repeating: " ", count: width))
  }

  /// Whether a tab at an offset would be part of a text.
  private func isInBlockScalar(_ offset: Int) -> Bool {
    let document = documents[documentIndex(at: offset)]
    let node = document.tree.path(to: offset - document.start).last
    return node?.style == .literal || node?.style == .folded
  }
}
