import SourceText
import Testing
import YAMLSyntax

@Suite("The YAML test suite")
struct YAMLTestSuiteTests {
  /// How many cases pass; these numbers only rise.
  private static let validPassing = 222
  private static let invalidPassing = 70

  @Test("valid input gives the expected events and no problem")
  func valid() {
    guard let suite = YAMLTestSuite() else { return skip() }
    let cases = suite.cases.filter { !$0.isInvalid }
    let failing = cases.filter { testCase in
      let stream = YAMLStream(parsing: SourceText(testCase.input))
      return YAMLEvents.print(stream) != testCase.events || !problems(of: stream).isEmpty
    }
    report(failing)
    #expect(cases.count - failing.count == Self.validPassing)
  }

  @Test("invalid input gives a problem")
  func invalid() {
    guard let suite = YAMLTestSuite() else { return skip() }
    let cases = suite.cases.filter(\.isInvalid)
    let failing = cases.filter {
      problems(of: YAMLStream(parsing: SourceText($0.input))).isEmpty
    }
    report(failing)
    #expect(cases.count - failing.count == Self.invalidPassing)
  }

  @Test("every prefix of every input gives a tree that reproduces it")
  func prefixes() {
    guard let suite = YAMLTestSuite() else { return skip() }
    for testCase in suite.cases {
      for count in 0...testCase.input.count {
        expectSound(YAMLStream(parsing: SourceText(Array(testCase.input[..<count]))))
      }
    }
  }

  private func problems(of stream: YAMLStream) -> [YAMLProblem] {
    stream.documents.flatMap(\.tree.problems)
  }

  private func report(_ failing: [YAMLTestSuite.Case]) {
    for testCase in failing { print("fails: \(testCase.name)") }
  }

  private func skip() {
    print("skipped: ../shared/yaml-test-suite is missing")
  }
}
