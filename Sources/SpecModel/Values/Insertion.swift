package import SourceText
import YAMLSyntax

/// Edits that add to a spec or take from it, in the layout that stands there.
extension Spec {
  /// Adds an entry at the end of a map; the value is written as given, on one line.
  ///
  /// A map in braces gets it before its closing brace, any other one a line of its own with the
  /// indentation of its first key. `nil` for a value that is no map and holds something else.
  package func inserting(_ key: String, _ value: String, into map: SpecValue) -> TextEdit? {
    let text = "\(ScalarWriting.scalar(key)): \(value)"
    guard let node = map.node else { return nil }
    guard map.isMap else { return map.isNull ? nil : nil }
    guard let last = Array(node.entries).last else {
      return node.style == .flow ? .insert(text, at: node.range.lowerBound + 1) : nil
    }
    if node.style == .flow { return .insert(", " + text, at: last.range.upperBound) }
    let indentation = indentation(at: node.range.lowerBound)
    let end = endOfLine(at: lastContent(before: last.range.upperBound))
    return .insert(lineBreak + indentation + text, at: end)
  }

  /// Adds an entry at the end of the value of a key, which may be empty so far.
  package func inserting(_ key: String, _ value: String, into entry: SpecEntry) -> TextEdit? {
    guard entry.value.isNull else { return inserting(key, value, into: entry.value) }
    let text = "\(ScalarWriting.scalar(key)): \(value)"
    let indentation = indentation(at: entry.key.range.lowerBound) + "  "
    let end = endOfLine(at: entry.key.range.upperBound)
    return .insert(lineBreak + indentation + text, at: end)
  }

  /// Adds an item at the end of a list.
  package func appending(_ item: String, to list: SpecValue) -> TextEdit? {
    guard list.isList, let node = list.node else { return nil }
    guard let last = Array(node.items).last else {
      return node.style == .flow ? .insert(item, at: node.range.lowerBound + 1) : nil
    }
    if node.style == .flow { return .insert(", " + item, at: last.range.upperBound) }
    let indentation = indentation(at: node.range.lowerBound)
    let end = endOfLine(at: lastContent(before: last.range.upperBound))
    return .insert(lineBreak + indentation + "- " + item, at: end)
  }

  /// Removes an entry with the line or the comma that belongs to it.
  package func removing(_ range: ByteRange) -> TextEdit {
    let bytes = tree.bytes
    let start = startOfLine(at: range.lowerBound)
    let isAlone = bytes[start..<range.lowerBound].allSatisfy(\.isBlank)
    let end = lastContent(before: range.upperBound)
    let lineEnd = endOfLine(at: end)
    if isAlone, bytes[end..<lineEnd].allSatisfy(\.isBlank) {
      return .delete(start..<min(lineEnd + lineBreakLength(at: lineEnd), bytes.count))
    }
    var after = end
    while after < bytes.count, bytes[after].isBlank { after += 1 }
    if after < bytes.count, bytes[after] == UInt8(ascii: ",") {
      after += 1
      while after < bytes.count, bytes[after].isBlank { after += 1 }
      return .delete(range.lowerBound..<after)
    }
    var before = range.lowerBound
    while before > 0, bytes[before - 1].isBlank { before -= 1 }
    if before > 0, bytes[before - 1] == UInt8(ascii: ",") { before -= 1 }
    return .delete(before..<end)
  }

  /// The line break that the document uses.
  private var lineBreak: String {
    guard let index = tree.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return "\n"
    }
    return lineBreakLength(at: index) == 2 ? "\r\n" : tree.bytes[index] == 0x0A ? "\n" : "\r"
  }

  private func lineBreakLength(at offset: Int) -> Int {
    let bytes = tree.bytes
    guard offset < bytes.count else { return 0 }
    return bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }

  private func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, tree.bytes[start - 1] != 0x0A, tree.bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < tree.bytes.count, tree.bytes[end] != 0x0A, tree.bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// The offset behind the last byte before `offset` that is neither blank nor line break.
  private func lastContent(before offset: Int) -> Int {
    var end = offset
    while end > 0,
      tree.bytes[end - 1].isBlank || tree.bytes[end - 1] == 0x0A
        || tree.bytes[end - 1] == 0x0D
    { end -= 1 }
    return end
  }

  /// Blanks up to the column of an offset, so that a new line starts below it.
  private func indentation(at offset: Int) -> String {
    let start = startOfLine(at: offset)
    let line = String(decoding: tree.bytes[start..<offset], as: UTF8.self)
    return String(repeating: " ", count: line.count)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}
