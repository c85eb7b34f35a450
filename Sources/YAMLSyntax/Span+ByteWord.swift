/// Eight bytes of text at a time, for the scan that every byte passes through.
///
/// The module reads memory without a type's own check only here. Any bytes make a valid number, and
/// the load itself checks its bounds.
@safe struct ByteWord {
  private let bits: UInt64

  /// Loads the eight bytes from `offset` on.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    bits = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The high bit of each byte that is neither printable ASCII nor a line feed.
  @inline(__always)
  var unprintable: UInt64 {
    let highs: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Sums of seven bits each reach the high bit of their own byte and no further.
    let low = bits & ~highs
    let isControl = ~(low &+ ones &* 0x60)
    let isOther = (low ^ (ones &* 0x0A)) &+ ones &* 0x7F
    let isDelete = low &+ ones
    return (bits | isDelete | (isControl & isOther)) & highs
  }
}

extension Span<UInt8> {
  /// The first offset from `offset` on whose byte is neither printable ASCII nor a line feed.
  @inline(__always)
  func skippingPrintable(from offset: Int) -> Int {
    var offset = offset
    while offset + 32 <= count {
      let first = ByteWord(self, at: offset).unprintable
      let second = ByteWord(self, at: offset + 8).unprintable
      let third = ByteWord(self, at: offset + 16).unprintable
      let fourth = ByteWord(self, at: offset + 24).unprintable
      guard first | second | third | fourth == 0 else { break }
      offset += 32
    }
    while offset < count, self[offset] &- 0x20 < 0x5F || self[offset] == .lineFeed { offset += 1 }
    return offset
  }
}
