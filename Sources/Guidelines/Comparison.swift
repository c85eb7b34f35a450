/// The bytes of a sentence as quotations are compared: without white space and the backticks of
/// inline code, typographic quotes as plain ones.
package func comparable(_ sentence: String) -> [UInt8] {
  Array(sentence.utf8).withPlainQuotes { byte in
    byte == UInt8(ascii: "`") || byte <= 0x20 ? nil : byte
  }
}

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

  /// The text in lower case with plain quotes, for comparing words and names that people write.
  package var folded: String {
    // Words of one script are the rule: only others need the tables of Unicode.
    let isASCII = self.isASCII
    let text = isASCII ? self : lowercased()
    guard !isASCII || utf8.contains(where: \.isUpperCaseLetter) else { return self }
    return String(decoding: text.foldedBytes, as: UTF8.self)
  }

  /// The bytes with ASCII letters in lower case and typographic quotes as plain ones.
  var foldedBytes: [UInt8] {
    Array(utf8).withPlainQuotes { $0.isUpperCaseLetter ? $0 + 0x20 : $0 }
  }
}

extension [UInt8] {
  /// The bytes of a text with typographic quotes as plain ones, no-break spaces as blanks, and the
  /// bytes of ASCII as `convert` has them; `nil` leaves one out.
  fileprivate func withPlainQuotes(convert: (UInt8) -> UInt8?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var offset = 0
    while offset < count {
      let byte = self[offset]
      if byte < 0x80 {
        if let converted = convert(byte) { result.append(converted) }
        offset += 1
      } else if let (plain, length) = plainPunctuation(at: offset) {
        if let converted = convert(plain) { result.append(converted) }
        offset += length
      } else {
        result.append(byte)
        offset += 1
      }
    }
    return result
  }

  /// What a typographic quote or a no-break space at an offset stands for, and its length.
  private func plainPunctuation(at offset: Int) -> (UInt8, length: Int)? {
    guard offset + 1 < count else { return nil }
    switch (self[offset], self[offset + 1]) {
    case (0xC2, 0xA0): return (UInt8(ascii: " "), 2)
    case (0xC2, 0xAB), (0xC2, 0xBB): return (UInt8(ascii: "\""), 2)
    case (0xE2, 0x80) where offset + 2 < count:
      switch self[offset + 2] {
      case 0x98...0x9B: return (UInt8(ascii: "'"), 3)
      case 0x9C...0x9F: return (UInt8(ascii: "\""), 3)
      default: return nil
      }
    default: return nil
    }
  }
}

extension [UInt8] {
  /// Whether the bytes occur somewhere as one run; the empty run occurs everywhere.
  func contains(run: [UInt8]) -> Bool {
    firstOccurrence(of: run, from: 0) != nil
  }

  /// The offset of the first occurrence of some bytes at or behind an offset.
  func firstOccurrence(of run: [UInt8], from start: Int) -> Int? {
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
