public import SourceText

/// A text as the YAML documents it consists of.
///
/// Documents are found by their markers alone, `---` and `...` at the start of a line. What one
/// contains has no say in where another begins. Their ranges partition the text. Comments and
/// directives before a start marker belong to the document that it starts.
public struct YAMLStream: Sendable {
  /// One document at its place in the text.
  public struct Document: Sendable {
    /// The offset in the text of the document's first byte, to which offsets in `tree` relate.
    public let start: Int
    public let tree: SyntaxTree
    /// The bytes of the document in the text.
    public var range: ByteRange { start..<(start + tree.bytes.count) }

    /// How many bytes a document has at most whose tree serves the next one, too.
    private static let longestRepeated = 64

    /// The document of an extent, if it has the bytes of this one.
    ///
    /// There may be millions of documents that have little more than a marker. What is made of
    /// bytes depends on nothing else.
    func repeated(in text: SourceText, _ extent: DocumentExtent) -> Document? {
      guard extent.range.count == tree.bytes.count, extent.range.count <= Self.longestRepeated,
        text.bytes[extent.range].elementsEqual(tree.bytes)
      else { return nil }
      return Document(start: extent.range.lowerBound, tree: tree)
    }
  }

  public let text: SourceText
  /// In order of the text, at least one.
  public let documents: [Document]

  /// Reads a text that may be anything.
  public init(parsing text: SourceText) {
    var documents: [Document] = []
    var boundaries = DocumentBoundaries(of: text, from: 0)
    while let extent = boundaries.next() {
      documents.append(documents.last?.repeated(in: text, extent) ?? Self.parse(text, extent))
    }
    self.init(text: text, documents: documents)
  }

  init(text: SourceText, documents: [Document]) {
    self.text = text
    self.documents =
      documents.isEmpty ? [Document(start: 0, tree: SyntaxTree(parsing: []))] : documents
  }

  static func parse(_ text: SourceText, _ extent: DocumentExtent) -> Document {
    let endMarker = extent.endMarker.map { $0 - extent.range.lowerBound }
    let tree = SyntaxTree(DocumentReading(text.bytes(of: extent), endMarker: endMarker))
    return Document(start: extent.range.lowerBound, tree: tree)
  }

  /// The index of the document that an offset stands in.
  ///
  /// An offset between two documents belongs to the later one. Offsets outside the text belong to
  /// the first or last.
  public func documentIndex(at offset: Int) -> Int {
    let later = documents.firstIndex(notBelow: offset + 1, by: \.start)
    return max(later - 1, 0)
  }
}

extension SourceText {
  /// The bytes of a document, which share their storage with a text that has no other.
  func bytes(of document: DocumentExtent) -> [UInt8] {
    document.range == range ? bytes : Array(bytes[document.range])
  }
}

/// Where a document stands in a text.
struct DocumentExtent: Equatable {
  var range: ByteRange
  /// The offset in the text of the document's `...`.
  var endMarker: Int?
}

/// Finds the documents of a text from the starts of its lines.
///
/// Nothing passes from one document to the next, so that the search may begin at any of them.
struct DocumentBoundaries {
  private let bytes: [UInt8]
  private let lineStarts: [UInt32]
  private var line: Int
  private var start: Int

  /// Begins at the start of a line that is the start of a document.
  init(of text: SourceText, from start: Int) {
    bytes = text.bytes
    lineStarts = text.lines.starts
    self.start = start
    line = text.lines.line(at: start)
  }

  /// The next document; `nil` at the end of the text.
  mutating func next() -> DocumentExtent? {
    let storage = bytes
    let bytes = storage.span
    guard start < bytes.count else { return nil }
    var extent = DocumentExtent(range: start..<bytes.count)
    var offset = bytes.endOfByteOrderMark(at: start)
    var hasContent = false
    while true {
      if hasContent, isMarkedStart(bytes, at: offset) { return finish(&extent, at: offset) }
      if offset < bytes.count, bytes[offset] == .dash || bytes[offset] == .dot {
        if bytes.isMarker(.dash, at: offset) {
          if hasContent { return finish(&extent, at: offset) }
          hasContent = true
        } else if bytes.isMarker(.dot, at: offset) {
          extent.endMarker = offset
          line += 1
          let end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
          return finish(&extent, at: end)
        }
      }
      if !hasContent { hasContent = Self.isContent(bytes, at: offset) }
      line += 1
      guard line < lineStarts.count else { return finish(&extent, at: bytes.count) }
      offset = Int(lineStarts[line])
    }
  }

  /// Whether a byte order mark and the start marker of a document stand at an offset.
  private func isMarkedStart(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == 0xEF else { return false }
    let text = bytes.endOfByteOrderMark(at: offset)
    return text > offset && bytes.isMarker(.dash, at: text)
  }

  private mutating func finish(_ extent: inout DocumentExtent, at end: Int) -> DocumentExtent {
    extent.range = start..<end
    start = end
    return extent
  }

  /// Whether a line is neither blank nor a comment nor a directive.
  private static func isContent(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    let start = bytes.endOfByteOrderMark(at: start)
    guard start < bytes.count, bytes[start] != .percent else { return false }
    let text = bytes.skippingBlanks(from: start)
    return !bytes.isBreakOrEnd(at: text) && bytes[text] != .hash
  }
}
