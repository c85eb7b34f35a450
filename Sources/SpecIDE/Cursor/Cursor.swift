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
    /// An item of the list at the end of the path is written; it may be a scalar or a map's key.
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
  /// Whether the cursor touches the colon of its key, so that a value needs a space in front.
  var needsSpace: Bool

  /// `nil` inside a comment.
  init?(at offset: Int, in tree: SyntaxTree) {
    guard !tree.comments.contains(where: { $0.lowerBound < offset && offset <= $0.upperBound })
    else { return nil }
    let line = BlockLine(at: offset, in: tree.bytes)
    if let flow = FlowScan(at: offset, in: tree, line: line) {
      self = flow.cursor
    } else {
      self.init(block: line, at: offset, in: tree)
    }
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
  private init(block line: BlockLine, at offset: Int, in tree: SyntaxTree) {
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
    let bytes = tree.bytes
    var start = key.colon + 1
    while start < min(offset, line.end), bytes[start] == 0x20 { start += 1 }
    let quote = start < line.end ? bytes[start].asQuote : nil
    let from = min(start + (quote == nil ? 0 : 1), max(offset, start))
    let end = line.endOfScalar(bytes, from: from, quote: quote)
    self.init(
      path: path,
      spot: .value,
      word: from..<max(from, end, offset),
      typed: tree.string(in: from..<max(from, offset)),
      quote: offset > start ? quote : nil,
      siblings: [],
      isInFlow: false,
      column: line.contentColumn,
      hasColon: false,
      needsSpace: start == key.colon + 1
    )
  }

  /// A cursor on a key, or where one may be written.
  private init(keyOn line: BlockLine, _ place: BlockPlace, at offset: Int, in tree: SyntaxTree) {
    let start = min(line.content, offset)
    let column = offset - line.start
    self.init(
      path: place.path,
      spot: place.path.last == .item && line.key == nil ? .item : .key,
      word: start..<max(line.key?.colon ?? line.end, offset),
      typed: tree.string(in: start..<offset),
      quote: nil,
      siblings: place.siblings,
      isInFlow: false,
      column: line.content < offset || line.key != nil ? line.contentColumn : column,
      hasColon: line.key != nil,
      needsSpace: false
    )
  }
}
