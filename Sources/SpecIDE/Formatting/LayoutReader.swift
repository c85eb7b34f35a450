import SourceText
import SpecModel
import YAMLSyntax

/// Reads off a tree what stands in its text, piece by piece, and the column of each piece.
///
/// The columns follow the layout of specs. A level takes two columns, and an item of a list stands
/// two to the right of its key.
struct LayoutReader {
  /// How many columns one level takes.
  static let step = 2

  private let tree: SyntaxTree
  private let bytes: [UInt8]
  /// Whether the document is written as JSON, whose quotes stay.
  private let isJSON: Bool
  private var tokens: [LayoutToken] = []
  private var frames: [Frame] = []
  private var position: Int
  /// Where the line of the position begins, behind a byte order mark.
  private var lineStart: Int
  /// The lines that are laid out; others only move with them.
  private let selection: ByteRange
  private var comments = CommentPlaces()
  /// The block collection that is about to be read.
  private var next: YAMLNode?
  /// The brackets that are open, by the index of the token that opened them.
  private var brackets: [Int] = []

  /// A collection whose children are being read.
  private struct Frame {
    let node: YAMLNode
    /// Where its entries or items stand.
    let level: LayoutLevel
    /// The level of the innermost block collection; `nil` where there are brackets alone.
    let blockLevel: LayoutLevel?
    var children: Children

    var indentation: Int { level.indentation }

    var isBlock: Bool { node.style == .block }
  }

  private enum Children {
    case entries(YAMLEntries.Iterator, value: YAMLNode?)
    case items(YAMLItems.Iterator)

    init(of node: YAMLNode) {
      self =
        node.kind == .mapping
        ? .entries(node.entries.makeIterator(), value: nil) : .items(node.items.makeIterator())
    }

    mutating func next() -> (node: YAMLNode, isKey: Bool)? {
      switch self {
      case .items(var items):
        let item = items.next()
        self = .items(items)
        return item.map { ($0, false) }
      case .entries(let entries, let value?):
        self = .entries(entries, value: nil)
        return (value, false)
      case .entries(var entries, nil):
        let entry = entries.next()
        self = .entries(entries, value: entry?.value)
        return entry.map { ($0.key, true) }
      }
    }
  }

  /// The tokens of a document, in order; the ones on selected lines are laid out.
  static func tokens(of tree: SyntaxTree, in selection: ByteRange) -> [LayoutToken] {
    var reader = LayoutReader(tree, selection)
    reader.read()
    return reader.tokens
  }

  private init(_ tree: SyntaxTree, _ selection: ByteRange) {
    self.tree = tree
    self.selection = selection
    bytes = tree.bytes
    isJSON = tree.root?.style == .flow
    position = bytes.byteOrderMarkLength
    lineStart = position
  }

  private mutating func read() {
    if let root = tree.root { read(root, at: 0) }
    while let frame = frames.last {
      if let (child, isKey) = frames[frames.count - 1].children.next() {
        let isDeeper = frame.isBlock && (!isKey || child.isBlockCollection)
        read(child, at: frame.indentation + (isDeeper ? Self.step : 0))
      } else {
        readGap(to: frame.node.range.upperBound, at: frame.indentation)
        frames.removeLast()
        if frame.isBlock { comments.ended.append(frame.level) }
      }
    }
    readGap(to: bytes.count, at: 0)
  }

