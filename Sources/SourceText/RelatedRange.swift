/// Another range of a text that explains a problem, such as the other side of a contradiction.
public struct RelatedRange: Sendable, Equatable {
  /// A noun phrase or a clause, without a full stop.
  public let message: String
  public let range: ByteRange

  public init(_ message: String, at range: ByteRange) {
    self.message = message
    self.range = range
  }

  /// The range moved by a number of bytes.
  public func shifted(by distance: Int) -> RelatedRange {
    RelatedRange(message, at: range.shifted(by: distance))
  }
}
