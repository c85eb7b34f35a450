import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("The configuration in an editor")
struct ConfigurationDocumentTests {
  @Test(
    "explains keys, rules and levels",
    arguments: [
      ("guide$0lines: [a]", "**guidelines**: Folders or files of further guidelines"),
      ("guidelines: [de$0sign]", "**guidelines**: Folders or files"),
      ("overrides:\n  - fil$0es: a", "**files**: Patterns of the files"),
      ("limits: { file-si$0ze: 1MB }", "**file-size**: The largest file"),
      ("rules: { role-expected: of$0f }", "**off**: The rule is silent."),
      ("rules:\n  role-exp$0ected: off", "> The stepper buttons themselves should be announced"),
      ("overrides: [{ rules: { native-el$0ement: hint } }]", "**native-element**: An element"),
      ("inlay-hints:\n  positi$0ons: true", "such as `(2 of 3)`"),
    ] as [(String, String)]
  )
  func hover(marked: String, part: String) throws {
    let fixture = Fixture(marked)
    let document = FormatDocument(configuration: SourceText(fixture.text))
    let hover = document.hover(at: try #require(fixture.cursor), as: .markdown)
    #expect(hover?.content.contains(part) == true, "\(hover?.content ?? "")")
  }

  @Test(
    "says nothing of what it does not know",
    arguments: ["rul$0ez: {}", "rules: { some: o$0n }", "$0", "# ru$0les"]
  )
  func noHover(marked: String) throws {
    let fixture = Fixture(marked)
    let document = FormatDocument(configuration: SourceText(fixture.text))
    #expect(document.hover(at: try #require(fixture.cursor), as: .markdown) == nil)
  }

  @Test(
    "offers the keys that are not there yet, levels and switches",
    arguments: [
      (
        "$0",
        "guidelines rules overrides limits exclude baseline voice min-os inlay-hints code-lens"
      ),
      (
        "rules: {}\n$0\nlimits: {}",
        "guidelines overrides exclude baseline voice min-os inlay-hints code-lens"
      ),
      (
        "limits = 3\ngu$0\nrules: {}",
        "guidelines overrides exclude baseline voice min-os inlay-hints code-lens"
      ),
      ("voice: $0", "either guideline device"),
      ("limits:\n  pages:8\n  fi$0\nrules: {}", "file-size"),
      ("overrides:\n  - files: \"a\n    ru$0\nlimits: {}", "rules"),
      ("limits:\n  pages: 8\n  $0", "file-size"), ("limits: { $0 }", "pages file-size"),
      ("rules:\n  role-expected: $0", "off hint information warning error"),
      ("rules: { role-expected: $0 }", "off hint information warning error"),
      ("rules: {role-expected:$0}", "off hint information warning error"),
      ("rules:\n  role-expected:\n    $0", "off hint information warning error"),
      ("rules: { click-handler: off role-expected: $0 }", "off hint information warning error"),
      ("overrides:\n  - $0", "files rules"), ("overrides:\n  - files: a\n    $0", "rules"),
      ("inlay-hints:\n  $0", "announcements positions expectations false true"),
      ("inlay-hints: { positions: $0 }", "false true"), ("exclude: [$0]", ""), ("# $0", ""),
    ] as [(String, String)]
  )
  func completion(marked: String, labels: String) throws {
    #expect(try offered(marked).map(\.label).joined(separator: " ") == labels)
  }

  @Test("offers the rules that are not set yet")
  func rules() throws {
    let ids = Rule.all.map(\.id)
    #expect(try offered("rules:\n  $0").map(\.label) == ids)
    let rest = try offered("rules:\n  role-expected: off\n  $0").map(\.label)
    #expect(rest == ids.filter { $0 != "role-expected" })
    #expect(
      try offered("rules:\n  role-expected: off\n  nat$0").first?.insertion == "name-required: "
    )
  }

  @Test("has an outline of its keys, and of the files of overrides")
  func outline() {
    let text =
      "guidelines: [a, b]\nlimits: { pages: 8 }\noverrides:\n  - { files: \"old/**\", rules: {} }\n"
    let symbols = FormatDocument(configuration: SourceText(text)).symbols
    #expect(symbols.map(\.name) == ["guidelines", "limits", "overrides"])
    #expect(symbols.map(\.detail) == ["a, b", nil, "1"])
    #expect(symbols.map { $0.children.map(\.name) } == [[], ["pages"], ["old/**"]])
  }

  private func offered(_ marked: String) throws -> [Completion] {
    let fixture = Fixture(marked)
    let document = FormatDocument(configuration: SourceText(fixture.text))
    return document.completions(at: try #require(fixture.cursor))
  }
}

@Suite("Comments that allow a rule")
struct AllowCommentTests {
  @Test("offer the rules, and explain them with their quote")
  func editing() throws {
    let marked = "component: stepper\nlabel: A\nrole: slider # a11y-spec: allow role-exp$0ected\n"
    let fixture = Fixture(marked)
    let snapshot = Snapshot(SourceText(fixture.text))
    let cursor = try #require(fixture.cursor)
    let labels = snapshot.completions(at: cursor).map(\.label)
    // The rules that report something about the spec come first.
    let reported = Set(snapshot.findings.map(\.code))
    let ids = Rule.all.map(\.id)
    #expect(labels == ids.filter(reported.contains) + ids.filter { !reported.contains($0) })
    #expect(labels.first == "keyboard-focus-keys")
    let hover = try #require(snapshot.hover(at: cursor, as: .markdown)).content
    #expect(hover.contains("**role-expected**"))
    #expect(hover.contains("> The stepper buttons themselves should be announced as “Button”."))
  }
}
