import Guidelines
import JSONText
import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import SpecRules
import TestSupport
import Testing

@Suite("A key that a team adds")
struct OwnKeyTests {
  private static let model = """
    spec-keys:
      - value
      - size: { words: { small: In lists., large: In forms. }, says: How large it is., sample: large }
        owner: { is: text, says: Who owns it. }
    """

  private static let library = GuidelineLibrary.builtIn.adding([
    Guideline(
      reading: SourceText("## All platforms\n### Criteria\n- **Size** A large one is for forms."),
      named: "panel",
      model: SourceText(model),
      specKeys: .ofFormat
    )
  ])

  private func snapshot(_ text: String) -> Snapshot {
    Snapshot(SourceText(text), analysis: Analysis(library: Self.library))
  }

  private func labels(_ marked: String) -> [String] {
    let fixture = Fixture(marked)
    return snapshot(fixture.text).completions(at: fixture.cursor ?? 0).map(\.label)
  }

  @Test("is completed in specs of its component, with its words")
  func completion() {
    let own: Set = ["size", "owner", "value"]
    #expect(own.isSubset(of: labels("component: panel\n$0\n")))
    #expect(own.isDisjoint(with: labels("component: checkbox\n$0\n")))
    #expect(labels("component: panel\nsize: $0\n") == ["small", "large"])
  }

  @Test(
    "is explained with the criteria of its name, and so are its words",
    arguments: [
      ("si$0ze: large", "size: How large it is.", "A large one is for forms."),
      ("ow$0ner: Sam", "owner: Who owns it.", "Who owns it."),
      ("size: lar$0ge", "large: In forms.", "In forms."),
    ] as [(String, String, String)]
  )
  func hover(line: String, start: String, end: String) throws {
    let fixture = Fixture("component: panel\n" + line)
    let cursor = try #require(fixture.cursor)
    let content = snapshot(fixture.text).hover(at: cursor, as: .plainText)?.content ?? ""
    #expect(content.hasPrefix(start), "\(content)")
    #expect(content.hasSuffix(end), "\(content)")
  }

  @Test("is written by 'new' where it has a sample")
  func skeleton() throws {
    let guideline = try #require(Self.library["panel"])
    let text = SpecSkeleton(of: guideline, frameworks: [], in: Self.library).text
    #expect(text.contains("\nsize: large\n"))
    #expect(!text.contains("owner"))
  }

  @Test("stands in the schema of the workspace, and in that of no other component")
  func schema() throws {
    let text = SpecSchema.text(of: Self.library)
    #expect(text.contains("\"description\": \"How large it is.\""))
    #expect(!SpecSchema.text().contains("How large it is."))
    let spec = text.split(separator: "\"size\":").map { $0.drop { $0 == " " }.prefix(5) }
    // Any value at the top, none for each other component that has a model.
    #expect(spec.dropFirst().count { $0 == "true," } == 1)
    let others = Self.library.names.count { Self.library[$0]?.hasModel == true } - 1
    #expect(spec.dropFirst().count { $0.hasPrefix("false") } == others)
  }

  @Test(
    "is reported where it says nothing of what it takes",
    arguments: [
      (
        "{ value: { is: text } }",
        ["'value' is a key of the format, which says what it takes; list its name alone"]
      ),
      ("{ size: { is: txt } }", ["there is no type 'txt'; did you mean 'text'?"]),
      ("{ size: { says: How large it is. } }", ["a key needs 'is' or 'words'"]),
      (
        "{ size: { is: text, syas: How large it is. } }",
        ["a key has no 'syas'; did you mean 'says'?"]
      ),
      ("[valeu]", ["'valeu' is no key that only some components have; did you mean 'value'?"]),
      (
        "{ owner: }",
        [
          "'owner' is no key that only some components have; say what it takes, as in 'owner: { is: "
            + "text }', to add it"
        ]
      ),
      ("{ size: { is: [text, number], words: [small, large] }, value: }", []),
      ("[value, size: { is: list of text }]", []),
    ] as [(String, [String])]
  )
  func problems(keys: String, messages: [String]) {
    let guideline = Guideline(
      reading: SourceText("## All platforms\n- Here it is"),
      named: "panel",
      model: SourceText("spec-keys: \(keys)"),
      specKeys: .ofFormat
    )
    let problems = guideline.problems + (guideline.ownKeys?.problems ?? [])
    #expect(problems.map(\.message) == messages)
  }
}
