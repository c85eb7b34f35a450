/// Where each line of a text begins.
@frozen public struct LineIndex: Sendable, Equatable {
  /// The offset of the first byte of each line; the first is 0, so there is always one.
  public let starts: [UInt32]

  /// Finds the line starts of a text in one pass.
  public init(of bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    Self.scan(bytes, from: 0, to: bytes.count, into: &starts)
    self.starts = starts
  }

  private init(starts: [UInt32]) {
    self.starts = starts
  }

  /// How many lines there are; a text that ends with a line break has an empty last line.
  public var count: Int { starts.count }

  /// The line that an offset stands in; offsets past the end belong to the last line.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset of the first byte of a line, which must exist.
  public func start(of line: Int) -> Int {
    Int(starts[line])
  }

  /// Whether a line begins behind an offset, or is past the last one.
  func begins(_ line: Int, behind offset: Int) -> Bool {
    line >= starts.count || Int(starts[line]) > offset
  }

  /// The index after the bytes of `range` became `count` bytes, the result being `bytes`.
  func replacing(_ range: ByteRange, withCount count: Int, in bytes: [UInt8]) -> LineIndex {
    // A line begins behind a break, so what begins before the edit does so still.
    let kept = max(starts.firstIndex(above: range.lowerBound - 1), 1)
    let after = max(starts.firstIndex(above: range.upperBound), kept)
    let shift = count - range.count
    var edited: [UInt32] = []
    edited.reserveCapacity(starts.count + 8)
    edited.append(contentsOf: starts[..<kept])
    // One byte back, because a CR before the edit may pair with an LF that the edit brings.
    let from = max(range.lowerBound - 1, 0)
    Self.scan(bytes, from: from, to: range.lowerBound + count, into: &edited)
    let moved = edited.count
    edited.append(contentsOf: starts[after...])
    let distance = UInt32(truncatingIfNeeded: shift)
    var span = edited.mutableSpan
    for line in moved..<span.count { span[line] &+= distance }
    return LineIndex(starts: edited)
  }

  /// Appends the starts of the lines that begin behind a line break within `from..<to`.
  private static func scan(
    _ bytes: [UInt8],
    from: Int,
    to: Int,
    into starts: inout [UInt32]
  ) {
    let bytes = bytes.span
    var offset = from
    while offset < to {
      if offset + 8 <= to {
        let distance = distanceToControl(bytes.extracting(offset..<(offset + 8)))
        offset += distance
        if distance == 8 { continue }
      }
      let byte = bytes[offset]
      offset += 1
      if byte > 0x0D { continue }
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        starts.append(UInt32(offset))
      }
    }
  }

  /// The offset of the first of eight bytes that may be a line break; 8 if there is none.
  @inline(__always)
  private static func distanceToControl(_ bytes: Span<UInt8>) -> Int {
    var word = 0 as UInt64
    for index in 0..<8 { word |= UInt64(bytes[index]) &<< UInt64(8 * index) }
    let highs: UInt64 = 0x8080_8080_8080_8080
    // Sums of seven bits each reach the high bit of their own byte and no further.
    let sums = (word & ~highs) &+ 0x7272_7272_7272_7272
    return (~(sums | word) & highs).trailingZeroBitCount / 8
  }
}

extension [UInt32] {
  /// The index of the first element greater than `value` in a sorted array, or `count`.
  fileprivate func firstIndex(above value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle]) > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
