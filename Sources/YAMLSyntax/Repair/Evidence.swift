import SourceText

/// What a reading shows of whether its text was meant, in tenths of a keystroke.
enum Evidence {
  /// Another fault on the line of the edit or the next; within some lines; further off.
  static let nearFault = 30
  static let fault = 18
  static let farFault = 8
  /// A plain text of several lines; a text in quotes of several lines, and each of its lines that
  /// looks like an entry.
  static let plainLines = 4
  static let quotedLines = 4
  static let entryInQuotes = 10
  /// A key without a value; without a key; that stands twice.
  static let missing = 3
  static let missingKey = 12
  static let duplicate = 14
  /// An entry in braces without a value, in addition.
  static let missingInBraces = 3
  /// A block in another column than the one of a key beside its own.
  static let unevenBlock = 8
  /// A block that is indented by another number of columns than most, up to a number of them.
  static let unevenStep = 3
  static let mostSteps = 3
  /// A list that is an item of a list.
  static let nestedList = 6
  /// A text on a line below its key.
  static let textBelowKey = 3
  /// A key of many words, or with marks in it.
  static let strangeKey = 4
  /// A plain text with marks at its ends.
  static let strangeText = 3

  /// The most that the size of a change counts.
  static let mostOfSize = 14
  /// The most that moving lines counts.
  static let mostOfShift = 5

  /// What the size of a change shows against it: each byte of its first edit, each other edit.
  static func size(of edits: [TextEdit]) -> Int {
    guard let first = edits.first else { return 0 }
    let size = max(first.range.count, first.replacement.utf8.count) - 1
    if first.replacement.allSatisfy({ $0 == " " }) {
      return min(size / 2 + edits.count - 1, mostOfShift)
    }
    return min(size + edits.count - 1, mostOfSize)
  }

  /// What another fault shows against a change, by the lines between the two.
  static func fault(at offset: Int, behind start: Int, in bytes: Span<UInt8>) -> Int {
    var lines = 0
    for place in min(start, offset)..<offset where bytes[place].isBreak { lines += 1 }
    return lines < 2 ? nearFault : lines < 8 ? fault : farFault
  }

  /// What the nodes from one on show against a change, and the open collections around them.
  static func price(
    of tables: ExactParser.Tables,
    from first: Int,
    within frames: [ExactParser.Frame],
    in bytes: Span<UInt8>
  ) -> Int {
    var price = 0
    var steps: [Int] = []
    for frame in frames where frame.kind == .blockMapping && frame.node < first {
      price += keys(of: Int(frame.node), tables, in: bytes, &steps)
    }
    var index = first
    while index < tables.nodes.count {
      let node = tables.nodes[index]
      if node.kind == .scalar {
        if node.flags.contains(.isMissing) { price += missing }
        if node.style == .plain { price += strangeness(of: node, in: bytes) }
        if node.flags.contains(.isMultiline) { price += lines(of: node, in: bytes) }
      } else if node.kind == .mapping {
        price += keys(of: index, tables, in: bytes, &steps)
      } else if node.style == .block {
        price += items(of: index, tables)
      }
      index += 1
    }
    let usual = steps.max { left, right in
      steps.count { $0 == left } < steps.count { $0 == right }
    }
    return price + min(steps.count { $0 != usual }, mostSteps) * unevenStep
  }

  private static func lines(of node: Node, in bytes: Span<UInt8>) -> Int {
    switch node.style {
    case .plain: return plainLines
    case .singleQuoted, .doubleQuoted:
      var price = quotedLines
      var line = bytes.endOfLine(from: Int(node.start))
      while line < Int(node.end) {
        let text = bytes.skippingBlanks(from: bytes.skippingBreak(at: line))
        var end = text
        while end < Int(node.end), bytes[end] > .space, bytes[end] != .colon { end += 1 }
        if end > text, end < bytes.count, bytes[end] == .colon, bytes.isWhiteOrEnd(at: end + 1) {
          price += entryInQuotes
        }
        line = bytes.endOfLine(from: max(text, line + 1))
      }
      return price
    default: return 0
    }
  }

