import SourceText
import SpecModel
import YAMLSyntax

/// The brackets and braces around a text cursor, read from the outermost one to the cursor.
struct FlowScan {
  fileprivate struct Frame {
    let isMap: Bool
    var keys: [String] = []
    /// The key whose value is being written.
    var key: String?
    /// Where the word that is being written begins.
    var start: Int
    var quote: UInt8?
    /// The text in quotes that has just ended, which is a key where a colon follows.
    var quoted: ByteRange?
    /// Whether its keys stand in quotes that they do not need, as in JSON.
    var isJSON = false
  }

  /// `nil` where nothing may be written.
  let cursor: Cursor?

  /// `nil` when the offset stands in no flow collection.
  init?(at offset: Int, in tree: SyntaxTree, line: BlockLine) {
    guard let (start, limit) = Self.range(around: offset, in: tree, line: line) else { return nil }
    let bytes = tree.bytes
    let frames = Self.frames(bytes, from: start, to: offset)
    guard let top = frames.last else { return nil }
    let end = Self.endOfWord(
      bytes,
      from: offset,
      quote: top.quote,
      isValue: top.key != nil,
      isUntyped: top.start >= offset
    )
    let behind = end.word + (end.isClosed ? 1 : 0)
    var cursor = Cursor(
      path: BlockPlace.path(toFlowAt: start, in: tree) + Self.steps(into: frames),
      spot: top.isMap ? (top.key == nil ? .key : .value) : .node,
      word: min(top.start, offset)..<max(end.word, offset),
      typed: tree.string(in: min(top.start, offset)..<offset),
      quote: top.quote,
      siblings: Set(top.keys + Self.rest(bytes, from: behind, to: limit)),
      isInFlow: true,
      isInJSON: frames.last { !$0.keys.isEmpty }?.isJSON ?? false,
      column: 0,
      hasColon: end.hasColon
    )
    if cursor.touchesMark(in: bytes) { cursor.lead = " " }
    let next = Self.next(bytes, from: behind, to: limit)
    if !end.hasColon || end.isClosed, let next, !",]}:".utf8.contains(bytes[next]) {
      cursor.trail = ","
    }
    // What is in brackets of its own is no word that another one could replace.
    let first = Self.next(bytes, from: offset, to: limit)
    let isHeld = first.map { top.start >= offset && "[{".utf8.contains(bytes[$0]) } ?? false
    self.cursor = isHeld && cursor.spot == .value ? nil : cursor
  }

  /// The steps from the outermost collection to what is being written.
  private static func steps(into frames: [Frame]) -> [PathStep] {
    frames.enumerated().compactMap { depth, frame in
      guard frame.isMap else { return .item }
      // A collection in place of a key is in no map of the format.
      return frame.key.map { .key($0) } ?? (depth + 1 < frames.count ? .key("") : nil)
    }
  }

