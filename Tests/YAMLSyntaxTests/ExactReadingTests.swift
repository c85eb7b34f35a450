import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// The exact grammar and the parser, each the other's peer.
@Suite("Exact reading")
struct ExactReadingTests {
  @Test("of the valid inputs of the YAML test suite gives the parser's tree")
  func valid() {
    guard let suite = YAMLTestSuite() else { return skip() }
    let inputs = suite.cases.filter { !$0.isInvalid }
    #expect(inputs.count == 222)
    for testCase in inputs {
      for tree in trees(testCase.input) where !isRead(tree) {
        Issue.record("\(testCase.name): \(reading(tree).fault.debugDescription)")
      }
    }
  }

  @Test("of the invalid ones stops at a fault")
  func invalid() {
    guard let suite = YAMLTestSuite() else { return skip() }
    let inputs = suite.cases.filter(\.isInvalid)
    #expect(inputs.count == 70)
    for testCase in inputs where trees(testCase.input).allSatisfy({ reading($0).fault == nil }) {
      Issue.record("\(testCase.name) is read")
    }
  }

  @Test("of every prefix of these inputs agrees with the parser, or stops where it finds a problem")
  func prefixes() {
    guard let suite = YAMLTestSuite() else { return skip() }
    for testCase in suite.cases {
      for count in 0...testCase.input.count {
        let prefix = Array(testCase.input[..<count])
        for tree in trees(prefix) where tree.problems.isEmpty && !isRead(tree) {
          Issue.record("\(testCase.name) to \(count): \(reading(tree).fault.debugDescription)")
        }
      }
    }
  }

  @Test("gives the parser's tree of each text that it finds nothing wrong with")
  func agreement() {
    var read = 0
    for text in Self.texts {
      for tree in trees(text) where tree.problems.isEmpty {
        read += 1
        if !isRead(tree) {
          let text = tree.string(in: 0..<tree.bytes.count)
          Issue.record("\(reading(tree).fault.debugDescription) in \(text.debugDescription)")
          return
        }
      }
    }
    #expect(read > 1_000)
  }

  @Test("goes on from a line between two tokens as if it had never left", arguments: [1, 40])
  func checkpoints(step: Int) {
    for text in Self.texts {
      for tree in trees(text) {
        let whole = reading(tree)
        let returning = ExactReading(
          of: tree.bytes,
          endMarker: tree.endMarker?.lowerBound,
          returningEvery: step
        )
        if !whole.isSame(as: returning) {
          let text = tree.string(in: 0..<tree.bytes.count)
          Issue.record("differs for \(text.debugDescription)")
          return
        }
      }
    }
  }

  /// Specs with one small change in each, which leaves many of them valid.
  private static let texts: [[UInt8]] = {
    var specs = SpecGenerator(seed: 4)
    let whole =
      Samples.all.map { Array($0.utf8) } + (0..<4).map { _ in Array(specs.document().utf8) }
    return whole.flatMap { text in
      [text]
        + Damage.all(of: text).enumerated().filter { $0.offset % 7 == 0 }
        .map { $0.element.applied(to: text) }
    }
  }()

  private func trees(_ bytes: [UInt8]) -> [SyntaxTree] {
    YAMLStream(parsing: SourceText(bytes)).documents.map(\.tree)
  }

  private func reading(_ tree: SyntaxTree) -> ExactReading {
    ExactReading(of: tree.bytes, endMarker: tree.endMarker?.lowerBound)
  }

  private func isRead(_ tree: SyntaxTree) -> Bool {
    let reading = reading(tree)
    return reading.fault == nil && reading.isSame(as: tree)
  }

  private func skip() {
    print("skipped: ../shared/yaml-test-suite is missing")
  }
}
