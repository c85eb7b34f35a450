extension String {
  /// How many marks may follow each other in a text that is stream-safe.
  private static let mostMarks = 30

  /// The text in the Stream-Safe Text Format of Unicode (Annex 15).
  ///
  /// A joiner, which shows nothing, divides long runs of marks. A comparison of two strings sorts
  /// their marks one by one, at the square of a run's length.
  package var streamSafe: String {
    // No mark has fewer than two bytes.
    if utf8.count <= 2 * Self.mostMarks || isASCII { return self }
    if longestRunOfMarks <= Self.mostMarks { return self }
    var text = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isSorted ? marks + 1 : 0
      if marks > Self.mostMarks {
        text.append("\u{34F}")
        marks = 1
      }
      text.append(scalar)
    }
    return String(text)
  }

  private var longestRunOfMarks: Int {
    var marks = 0
    var longest = 0
    for scalar in unicodeScalars {
      marks = scalar.isSorted ? marks + 1 : 0
      longest = max(longest, marks)
    }
    return longest
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark whose place among others does not count.
  fileprivate var isSorted: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}