  /// Where something stands behind an offset, comments left out.
  private static func next(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset < end {
      if bytes[offset] == UInt8(ascii: "#"), offset > 0, bytes[offset - 1] <= 0x20 {
        offset = bytes.endOfLine(from: offset)
      } else if bytes[offset] > 0x20 {
        return offset
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The extent of the outermost flow collection around an offset; `nil` where there is none.
  ///
  /// It begins on the line of the offset, or where the tree says if it spans lines.
  private static func range(
    around offset: Int,
    in tree: SyntaxTree,
    line: BlockLine
  ) -> (start: Int, end: Int)? {
    let bytes = tree.bytes
    // A collection that is not closed ends with its text, but still goes on behind it.
    let text = endOfText(before: offset, in: tree)
    let flow = tree.path(to: text).first { node in
      node.style == .flow && node.range.lowerBound < text
        && (offset < node.range.upperBound || node.isUnclosed)
    }
    if let flow,
      offset < flow.range.upperBound || text > line.start
        || holds(column: offset - line.start, flow, in: bytes)
    {
      return (flow.range.lowerBound, flow.range.upperBound)
    }
    var start = line.key.map { $0.colon + 1 } ?? line.content
    while start < line.end, bytes[start] == 0x20 { start += 1 }
    guard start < offset, start < line.end else { return nil }
    let opens = bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[")
    return opens && !frames(bytes, from: start, to: offset).isEmpty ? (start, line.end) : nil
  }

  /// Where the text in front of an offset ends, blanks and comments left out.
  private static func endOfText(before offset: Int, in tree: SyntaxTree) -> Int {
    var end = offset
    var comments = tree.comments[...]
    while true {
      while end > 0, tree.bytes[end - 1] <= 0x20 { end -= 1 }
      while let comment = comments.last, comment.lowerBound >= end { comments.removeLast() }
      guard let comment = comments.last, end <= comment.upperBound else { return end }
      end = comment.lowerBound
    }
  }

  /// Whether a line below the text of a flow collection goes on with it at a column.
  ///
  /// What is indented no deeper than the key of the collection is the next key.
  private static func holds(column: Int, _ flow: YAMLNode, in bytes: [UInt8]) -> Bool {
    let line = BlockLine(at: flow.range.lowerBound, in: bytes)
    let isFirst = flow.range.lowerBound == line.content
    return column > (isFirst ? line.dashes.last ?? -1 : line.contentColumn)
  }

  private static func frames(_ bytes: [UInt8], from start: Int, to end: Int) -> [Frame] {
    var frames: [Frame] = []
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if let top = frames.indices.last, frames[top].quote != nil {
        offset += frames[top].readQuoted(byte, at: offset)
        continue
      }
      switch byte {
      case UInt8(ascii: "#") where offset > start && bytes[offset - 1] <= 0x20:
        let end = Swift.min(bytes.endOfLine(from: offset), end)
        if let top = frames.indices.last, frames[top].start == offset { frames[top].start = end }
        offset = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        frames.append(Frame(isMap: byte == UInt8(ascii: "{"), start: offset + 1))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        frames.removeLast(frames.isEmpty ? 0 : 1)
      default:
        if let top = frames.indices.last { frames[top].read(byte, at: offset, in: bytes) }
      }
      offset += 1
    }
    return frames
  }

  /// Where the word under the cursor ends, and whether a colon or the end of its quotes follows.
  ///
  /// Behind the quotes, a colon has to stand.
  private static func endOfWord(
    _ bytes: [UInt8],
    from offset: Int,
    quote: UInt8?,
    isValue: Bool,
    isUntyped: Bool
  ) -> (word: Int, hasColon: Bool, isClosed: Bool) {
    var end = offset
    // A key that the cursor does not touch is the next one, even without a comma in front of it. So
    // is an item in brackets of its own.
    if quote == nil, !isValue, end < bytes.count,
      bytes[end].isBlank || isUntyped && "[{".utf8.contains(bytes[end])
    {
      return (end, false, false)
    }
    var first = offset
    while first < bytes.count, bytes[first].isBlank { first += 1 }
    if quote == nil, isUntyped, first < bytes.count, let mark = bytes[first].asQuote {
      let end = endOfQuoted(bytes, from: first, mark)
      return (end, !isValue && end < bytes.count && bytes[end] == UInt8(ascii: ":"), false)
    }
    var lastBlank: Int?
    while end < bytes.count {
      let byte = bytes[end]
      if byte == quote { return (end, true, true) }
      if byte.isBreak { break }
      if quote == nil {
        if ",]}".utf8.contains(byte) { break }
        if byte == UInt8(ascii: "#"), end > 0, bytes[end - 1] <= 0x20 { break }
        if byte.isBlank { lastBlank = end }
        if byte == UInt8(ascii: ":"), bytes.endsFlowKey(at: end) {
          guard isValue, let lastBlank else { return (end, true, false) }
          end = lastBlank
          break
        }
      }
      end += 1
    }
    while end > offset, bytes[end - 1].isBlank { end -= 1 }
    return (end, false, false)
  }

  /// Behind the quote that closes a text.
  private static func endOfQuoted(_ bytes: [UInt8], from start: Int, _ quote: UInt8) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != quote {
      offset += bytes[offset] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
    }
    return Swift.min(offset + 1, bytes.count)
  }

  /// The keys behind the cursor in the same map.
  private static func rest(_ bytes: [UInt8], from start: Int, to end: Int) -> [String] {
    var frame = Frame(isMap: true, start: start)
    var depth = 0
    var offset = start
    while offset < end, depth >= 0 {
      let byte = bytes[offset]
      if frame.quote != nil {
        offset += frame.readQuoted(byte, at: offset)
        continue
      } else if byte == UInt8(ascii: "#"), offset > 0, bytes[offset - 1] <= 0x20 {
        if frame.start == offset { frame.start = bytes.endOfLine(from: offset) }
        offset = bytes.endOfLine(from: offset)
        continue
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      } else if depth == 0 {
        frame.read(byte, at: offset, in: bytes)
      }
      offset += 1
    }
    // The text directly behind the cursor ends its own entry.
    return Array(frame.keys.drop { $0.isEmpty })
  }
}

extension Cursor {
  /// Whether the word stands directly behind a mark that a blank has to follow; JSON sets none
  /// behind its braces.
  fileprivate func touchesMark(in bytes: [UInt8]) -> Bool {
    guard word.lowerBound > 0, quote == nil else { return false }
    return (isInJSON ? ":," : ":,{").utf8.contains(bytes[word.lowerBound - 1])
  }
}

extension FlowScan.Frame {
  /// Reads a byte within quotes, and gives how many bytes to go on by.
  fileprivate mutating func readQuoted(_ byte: UInt8, at offset: Int) -> Int {
    if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { return 2 }
    if byte == quote {
      quote = nil
      quoted = start..<offset
    }
    return 1
  }

  fileprivate mutating func read(_ byte: UInt8, at offset: Int, in bytes: [UInt8]) {
    switch byte {
    case UInt8(ascii: ","):
      key = nil
      quoted = nil
      start = offset + 1
    case UInt8(ascii: ":") where isMap:
      guard quoted != nil && key == nil || bytes.endsFlowKey(at: offset) else { return }
      // The last word behind a value is the next key, whose comma in front is missing.
      let range = key == nil ? quoted ?? start..<offset : lastWord(before: offset, in: bytes)
      let name = Self.name(in: range, of: bytes)
      if key != nil, name.isEmpty { return }
      if ScalarWriting.scalar(name) == name { isJSON = key == nil && quoted != nil }
      key = name
      keys.append(name)
      quoted = nil
      start = offset + 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let end = quoted.map { $0.upperBound + 1 } ?? start
      guard bytes[end..<offset].allSatisfy({ $0 <= 0x20 }) else { return }
      // A second text in quotes begins the next entry or item, comma or not.
      if quoted != nil { key = nil }
      quoted = nil
      quote = byte
      start = offset + 1
    case 0x20, 0x09, 0x0A, 0x0D:
      if start == offset { start += 1 }
    default: break
    }
  }

  /// The name of a key; a collection in place of one has none.
  ///
  /// Its text would be read once more at each level of nesting.
  private static func name(in range: ByteRange, of bytes: [UInt8]) -> String {
    let isCollection = bytes[range].last.map { "]}".utf8.contains($0) } ?? false
    return isCollection
      ? "" : String(decoding: bytes[range], as: UTF8.self).streamSafe.trimmingBlanks
  }

  /// What stands behind the last blank, line break or closing mark of a value.
  private func lastWord(before end: Int, in bytes: [UInt8]) -> ByteRange {
    let from = min(quoted.map { $0.upperBound + 1 } ?? start, end)
    var word = end
    while word > from, bytes[word - 1] > 0x20, !"]}".utf8.contains(bytes[word - 1]) { word -= 1 }
    return word > from || quoted != nil ? word..<end : end..<end
  }
}

extension [UInt8] {
  /// Where the line that an offset stands on ends.
  fileprivate func endOfLine(from offset: Int) -> Int {
    self[offset...].firstIndex { $0.isBreak } ?? count
  }

  /// Whether a colon in a flow collection ends a plain key.
  fileprivate func endsFlowKey(at colon: Int) -> Bool {
    guard colon + 1 < count else { return true }
    return self[colon + 1] <= 0x20 || ",[]{}".utf8.contains(self[colon + 1])
  }
}
