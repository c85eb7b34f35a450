import Guidelines
import SourceText
import SpecModel
import TestSupport
import Testing
import YAMLSyntax

@Suite("An edit of a spec")
struct EditTests {
  @Test(
    "adds an entry in the layout of the map",
    arguments: [
      ("component: stepper\n", "component: stepper\nrole: button\n"),
      ("component: stepper", "component: stepper\nrole: button"),
      ("component: stepper # x\n# end\n", "component: stepper # x\nrole: button\n# end\n"),
      ("{ component: stepper }", "{ component: stepper, role: button }"),
      ("component: stepper\r\n", "component: stepper\r\nrole: button\r\n"),
      (
        "component: stepper\nplatforms:\n    ios:\n        name: x\n\n",
        "component: stepper\nplatforms:\n    ios:\n        name: x\nrole: button\n\n"
      ),
    ]
  )
  func insertion(before: String, after: String) throws {
    let spec = try #require(read(before))
    let edit = try #require(spec.inserting("role", "button", into: spec.root))
    #expect(SourceText(before).applying(edit) == SourceText(after))
  }

  @Test(
    "gives a scalar another text and keeps its quotes",
    arguments: [
      ("component: stepper\nlabel: x", "it's: {a}", "component: stepper\nlabel: \"it's: {a}\""),
      ("component: stepper\nlabel: 'x'", "it's", "component: stepper\nlabel: 'it''s'"),
      ("component: stepper\nlabel: \"x\"", "a \"b\"", "component: stepper\nlabel: \"a \\\"b\\\"\""),
      ("component: stepper\nlabel: x", "@FocusState", "component: stepper\nlabel: \"@FocusState\""),
      ("component: stepper\nlabel: x", "Week 1", "component: stepper\nlabel: Week 1"),
    ]
  )
  func replacement(before: String, text: String, after: String) throws {
    let spec = try #require(read(before))
    let label = try #require(spec.label)
    #expect(SourceText(before).applying(spec.replacing(label, with: text)) == SourceText(after))
  }

  @Test(
    "writes a scalar that reads back as the same string",
    arguments: [
      "plain", "", " ", "a: b", "a #b", "- a", "@x", "{label}", "yes", "1", "1.5", "null", "~",
      "it's", "a\"b", "back\\slash", "two\nlines", "tab\there", "ends:", "[x]", "é🎛", "0x1F",
      "%x", "`x`", "*a", "&a", "!t", "?", "a, b", ".inf",
    ]
  )
  func scalars(text: String) throws {
    for document in ["v: \(ScalarWriting.scalar(text))", "{ v: \(ScalarWriting.scalar(text)) }"] {
      let tree = YAMLStream(parsing: SourceText(document)).documents[0].tree
      #expect(tree.problems == [])
      #expect(tree.root?["v"]?.text == text)
      #expect(tree.root?["v"]?.scalarType == .string)
    }
  }

  private func read(_ text: String) -> Spec? {
    Spec(reading: YAMLStream(parsing: SourceText(text)).documents[0].tree, in: .builtIn)
  }
}
