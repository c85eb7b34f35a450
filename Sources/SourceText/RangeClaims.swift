/// Ranges that are each taken once at most, by the first range that overlaps them.
package struct RangeClaims {
  private let order: RangeOrder
  /// For each position, a step towards the nearest free one at or before it.
  ///
  /// Positions count from 1; a free one leads to itself.
  private var left: [Int]

  package init(_ list: [ByteRange]) {
    order = RangeOrder(list)
    left = Array(0...list.count)
  }

  /// Takes the ranges that overlap another one; where they stand in the list.
  package mutating func take(overlapping range: ByteRange) -> [Int] {
    var taken: [Int] = []
    var position = unclaimed(from: order.count(below: range.upperBound))
    while position > 0, order.reach[position - 1] > range.lowerBound {
      if order.ranges[position - 1].overlaps(range) {
        taken.append(order.origins[position - 1])
        left[position] = position - 1
      }
      position = unclaimed(from: position - 1)
    }
    return taken
  }

  /// The greatest position up to another whose range has not been taken, or 0.
  private mutating func unclaimed(from start: Int) -> Int {
    var found = start
    while left[found] != found { found = left[found] }
    // Shortens the path for the next search.
    var step = start
    while step != found {
      let next = left[step]
      left[step] = found
      step = next
    }
    return found
  }
}
