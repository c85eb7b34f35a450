/// A half-open range of UTF-8 byte offsets.
public typealias ByteRange = Range<Int>

extension ByteRange {
  /// Whether an offset lies inside the range or directly at its end, as a text cursor does.
  @inlinable
  public func touches(_ offset: Int) -> Bool {
    lowerBound <= offset && offset <= upperBound
  }

  /// Whether two ranges, which may be empty, overlap or touch.
  @inlinable
  public func meets(_ other: ByteRange) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }

  /// The range moved by a number of bytes.
  @inlinable
  public func shifted(by distance: Int) -> ByteRange {
    (lowerBound + distance)..<(upperBound + distance)
  }
}
