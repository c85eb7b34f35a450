package import SourceText
import YAMLSyntax

/// Edits that add to a spec or take from it, in the layout that stands there.
extension Spec {
  /// Adds an entry at the end of a map; the value is given as YAML on one line.
  ///
  /// A map in braces gets it before its closing brace. Any other map gets it on a line of its own,
  /// with the indentation of its first key. It is `nil` for a value that is no map and not empty.
  package func inserting(_ key: String, _ value: String, into map: SpecValue) -> TextEdit? {
    inserting([(key, value)], into: map)
  }

  /// How many entries a map may have that another one is added to: each addition looks at all.
  private static var mostNeighbours: Int { 2_000 }

  /// Adds several entries at the end of a map; the values are given as YAML on one line.
  package func inserting(
    _ entries: [(key: String, value: String)],
    into map: SpecValue
  ) -> TextEdit? {
    guard map.isMap, map.entries.count <= Self.mostNeighbours, let node = map.node else {
      return nil
    }
    guard entries.allSatisfy({ node[$0.key] == nil }) else { return nil }
    let style = CollectionStyle(of: node)
    let texts = entries.map(style.entry)
    let present = Array(node.entries)
    guard let last = present.last else {
      return node.style == .flow ? filling(node, with: texts.joined(separator: ", ")) : nil
    }
    if node.style == .flow { return adding(texts, behind: last.range, style) }
    let before = entries.first.flatMap { node.entry(before: $0.key) } ?? last
    let indentation = indentation(at: node.range.lowerBound)
    let end = endOfLine(at: lastContent(before: before.range.upperBound))
    let lines = entries.map { key, value in
      written(key, value, among: present) ?? style.entry(key, value)
    }
    let text = lines.map {
      lineBreak + indentation + $0.replacing("\n", with: lineBreak + indentation)
    }
    return .insert(text.joined(), at: end)
  }

  /// An entry in the manner of the others around it; `nil` where they show none.
  ///
  /// Its map stands on lines of its own where theirs do, and its text in their quotes.
  private func written(
    _ key: String,
    _ value: String,
    among others: [YAMLEntry]
  ) -> String? {
    guard let root = YAMLStream(parsing: SourceText(value)).documents.first?.tree.root,
      others.allSatisfy({ $0.key.style == .plain })
    else { return nil }
    if root.kind == .scalar {
      let texts = others.map(\.value).filter { $0.kind == .scalar && $0.scalarType == .string }
      guard let style = texts.last(where: { !$0.isMissing })?.style else { return nil }
      let text = ScalarWriting.text(root.text, like: style)
      return root.style == .doubleQuoted ? text.map { "\(ScalarWriting.scalar(key)): \($0)" } : nil
    }
    let maps = others.filter {
      $0.value.kind == .mapping && $0.key.text != "platforms"
        && $0.value.entries.contains { _ in true }
    }
    guard root.kind == .mapping, root.entries.contains(where: { _ in true }),
      let model = maps.last, maps.count(where: { $0.value.style == .block }) * 2 > maps.count
    else { return nil }
    let block = maps.last { $0.value.style == .block } ?? model
    let column = tree.column(of: block.value.range.lowerBound)
    let margin = max(1, column - tree.column(of: block.range.lowerBound))
    let entries = root.entries.map { entry in
      String(repeating: " ", count: margin) + root.tree.string(in: entry.range)
    }
    return "\(ScalarWriting.scalar(key)):\n" + entries.joined(separator: "\n")
  }

  /// Adds entries to an empty map in braces, with a blank at both ends.
  private func filling(_ map: YAMLNode, with entries: String) -> TextEdit {
    let inside = tree.bytes[map.range].dropFirst()
    guard !map.isUnclosed, inside.dropLast().allSatisfy(\.isBlank) else {
      return .insert(" " + entries, at: map.range.lowerBound + 1)
    }
    return TextEdit(map.range, with: "{ \(entries) }")
  }