  /// Reads one node with its anchor and tag, which stands at a column if it begins a line.
  private mutating func read(_ node: YAMLNode, at column: Int) {
    next = node.isBlockCollection ? node : nil
    let properties = [node.anchor?.range, node.tag?.range].compactMap(\.self)
    for property in properties.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      readGap(to: property.lowerBound, at: column)
      add(LayoutToken(kind: .property, range: property, indentation: column))
    }
    readGap(to: node.range.lowerBound, at: column)
    switch node.kind {
    case .mapping, .sequence: open(node, at: column)
    case .alias: add(LayoutToken(kind: .alias, range: node.range, indentation: column))
    case .scalar where node.range.isEmpty:
      comments.unfilled = frames.last.flatMap { $0.isBlock ? $0.level : nil }
    case .scalar: add(scalar(node, at: column))
    }
  }

  private mutating func open(_ node: YAMLNode, at column: Int) {
    var level = level(of: node, at: column)
    if node.style == .flow, node.hasBrackets {
      // Brackets behind a key close in the column of the key.
      let parent = frames.last.flatMap { $0.isBlock && $0.node.kind == .mapping ? $0 : nil }
      let outer = beginsLine ? column : parent?.indentation ?? column
      // Else the margins of nested brackets would grow with the square of their number.
      let isDeep = outer >= LayoutWriter.lineWidth && frames.last?.isBlock == false
      level = LayoutLevel(column: level.column, indentation: outer + (isDeep ? 0 : Self.step))
      readMark(at: column)
    }
    let blockLevel = node.style == .block ? level : frames.last?.blockLevel
    frames.append(
      Frame(node: node, level: level, blockLevel: blockLevel, children: Children(of: node))
    )
  }

  /// Where a collection stands, and where it gets.
  ///
  /// A collection without a selected line moves with what holds it.
  private func level(of node: YAMLNode, at column: Int) -> LayoutLevel {
    let start = node.firstPlace
    // The line of the next token is known, and may be long.
    let isNear = lineStart <= start && start <= position
    let place = isNear ? start - lineStart : tree.column(of: start)
    // The lines below a dash stand where the first of them does.
    let isFirst = bytes[(start - place)..<start].allSatisfy(\.isBlank)
    let isSelected =
      selection.contains(start) || isFirst && node.places.contains(where: selection.contains)
    return LayoutLevel(
      column: place,
      indentation: isSelected ? column : max(place + shift, 0),
      isList: node.kind == .sequence
    )
  }

  /// By how much the lines of the innermost block collection move.
  private var shift: Int { frames.last?.blockLevel?.shift ?? 0 }

  /// Whether nothing stands in front of the position on its line.
  private var beginsLine: Bool { tokens.last.map { $0.range.upperBound <= lineStart } ?? true }

  /// Whether nothing stands in front of an offset on its line.
  private func beginsLine(_ offset: Int) -> Bool {
    bytes[..<offset].suffix(tree.column(of: offset)).allSatisfy(\.isBlank)
  }

  /// Notes a token, unless it lies within what has been noted, as it may in a broken document.
  private mutating func add(_ token: LayoutToken) {
    guard token.range.lowerBound >= tokens.last?.range.upperBound ?? 0 else { return }
    var token = token
    if token.kind != .comment {
      comments = CommentPlaces()
      if !selection.contains(token.range.lowerBound) {
        token.indentation = max(token.range.lowerBound - lineStart + shift, 0)
      }
    }
    tokens.append(token)
    position = max(position, token.range.upperBound)
  }
}

extension YAMLNode {
  fileprivate var isBlockCollection: Bool {
    style == .block && (kind == .mapping || kind == .sequence)
  }

  /// Where the entries or items of a collection start.
  fileprivate var places: [Int] {
    entries.map(\.range.lowerBound) + items.map(\.rangeWithProperties.lowerBound)
  }

  /// Where a collection starts, with what is in front of its first key.
  fileprivate var firstPlace: Int {
    min(range.lowerBound, entries.first { _ in true }?.range.lowerBound ?? range.lowerBound)
  }

  /// Whether a flow collection begins with a bracket of its own, as a lone pair in a list does not.
  fileprivate var hasBrackets: Bool {
    let start = range.lowerBound
    guard tree.bytes[range].first.map("{[".utf8.contains) ?? false else { return false }
    return entries.first { _ in true }?.key.rangeWithProperties.lowerBound != start
  }
}

// MARK: - Scalars

extension LayoutReader {
  private func scalar(_ node: YAMLNode, at column: Int) -> LayoutToken {
    if node.style == .literal || node.style == .folded { return blockScalar(node, at: column) }
    var token = LayoutToken(kind: .scalar, range: node.range, indentation: column)
    guard selection.overlaps(node.range) else { return moving(token) }
    let isBelowBlock = frames.last?.isBlock ?? false
    token.lines = .indented(
      frames.last.map { (isBelowBlock ? $0.indentation : column) + Self.step } ?? 0
    )
    if node.style != .plain { token.replacement = plainText(of: node) }
    return token
  }

  /// A scalar whose lines move with the collection that holds it.
  private func moving(_ token: LayoutToken) -> LayoutToken {
    var token = token
    if let level = frames.last?.blockLevel {
      token.lines = .moved(from: level.column, to: level.indentation)
    }
    return token
  }

  /// The text of a scalar in quotes that would be the same without them, in brackets, too.
  private func plainText(of node: YAMLNode) -> String? {
    guard !isJSON, !node.isUnclosed, node.tag == nil,
      !bytes[node.range].contains(where: { $0.isBreak || $0 == UInt8(ascii: "\\") })
    else { return nil }
    let text = node.text
    return ScalarWriting.scalar(text) == text ? text : nil
  }

  /// A block scalar up to the last of its lines that is not blank.
  private func blockScalar(_ node: YAMLNode, at column: Int) -> LayoutToken {
    let text = bytes[node.range]
    let behind = (text.lastIndex { $0 > 0x20 } ?? text.startIndex - 1) + 1
    let end = bytes[behind..<node.range.upperBound].firstIndex(where: \.isBreak)
    let range = node.range.lowerBound..<(end ?? node.range.upperBound)
    var token = LayoutToken(kind: .scalar, range: range, indentation: column)
    let header = bytes[range].prefix { !$0.isBreak && $0 != UInt8(ascii: "#") }
    token.keepsLines = header.contains(UInt8(ascii: "+"))
    guard let frame = frames.last, selection.overlaps(range) else { return moving(token) }
    if let digit = header.first(where: { (0x31...0x39).contains($0) }) {
      let stated = Int(digit - 0x30)
      token.lines = .moved(from: frame.level.column + stated, to: frame.indentation + stated)
    } else if let first = firstColumn(below: header.endIndex, in: range) {
      token.lines = .moved(from: first, to: frame.indentation + Self.step)
    }
    return token
  }

