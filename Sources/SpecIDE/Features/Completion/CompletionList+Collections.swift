import SpecModel
import YAMLSyntax

/// Maps and lists where marks stand at the cursor that belong to others.
extension CompletionList {
  /// Takes away the dash in front of a key of a map, which begins no item of a list.
  ///
  /// It stays where the whole map is written as a list.
  mutating func dropDash() {
    guard !isProbe, !cursor.isInFlow, cursor.spot != .value, cursor.head.isEmpty,
      let bytes = (spec?.tree ?? root?.node?.tree)?.bytes
    else { return }
    let line = BlockLine(at: cursor.word.lowerBound, in: bytes)
    let isItem = cursor.path.last == .item
    let path = isItem ? Array(cursor.path.dropLast()) : cursor.path
    guard let dash = line.dashes.first, line.dashes.count == 1,
      let shape = Shape.map(format).descendant(path), shape.mapShape != nil, shape.itemShape == nil
    else { return }
    cursor.path = path
    cursor.spot = .key
    let list = isItem ? root?.value(at: path, around: cursor.word) : nil
    if let items = list?.items, items.count > 1 {
      cursor.siblings.formUnion(items.flatMap { $0.entries.map(\.key.value) })
      return
    }
    cursor.head = String(
      decoding: bytes[(line.start + dash)..<cursor.word.lowerBound],
      as: UTF8.self
    )
    // Dashes may stand in the column of their key, keys may not.
    let least = line.start == 0 || path.isEmpty ? 0 : columnOfKey(above: line, in: bytes) + 1
    cursor.column = dash < least ? least - 1 + style.step : dash
    cursor.lead = String(repeating: " ", count: cursor.column - dash)
  }

  /// The column of the nearest line above with a key that has nothing behind it.
  private func columnOfKey(above line: BlockLine, in bytes: [UInt8]) -> Int {
    var start = line.start
    while start > 0 {
      let above = BlockLine(at: start - 1, in: bytes)
      if !above.isBlank { return above.key?.colon == above.end - 1 ? above.contentColumn : -1 }
      start = above.start
    }
    return -1
  }

  /// Takes away empty quotes in place of a map or a list; whether there are some.
  mutating func takeQuotes(of shape: Shape) -> Bool {
    guard !isProbe, let quote = cursor.quote, cursor.typed.isEmpty, cursor.content == nil,
      shape.isCollection, let bytes = (spec?.tree ?? root?.node?.tree)?.bytes,
      cursor.word.isEmpty, cursor.word.lowerBound > 0,
      bytes[cursor.word.lowerBound - 1] == quote
    else { return false }
    cursor.head = String(decoding: [quote], as: UTF8.self)
    cursor.quote = nil
    cursor.hasColon = false
    let start = cursor.word.lowerBound
    if start < bytes.count, bytes[start] == quote {
      cursor.word = start..<(start + 1)
      cursor.isClosed = true
    }
    return true
  }

  /// Proposes maps in braces for the items of a list, each with its first key.
  mutating func proposeInBraces(_ shape: Shape) {
    guard format == .spec, cursor.isInFlow, cursor.quote == nil, cursor.content == nil,
      cursor.path.last == .item, let map = shape.mapShape
    else { return }
    var inner = self
    inner.cursor.spot = .key
    inner.cursor.siblings = []
    inner.cursor.head = ""
    inner.cursor.lead = ""
    inner.cursor.trail = ""
    inner.cursor.hasColon = false
    inner.empty()
    inner.proposeKeys(of: .map(map))
    for item in inner.items where item.kind == .key || item.kind == .word {
      let text = item.insertion.trimmingSuffix(" ")
      let end = text == item.insertion ? "" : " "
      add(
        item.label,
        detail: item.detail,
        kind: item.kind,
        insertion: "{ \(text)\(end) }",
        snippet: "{ \(text.escapedForSnippet)\(end)$0 \\}",
        about: item.documentationKey.map(DocumentationKey.init(rawValue:))
      )
    }
  }

  /// Proposes whole items of a list of announcements, each with its moment and a phrase.
  mutating func proposeAnnouncements(of shape: Shape) {
    guard !isProbe, cursor.path.last == .item, shape.mapShape == .announcement,
      cursor.quote == nil, cursor.content == nil
    else { return }
    let list = root?.value(at: cursor.path.dropLast(), around: cursor.word)
    let told = Set((list?.items ?? []).compactMap { $0["for"]?.word?.value })
    let margin = "\n" + String(repeating: " ", count: cursor.column)
    for moment in moments where !told.contains(moment) {
      let phrase = phrases(at: moment).first.map(ScalarWriting.phrase) ?? "\"\""
      let entries = ["for: \(ScalarWriting.scalar(moment))", "text: \(phrase)"]
      add(
        moment,
        detail: "for and text",
        kind: .phrase,
        insertion: cursor.isInFlow
          ? inStyle("{ \(entries.joined(separator: ", ")) }") : entries.joined(separator: margin),
        about: subject("for", moment, in: .announcement, at: cursor.path)
      )
    }
  }
}

extension String {
  /// The text without one mark at its end, where that stands there.
  fileprivate func trimmingSuffix(_ mark: String) -> String {
    hasSuffix(mark) ? String(dropLast(mark.count)) : self
  }
}
