import SourceText

/// What is known of a line that stands in the wrong column.
struct LineCorrection {
  let lineStart: Int
  /// The column that the line belongs in.
  let column: Int
  /// Whether the line begins with a dash that makes an item of what is none.
  let hasStrayDash: Bool
  /// The first byte, and the end of the bytes, that show that the line stands in the wrong column.
  var extent = 0..<0
  /// Whether what had been made of these bytes showed it, as opposed to the bytes alone.
  var isShownByNodes = false
  /// How many bytes were read in vain.
  var cost = 0
  /// The columns of the lines that were read in vain, a bit each.
  var columns = 0 as UInt64

  /// Whether two corrections do the same.
  func isAlike(_ other: LineCorrection) -> Bool {
    lineStart == other.lineStart && column == other.column && hasStrayDash == other.hasStrayDash
  }

  /// The correction of a line that has moved by a number of bytes.
  func shifted(by distance: Int) -> LineCorrection {
    var correction = LineCorrection(
      lineStart: lineStart + distance,
      column: column,
      hasStrayDash: hasStrayDash
    )
    correction.extent = extent.shifted(by: distance)
    correction.isShownByNodes = isShownByNodes
    correction.cost = cost
    correction.columns = columns
    return correction
  }
}
