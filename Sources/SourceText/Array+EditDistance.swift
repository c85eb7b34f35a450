extension Array where Element: Equatable {
  /// The number of changes that make one word of another, or `limit + 1` where there are more.
  ///
  /// A change inserts, removes or replaces a letter, or swaps two neighbours.
  @inlinable
  public func editDistance(to other: [Element], limit: Int) -> Int {
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = [Int](0...other.count)
    for (row, letter) in enumerated() {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for (column, theirs) in other.enumerated() {
        var cost = Swift.min(current[column], last[column + 1]) + 1
        cost = Swift.min(cost, last[column] + (letter == theirs ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], theirs == self[row - 1] {
          cost = Swift.min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      if (current.min() ?? 0) > limit { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
