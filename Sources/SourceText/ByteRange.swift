/// A half-open range of UTF-8 byte offsets.
public typealias ByteRange = Range<Int>

extension ByteRange {
  /// Whether an offset lies inside the range or directly at its end, as a text cursor does.
  @inlinable
  public func touches(_ offset: Int) -> Bool {
    lowerBound <= offset && offset <= upperBound
  }

  /// The range moved by a number of bytes.
  @inlinable
  public func shifted(by distance: Int) -> ByteRange {
    (lowerBound + distance)..<(upperBound + distance)
  }
}
