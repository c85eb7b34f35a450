import SourceText
import SpecModel
import YAMLSyntax

/// Where a text cursor stands in the format.
///
/// The way there is the tree's, which knows where the lines of a damaged document belong. What is
/// being written is read off the line itself, which the tree may take for anything.
struct Cursor {
  enum Spot: Equatable {
    /// A key is written, or may be, in the map at the end of the path.
    case key
    /// The value of the last step of the path is written.
    case value
    /// The whole node at the end of the path is written.
    ///
    /// It is an item of a list, or a value that does not stand on the line of its key. It may be a
    /// scalar, or begin with the first key of a map.
    case node
    /// An item of the list at the end of the path may begin, whose dash is not written yet.
    case item
  }

  var path: [PathStep]
  var spot: Spot
  /// The word under the cursor, offsets from the start of the document; empty where none is.
  var word: ByteRange
  /// The part of the word before the cursor.
  var typed: String
  /// The quote that the word stands in.
  var quote: UInt8?
  /// The keys that the map has already, the one under the cursor left out.
  var siblings: Set<String>
  /// Whether the place is in braces or brackets.
  var isInFlow: Bool
  /// Whether keys and texts around it stand in quotes, as in JSON.
  var isInJSON = false
  /// The column at which the entries of the map begin.
  var column: Int
  /// Whether a colon follows the word already.
  var hasColon: Bool
  /// What has to stand in front of the word: the space behind a mark, or the indentation.
  var lead = ""
  /// What has to stand behind the word: the comma in front of the next entry in braces.
  var trail = ""
  /// The blanks and dashes in a wrong column that `lead` replaces.
  var head = ""
  /// Whether a brace or a quote is open in front of the cursor and closed right behind it.
  var isClosed = false
  /// What stands behind the colon that follows the word, or on the lines below a value; `nil` where
  /// nothing does.
  var content: YAMLNode?

  /// The place of an offset among what is around it, as the tree has it or another reading does.
  ///
  /// The other reading lacks only the word at the offset, and is asked in block context alone.
  /// `nil` inside a comment, inside the indentation of a line, and behind the quote that closes a
  /// word. `nil`, too, where several lines would be replaced, which no client takes.
  init?(at offset: Int, in tree: SyntaxTree, amid surroundings: SyntaxTree? = nil) {
    guard !tree.comments.contains(where: { $0.lowerBound < offset && offset <= $0.upperBound })
    else { return nil }
    let line = BlockLine(at: offset, in: tree.bytes)
    let isIndented =
      offset < line.content && line.content < line.end
      && !"]}".utf8.contains(tree.bytes[line.content])
    guard !isIndented, !line.isMarker(in: tree.bytes) else { return nil }
    if surroundings == nil, let flow = FlowScan(at: offset, in: tree, line: line) {
      guard let cursor = flow.cursor else { return nil }
      self = cursor
    } else {
      let place = BlockPlace(of: line, at: offset, in: surroundings ?? tree)
      self.init(block: line, place, at: offset, in: tree)
    }
    if word.upperBound < tree.bytes.count, tree.bytes[word.upperBound] == UInt8(ascii: "#") {
      trail += " "
    }
    isClosed =
      typed.openBrace != nil && offset < word.upperBound && tree.bytes[offset] == UInt8(ascii: "}")
    let isOnOneLine = !tree.bytes[word].contains { $0.isBreak }
    guard isOnOneLine, !isBehindQuotes(at: offset, in: tree.bytes) else { return nil }
    if hasColon, let key = TreePosition(at: offset, in: tree), key.isOnKey {
      content = key.entry.value.isMissing ? nil : key.entry.value.resolved ?? key.entry.value
    }
    // A key typed in front of another key would take its value.
    if hasColon, content != nil, typed.isEmpty, !word.isEmpty { return nil }
  }

  private func isBehindQuotes(at offset: Int, in bytes: [UInt8]) -> Bool {
    let start = word.lowerBound
    // Where no quotes are open, blanks may stand behind them.
    let blanks = quote == nil ? bytes[start..<offset].reversed().prefix(while: \.isBlank).count : 0
    let end = offset - blanks - 1
    guard end >= start, let quote = bytes[end].asQuote else { return false }
    return start > 0 && bytes[start - 1] == quote || end > start && bytes[start] == quote
  }

  init(
    path: [PathStep],
    spot: Spot,
    word: ByteRange,
    typed: String,
    quote: UInt8?,
    siblings: Set<String>,
    isInFlow: Bool,
    isInJSON: Bool = false,
    column: Int,
    hasColon: Bool,
    lead: String = ""
  ) {
    self.path = path
    self.spot = spot
    self.word = word
    self.typed = typed
    self.quote = quote
    self.siblings = siblings
    self.isInFlow = isInFlow
    self.isInJSON = isInJSON
    self.column = column
    self.hasColon = hasColon
    self.lead = lead
  }
}

