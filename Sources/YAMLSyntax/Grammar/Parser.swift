import SourceText

extension Parser {
  /// Where the parser stands in its bytes.
  struct Cursor: Equatable {
    /// The offset of the next unread byte.
    var offset = 0
    /// The offset of the current line.
    var lineStart = 0
    /// The column of the token at `offset`.
    ///
    /// Behind a tab that begins a line, it is the number of spaces before the tab.
    var column = 0
    /// The end of the latest thing that belongs to a node or is an indicator.
    var lastEnd = 0
    /// Whether the token at `offset` is the first of its line.
    var isAtLineStart = true
    /// Whether a tab stands in the white space directly before the token at `offset`.
    var followsTab = false
    /// Whether a block collection may begin on the line of the indicator before it.
    var allowsCompact = false
    /// Whether the latest flow node ended with a quote or a bracket.
    var endsJSONLike = false
  }
}

extension Parser {
  /// Anchors and tags that wait for their node.
  struct Pending: Equatable {
    /// Properties on lines above the node.
    var outer = PendingProperties()
    /// Properties on the line of the token at `offset`.
    var inner = PendingProperties()
  }
}

extension Parser {
  /// What is known of the outermost brackets, as long as they are open.
  struct OuterBrackets: Equatable {
    /// The anchors and tags in front of them, or of a mapping whose first key they are.
    var pending = Pending()
    /// The offset of the first property, or of the bracket.
    var start = 0
    var column = 0
    /// Whether a block collection may begin where they stand.
    var mayOpen = false
    /// Whether they stand where a key is expected.
    var isKey = false
    var followsTab = false
  }
}

extension Parser {
  /// What stands in front of the content of a document.
  struct Prolog: Equatable {
    var isRead = false
    var directives: [YAMLDirective] = []
    var tags = TagResolution()
    /// Whether there has been a `%YAML` line.
    var hasVersion = false
    var startMarker: ByteRange?
  }
}

/// Reads YAML 1.2.2 exactly, straight into the arena of a tree, and stops at the first fault.
///
/// One pass, no tokens, no strings, and an explicit stack of collections in place of recursion. A
/// mapping is discovered at its first colon. A scalar key is held back until the colon has been
/// looked for. A flow collection is emitted, and gets its mapping inserted in front of it.
struct Parser: ~Copyable {
  /// Nothing; its type keeps the parser in one place in memory.
  ///
  /// A large struct of simple fields is copied for calls that do not change it. A struct that may
  /// hold what is known only when the program runs is passed by its address.
  private let pin: (any Sendable)? = nil

  var tables = Tables()
  /// The innermost collection that is being read, at the bottom the document.
  var top = Frame.document
  /// The collections around `top`, the document first.
  var frames: [Frame] = []
  var cursor = Cursor()
  var pending = Pending()
  var brackets = OuterBrackets()
  var prolog = Prolog()
  /// What keeps reading from going on.
  var fault: Fault?

  /// What ended a reading.
  enum Stop { case end, limit, fault }

  /// Reads on to the end, to the first line start between tokens at or behind `limit`, or to a
  /// fault.
  mutating func read(_ bytes: Span<UInt8>, upTo limit: Int) -> Stop {
    if !prolog.isRead {
      readProlog(bytes)
      if fault != nil { return .fault }
    }
    while advance(bytes) {
      if cursor.isAtLineStart, cursor.lineStart >= limit {
        // What stands in front of the token tells whether it begins the line.
        cursor.offset = cursor.lineStart
        return .limit
      }
      if top.kind.isFlow { stepFlow(bytes) } else { step(bytes) }
      if fault != nil { return .fault }
    }
    if fault != nil { return .fault }
    if top.kind.isFlow {
      fail(.bracketEnd, at: cursor.offset, opening: openingOfTop)
      return .fault
    }
    return .end
  }

  /// The offset of the bracket that is open.
  ///
  /// A pair without braces has the bracket of the list around it.
  var openingOfTop: Int {
    let frame = top.kind == .flowPair ? frames.last ?? top : top
    return Int(tables.nodes[Int(frame.node)].start)
  }

  /// Stops reading, unless it has stopped already.
  mutating func fail(_ kind: Fault.Kind, at offset: Int, to end: Int? = nil, opening: Int? = nil) {
    guard fault == nil else { return }
    fault = Fault(kind: kind, offset: offset, end: end ?? offset, opening: opening)
  }

  /// Moves behind the indicator at `offset`.
  mutating func pass() {
    cursor.offset += 1
    cursor.lastEnd = cursor.offset
  }

