extension String {
  /// How many marks may follow each other in a text that is stream-safe.
  private static let mostMarks = 30

  /// The length of the longest path, in bytes; marks in a text of that length cost nothing.
  private static let longestPath = 4_096

  /// The text as it is where it may be a path, and else in the Stream-Safe Text Format.
  package var safeIfLong: String { utf8.count <= Self.longestPath ? self : streamSafe }

  /// The text in the Stream-Safe Text Format of Unicode (Annex 15).
  ///
  /// A joiner, which shows nothing, divides long runs of marks. A comparison of two strings sorts
  /// their marks one by one, at the square of a run's length.
  package var streamSafe: String {
    // No mark has fewer than two bytes.
    if utf8.count <= 2 * Self.mostMarks || isASCII { return self }
    var safe = ""
    var start = startIndex
    var marks = 0
    for index in unicodeScalars.indices {
      marks = unicodeScalars[index].isSorted ? marks + 1 : 0
      guard marks > Self.mostMarks else { continue }
      safe.append(contentsOf: self[start..<index])
      safe.unicodeScalars.append("\u{34F}")
      start = index
      marks = 1
    }
    return start == startIndex ? self : safe + self[start...]
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark whose place among others does not count.
  fileprivate var isSorted: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}
