import SourceText

/// What a reading shows of whether its text was meant, in tenths of a keystroke.
///
/// It is gathered node by node; what a trial has read is looked at beside what stands above it.
struct Evidence {
  private(set) var price = 0
  /// The collections around the next node, the innermost last.
  private var open: [Collection]
  /// How many blocks are indented by none, one, two columns, and so on, more than the mappings that
  /// hold them.
  private var steps = Array(repeating: 0, count: 9)
  private var hasNestedList = false

  /// Another fault on the line of the edit or the next; further off.
  static let nearFault = 30
  static let fault = 18
  /// A line behind the end of the document's node, as are all others behind it.
  static let afterRoot = 12
  /// A later line that is wrong in itself.
  static let slip = 10
  /// A text of several lines; each of its lines that looks like an entry or an item.
  static let severalLines = 4
  static let entryInText = 10
  /// A key without a value, in braces twice; an entry without a key, or with a map as its key; a
  /// key that stands twice.
  static let missing = 3
  static let missingKey = 12
  static let duplicate = 14
  /// A block in another column than the one of a key beside its own.
  static let unevenBlock = 8
  /// A block that is indented by another number of columns than most, up to a number of them.
  static let unevenStep = 3
  static let mostSteps = 3
  /// The first list that is an item of a list; where one is, others are nothing strange.
  static let nestedList = 6
  /// A text on a line below its key.
  static let textBelowKey = 3
  /// A key of many words or with marks in it, or a plain text with marks at its ends.
  ///
  /// An entry that stands in a list without braces is as strange: `[a: b]`.
  static let strange = 4

  /// The most that the size of a change counts.
  static let mostOfSize = 14
  /// The most that moving lines, or taking text away, counts.
  static let mostOfShift = 3

  /// What the size of a change shows against it: each byte of its first edit, each other edit.
  static func size(of edits: [TextEdit]) -> Int {
    guard let first = edits.first else { return 0 }
    let size = max(first.range.count, first.replacement.utf8.count) - 1
    if first.replacement.allSatisfy({ $0 == " " }) {
      // How wide a tab was meant to be shows in nothing.
      if !first.replacement.isEmpty, !first.range.isEmpty {
        return min(edits.count - 1, mostOfShift)
      }
      return min(size / 2 + edits.count - 1, mostOfShift)
    }
    return min(size + edits.count - 1, mostOfSize)
  }

  /// What another fault shows against a change, by the lines between the two.
  static func fault(at offset: Int, behind start: Int, in bytes: Span<UInt8>) -> Int {
    var lines = 0
    for place in min(start, offset)..<offset where bytes[place].isBreak { lines += 1 }
    return lines < 2 ? nearFault : fault
  }

  /// What another fault shows against a change.
  ///
  /// A fault on a later line shows less if that line is wrong in itself. How the lines above are
  /// read makes no difference then.
  static func price(of fault: Parser.Fault, behind start: Int, in bytes: Span<UInt8>) -> Int {
    let price = Self.fault(at: fault.offset, behind: start, in: bytes)
    let isOfLine =
      switch fault.kind {
      case .colonMissing, .colonInValue, .suspect, .tab, .quoteEnd, .quoteLine: true
      case .column: fault.offset < bytes.count && bytes[fault.offset] == .dash
      // Behind brackets that are closed, the rest of a text without quotes; or a bracket that closes
      // one behind a key without its colon, as in `a { b: "c" }`.
      case .trailing: bytes.isBehindBracket(fault.offset) || bytes.closesPair(fault.offset)
      default: false
      }
    let isQuote = fault.kind == .quoteEnd || fault.kind == .quoteLine
    let place = isQuote ? fault.opening ?? fault.offset : fault.offset
    if fault.kind == .afterRoot { return price + afterRoot }
    return isOfLine && bytes.lineStart(of: place) > bytes.lineStart(of: start)
      ? min(price, slip) : price
  }

  /// How many keys of a mapping are compared with another.
  private static let mostKeys = 32

  /// A collection whose nodes are looked at.
  private struct Collection {
    /// The index of its node; -1 for the document.
    let node: Int
    let kind: YAMLNode.Kind?
    let style: YAMLNode.Style
    var isKey: Bool
    var keys: [ByteRange] = []
    /// The column of the latest block that is a value.
    var column: Int?

    init(node: Int, kind: YAMLNode.Kind?, style: YAMLNode.Style, isKey: Bool) {
      self.node = node
      self.kind = kind
      self.style = style
      self.isKey = isKey
    }

