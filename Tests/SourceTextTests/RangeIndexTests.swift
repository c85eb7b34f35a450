import SourceText
import Testing

@Suite("An index of ranges")
struct RangeIndexTests {
  private static let ranges = [0..<90, 50..<60, 10..<20, 12..<14, 95..<95]

  @Test(
    "finds those that overlap",
    arguments: [
      (0..<1, [0]), (13..<15, [3, 2, 0]), (20..<50, [0]), (55..<56, [1, 0]), (90..<100, []),
      (0..<100, [1, 3, 2, 0]), (95..<95, []),
    ]
  )
  func overlapping(range: ByteRange, expected: [Int]) {
    let index = RangeIndex(Self.ranges)
    #expect(index.positions(overlapping: range, atMost: 9) == expected)
    #expect(index.positions(overlapping: range, atMost: 1) == Array(expected.prefix(1)))
  }

  @Test(
    "knows an empty range that is in it",
    arguments: [(95..<95, true), (96..<96, false), (89..<95, true), (90..<94, false)]
  )
  func same(range: ByteRange, expected: Bool) {
    #expect(RangeIndex(Self.ranges).hasRange(overlapping: range) == expected)
  }
}
