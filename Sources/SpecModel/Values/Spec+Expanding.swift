package import SourceText
import YAMLSyntax

extension Spec {
  /// Turns the list of words behind a key into a map with a value for each word.
  ///
  /// The values are given as YAML on one line. Words, comments and lines stay as they are written.
  ///
  /// The list has to stand behind the key and to have no other users. It holds different words,
  /// each on one line; `nil` for any other list.
  package func expanding(_ entry: SpecEntry, with values: [String]) -> [TextEdit]? {
    guard let list = entry.value.node, list.kind == .sequence, !list.isUnclosed,
      list.rangeWithProperties == list.range, entry.range.contains(list.range)
    else { return nil }
    let items = Array(list.items)
    let words = Set(items.map(\.text))
    guard !items.isEmpty, items.count == values.count, words.count == items.count,
      items.allSatisfy(\.isWordOnItsOwn),
      let marks = list.style == .flow ? braces(of: list) : keyStarts(of: items, in: list, entry)
    else { return nil }
    let style = CollectionStyle(of: list.parent)
    let added = zip(items, values).map { item, value in
      TextEdit.insert(style.colon + style.value(value), at: item.range.upperBound)
    }
    return (marks + added).inOrder
  }

  /// Braces in place of the brackets of a list, with a blank inside unless maps here have none.
  private func braces(of list: YAMLNode) -> [TextEdit] {
    let bytes = tree.bytes
    let (open, close) = (list.range.lowerBound, list.range.upperBound - 1)
    let isTight = list.parent?.isTight ?? false
    let (first, last) = (bytes[open + 1], bytes[close - 1])
    return [
      TextEdit(open..<(open + 1), with: isTight || first.isBlankOrBreak ? "{" : "{ "),
      TextEdit(close..<(close + 1), with: isTight || last.isBlankOrBreak ? "}" : " }"),
    ]
  }

  /// The removal of the dashes of a list; `nil` where something else is on their lines.
  ///
  /// A dash below the first letter of the key gives way to blanks. So the words stand right of the
  /// key.
  private func keyStarts(
    of items: [YAMLNode],
    in list: YAMLNode,
    _ entry: SpecEntry
  ) -> [TextEdit]? {
    let bytes = tree.bytes
    let key = tree.column(of: entry.range.lowerBound)
    let step = String(repeating: " ", count: BlockStyle(of: tree).step)
    var edits: [TextEdit] = []
    for item in items {
      let start = item.range.lowerBound
      let line = startOfLine(at: start)
      // The dash stands in front of the word, with blanks around it and nothing else.
      guard let dash = bytes[line..<start].lastIndex(where: { $0 != 0x20 }),
        bytes[dash] == UInt8(ascii: "-"), bytes[line..<dash].allSatisfy({ $0 == 0x20 })
      else { return nil }
      edits.append(TextEdit(dash..<start, with: dash - line > key ? "" : step))
    }
    return edits
  }

  /// Adds an entry with a map of its own at the end of a map.
  ///
  /// The style is that of the entry before it. The lines of the value are YAML, indented by two
  /// spaces a level. The result is `nil` for a map without entries, and for one that is written
  /// elsewhere.
  package func inserting(
    _ key: String,
    lines: [String],
    into map: SpecEntry
  ) -> TextEdit? {
    guard let node = map.value.node, map.value.isMap, map.range.contains(node.range),
      node[key] == nil, let last = Array(node.entries).last
    else { return nil }
    guard node.style == .block, last.value.style == .block,
      let child = last.value.entries.first(where: { _ in true })
    else { return inserting(key, lines.inBraces, into: map.value) }
    let margin = tree.column(of: last.range.lowerBound)
    let step = tree.column(of: child.range.lowerBound) - margin
    guard step > 0 else { return nil }
    let text = ([ScalarWriting.scalar(key) + ":"] + lines.map { "  " + $0 }).joined(separator: "\n")
    let written = CollectionStyle(of: last.value).value(text).split(separator: "\n").map { line in
      let level = line.prefix { $0 == " " }.count / 2
      return String(repeating: " ", count: margin + level * step) + line.drop { $0 == " " }
    }
    let end = endOfLine(at: lastContent(before: last.range.upperBound))
    return .insert(written.map { lineBreak + $0 }.joined(), at: end)
  }
}

extension [TextEdit] {
  /// The edits in the order of the text, an insertion joined with a replacement that begins there.
  fileprivate var inOrder: [TextEdit] {
    var ordered: [TextEdit] = []
    for edit in sorted(by: {
      ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count)
    }) {
      guard let last = ordered.last, last.range.upperBound == edit.range.lowerBound else {
        ordered.append(edit)
        continue
      }
      let range = last.range.lowerBound..<edit.range.upperBound
      ordered[ordered.count - 1] = TextEdit(range, with: last.replacement + edit.replacement)
    }
    return ordered
  }
}

extension [String] {
  /// The lines of a map, indented by two spaces a level, as one in braces.
  fileprivate var inBraces: String {
    var text = ""
    var depth = -1
    for line in self {
      let level = line.prefix { $0 == " " }.count / 2
      let closing = String(repeating: " }", count: Swift.max(depth - level, 0))
      text += level > depth ? (text.isEmpty ? "{ " : " { ") : closing + ", "
      text += line.drop { $0 == " " }
      depth = level
    }
    return text + String(repeating: " }", count: depth + 1)
  }
}

extension YAMLNode {
  /// Whether the node is a word that may become a key where it stands.
  fileprivate var isWordOnItsOwn: Bool {
    guard kind == .scalar, !isMissing, !isUnclosed, rangeWithProperties == range else {
      return false
    }
    return style != .literal && style != .folded
      && !tree.bytes[range].contains { $0.isBreak }
  }
}