    /// A collection that is open at a checkpoint.
    ///
    /// A block that is waiting for its brackets to end has their node already.
    init(_ frame: Parser.Frame, isWaiting: Bool, _ tables: Parser.Tables) {
      guard frame.kind != .document else {
        self.init(node: -1, kind: nil, style: .block, isKey: false)
        return
      }
      let node = tables.nodes[Int(frame.node)]
      let isKey =
        switch frame.state {
        case .key, .explicitKey: !isWaiting
        case .value: isWaiting
        case .comma: true
        case .node, .done, .afterKey, .entry, .item: false
        }
      self.init(node: Int(frame.node), kind: node.kind, style: node.style, isKey: isKey)
    }
  }

  /// Begins at a checkpoint.
  init(at point: Parser.Checkpoint, _ tables: Parser.Tables) {
    let frames = point.frames + [point.top]
    open = frames.indices.map { index in
      let isWaiting = index + 1 < frames.count && frames[index + 1].kind.isFlow
      return Collection(frames[index], isWaiting: isWaiting && !frames[index].kind.isFlow, tables)
    }
  }

  /// Looks at some nodes, but not at nodes in front of an offset.
  mutating func gather(
    _ nodes: Range<Int>,
    of tables: Parser.Tables,
    from start: Int = 0,
    in bytes: Span<UInt8>
  ) {
    for index in nodes {
      while let last = open.last?.node, last >= 0, tables.end(of: last) <= index {
        open.removeLast()
      }
      let node = tables.nodes[index]
      if node.start >= start {
        weigh(node, in: bytes)
        weighInCollection(node, tables, in: bytes)
      }
      if !open.isEmpty { open[open.count - 1].isKey.toggle() }
      guard node.kind == .mapping || node.kind == .sequence else { continue }
      let isKey = node.kind == .mapping
      open.append(Collection(node: index, kind: node.kind, style: node.style, isKey: isKey))
    }
  }

  /// The same without what the nodes so far show.
  func beginning() -> Evidence {
    var copy = self
    copy.price = 0
    return copy
  }

  /// What all nodes show, their common indentation included.
  var total: Int {
    let unusual = steps.reduce(0, +) - (steps.max() ?? 0)
    return price + min(unusual, Self.mostSteps) * Self.unevenStep
  }

  private mutating func weigh(_ node: Node, in bytes: Span<UInt8>) {
    guard node.kind == .scalar else { return }
    if node.flags.contains(.isMissing) { price += Self.missing }
    if node.style == .plain { price += Self.strangeness(of: node, in: bytes) }
    if node.flags.contains(.isMultiline) { price += Self.lines(of: node, in: bytes) }
  }

  private mutating func weighInCollection(
    _ node: Node,
    _ tables: Parser.Tables,
    in bytes: Span<UInt8>
  ) {
    // A copy of the collection would make each new key a copy of its keys.
    let last = open.count - 1
    guard last >= 0 else { return }
    switch open[last].kind {
    case .mapping where open[last].isKey: weighKey(node, in: bytes)
    case .mapping: weighValue(node, of: tables.nodes[open[last].node], in: bytes)
    case .sequence:
      if open[last].style == .block, node.kind == .sequence, node.style == .block, !hasNestedList {
        hasNestedList = true
        price += Self.nestedList
      }
      if node.kind == .mapping, node.style == .flow, bytes[Int(node.start)] != .openBrace {
        price += Self.strange
      }
    default: break
    }
  }

  private mutating func weighKey(_ node: Node, in bytes: Span<UInt8>) {
    if node.kind == .mapping { price += Self.missingKey }
    guard node.kind == .scalar else { return }
    let key = Int(node.start)..<Int(node.end)
    if key.isEmpty { price += Self.missingKey }
    let isQuoted = node.style != .plain && key.count > 1
    let text = isQuoted ? (key.lowerBound + 1)..<(key.upperBound - 1) : key
    price += Self.strangeness(ofKey: text, in: bytes)
    let last = open.count - 1
    if open[last].keys.suffix(Self.mostKeys).contains(where: { bytes.isSame($0, key) }) {
      price += Self.duplicate
    }
    open[last].keys.append(key)
  }

  private mutating func weighValue(_ node: Node, of mapping: Node, in bytes: Span<UInt8>) {
    let last = open.count - 1
    if node.kind == .scalar, node.style == .plain, node.start < node.end,
      let key = open[last].keys.last, bytes.isBelow(Int(node.start), key.upperBound)
    {
      price += Self.textBelowKey
    }
    if node.flags.contains(.isMissing), mapping.style == .flow { price += Self.missing }
    if node.kind == .mapping, node.style == .block {
      let column = bytes.column(of: Int(node.start))
      if let other = open[last].column, other != column { price += Self.unevenBlock }
      open[last].column = column
      let step = column - bytes.column(of: Int(mapping.start))
      steps[min(max(step, 0), steps.count - 1)] += 1
    }
  }