  /// The column of the first text below a line of a range; `nil` if there is none.
  private func firstColumn(below offset: Int, in range: ByteRange) -> Int? {
    guard let lineEnd = bytes[offset..<range.upperBound].firstIndex(where: \.isBreak),
      let text = bytes[lineEnd..<range.upperBound].firstIndex(where: { $0 > 0x20 })
    else { return nil }
    let margin = bytes[lineEnd..<text].lastIndex(where: \.isBreak) ?? lineEnd
    return text - margin - 1
  }
}

// MARK: - Between nodes

extension LayoutReader {
  /// Reads marks and comments up to an offset; they stand at a column where they begin a line.
  private mutating func readGap(to end: Int, at column: Int) {
    while position < min(end, bytes.count) {
      switch bytes[position] {
      case 0x0A, 0x0D:
        position += 1
        lineStart = position
      case 0x09, 0x20: position += 1
      case UInt8(ascii: "#"): readComment(at: column)
      case UInt8(ascii: "%"): readMarker(to: endOfLine)
      case UInt8(ascii: "-") where position == tree.startMarker?.lowerBound,
        UInt8(ascii: ".") where position == tree.endMarker?.lowerBound:
        readMarker(to: position + 3)
      case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: ","),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
        readMark(at: markColumn ?? column)
      default:
        let text = bytes[position..<min(end, bytes.count)].prefix { $0 > 0x20 }
        let range = position..<max(text.endIndex, position + 1)
        add(LayoutToken(kind: .skipped, range: range, indentation: column))
      }
    }
  }

  private var endOfLine: Int {
    bytes[position...].firstIndex(where: \.isBreak) ?? bytes.count
  }

  private mutating func readMarker(to end: Int) {
    add(LayoutToken(kind: .marker, range: position..<end, indentation: 0))
  }

  /// Marks of a block stand in the column of its entries, closing ones a level to the left of them.
  private var markColumn: Int? {
    guard let frame = frames.last else { return nil }
    let isClosing = "}]".utf8.contains(bytes[position])
    return max(frame.indentation - (isClosing && !frame.isBlock ? Self.step : 0), 0)
  }

  /// Reads a comment, which in a line of its own stands beside entries or items.
  private mutating func readComment(at column: Int) {
    let range = position..<endOfLine
    var token = LayoutToken(kind: .comment, range: range, indentation: column)
    if beginsLine, frames.last?.isBlock ?? true { place(&token) }
    add(token)
  }

  private mutating func place(_ token: inout LayoutToken) {
    let text = bytes[token.range].dropFirst()
    let blanks = text.prefix { $0 == 0x20 }.count
    var comment = LineComment(
      column: position - lineStart,
      blanks: blanks,
      isItem: text.dropFirst(blanks).isItem,
      isSelected: selection.contains(position)
    )
    let levels = openLevels
    if comment.column == 0, blanks > 1 {
      // A blank goes with the mark where the text stands in an odd column.
      comment.column = blanks - blanks % 2
      if let indentation = comments.textIndentation(of: comment, in: levels) {
        let margin = String(repeating: " ", count: indentation + blanks % 2)
        token.indentation = 0
        token.replacement = "#" + margin + String(decoding: text.dropFirst(blanks), as: UTF8.self)
        return
      }
      comment.column = 0
    }
    token.indentation = comments.indentation(of: comment, in: levels)
    comments.isInMargin = false
  }

  /// The block collections around the position, and the one that begins below it, innermost last.
  private var openLevels: [LayoutLevel] {
    var levels = frames.filter(\.isBlock).map(\.level)
    if let next, beginsLine(next.firstPlace) {
      levels.append(level(of: next, at: levels.last.map { $0.indentation + Self.step } ?? 0))
    }
    return levels
  }

  private mutating func readMark(at column: Int) {
    guard position < bytes.count else { return }
    let range = position..<(position + 1)
    var token = LayoutToken(kind: .mark(bytes[position]), range: range, indentation: column)
    if token.isOpening { brackets.append(tokens.count) }
    if token.isOpening || token.isClosing || token.isMark(",") { token.bracket = brackets.last }
    if token.isClosing { _ = brackets.popLast() }
    add(token)
  }
}

extension ArraySlice<UInt8> {
  /// Whether a dash and a blank begin it, or nothing but a dash stands in it.
  fileprivate var isItem: Bool {
    first == UInt8(ascii: "-") && dropFirst().first.map { $0.isBlank } ?? true
  }
}