  /// Adds entries or items behind the last one of a collection in brackets.
  ///
  /// They stand on its line, or each on its own line where the last one begins a line.
  private func adding(_ texts: [String], behind last: ByteRange, _ style: CollectionStyle)
    -> TextEdit
  {
    let bytes = tree.bytes
    // Only blanks are looked at, because the line may be a megabyte and hold thousands of entries.
    var start = last.lowerBound
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    guard start > 0, bytes[start - 1].isBreak else {
      return .insert(texts.map { style.comma + $0 }.joined(), at: last.upperBound)
    }
    let margin = lineBreak + indentation(at: last.lowerBound)
    let rest = bytes[last.upperBound..<endOfLine(at: last.upperBound)]
    let behind = rest.drop(while: \.isBlank)
    let comment = behind.first == UInt8(ascii: ",") ? behind.dropFirst() : rest
    guard comment.drop(while: \.isBlank).first == UInt8(ascii: "#") else {
      return .insert(texts.map { "," + margin + $0 }.joined(), at: last.upperBound)
    }
    // The comment is about the last one.
    let kept = "," + String(decoding: comment, as: UTF8.self)
    let range = last.upperBound..<rest.endIndex
    return TextEdit(range, with: kept + margin + texts.joined(separator: "," + margin))
  }

  /// Adds an entry at the end of the value of a key, which may be empty so far.
  package func inserting(_ key: String, _ value: String, into entry: SpecEntry) -> TextEdit? {
    guard entry.value.isNull else { return inserting(key, value, into: entry.value) }
    let parent = entry.value.node?.parent
    guard let node = entry.value.node, node.isMissing, parent?.style == .block else {
      return filling(entry, with: "{ \(ScalarWriting.scalar(key)): \(value) }")
    }
    let step = String(repeating: " ", count: BlockStyle(of: tree).step)
    let indentation = indentation(at: entry.range.lowerBound) + step
    let end = endOfLine(at: entry.range.upperBound)
    return .insert(lineBreak + indentation + CollectionStyle(of: parent).entry(key, value), at: end)
  }

  /// Gives a key that has none a value, given as YAML, on the line of the key.
  package func filling(_ entry: SpecEntry, with value: String) -> TextEdit? {
    guard let node = entry.value.node, entry.value.isNull else { return nil }
    let value = written(value, behind: entry)
    guard node.isMissing else { return TextEdit(node.range, with: value) }
    let end = lastContent(before: entry.range.upperBound)
    let key = entry.key.range.upperBound
    let hasColon = key < end && tree.bytes[key..<end].contains(UInt8(ascii: ":"))
    return .insert(hasColon ? " " + value : ": " + value, at: end)
  }

  /// Puts another value, given as YAML on one line, in place of the one behind a key.
  package func replacing(_ entry: SpecEntry, with value: String) -> TextEdit? {
    entry.value.node.map { TextEdit($0.range, with: written(value, behind: entry)) }
  }

  /// Puts another entry, its value given as YAML on one line, in place of one.
  package func replacing(_ entry: SpecEntry, with key: String, _ value: String) -> TextEdit {
    let style = self.style(around: entry) ?? CollectionStyle(of: nil)
    return TextEdit(entry.range, with: style.entry(key, value))
  }

  /// A value given as YAML, as it is written behind the key of an entry.
  private func written(_ value: String, behind entry: SpecEntry) -> String {
    style(around: entry)?.value(value) ?? value
  }

  /// Adds an entry below a path of keys from the top, with the maps that are missing on the way.
  ///
  /// `nil` when something that is no map stands there, or a map that is written elsewhere.
  package func inserting(_ key: String, _ value: String, at path: [String]) -> TextEdit? {
    var map = root
    for (depth, step) in path.enumerated() {
      let rest = path[(depth + 1)...] + [key]
      let nested = rest.reversed().reduce(value) { "{ \(ScalarWriting.scalar($1)): \($0) }" }
      guard let entry = map.entry(step) else { return inserting(step, nested, into: map) }
      guard !entry.value.isNull else {
        return rest.count == 1
          ? inserting(key, value, into: entry) : filling(entry, with: nested)
      }
      // An alias or a merge key leads to a map that others share.
      guard let outer = map.node?.range, let inner = entry.value.node?.range,
        outer.contains(inner)
      else { return nil }
      map = entry.value
    }
    return inserting(key, value, into: map)
  }

