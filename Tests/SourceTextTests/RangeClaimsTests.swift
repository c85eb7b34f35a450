import SourceText
import Testing

@Suite("Ranges that are taken once")
struct RangeClaimsTests {
  @Test("are each taken by the first that overlaps them")
  func taking() {
    var ranges = RangeClaims([0..<90, 50..<60, 10..<20, 12..<14, 95..<97])
    #expect(ranges.take(overlapping: 97..<99) == [])
    #expect(ranges.take(overlapping: 13..<15) == [3, 2, 0])
    #expect(ranges.take(overlapping: 0..<20) == [])
    #expect(ranges.take(overlapping: 0..<100) == [4, 1])
    #expect(ranges.take(overlapping: 0..<100) == [])
  }

  @Test("are in no list that is empty")
  func empty() {
    var ranges = RangeClaims([])
    #expect(ranges.take(overlapping: 0..<9) == [])
  }
}