  private static func lines(of node: Node, in bytes: Span<UInt8>) -> Int {
    guard node.style != .literal, node.style != .folded else { return 0 }
    var price = severalLines
    var line = bytes.endOfLine(from: Int(node.start))
    while line < Int(node.end) {
      let text = bytes.skippingBlanks(from: bytes.skippingBreak(at: line))
      if bytes.looksLikeEntry(from: text, to: Int(node.end)) { price += entryInText }
      line = bytes.endOfLine(from: max(text, line + 1))
    }
    return price
  }

  /// A plain text with a mark at one of its ends, or whose quotes or brackets have no counterpart.
  private static func strangeness(of node: Node, in bytes: Span<UInt8>) -> Int {
    guard node.start + 1 < node.end else { return 0 }
    let first = bytes[Int(node.start)]
    if first == .semicolon || first == .slash || first == .plus || first == .equals
      || bytes[Int(node.end) - 1] == .comma
    {
      return strange
    }
    var quotes = 0
    var depth = 0
    for offset in Int(node.start)..<Int(node.end) {
      if bytes[offset] == .doubleQuote { quotes += 1 }
      if bytes[offset].isOpeningBracket { depth += 1 }
      if bytes[offset].isClosingBracket { depth -= 1 }
      if depth < 0 { return strange }
    }
    return quotes % 2 == 1 || depth > 0 ? strange : 0
  }

  private static func strangeness(ofKey key: Range<Int>, in bytes: Span<UInt8>) -> Int {
    var blanks = 0
    for offset in key {
      if bytes[offset] == .space { blanks += 1 }
      if bytes[offset].isQuote || bytes[offset] == .comma || bytes[offset] == .hash {
        return strange
      }
      // A colon in front of braces divides a key from its value.
      if bytes[offset] == .colon, offset + 1 < key.upperBound, bytes[offset + 1].isOpeningBracket {
        return strange
      }
    }
    let last = key.isEmpty ? 0 : bytes[key.upperBound - 1]
    return blanks > 2 || last == .semicolon || last == .equals ? strange : 0
  }
}

extension Parser.Tables {
  /// The index behind the last descendant of a node, which may still be open.
  fileprivate func end(of index: Int) -> Int {
    let end = Int(nodes[index].subtreeEnd)
    return end == 0 ? nodes.count : end
  }
}

extension Span<UInt8> {
  /// Whether a closing bracket stands in front of an offset on its line, blanks aside.
  fileprivate func isBehindBracket(_ offset: Int) -> Bool {
    var end = offset
    while end > 0, self[end - 1].isBlank { end -= 1 }
    return end > 0 && self[end - 1].isClosingBracket
  }

  /// Whether a closing bracket at an offset completes the pairs of its line.
  fileprivate func closesPair(_ offset: Int) -> Bool {
    guard offset < count, self[offset].isClosingBracket else { return false }
    let line = lineStart(of: offset)...offset
    return line.count { self[$0].isOpeningBracket } == line.count { self[$0].isClosingBracket }
  }

  /// Whether a dash, or a word with a colon, stands at an offset.
  fileprivate func looksLikeEntry(from start: Int, to end: Int) -> Bool {
    if start + 1 < end, self[start] == .dash, self[start + 1].isBlank { return true }
    if start + 1 < end, self[start] == .slash, self[start + 1] == .slash { return true }
    // A quote that the line does not close begins a text of its own.
    if start + 1 < end, self[start].isQuote {
      var next = start + 1
      while next < end, !self[next].isBreak, self[next] != self[start] { next += 1 }
      if next == end || self[next].isBreak { return true }
    }
    var mark = start
    while mark < end, self[mark] > .space, self[mark] != .colon, self[mark] != .equals,
      !isWideMarkForColon(at: mark)
    {
      mark += 1
    }
    if mark == start { return false }
    if mark < end, isWideMarkForColon(at: mark) { return true }
    mark = mark < end && self[mark] == .space ? skippingBlanks(from: mark) : mark
    return mark < end && (self[mark] == .colon || self[mark] == .equals)
  }

  /// Whether an offset stands on a later line than another.
  fileprivate func isBelow(_ offset: Int, _ other: Int) -> Bool {
    var place = other
    while place < offset, !self[place].isBreak { place += 1 }
    return place < offset
  }

  /// The column of an offset, where each tab in front of it is two spaces once it is mended.
  fileprivate func column(of offset: Int) -> Int {
    var column = 0
    for place in lineStart(of: offset)..<offset { column += self[place] == .tab ? 2 : 1 }
    return column
  }

  func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, !left.isEmpty else { return false }
    // Keys beside each other differ in their ends rather than in their beginnings.
    for step in 1...left.count
    where self[left.upperBound - step] != self[right.upperBound - step] {
      return false
    }
    return true
  }
}
