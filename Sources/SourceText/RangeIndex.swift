/// Ranges in order of their starts, to be asked which of them overlap another one.
package struct RangeIndex: Sendable {
  private let ranges: [ByteRange]
  /// The positions of ``ranges`` in the list they came from.
  private let origins: [Int]
  /// The greatest upper bound of a range and all before it.
  private let reach: [Int]
  private let exact: Set<ByteRange>

  package init(_ list: [ByteRange]) {
    origins = list.indices.sorted { list[$0].lowerBound < list[$1].lowerBound }
    ranges = origins.map { list[$0] }
    var end = 0
    reach = ranges.map { range in
      end = max(end, range.upperBound)
      return end
    }
    exact = Set(list)
  }

  /// Whether a range overlaps another one or is the same.
  package func hasRange(overlapping range: ByteRange) -> Bool {
    exact.contains(range) || !positions(overlapping: range, atMost: 1).isEmpty
  }

  /// Where in the list ranges stand that overlap another one, those that start last first.
  ///
  /// The search goes back only as long as something further back reaches into the range.
  package func positions(overlapping range: ByteRange, atMost limit: Int) -> [Int] {
    var found: [Int] = []
    var index = firstIndex(notBelow: range.upperBound) - 1
    while index >= 0, found.count < limit, reach[index] > range.lowerBound {
      if ranges[index].overlaps(range) { found.append(origins[index]) }
      index -= 1
    }
    return found
  }

  private func firstIndex(notBelow start: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
