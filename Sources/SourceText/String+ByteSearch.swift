extension String {
  /// Whether every byte is ASCII, so that bytes and characters are the same.
  package var isASCII: Bool {
    let bytes = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.reduce(0) { $0 | $1 }
    }
    return bytes.map { $0 < 0x80 } ?? utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether a byte occurs in the text.
  package func hasByte(_ byte: UInt8) -> Bool {
    let isFound = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.contains(byte)
    }
    return isFound ?? utf8.contains(byte)
  }
}

extension [UInt8] {
  /// Whether the bytes occur somewhere as one run; the empty run occurs everywhere.
  package func contains(run: [UInt8]) -> Bool {
    firstOccurrence(of: run, from: 0) != nil
  }

  /// The offset of the first occurrence of some bytes at or behind an offset.
  package func firstOccurrence(of run: [UInt8], from start: Int) -> Int? {
    guard let first = run.first else { return start <= count ? start : nil }
    guard count >= run.count else { return nil }
    let bytes = span
    let wanted = run.span
    var offset = start
    while offset <= bytes.count - wanted.count {
      if bytes[offset] == first {
        var length = 1
        while length < wanted.count, bytes[offset + length] == wanted[length] { length += 1 }
        if length == wanted.count { return offset }
      }
      offset += 1
    }
    return nil
  }
}
