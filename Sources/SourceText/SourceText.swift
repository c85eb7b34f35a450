/// The bytes of one document, and where its lines begin.
///
/// Units used in this project, named so wherever a number appears:
/// - *offset*: a count of UTF-8 bytes from the start of a text, zero-based. A range of offsets
///   (``ByteRange``) is half open. Everything below `SpecServer` speaks in offsets.
/// - *line*: zero-based; lines end with LF, CR LF or CR.
/// - *column*: zero-based, in code units of a named ``PositionEncoding``; UTF-16 unless a client
///   negotiated another one.
///
/// Bytes that are not UTF-8 are kept as they are and count as one replacement character each.
@frozen public struct SourceText: Sendable {
  /// The text as UTF-8, with any byte order mark and the original line breaks.
  public let bytes: [UInt8]

  /// Where each line begins.
  public let lines: LineIndex

  /// Keeps the bytes as they are and finds the line starts.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.lines = LineIndex(of: bytes)
  }

  /// Keeps the UTF-8 form of a string.
  public init(_ string: String) {
    self.init(Array(string.utf8))
  }

  private init(bytes: [UInt8], lines: LineIndex) {
    self.bytes = bytes
    self.lines = lines
  }

  /// The whole text as offsets.
  public var range: ByteRange { 0..<bytes.count }

  /// The text of a range, invalid UTF-8 replaced by U+FFFD; parts outside the text are left out.
  public func string(in range: ByteRange) -> String {
    String(decoding: bytes[range.clamped(to: self.range)], as: UTF8.self)
  }

  /// The text after one edit, whose range is clamped to the text.
  ///
  /// An edit costs a copy of the bytes and a shift of the later line starts. Only the edited lines
  /// are scanned again.
  public func applying(_ edit: TextEdit) -> SourceText {
    let range = edit.range.clamped(to: self.range)
    let replacement = Array(edit.replacement.utf8)
    var edited: [UInt8] = []
    edited.reserveCapacity(bytes.count - range.count + replacement.count)
    edited.append(contentsOf: bytes[..<range.lowerBound])
    edited.append(contentsOf: replacement)
    edited.append(contentsOf: bytes[range.upperBound...])
    let lines = lines.replacing(range, withCount: replacement.count, in: edited)
    return SourceText(bytes: edited, lines: lines)
  }
}

extension SourceText: Equatable {
  /// Compares the bytes; equal bytes have equal lines.
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left.bytes == right.bytes
  }
}
