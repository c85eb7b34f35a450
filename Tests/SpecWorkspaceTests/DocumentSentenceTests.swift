import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import SpecWorkspace
import Testing

@Suite("What a document without a model says in its own words")
struct DocumentSentenceTests {
  @Test(
    "asks for a name that follows the label, with slight variation",
    arguments: [
      (
        "If a visible text label exists, the programmatic name should match the visible label", true
      ),
      ("Programmatic name matches the visible text label", true),
      ("Name should match the visible label, if any, or text in the row", true),
      ("Name describes the control and matches **the visible label**, which can be grouped", true),
      ("Name matches any visible label", true),
      ("Each item has a name that matches any visible label", false),
      ("The name of an interactive part should match the visible label", false),
      ("The name need not match the visible label", false),
      ("It doesn't matter whether the name matches the visible label", false),
      ("Group visible label with button, if applicable", false),
      ("The visible label is the programmatic name", false),
    ] as [(String, Bool)]
  )
  func names(sentence: String, isAsked: Bool) throws {
    let findings = try findings(
      saying: sentence,
      under: "Name",
      "name: Amount, announcements: { press: Lamp }"
    )
    #expect(findings.contains("name-matches-label") == isAsked)
  }

  @Test(
    "says how a disabled control is announced, with slight variation",
    arguments: [
      ("- Announcement: \"disabled\"", true),
      ("- Disabled: `android:enabled=false` announced as: “disabled”", true),
      ("- Disabled: `android:enabled=false`, which is announced as disabled", true),
      ("- Disabled: `android:enabled=false`, which is not to be announced as “disabled”", false),
      ("- Announcement for disabled controls: none", false),
    ] as [(String, Bool)]
  )
  func disabled(sentence: String, isAsked: Bool) throws {
    let findings = try findings(
      saying: sentence,
      under: "State",
      "states: { disabled: { announce: Dimmed } }"
    )
    #expect(findings.contains("disabled-announcement-word") == isAsked)
  }

  private func findings(
    saying sentence: String,
    under topic: String,
    _ keys: String
  ) throws -> [String] {
    let document = "## Android\n### \(topic)\n\(sentence)\n"
    let folder = try TemporaryFolder(["lamp.md": document])
    let library = GuidelinePack(loading: [folder.path()]).library
    let text = """
      component: lamp
      label: Lamp
      platforms: { android: { framework: views, \(keys) } }
      """
    return Snapshot(SourceText(text), analysis: Analysis(library: library)).findings.map(\.code)
  }

  @Test("is known as a name where it is called or given a value")
  func names() throws {
    let document = """
      ## Android
      ### State
      - **Jetpack Compose**
        - Set `Knob(turned = true)`, `turnable(role = Role.Button)` or `onTurnedChange = null`
        - `turn { angle = 3 }` turns it by `Showing x of y`, `label {name}`, `if isOff = true`
        - Say `Note: theFirst knob`, `knob`, `label (optional)` or `a = b`
      """
    let folder = try TemporaryFolder(["knob.md": document])
    let vocabulary = GuidelinePack(loading: [folder.path()]).library.vocabulary
    let known = [
      "Knob(turned = true)", "Knob", "turnable(role = Role.Button)", "turnable()",
      "onTurnedChange = null", "onTurnedChange", "turn { angle = 3 }",
    ]
    for name in known {
      #expect(vocabulary.frameworks(declaring: name).contains(.compose), "\(name)")
    }
    let prose = [
      "Showing x of y", "label {name}", "label", "if isOff = true", "Note", "Note: theFirst knob",
      "label (optional)", "a", "a = b", "theFirst",
    ]
    for word in prose { #expect(vocabulary.frameworks(declaring: word) == [], "\(word)") }
  }

  @Test("is read from a block quotation without its signs")
  func quotations() throws {
    let document = "## iOS\n### Name\n> Turn the knob\n> with two fingers.\n>\n> - Or one.\n"
    let folder = try TemporaryFolder(["knob.md": document])
    let guideline = try #require(GuidelinePack(loading: [folder.path()]).library["knob"])
    #expect(guideline.statements.map(\.text) == ["Turn the knob with two fingers.", "Or one."])
  }

  @Test(
    "names a page only with its address",
    arguments: [
      ("https://example.org/knob", "https://example.org/knob"), ("not a url", nil),
      ("javascript:alert(1)", nil), ("https://", nil), ("http://a b", nil),
    ]
  )
  func page(address: String, href: String?) throws {
    let document = "---\nhref: \"\(address)\"\n---\n## iOS\n### Name\n- Turn\n"
    let folder = try TemporaryFolder(["knob.md": document])
    let pack = GuidelinePack(loading: [folder.path()])
    #expect(pack.library["knob"]?.href == href)
    let messages = pack.files.flatMap(\.findings).map(\.message)
    #expect(messages == (href == nil ? ["'href' is the address of a page: 'https://…'"] : []))
  }

  @Test("reports a NUL byte wherever the document is checked")
  func nulByte() throws {
    let document = "## iOS\n### Name\n- Turn\0\n"
    let folder = try TemporaryFolder(["knob.md": document, "dial.md": "## iOS\n### Name\n- Turn\n"])
    let pack = GuidelinePack(loading: [folder.path()])
    let messages = ["this file holds a NUL byte at 3:7, which no text has; remove it"]
    #expect(
      pack.files.first { $0.path == folder.path("knob.md") }?.findings.map(\.message) == messages
    )
    for name in ["knob.md", "dial.md"] {
      let open = pack.findings(of: folder.path(name), as: SourceText(document))
      #expect(open?.map(\.message) == messages, "\(name)")
    }
  }

  @Test("does not call a state unknown that its model has on the other platform")
  func statesOfOthers() throws {
    let document = """
      ## iOS
      ### State
      - Says expanded
      ## Android
      ### State
      - Says collapsed
      """
    let model = """
      states:
        - { on: ios, values: expanded, quote: Says expanded }
        - { on: android, values: collapsed, quote: Says collapsed }
      """
    let folder = try TemporaryFolder(["accordion.md": document, "accordion.model.yaml": model])
    let library = GuidelinePack(loading: [folder.path()]).library
    let text = """
      component: accordion
      pages: 3
      platforms: { android: { states: { expanded: {}, colapsed: {} } } }
      """
    let findings = Snapshot(SourceText(text), analysis: Analysis(library: library)).findings
    #expect(
      findings.map(\.message) == [
        "an accordion has no 'pages'; remove it",
        "no guideline has the state 'colapsed'; did you mean 'collapsed'?",
      ]
    )
  }
}