  /// Adds an item at the end of a list.
  package func appending(_ item: String, to list: SpecValue) -> TextEdit? {
    appending([item], to: list)
  }

  /// Adds items, given as YAML on one line each, at the end of a list.
  package func appending(_ items: [String], to list: SpecValue) -> TextEdit? {
    guard list.isList, let node = list.node else { return nil }
    let style = CollectionStyle(of: node)
    let texts = items.map(style.value)
    guard let last = Array(node.items).last else {
      let inline = texts.joined(separator: ", ")
      return node.style == .flow ? .insert(inline, at: node.range.lowerBound + 1) : nil
    }
    if node.style == .flow { return adding(texts, behind: last.range, style) }
    let indentation = indentation(at: node.range.lowerBound)
    let end = endOfLine(at: lastContent(before: last.range.upperBound))
    let isBlock = last.kind == .mapping && last.style == .block
    let dash = dash(of: last)
    let margin = indentation + String(repeating: " ", count: dash.count)
    let lines = texts.map { text in
      let parts = isBlock ? text.entriesOfFlowMap : nil
      return parts?.joined(separator: lineBreak + margin) ?? text
    }
    return .insert(lines.map { lineBreak + indentation + dash + $0 }.joined(), at: end)
  }

  /// The dash of an item with the blanks behind it, if the item stands on its line.
  private func dash(of item: YAMLNode) -> String {
    let line = tree.bytes[
      startOfLine(at: item.range.lowerBound)..<item.rangeWithProperties.lowerBound
    ]
    guard let dash = line.lastIndex(of: UInt8(ascii: "-")), dash + 1 < line.endIndex else {
      return "- "
    }
    return String(decoding: line[dash...], as: UTF8.self)
  }

  /// Puts several items, given as YAML, in place of one of a list in brackets; `nil` for another
  /// list.
  package func replacing(_ item: LocatedText, with items: [String], in list: SpecValue) -> TextEdit?
  {
    let node = list.items.first { $0.word?.range == item.range }?.node
    guard list.node?.style == .flow, let node else { return nil }
    let texts = items.map(CollectionStyle(of: list.node).value)
    return TextEdit(node.range, with: texts.joined(separator: ", "))
  }

  /// Removes an item of a list, in block style with its dash.
  package func removing(_ item: LocatedText, from list: SpecValue) -> TextEdit {
    let quoted = list.node.flatMap { list in
      // A walk through the list for each of its items would cost the square of its length.
      let scalar = list.tree.scalar(around: item.range.lowerBound)
      let node =
        scalar.map { list.range.contains($0.range) && $0.range.contains(item.range) } == true
        ? scalar : list.items.first { $0.range.contains(item.range) }
      return node?.rangeWithProperties
    }
    let range = quoted ?? item.range
    guard list.node?.style == .block else { return removing(range) }
    var start = range.lowerBound
    while start > 0, tree.bytes[start - 1].isBlank { start -= 1 }
    guard start > 0, tree.bytes[start - 1] == UInt8(ascii: "-") else { return removing(range) }
    return removing((start - 1)..<range.upperBound)
  }

  /// Removes an entry with the line or the comma that belongs to it.
  package func removing(_ range: ByteRange) -> TextEdit {
    let bytes = tree.bytes
    // Only blanks are looked at, because the line may be a megabyte and hold thousands of entries.
    var start = range.lowerBound
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    let isFirst = start == 0 || bytes[start - 1].isBreak
    let end = lastContent(before: range.upperBound)
    var after = offset(skippingBlanksFrom: end)
    let hasComma = after < bytes.count && bytes[after] == UInt8(ascii: ",")
    if hasComma { after = offset(skippingBlanksFrom: after + 1) }
    // A comment behind what fills its line is about that.
    if isFirst, after > end, after < bytes.count, bytes[after] == UInt8(ascii: "#") {
      after = endOfLine(at: after)
    }
    let isLast = after == bytes.count || bytes[after].isBreak
    if isFirst, isLast {
      if !hasComma, let comma = commaOfLastItem(start, after) { return .delete(comma..<after) }
      return .delete(start..<min(after + lineBreakLength(at: after), bytes.count))
    }
    let isBehindComma = start > 0 && bytes[start - 1] == UInt8(ascii: ",")
    if hasComma { return .delete((isLast && isBehindComma ? start : range.lowerBound)..<after) }
    return .delete((isBehindComma ? start - 1 : start)..<end)
  }

