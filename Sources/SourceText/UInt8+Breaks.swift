/// The bytes that divide words and lines.
extension UInt8 {
  /// Whether it is a space or a tab.
  @inlinable @inline(__always)
  public var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is a line feed or a carriage return.
  @inlinable @inline(__always)
  public var isBreak: Bool { self == 0x0A || self == 0x0D }

  @inlinable @inline(__always)
  public var isBlankOrBreak: Bool { isBlank || isBreak }
}

extension Collection<UInt8> where Index == Int {
  /// The first line break from an index on, or else a line feed.
  @inlinable
  public func lineBreak(from start: Int = 0) -> String {
    guard let index = self[start...].firstIndex(where: \.isBreak), self[index] == 0x0D else {
      return "\n"
    }
    return index + 1 < endIndex && self[index + 1] == 0x0A ? "\r\n" : "\r"
  }
}
