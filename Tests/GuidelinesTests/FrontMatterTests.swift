import Guidelines
import SourceText
import Testing

@Suite("The front matter of a document")
struct FrontMatterTests {
  @Test(
    "reports what is spelt or given otherwise than it is read",
    arguments: [
      ("titel: X", "nothing reads 'titel'; did you mean 'title'?", "titel"),
      ("name: [a, b]", "'name' is one word or text", "[a, b]"),
      ("aliases: { a: b }", "'aliases' is a word or a list of words", "{ a: b }"),
      (
        "settings: It grows", "the criteria are a map, one 'key: sentence' for each", "It grows"
      ),
      ("keyboard: [tab]", "the criteria are a map, one 'key: sentence' for each", "[tab]"),
      ("mobile: { tap: [a] }", "a criterion is one sentence, 'key: sentence'", "[a]"),
      ("keyboard: [", "this '[' has no end; close it with ']'", "["), ("mobile: {}", nil, ""),
      ("mobile:", nil, ""), ("mobile: { tap: }", nil, ""),
      ("other-names: { a: b }", "'other-names' is a word or a list of words", "{ a: b }"),
      ("other-name: a", "nothing reads 'other-name'; did you mean 'other-names'?", "other-name"),
      ("other-names: [a, b]", nil, ""), ("layout: page", nil, ""), ("aliases: one", nil, ""),
    ] as [(String, String?, String)]
  )
  func problems(line: String, message: String?, place: String) {
    let text = SourceText("---\n\(line)\n---\n## iOS\n- Here\n")
    let problems = Guideline(reading: text, named: "x").problems
    #expect(problems.map(\.message) == (message.map { [$0] } ?? []))
    #expect(problems.allSatisfy { text.string(in: $0.range) == place && $0.file == .document })
  }

  @Test("is read between two hyphens, too, and reported once")
  func shortFences() {
    let text = SourceText("--\nname: dial\nkeyboard: { tab: Here }\n--\n## iOS\n- There\n")
    let guideline = Guideline(reading: text, named: "x")
    #expect(guideline.name == "dial")
    #expect(guideline.statements.map(\.text) == ["tab: Here", "There"])
    let message = "front matter stands between lines of '---', not of '--'"
    #expect(guideline.problems.map(\.message) == [message])
    #expect(guideline.problems.map(\.range) == [0..<2])
  }
}
