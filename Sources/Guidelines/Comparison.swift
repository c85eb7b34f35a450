/// The bytes of a sentence as quotations are compared: without white space and the backticks of
/// inline code, typographic quotes as plain ones.
package func comparable(_ sentence: String) -> [UInt8] {
  var folded: [UInt8] = []
  folded.reserveCapacity(sentence.utf8.count)
  for scalar in sentence.unicodeScalars {
    switch scalar {
    case "“", "”", "„", "«", "»": folded.append(UInt8(ascii: "\""))
    case "‘", "’", "‚": folded.append(UInt8(ascii: "'"))
    case "`", " ", "\t", "\n", "\r", "\u{A0}": break
    default: folded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
  return folded
}

extension String {
  /// The text in lower case with plain quotes, for comparing words and names that people write.
  package var folded: String {
    var result = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars {
      switch scalar {
      case "“", "”", "„": result.append("\"")
      case "‘", "’", "‚": result.append("'")
      default: result.append(scalar)
      }
    }
    return String(result)
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
