import SourceText
import SpecModel
import YAMLSyntax

/// Where a text cursor stands in the format.
///
/// The way there is that of the tree, which knows where the lines of a damaged document belong;
/// what is being written is read off the line itself, of which the tree may make anything.
struct Cursor {
  enum Spot: Equatable {
    /// A key is written, or may be, in the map at the end of the path.
    case key
    /// The value of the last step of the path is written.
    case value
    /// The whole node at the end of the path is written, an item of a list or a value that does not
    /// stand on the line of its key; it may be a scalar or begin with the first key of a map.
    case node
    /// Another item of the block list at the end of the path is written, its dash first.
    case item
  }

  var path: [PathStep]
  var spot: Spot
  /// The word under the cursor, offsets from the start of the document; empty where none is.
  var word: ByteRange
  /// What of the word stands before the cursor.
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
  /// Whether the word touches the colon, the dash, the comma or the brace in front of it, so that it
  /// needs a space.
  var needsSpace: Bool
  /// Whether the value of the key on this line stands on the lines below.
  var hasValueBelow = false

  /// `nil` inside a comment, inside the indentation of a line, behind the quote that closes a word,
  /// and where what would be replaced goes over a line, which no client takes.
  init?(at offset: Int, in tree: SyntaxTree) {
    guard !tree.comments.contains(where: { $0.lowerBound < offset && offset <= $0.upperBound })
    else { return nil }
    let line = BlockLine(at: offset, in: tree.bytes)
    if let flow = FlowScan(at: offset, in: tree, line: line) {
      self = flow.cursor
    } else if let cursor = Cursor(block: line, at: offset, in: tree) {
      self = cursor
    } else {
      return nil
    }
    let isOnOneLine = !tree.bytes[word].contains { $0 == 0x0A || $0 == 0x0D }
    guard isOnOneLine, !isBehindQuotes(at: offset, in: tree.bytes) else { return nil }
  }

  private func isBehindQuotes(at offset: Int, in bytes: [UInt8]) -> Bool {
    let start = word.lowerBound
    guard offset > start, "\"'".utf8.contains(bytes[offset - 1]) else { return false }
    let quote = bytes[offset - 1]
    return start > 0 && bytes[start - 1] == quote || offset > start + 1 && bytes[start] == quote
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
    needsSpace: Bool
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
    self.needsSpace = needsSpace
  }
}

// MARK: - Block context

extension Cursor {
  private init?(block line: BlockLine, at offset: Int, in tree: SyntaxTree) {
    guard offset >= line.content || line.content == line.end else { return nil }
    let place = BlockPlace(of: line, at: offset, in: tree)
    if let key = line.key, offset > key.colon {
      let path = place.path + [.key(place.key ?? key.name)]
      self.init(valueOf: key, on: line, path: path, at: offset, in: tree)
    } else {
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
    var start = key.colon + 1
    while start < min(offset, line.end), tree.bytes[start] == 0x20 { start += 1 }
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
      needsSpace: start == key.colon + 1
    )
    hasValueBelow = line.hasValueBelow(key, in: tree.bytes)
  }

  /// A cursor on a key, or where one may be written.
  private init(keyOn line: BlockLine, _ place: BlockPlace, at offset: Int, in tree: SyntaxTree) {
    let start = min(line.content, offset)
    let isNode = place.isWholeNode && line.key == nil && !line.isExplicitKey
    let scalar = isNode ? line.scalar(from: start, at: offset, in: tree.bytes) : nil
    let end = line.key?.colon ?? line.endOfScalar(tree.bytes, from: start, quote: nil)
    let word = scalar?.word ?? start..<max(end, offset)
    let touchesDash = line.dashes.last.map { line.start + $0 + 1 == start } ?? false
    self.init(
      path: place.path,
      spot: place.isBesideItems ? .item : isNode ? .node : .key,
      word: word,
      typed: tree.string(in: word.lowerBound..<max(word.lowerBound, offset)),
      quote: scalar?.quote,
      siblings: place.siblings,
      isInFlow: false,
      column: line.content < offset || line.key != nil
        ? line.contentColumn : offset - line.start + (touchesDash ? 1 : 0),
      hasColon: line.key != nil || line.isExplicitKey || scalar?.isClosed == true,
      needsSpace: touchesDash
    )
  }
}