  /// Moves to the next token; `false` at the end, or where a comment needs a space.
  @inline(__always)
  private mutating func advance(_ bytes: Span<UInt8>) -> Bool {
    var next = cursor.offset
    cursor.isAtLineStart = next == cursor.lineStart
    cursor.followsTab = false
    var firstTab = next
    while next < bytes.count {
      let byte = bytes[next]
      if byte == .space {
        next += 1
      } else if byte == .lineFeed || byte == .carriageReturn {
        next = bytes.skippingBreak(at: next)
        cursor.lineStart = next
        cursor.isAtLineStart = true
        cursor.followsTab = false
      } else if byte == .tab {
        if !cursor.followsTab { firstTab = next }
        cursor.followsTab = true
        next += 1
      } else if byte == .hash {
        if next > 0, !bytes[next - 1].isBlankOrBreak, next != cursor.lineStart {
          cursor.offset = next
          fail(.comment, at: next, to: bytes.endOfLine(from: next))
          return false
        }
        let end = bytes.endOfLine(from: next)
        tables.comments.append(next..<end)
        next = end
      } else if byte == 0xEF, next == cursor.lineStart, !top.kind.isFlow,
        isTrailingMark(bytes, at: next)
      {
        next = bytes.endOfByteOrderMark(at: next)
        cursor.lineStart = next
      } else {
        cursor.offset = next
        let isTabbed = cursor.followsTab && cursor.isAtLineStart
        cursor.column = (isTabbed ? firstTab : next) - cursor.lineStart
        return true
      }
    }
    cursor.offset = next
    return false
  }

  /// Reads one node, one entry's key or one indicator of a block.
  @inline(__always)
  private mutating func step(_ bytes: Span<UInt8>) {
    if cursor.isAtLineStart {
      guard arriveAtLine(bytes) else { return }
    } else if !top.awaitsNode {
      return fail(.trailing, at: cursor.offset)
    }
    switch top.state {
    case .node, .explicitKey, .value, .item: readNode(bytes)
    case .key: readEntry(bytes)
    case .afterKey: readExplicitValue(bytes)
    case .entry: readDash(bytes)
    case .done, .comma: fail(.trailing, at: cursor.offset)
    }
  }

  /// Closes the collections that a line ends; `false` where it stands in no place.
  @inline(__always)
  private mutating func arriveAtLine(_ bytes: Span<UInt8>) -> Bool {
    let column = cursor.column
    if bytes[cursor.offset] == .colon, column < Int(top.column), isStrayColon(bytes) {
      fail(.suspect, at: cursor.offset, to: cursor.offset + 1)
      return false
    }
    if bytes[cursor.offset] == 0xC2, let end = bytes.endOfNoBreakMargin(from: cursor.offset),
      isOpen(column + (end - cursor.offset) / 2)
    {
      fail(.suspect, at: cursor.offset, to: end)
      return false
    }
    let isDash = isDash(bytes, at: cursor.offset)
    while true {
      switch top.state {
      case .node: return true
      case .done:
        fail(.afterRoot, at: cursor.offset)
        return false
      case .value, .explicitKey, .item:
        if column > Int(top.column) { return true }
        if isDash, column == Int(top.column), top.state != .item { return true }
        completeAwaited()
      case .key, .afterKey, .entry:
        if column < Int(top.column) {
          closeBlock()
        } else if column > Int(top.column) || cursor.followsTab {
          fail(cursor.followsTab ? .tab : .column, at: cursor.offset)
          return false
        } else if (top.kind == .blockSequence) == isDash {
          return true
        } else if !isDash, let below = frames.last, below.kind == .blockMapping,
          below.column == top.column
        {
          closeBlock()
        } else {
          fail(.column, at: cursor.offset)
          return false
        }
      case .comma: return true
      }
    }
  }

  /// Whether a colon alone on its line would end a block that goes on behind it.
  ///
  /// YAML allows such a colon, but nobody means it.
  private func isStrayColon(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.isBreakOrEnd(at: cursor.offset + 1), top.state == .key || top.state == .entry else {
      return false
    }
    var line = bytes.skippingBreak(at: cursor.offset + 1)
    var text = bytes.skippingSpaces(from: line)
    while text < bytes.count, bytes[text].isBreak {
      line = bytes.skippingBreak(at: text)
      text = bytes.skippingSpaces(from: line)
    }
    let column = text - line
    guard text < bytes.count, bytes[text] != .hash, column > cursor.column,
      // It may belong to an explicit key.
      !frames.contains(where: { $0.state == .afterKey && Int($0.column) == cursor.column })
    else { return false }
    return column == Int(top.column) || frames.contains { Int($0.column) == column }
  }

  /// Whether a line may begin in a column.
  private func isOpen(_ column: Int) -> Bool {
    let own = Int(top.column)
    return column == own || column > own && top.awaitsNode
      || frames.contains { Int($0.column) == column }
  }

  /// Emits the node that a line too little indented leaves missing.
  private mutating func completeAwaited() {
    guard top.state == .explicitKey else { return completeEntry() }
    emitMissing(at: cursor.lastEnd)
    top.state = .afterKey
  }

  /// Whether `- ` stands at an offset.
  @inline(__always)
  func isDash(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == .dash && bytes.isWhiteOrEnd(at: offset + 1)
  }

  /// The column that lines must exceed to belong to the node that is being read.
  var parentColumn: Int { Int(top.column) }
}
