/// Ranges in order of their starts, with how far each and all before it reach.
struct RangeOrder: Sendable {
  let ranges: [ByteRange]
  /// The positions of ``ranges`` in the list they came from.
  let origins: [Int]
  /// The greatest upper bound of a range and all before it.
  let reach: [Int]

  init(_ list: [ByteRange]) {
    origins = list.indices.sorted { list[$0].lowerBound < list[$1].lowerBound }
    ranges = origins.map { list[$0] }
    var end = 0
    reach = ranges.map { range in
      end = max(end, range.upperBound)
      return end
    }
  }

  /// How many ranges begin before an offset.
  func count(below offset: Int) -> Int { ranges.firstIndex(notBelow: offset, by: \.lowerBound) }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element whose key is at least `key`, or the end.
  ///
  /// The elements stand in the order of their keys.
  @inlinable
  package func firstIndex(notBelow key: Int, by keyOf: (Element) -> Int) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
