import SourceText
import SpecModel
import YAMLSyntax

/// Reads off a tree what stands in its text, piece by piece, and the column that each piece has by
/// the layout of specs: two columns a level, items of lists two to the right of their key.
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
  /// Where the line of the position begins.
  private var lineStart = 0
  /// The block collections that ended behind the last token, innermost first.
  private var ended: [(column: Int, indentation: Int)] = []
  /// The brackets that are open, by the index of the token that opened them.
  private var brackets: [Int] = []

  /// A collection whose children are being read.
  private struct Frame {
    let node: YAMLNode
    /// The column that its entries or items get.
    let indentation: Int
    /// The column in which it stands in the text.
    let column: Int
    var children: Children

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

  /// The tokens of a document, in order.
  static func tokens(of tree: SyntaxTree) -> [LayoutToken] {
    var reader = LayoutReader(tree)
    reader.read()
    return reader.tokens
  }

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    bytes = tree.bytes
    isJSON = tree.root?.style == .flow
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
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
        if frame.isBlock { ended.append((frame.column, frame.indentation)) }
      }
    }
    readGap(to: bytes.count, at: 0)
  }

  /// Reads one node with its anchor and tag, which stands at a column if it begins a line.
  private mutating func read(_ node: YAMLNode, at column: Int) {
    let properties = [node.anchor?.range, node.tag?.range].compactMap(\.self)
    for property in properties.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      readGap(to: property.lowerBound, at: column)
      add(LayoutToken(kind: .property, range: property, indentation: column))
    }
    readGap(to: node.range.lowerBound, at: column)
    switch node.kind {
    case .mapping, .sequence: open(node, at: column)
    case .alias: add(LayoutToken(kind: .alias, range: node.range, indentation: column))
    case .scalar where node.range.isEmpty: break
    case .scalar: add(scalar(node, at: column))
    }
  }

  private mutating func open(_ node: YAMLNode, at column: Int) {
    var indentation = column
    if node.style == .flow, node.hasBrackets {
      // Brackets behind a key close in the column of the key.
      let parent = frames.last.flatMap { $0.isBlock && $0.node.kind == .mapping ? $0 : nil }
      indentation = (beginsLine ? column : parent?.indentation ?? column) + Self.step
      readMark(at: column)
    }
    let place = max(node.range.lowerBound - lineStart, 0)
    frames.append(
      Frame(node: node, indentation: indentation, column: place, children: Children(of: node))
    )
  }

  /// Whether nothing stands in front of the position on its line.
  private var beginsLine: Bool { tokens.last.map { $0.range.upperBound <= lineStart } ?? true }

  /// Notes a token, unless it lies within what has been noted, as it may in a broken document.
  private mutating func add(_ token: LayoutToken) {
    guard token.range.lowerBound >= tokens.last?.range.upperBound ?? 0 else { return }
    tokens.append(token)
    position = max(position, token.range.upperBound)
    if token.kind != .comment { ended.removeAll(keepingCapacity: true) }
  }
}

extension YAMLNode {
  fileprivate var isBlockCollection: Bool {
    style == .block && (kind == .mapping || kind == .sequence)
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
    let isBelowBlock = frames.last?.isBlock ?? false
    token.lines = .indented(
      frames.last.map { (isBelowBlock ? $0.indentation : column) + Self.step } ?? 0
    )
    if node.style != .plain { token.plainText = plainText(of: node) }
    return token
  }

  /// The text of a scalar in quotes that would be the same without them, in brackets, too.
  private func plainText(of node: YAMLNode) -> String? {
    guard !isJSON, !node.isUnclosed, node.tag == nil,
      !bytes[node.range].contains(where: \.isLineBreak)
    else { return nil }
    let text = node.text
    return ScalarWriting.scalar(text) == text ? text : nil
  }

  /// A block scalar up to the last of its lines that is not blank.
  private func blockScalar(_ node: YAMLNode, at column: Int) -> LayoutToken {
    let text = bytes[node.range]
    let behind = (text.lastIndex { $0 > 0x20 } ?? text.startIndex - 1) + 1
    let end = bytes[behind..<node.range.upperBound].firstIndex(where: \.isLineBreak)
    let range = node.range.lowerBound..<(end ?? node.range.upperBound)
    var token = LayoutToken(kind: .scalar, range: range, indentation: column)
    let header = bytes[range].prefix { !$0.isLineBreak && $0 != UInt8(ascii: "#") }
    token.keepsLines = header.contains(UInt8(ascii: "+"))
    guard let frame = frames.last else { return token }
    if let digit = header.first(where: { (0x31...0x39).contains($0) }) {
      let stated = Int(digit - 0x30)
      token.lines = .moved(from: frame.column + stated, to: frame.indentation + stated)
    } else if let first = firstColumn(below: header.endIndex, in: range) {
      token.lines = .moved(from: first, to: frame.indentation + Self.step)
    }
    return token
  }

  /// The column of the first text below a line of a range; `nil` if there is none.
  private func firstColumn(below offset: Int, in range: ByteRange) -> Int? {
    guard let lineEnd = bytes[offset..<range.upperBound].firstIndex(where: \.isLineBreak),
      let text = bytes[lineEnd..<range.upperBound].firstIndex(where: { $0 > 0x20 })
    else { return nil }
    let margin = bytes[lineEnd..<text].lastIndex(where: \.isLineBreak) ?? lineEnd
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
    bytes[position...].firstIndex(where: \.isLineBreak) ?? bytes.count
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

  /// A comment belongs to the line below it, unless it stands among what ends above it.
  private mutating func readComment(at column: Int) {
    let place = position - lineStart
    let above = ended.first { $0.column <= place }?.indentation ?? column
    let range = position..<endOfLine
    add(LayoutToken(kind: .comment, range: range, indentation: max(above, column)))
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
