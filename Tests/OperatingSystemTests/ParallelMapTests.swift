import OperatingSystem
import Testing

@Suite("A map on all cores")
struct ParallelMapTests {
  @Test("gives results in order, however many there are", arguments: [0, 1, 2, 1000])
  func order(count: Int) {
    #expect(parallelMap(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }
}
