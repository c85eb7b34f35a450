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
        "component: stepper\nrole: button\nplatforms:\n    ios:\n        name: x\n\n"
      ),
    ] as [(String, String)]
  )
  func insertion(before: String, after: String) throws {
    let spec = try #require(read(before))
    let edit = try #require(spec.inserting("role", "button", into: spec.root))
    #expect(SourceText(before).applying(edit) == SourceText(after))
  }

  @Test(
    "adds a map in the manner of the one around it",
    arguments: [
      (#"{"component": "stepper"}"#, #"{"component": "stepper", "keyboard": {"tab": "focus"}}"#),
      (#"{"component":"stepper"}"#, #"{"component":"stepper","keyboard":{"tab":"focus"}}"#),
      (#"{ "component": stepper }"#, #"{ "component": stepper, "keyboard": { "tab": focus } }"#),
      ("{ 'component': 'stepper' }", "{ 'component': 'stepper', 'keyboard': { 'tab': 'focus' } }"),
      ("{component: stepper}", "{component: stepper, keyboard: {tab: focus}}"),
      (#"{ "@FocusState": x, a: b }"#, #"{ "@FocusState": x, a: b, keyboard: { tab: focus } }"#),
      ("\"component\": stepper\n", "\"component\": stepper\n\"keyboard\": { \"tab\": focus }\n"),
      ("{\n  a: b\n}", "{\n  a: b,\n  keyboard: { tab: focus }\n}"),
      ("{\n  \"a\": 1,\n}", "{\n  \"a\": 1,\n  \"keyboard\": { \"tab\": \"focus\" },\n}"),
      ("{\n  a: b # x\n}", "{\n  a: b, # x\n  keyboard: { tab: focus }\n}"),
      ("{\n  a: b, # x\n}", "{\n  a: b, # x\n  keyboard: { tab: focus }\n}"),
      ("{ a: b,\n  c: d }", "{ a: b,\n  c: d,\n  keyboard: { tab: focus } }"),
      ("{\r\n  a: b\r\n}", "{\r\n  a: b,\r\n  keyboard: { tab: focus }\r\n}"),
    ] as [(String, String)]
  )
  func manner(before: String, after: String) throws {
    let spec = try #require(read(before))
    let edit = try #require(spec.inserting("keyboard", "{ tab: focus }", into: spec.root))
    #expect(SourceText(before).applying(edit) == SourceText(after))
  }

  @Test(
    "keeps the indentation of the document, and takes a byte order mark for no column",
    arguments: [
      ("a:\n    b: 1\nc:\n", "a:\n    b: 1\nc:\n    k: v\n"),
      ("a:\n   - b\nc:\n", "a:\n   - b\nc:\n   k: v\n"),
      ("a:\n- b:\n     d: 1\nc:\n", "a:\n- b:\n     d: 1\nc:\n   k: v\n"),
      ("\u{FEFF}c:\n", "\u{FEFF}c:\n  k: v\n"),
      ("\u{FEFF}c: { d: e }\n", "\u{FEFF}c: { d: e, k: v }\n"),
    ] as [(String, String)]
  )
  func indentation(before: String, after: String) throws {
    let spec = try #require(read(before))
    let entry = try #require(spec.root.entry("c"))
    let edit = try #require(spec.inserting("k", "v", into: entry))
    #expect(SourceText(before).applying(edit) == SourceText(after))
  }

  @Test("adds an entry in the first column behind a byte order mark")
  func byteOrderMark() throws {
    let before = "\u{FEFF}component: stepper\n"
    let spec = try #require(read(before))
    let edit = try #require(spec.inserting("role", "button", into: spec.root))
    #expect(SourceText(before).applying(edit) == SourceText(before + "role: button\n"))
  }

  @Test(
    "adds an item in the manner of the list",
    arguments: [
      ("\n-   a", "\n-   a\n-   c"),
      ("[a, b]", "[a, b, c]"),
      (#"["a", "b"]"#, #"["a", "b", "c"]"#),
      (#"["a","b"]"#, #"["a","b","c"]"#),
      ("['a']", "['a', 'c']"),
      ("[\n  a\n]", "[\n  a,\n  c\n]"),
      ("[]", "[c]"),
      ("\n- a", "\n- a\n- c"),
    ] as [(String, String)]
  )
  func item(before: String, after: String) throws {
    let spec = try #require(read("actions: \(before)"))
    let edit = try #require(spec.appending("c", to: spec.root["actions"] ?? spec.root))
    #expect(SourceText("actions: \(before)").applying(edit) == SourceText("actions: \(after)"))
  }

  @Test(
    "takes an entry away with what belongs to it",
    arguments: [
      ("a: 1\nrole: b\nc: 2\n", "a: 1\nc: 2\n"),
      ("{ a: 1, role: b, c: 2 }", "{ a: 1, c: 2 }"),
      ("{ a: 1, role: b }", "{ a: 1 }"),
      ("{\n  a: 1,\n  role: b\n}", "{\n  a: 1\n}"),
      ("{\n  role: b,\n  a: 1\n}", "{\n  a: 1\n}"),
      ("{\n  a: 1, role: b,\n  c: 2\n}", "{\n  a: 1,\n  c: 2\n}"),
      ("{\n  role: b\n}", "{\n}"),
      ("a: x,\nrole: b\n", "a: x,\n"),
    ] as [(String, String)]
  )
  func removal(before: String, after: String) throws {
    let spec = try #require(read(before))
    let entry = try #require(spec.root.entry("role"))
    #expect(SourceText(before).applying(spec.removing(entry.range)) == SourceText(after))
  }

  @Test(
    "gives a scalar another text and keeps its quotes",
    arguments: [
      ("component: stepper\nlabel: x", "it's: {a}", "component: stepper\nlabel: \"it's: {a}\""),
      ("component: stepper\nlabel: 'x'", "it's", "component: stepper\nlabel: 'it''s'"),
      ("component: stepper\nlabel: \"x\"", "a \"b\"", "component: stepper\nlabel: \"a \\\"b\\\"\""),
      ("component: stepper\nlabel: x", "@FocusState", "component: stepper\nlabel: \"@FocusState\""),
      ("component: stepper\nlabel: x", "Week 1", "component: stepper\nlabel: Week 1"),
      (#"{"component": "stepper", "label": 3}"#, "x", #"{"component": "stepper", "label": "x"}"#),
      // What does not change keeps its escapes.
      (
        #"{"component": "stepper", "label": "caf\u00e9 \/ x"}"#, "café / y z",
        #"{"component": "stepper", "label": "caf\u00e9 \/ y z"}"#
      ),
      (
        #"{"component": "stepper", "label": "\ud83d\ude00 x"}"#, "a 😀 x",
        #"{"component": "stepper", "label": "a \ud83d\ude00 x"}"#
      ),
      (
        "component: stepper\nlabel: \"a\\tb\"", "a\tb \\",
        "component: stepper\nlabel: \"a\\tb \\\\\""
      ),
      (
        "component: stepper\nlabel: 'it''s'", "it's 'x'",
        "component: stepper\nlabel: 'it''s ''x'''"
      ),
    ] as [(String, String, String)]
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
    ] as [String]
  )
  func scalars(text: String) throws {
    for document in ["v: \(ScalarWriting.scalar(text))", "{ v: \(ScalarWriting.scalar(text)) }"] {
      let tree = YAMLStream(parsing: SourceText(document)).documents[0].tree
      #expect(tree.problems == [])
      #expect(tree.root?["v"]?.text == text)
      #expect(tree.root?["v"]?.scalarType == .string)
    }
  }

  @Test(
    "quotes what YAML 1.1 reads as a number, a date or a merge",
    arguments: [
      ("12:30", "\"12:30\""), ("1_000", "\"1_000\""), ("-1.5.2", "\"-1.5.2\""),
      ("2026-01-31", "\"2026-01-31\""), ("2001-12-14t21:59:43Z", "\"2001-12-14t21:59:43Z\""),
      ("=", "\"=\""), ("<<", "\"<<\""), (".NaN", "\".NaN\""), ("0b101", "\"0b101\""),
      ("12:30 h", "12:30 h"), ("2026-01", "2026-01"), ("3 of 4", "3 of 4"), ("v1_0", "v1_0"),
    ] as [(String, String)]
  )
  func otherReadings(text: String, written: String) {
    #expect(ScalarWriting.scalar(text) == written)
  }

  private func read(_ text: String) -> Spec? {
    Spec(reading: YAMLStream(parsing: SourceText(text)).documents[0].tree, in: .builtIn)
  }
}