  private func offset(skippingBlanksFrom offset: Int) -> Int {
    var offset = offset
    while offset < tree.bytes.count, tree.bytes[offset].isBlank { offset += 1 }
    return offset
  }

  /// The comma in front of the last line in brackets.
  ///
  /// Without that line the brackets would end with the comma.
  private func commaOfLastItem(_ start: Int, _ end: Int) -> Int? {
    let closing = tree.bytes[end...].first { !$0.isBlank && !$0.isBreak }
    let comma = lastContent(before: start) - 1
    guard comma >= 0, closing == UInt8(ascii: "}") || closing == UInt8(ascii: "]"),
      tree.bytes[comma] == UInt8(ascii: ",")
    else { return nil }
    return comma
  }

  var lineBreak: String { tree.bytes.lineBreak() }

  func lineBreakLength(at offset: Int) -> Int {
    let bytes = tree.bytes
    guard offset < bytes.count else { return 0 }
    return bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }

  func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !tree.bytes[start - 1].isBreak { start -= 1 }
    return start
  }

  func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < tree.bytes.count, !tree.bytes[end].isBreak { end += 1 }
    return end
  }

  /// The offset behind the last byte before `offset` that is neither blank nor line break.
  func lastContent(before offset: Int) -> Int {
    var end = offset
    while end > 0,
      tree.bytes[end - 1].isBlank || tree.bytes[end - 1] == 0x0A
        || tree.bytes[end - 1] == 0x0D
    { end -= 1 }
    return end
  }

  /// Blanks up to the column of an offset, so that a new line starts below it.
  ///
  /// Tabs, which JSON may have there, stay tabs.
  func indentation(at offset: Int) -> String {
    let line = tree.bytes[(offset - tree.column(of: offset))..<offset]
    return String(String(decoding: line, as: UTF8.self).map { $0 == "\t" ? $0 : " " })
  }
}

extension YAMLNode {
  /// The order of the topics of a spec and of a platform, as a new spec has them.
  private static let topics = [
    "name", "role", "hint", "states", "keyboard", "gestures", "settings", "focus",
    "custom-actions", "announcements", "groupings", "platforms",
  ]

  /// The entry that a new one goes behind; `nil` for one that belongs at the end.
  fileprivate func entry(before key: String) -> YAMLEntry? {
    guard let rank = Self.topics.firstIndex(of: key) else { return nil }
    let entries = Array(entries)
    let next = entries.firstIndex { entry in Self.rank(of: entry).map { $0 > rank } ?? false }
    let previous = entries.lastIndex { entry in Self.rank(of: entry).map { $0 < rank } ?? false }
    if let next { return next > 0 ? entries[next - 1] : nil }
    return previous.map { entries[$0] }
  }

  /// The place of a key among those with a fixed order.
  private static func rank(of entry: YAMLEntry) -> Int? {
    // No topic is longer, even with each of its letters escaped.
    guard entry.key.range.count <= 1_000 else { return nil }
    return topics.firstIndex(of: entry.key.text)
  }
}

extension String {
  /// The entries of a map in braces; `nil` for any other value.
  fileprivate var entriesOfFlowMap: [String]? {
    let tree = YAMLStream(parsing: SourceText(self)).documents.first?.tree
    guard let tree, let root = tree.root, root.kind == .mapping else { return nil }
    return root.entries.map { tree.string(in: $0.range) }
  }
}
