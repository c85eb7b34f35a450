/// Ranges in order of their starts, which tell where another range overlaps them.
package struct RangeIndex: Sendable {
  private let order: RangeOrder
  private let exact: Set<ByteRange>

  package init(_ list: [ByteRange]) {
    order = RangeOrder(list)
    exact = Set(list)
  }

  /// Whether a range overlaps another one or is the same.
  package func hasRange(overlapping range: ByteRange) -> Bool {
    exact.contains(range) || !positions(overlapping: range, atMost: 1).isEmpty
  }

  /// The indices of the ranges that overlap another, latest start first.
  ///
  /// The search goes back only as long as something further back reaches into the range.
  package func positions(overlapping range: ByteRange, atMost limit: Int) -> [Int] {
    var found: [Int] = []
    var index = order.count(below: range.upperBound) - 1
    while index >= 0, found.count < limit, order.reach[index] > range.lowerBound {
      if order.ranges[index].overlaps(range) { found.append(order.origins[index]) }
      index -= 1
    }
    return found
  }
}
