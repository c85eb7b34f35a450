package import SourceText
import YAMLSyntax

/// Edits that move entries as they stand, with all their lines and comments.
extension Spec {
  /// How many lines one edit moves.
  private static let mostLines = 1_000

  /// Moves an entry out of the maps that it stands in, up to one of its own level.
  ///
  /// The range is the place of its key. The path leads from the top to the map that gets the entry,
  /// behind the one that held it. The result is `nil` where the entry shares a line with others. It
  /// is also `nil` where one of its lines is indented too little.
  package func moving(keyAt key: ByteRange, outTo path: [String]) -> [TextEdit]? {
    var map = root
    for key in path {
      guard let next = map[key] else { return nil }
      map = next
    }
    guard let first = map.entries.first, map.node?.style == .block,
      let holder = map.entries.first(where: { $0.range.contains(key.lowerBound) }),
      let entry = holder.value.entry(at: key)
    else { return nil }
    let start = startOfLine(at: key.lowerBound)
    let margin = key.lowerBound - start
    let delta = margin - (first.range.lowerBound - startOfLine(at: first.range.lowerBound))
    let end = endOfLine(at: lastContent(before: entry.range.upperBound))
    let holderEnd = endOfLine(at: lastContent(before: holder.range.upperBound))
    guard delta > 0, tree.bytes[start..<key.lowerBound].allSatisfy({ $0 == 0x20 }),
      let lines = starts(ofLinesIn: start..<end, indentedBy: delta)
    else { return nil }
    if end >= holderEnd { return lines.map { .delete($0..<($0 + delta)) } }
    let text = SourceText(Array(tree.bytes[start..<end]))
      .applying(lines.map { .delete(($0 - start)..<($0 - start + delta)) })
    return [
      .delete(start..<(end + lineBreakLength(at: end))),
      .insert(lineBreak + text.string(in: text.range), at: holderEnd),
    ]
  }

  /// Takes an entry on one line out of its braces, and adds it to another map.
  ///
  /// The range is the place of its key. The path leads from the top to the other map.
  package func relocating(keyAt key: ByteRange, to path: [String]) -> [TextEdit]? {
    guard let entry = root.entry(at: key), let value = entry.value.node,
      value.rangeWithProperties == value.range, entry.range.contains(value.range)
    else { return nil }
    let text = tree.string(in: value.range)
    guard !text.contains(where: { $0.isNewline || "#&*".contains($0) }) else { return nil }
    // A comment between the key and its value would be lost.
    guard !tree.bytes[entry.range].contains(UInt8(ascii: "#")) else { return nil }
    let removal = removing(entry.range)
    guard let insertion = inserting(entry.key.value, text, at: path),
      !removal.range.contains(insertion.range.lowerBound)
    else { return nil }
    return [removal, insertion]
  }

  /// Puts entries of the top level that stand below each other under a key of their own.
  package func gathering(_ entries: [SpecEntry], under key: String) -> [TextEdit]? {
    guard let first = entries.first, let last = entries.last, root.node?.style == .block else {
      return nil
    }
    let range = first.range.lowerBound..<endOfLine(at: lastContent(before: last.range.upperBound))
    let others = root.entries.filter { other in
      !entries.contains { $0 === other } && range.overlaps(other.range)
    }
    guard others.isEmpty, startOfLine(at: range.lowerBound) == range.lowerBound,
      let lines = starts(ofLinesIn: range, indentedBy: 0)
    else { return nil }
    let blocks = entries.lazy.filter { $0.value.node?.style == .block }
    let child = blocks.compactMap { $0.value.entries.first?.range.lowerBound }.first
    let column = child.map { $0 - startOfLine(at: $0) } ?? 2
    let margin = String(repeating: " ", count: (1...8).contains(column) ? column : 2)
    return lines.map {
      .insert(($0 == range.lowerBound ? key + ":" + lineBreak : "") + margin, at: $0)
    }
  }

  /// Where the lines of a range begin that are not blank; `nil` where one of them is indented less.
  private func starts(ofLinesIn range: ByteRange, indentedBy margin: Int) -> [Int]? {
    var starts: [Int] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = endOfLine(at: start)
      let line = tree.bytes[start..<end]
      if !line.allSatisfy(\.isBlank) {
        guard line.prefix(margin).allSatisfy({ $0 == 0x20 }), line.count >= margin else {
          return nil
        }
        starts.append(start)
      }
      start = end + max(lineBreakLength(at: end), 1)
    }
    return starts.count <= Self.mostLines ? starts : nil
  }
}

extension SpecValue {
  /// The entry below the value whose key stands at a place.
  fileprivate func entry(at key: ByteRange) -> SpecEntry? {
    var pending = [self]
    while let value = pending.popLast() {
      for entry in value.entries {
        if entry.key.range == key { return entry }
        if entry.range.contains(key.lowerBound) { pending.append(entry.value) }
      }
      pending += value.items.filter { $0.range.contains(key.lowerBound) }
    }
    return nil
  }
}