  private static func items(of sequence: Int, _ tables: ExactParser.Tables) -> Int {
    var price = 0
    var index = sequence + 1
    let last = tables.end(of: sequence)
    while index < last {
      let node = tables.nodes[index]
      if node.kind == .sequence, node.style == .block { price += nestedList }
      index = tables.end(of: index)
    }
    return price
  }

  private static func keys(
    of mapping: Int,
    _ tables: ExactParser.Tables,
    in bytes: Span<UInt8>,
    _ steps: inout [Int]
  ) -> Int {
    var price = 0
    var known: [(start: Int, end: Int)] = []
    var index = mapping + 1
    let last = tables.end(of: mapping)
    var isKey = true
    var step: Int?
    while index < last, known.count < 64 {
      let node = tables.nodes[index]
      if !isKey, node.kind == .scalar, node.style == .plain, node.start < node.end,
        let key = known.last, bytes.isBelow(Int(node.start), key.end)
      {
        price += textBelowKey
      }
      if !isKey, node.flags.contains(.isMissing), tables.nodes[mapping].style == .flow {
        price += missingInBraces
      }
      if !isKey, node.kind == .mapping, node.style == .block {
        let column = bytes.column(of: Int(node.start))
        if let step, step != column { price += unevenBlock }
        step = column
        steps.append(column - bytes.column(of: Int(tables.nodes[mapping].start)))
      }
      if isKey, node.kind == .scalar {
        let key = (start: Int(node.start), end: Int(node.end))
        if key.start == key.end { price += missingKey }
        let isQuoted = node.style != .plain && key.end > key.start + 1
        let text = isQuoted ? (key.start + 1)..<(key.end - 1) : key.start..<key.end
        price += strangeness(ofKey: text, in: bytes)
        if known.contains(where: { bytes.isSame($0.start..<$0.end, key.start..<key.end) }) {
          price += duplicate
        }
        known.append(key)
      }
      isKey.toggle()
      index = tables.end(of: index)
    }
    return price
  }

  /// A plain text that begins with a mark, or whose quotes or brackets have no counterpart.
  private static func strangeness(of node: Node, in bytes: Span<UInt8>) -> Int {
    guard node.start + 1 < node.end else { return 0 }
    let first = bytes[Int(node.start)]
    if first == .semicolon || first == .slash || first == .plus || first == .equals {
      return strangeText
    }
    var quotes = 0
    var depth = 0
    for offset in Int(node.start)..<Int(node.end) {
      if bytes[offset] == .doubleQuote { quotes += 1 }
      if bytes[offset].isOpeningBracket { depth += 1 }
      if bytes[offset].isClosingBracket { depth -= 1 }
      if depth < 0 { return strangeText }
    }
    return quotes % 2 == 1 || depth > 0 ? strangeText : 0
  }

  private static func strangeness(ofKey key: Range<Int>, in bytes: Span<UInt8>) -> Int {
    var blanks = 0
    for offset in key {
      if bytes[offset] == .space { blanks += 1 }
      if bytes[offset].isQuote || bytes[offset] == .comma || bytes[offset] == .hash {
        return strangeKey
      }
    }
    let last = key.isEmpty ? 0 : bytes[key.upperBound - 1]
    return blanks > 2 || last == .semicolon || last == .equals ? strangeKey : 0
  }
}

extension ExactParser.Tables {
  /// The index behind the last descendant of a node, which may still be open.
  fileprivate func end(of index: Int) -> Int {
    let end = Int(nodes[index].subtreeEnd)
    return end == 0 ? nodes.count : end
  }
}

extension Span<UInt8> {
  /// Whether an offset stands on a later line than another.
  fileprivate func isBelow(_ offset: Int, _ other: Int) -> Bool {
    var place = other
    while place < offset, !self[place].isBreak { place += 1 }
    return place < offset
  }

  /// The column of an offset.
  fileprivate func column(of offset: Int) -> Int { offset - lineStart(of: offset) }

  func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, !left.isEmpty else { return false }
    for step in 0..<left.count
    where self[left.lowerBound + step] != self[right.lowerBound + step] {
      return false
    }
    return true
  }
}