// MARK: - Block context

extension Cursor {
  private init?(
    block line: BlockLine,
    _ place: BlockPlace,
    at offset: Int,
    in tree: SyntaxTree
  ) {
    if let key = line.key, offset > key.colon {
      guard !tree.isHeld(behind: key.colon, at: offset, place.value, to: line.end) else {
        return nil
      }
      let path = place.path + [.key(place.key ?? key.name)]
      self.init(valueOf: key, on: line, path: path, at: offset, in: tree)
      if let value = place.value, value.rangeWithProperties.lowerBound > line.end {
        content = value
      }
    } else {
      guard offset > line.content || !tree.isHeld(from: line.content, to: line.end) else {
        return nil
      }
      self.init(keyOn: line, place, at: offset, in: tree)
    }
  }

  /// A cursor behind the colon of a key.
  private init(
    valueOf key: BlockLine.Key,
    on line: BlockLine,
    path: [PathStep],
    at offset: Int,
    in tree: SyntaxTree
  ) {
    let start = line.startOfValue(behind: key, upTo: offset, in: tree.bytes)
    let scalar = line.scalar(from: start, at: offset, in: tree.bytes)
    // Behind a colon that begins its line, below a question mark, a map may begin.
    let isNode = key.colon == line.content && start > key.colon + 1
    self.init(
      path: path,
      spot: isNode ? .node : .value,
      word: scalar.word,
      typed: tree.string(in: scalar.word.lowerBound..<max(scalar.word.lowerBound, offset)),
      quote: scalar.quote,
      siblings: [],
      isInFlow: false,
      column: isNode ? start - line.start : line.contentColumn,
      hasColon: isNode && scalar.isClosed,
      lead: start == key.colon + 1 ? " " : ""
    )
  }

  /// A cursor on a key, or where one may be written.
  private init(keyOn line: BlockLine, _ place: BlockPlace, at offset: Int, in tree: SyntaxTree) {
    let start = min(line.content, offset)
    let isNode = place.isWholeNode && line.key == nil && !line.isExplicitKey
    let scalar = isNode ? line.scalar(from: start, at: offset, in: tree.bytes) : nil
    let word = scalar?.word ?? start..<max(line.key?.colon ?? line.endOfContent(tree.bytes), offset)
    self.init(
      path: place.path,
      spot: place.isBetweenItems ? .item : isNode ? .node : .key,
      word: word,
      typed: tree.string(in: word.lowerBound..<max(word.lowerBound, offset)),
      quote: scalar?.quote,
      siblings: place.siblings,
      isInFlow: false,
      column: line.content < offset || line.key != nil
        ? line.contentColumn : offset - line.start,
      hasColon: line.key != nil || line.isExplicitKey || scalar?.isClosed == true
    )
    align(line, with: place.column, in: tree)
    if offset > line.start, line.dashes.last == offset - line.start - 1 {
      lead += " "
      column += 1
    }
    if line.key == nil, !line.isExplicitKey {
      content = place.content(below: line, column, in: tree)
    }
  }

  /// Moves what is written on a line to the column of its neighbours.
  ///
  /// It stays where lines below it, which do not move, would no longer be its own.
  private mutating func align(_ line: BlockLine, with wanted: Int?, in tree: SyntaxTree) {
    let own = line.dashes.first ?? column
    guard line.key == nil, !line.isExplicitKey, let wanted, wanted != own,
      line.isBlank || line.columnOfNext(in: tree.bytes) ?? 0 <= wanted
    else { return }
    let start = line.start + own
    head = tree.string(in: line.start..<word.lowerBound)
    lead =
      String(repeating: " ", count: wanted) + tree.string(in: start..<max(start, word.lowerBound))
    column += wanted - own
  }
}

extension SyntaxTree {
  /// Whether a collection in braces, a block of text, an anchor or a tag begins at an offset.
  fileprivate func isHeld(from start: Int, to end: Int) -> Bool {
    start < end && "[{|>&!".utf8.contains(bytes[start])
  }

  /// Whether what stands behind a colon takes no other text.
  ///
  /// It takes none if it is a collection in braces, or a text over several lines. Nor does an
  /// anchor that the cursor stands in front of.
  fileprivate func isHeld(
    behind colon: Int,
    at offset: Int,
    _ value: YAMLNode?,
    to end: Int
  ) -> Bool {
    var start = colon + 1
    while start < end, bytes[start].isBlank { start += 1 }
    if offset <= start, isHeld(from: start, to: end) { return true }
    guard let value, value.kind == .scalar, value.style != .plain else { return false }
    return value.range.lowerBound <= end && value.range.upperBound > end
  }
}
