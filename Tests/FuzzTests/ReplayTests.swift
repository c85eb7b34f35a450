import FuzzTargets
import Testing

@Suite("What fuzzers found worth keeping")
struct ReplayTests {
  @Test("is read without a fault", arguments: FuzzTarget.allCases)
  func replay(target: FuzzTarget) throws {
    let corpus = try Corpus(of: target)
    #expect(corpus.inputs.count >= 50)
    #expect(corpus.faults == [])
  }
}
