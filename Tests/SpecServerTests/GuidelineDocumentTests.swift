import JSONText
import LanguageServerProtocol
import Testing

@Suite("The document of a guideline")
struct GuidelineDocumentTests {
  private static let able = #"{"workspace":{"textDocumentContent":{}}}"#
  private static let spec =
    "component: stepper\nlabel: Heat\nplatforms:\n  ios:\n    framework: uikit\n    role: slider\n"

  @Test(
    "is the definition of its component and of what its sentences are about",
    arguments: [
      (0, 13, "title: Stepper", 7), (5, 6, "  - Use `UIStepper`", 4),
      (1, 2, "- Name includes the purpose", 2),
    ]
  )
  func definition(at line: Int, character: Int, text: String, column: Int) throws {
    var client = TestClient(capabilities: Self.able)
    client.open("untitled:a", Self.spec)
    let place = client.definition("untitled:a", line: line, character: character)
    let uri = try #require(place?["uri"]?.string)
    let content = client.content(uri)
    let document = try #require(content)
    let start = place?["range"]?["start"]
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let target = try #require(start?["line"]?.int)
    let shown = lines[target]
    #expect(shown.hasPrefix(text))
    #expect(start?["character"]?.int == column)
  }

  @Test(
    "is no definition of what it does not speak of, nor for a client that cannot open it",
    arguments: [(able, 2, 3), (able, 9, 0), ("{}", 0, 13), ("{}", 5, 12)]
  )
  func nowhere(capabilities: String, line: Int, character: Int) {
    var client = TestClient(capabilities: capabilities)
    client.open("untitled:a", Self.spec)
    #expect(client.definition("untitled:a", line: line, character: character)?.text == "null")
  }

  @Test("is offered by its scheme, to a client that opens such documents")
  func capability() {
    for (capabilities, schemes) in [(Self.able, "[\"a11y-spec\"]"), ("{}", nil)] {
      var client = TestClient()
      let answer = client.result("initialize", #"{"capabilities":\#(capabilities)}"#)
      let offered = answer?["capabilities"]?["workspace"]?["textDocumentContent"]?["schemes"]
      #expect(offered?.text == schemes)
    }
  }

  @Test("stands beside a diagnostic, at the sentence that it rests on")
  func related() throws {
    var client = TestClient(
      capabilities: #"{"workspace":{"textDocumentContent":{}},"#
        + #""textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#
    )
    client.open("untitled:a", Self.spec)
    let shown = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    let role = shown?.items?.first { $0["code"]?.string == "role-expected" }
    let place = role?["relatedInformation"]?.items?.last?["location"]
    let uri = try #require(place?["uri"]?.string)
    let content = client.content(uri)
    let document = try #require(content)
    let line = try #require(place?["range"]?["start"]?["line"]?.int)
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[line].contains("The stepper buttons themselves should be announced as “Button”."))
  }

  @Test(
    "is what the link of a hover opens, at the heading above what is left out",
    arguments: [
      (able, "(a11y-spec:/stepper.md#L", ")"),
      (
        #"{"workspace":{"textDocumentContent":{}},"experimental":{"commands":{"commands":["#
          + #""a11y-spec.openGuideline"]}}}"#,
        "(command:a11y-spec.openGuideline?%5B%22a11y-spec:/stepper.md%22%2C", "%5D)"
      ),
    ] as [(String, String, String)]
  )
  func link(capabilities: String, start: String, end: String) throws {
    let all =
      capabilities.dropLast() + #","textDocument":{"hover":{"contentFormat":["markdown"]}}}"#
    var client = TestClient(capabilities: String(all))
    client.open("untitled:a", Self.spec)
    let hover = client.result(
      "textDocument/hover",
      #"{"textDocument":{"uri":"untitled:a"},"position":{"line":1,"character":2}}"#
    )
    let shown = try #require(hover?["contents"]?["value"]?.string)
    let last = try #require(shown.split(separator: "\n").last)
    let link = try #require(last.split(separator: "](").last.map { "(" + $0 })
    #expect(last.contains(" more sentences in the Stepper guideline]("))
    #expect(link.hasPrefix(start) && link.hasSuffix(end))
    let line = try #require(Int(link.dropFirst(start.count).dropLast(end.count)))
    let content = client.content("a11y-spec:/stepper.md")
    let lines = try #require(content).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[line - 1].hasPrefix("#"))
  }

  @Test(
    "has one address, whatever a client makes of its slashes",
    arguments: [
      ("a11y-spec:/stepper.md", true), ("a11y-spec:///page-control.md", true),
      ("a11y-spec:/Stepper.md", false), ("a11y-spec:/knob.md", false),
      ("a11y-spec:/../stepper.md", false), ("file:///stepper.md", false), ("", false),
    ] as [(String, Bool)]
  )
  func addresses(uri: String, isKnown: Bool) {
    var client = TestClient(capabilities: Self.able)
    let answer = client.request("workspace/textDocumentContent", #"{"uri":"\#(uri)"}"#)
    #expect((answer?["result"]?["text"] != nil) == isKnown)
    #expect(
      answer?["error"]?["message"]?.string
        == (isKnown ? nil : "no guideline has the address '\(uri)'")
    )
  }

  @Test(
    "about a rule has one heading, and one for each guideline, those of open specs first",
    arguments: [
      ("role-expected", "stepper", "Stepper"), ("role-expected", "page-control", "Page control"),
      ("disabled-api", "segmented-control", "Segmented control"),
    ] as [(String, String, String)]
  )
  func explanation(rule: String, component: String, title: String) throws {
    var client = TestClient(capabilities: Self.able)
    client.open("file:///a.a11y.yaml", "component: \(component)\n")
    let content = client.content("a11y-spec:/explain/\(rule).md")
    let lines = try #require(content).split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix("#") }
    #expect(headings.filter { $0.hasPrefix("# ") } == ["# \(rule)"])
    #expect(headings.dropFirst().first == "## \(title)")
    #expect(headings.count == Set(headings).count)
    #expect(!lines.contains { $0.hasPrefix("**\(rule)") || $0.hasPrefix("*\(title) ›") })
  }

  @Test("is refused without an address")
  func malformed() {
    var client = TestClient(capabilities: Self.able)
    let answer = client.request("workspace/textDocumentContent", #"{"uri":7}"#)
    #expect(answer?["error"]?["code"]?.int == -32602)
  }

  @Test("of a pack is its own file, for any client")
  func pack() throws {
    let folder = try PackFolder()
    let uri = folder.uri("a.a11y.yaml")
    var client = TestClient(capabilities: "{}")
    client.open(uri, "component: dial\nlabel: Heat\nplatforms: { ios: { role: dial } }\n")
    let component = client.definition(uri, line: 0, character: 13)
    #expect(component?["uri"]?.string == folder.uri("pack/dial.md"))
    let role = client.definition(uri, line: 2, character: 22)
    #expect(
      role?["range"]?.text
        == #"{"start":{"line":2,"character":2},"end":{"line":2,"character":30}}"#
    )
  }
}

extension TestClient {
  fileprivate mutating func definition(_ uri: String, line: Int, character: Int) -> JSONValue? {
    result(
      "textDocument/definition",
      #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(character)}}"#
    )
  }

  mutating func content(_ uri: String) -> String? {
    result("workspace/textDocumentContent", #"{"uri":"\#(uri)"}"#)?["text"]?.string
  }
}
