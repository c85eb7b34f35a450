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

/// The length in bytes from which a run is prepared, so that repetitions cost no product.
private let longRun = 64

extension [UInt8] {
  /// Whether the bytes occur somewhere as one run; the empty run occurs everywhere.
  package func contains(run: [UInt8]) -> Bool {
    firstOccurrence(of: run, from: 0) != nil
  }

  /// The offset of the first occurrence of some bytes at or behind an offset.
  package func firstOccurrence(of run: [UInt8], from start: Int) -> Int? {
    guard let first = run.first else { return start <= count ? start : nil }
    guard count >= run.count else { return nil }
    if run.count > longRun { return firstOccurrence(ofLong: run, from: start) }
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

  /// The first occurrence by the method of Knuth, Morris and Pratt.
  private func firstOccurrence(ofLong run: [UInt8], from start: Int) -> Int? {
    // How much of the run's beginning stands at the end of each part of it.
    var overlaps = [0]
    overlaps.reserveCapacity(run.count)
    var length = 0
    for offset in 1..<run.count {
      while length > 0, run[offset] != run[length] { length = overlaps[length - 1] }
      if run[offset] == run[length] { length += 1 }
      overlaps.append(length)
    }
    length = 0
    var offset = start
    while offset < count {
      while length > 0, self[offset] != run[length] { length = overlaps[length - 1] }
      if self[offset] == run[length] { length += 1 }
      offset += 1
      if length == run.count { return offset - length }
    }
    return nil
  }
}
