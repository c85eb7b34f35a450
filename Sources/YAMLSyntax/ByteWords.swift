/// Eight bytes of text at a time, for the scan that every byte passes through.
///
/// The only place of the module that reads memory without a type's own check: the caller states
/// that eight bytes follow, and any bytes make a valid number.
@safe struct ByteWord {
  private let bits: UInt64

  /// Loads the bytes from `offset` on, which must be eight at least.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    bits = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Whether all bytes are printable ASCII or line feeds.
  @inline(__always)
  var isPrintable: Bool {
    let lineFeeds = Self.zeros(bits ^ (Self.ones &* 0x0A))
    let deletes = Self.zeros(bits ^ (Self.ones &* 0x7F))
    let controls = Self.zeros(bits & (Self.ones &* 0xE0))
    return ((controls & ~lineFeeds) | deletes | (bits & Self.highs)) == 0
  }

  /// The high bit of each byte that is zero, exactly.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    ~(((word & ~highs) &+ ~highs) | word | ~highs)
  }
}
