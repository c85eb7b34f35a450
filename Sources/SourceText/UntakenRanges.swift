/// Ranges of which each is taken once at most, by the first that overlaps it.
package struct UntakenRanges {
  private let ranges: [ByteRange]
  /// The positions of ``ranges`` in the list they came from.
  private let origins: [Int]
  /// The greatest upper bound of a range and all before it.
  private let reach: [Int]
  /// Leads from each position, in steps, to the nearest one up to it that has not been taken.
  ///
  /// Positions count from 1; one that has not been taken leads to itself.
  private var left: [Int]

  package init(_ list: [ByteRange]) {
    origins = list.indices.sorted { list[$0].lowerBound < list[$1].lowerBound }
    ranges = origins.map { list[$0] }
    var end = 0
    reach = ranges.map { range in
      end = max(end, range.upperBound)
      return end
    }
    left = Array(0...list.count)
  }

  /// Takes the ranges that overlap another one; where they stand in the list.
  package mutating func take(overlapping range: ByteRange) -> [Int] {
    var taken: [Int] = []
    var position = untaken(from: count(below: range.upperBound))
    while position > 0, reach[position - 1] > range.lowerBound {
      if ranges[position - 1].overlaps(range) {
        taken.append(origins[position - 1])
        left[position] = position - 1
      }
      position = untaken(from: position - 1)
    }
    return taken
  }

  /// The greatest position up to another whose range has not been taken, or 0.
  private mutating func untaken(from start: Int) -> Int {
    var found = start
    while left[found] != found { found = left[found] }
    // The way is shortened for the next time.
    var step = start
    while step != found {
      let next = left[step]
      left[step] = found
      step = next
    }
    return found
  }

  /// How many ranges begin before an offset.
  private func count(below offset: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
