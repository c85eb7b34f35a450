import JSONText
import Testing

@Suite("Tokens and links of a client")
struct ColourTests {
  private static let uri = "file:///none/a.a11y.yaml"
  private static let document = #"{"textDocument":{"uri":"\#(uri)"}}"#
  private static let able =
    #"{"textDocument":{"semanticTokens":{"requests":{"range":true,"full":{"delta":true}},"#
    + #""tokenTypes":["interface","type","function"],"tokenModifiers":["deprecated"]},"#
    + #""documentLink":{"tooltipSupport":true}}}"#

  @Test(
    "tokens are offered as the client asks for them, in the words that it knows",
    arguments: [
      ("{}", nil), (#"{"requests":{"full":true},"tokenTypes":["comment"]}"#, nil),
      (
        #"{"requests":{"full":true},"tokenTypes":["type","x"]}"#,
        #"{"legend":{"tokenTypes":["type"],"tokenModifiers":[]},"full":true}"#
      ),
      (
        #"{"requests":{"range":{},"full":{"delta":true}},"tokenTypes":["type"],"#
          + #""tokenModifiers":["deprecated"]}"#,
        #"{"legend":{"tokenTypes":["type"],"tokenModifiers":["deprecated"]},"#
          + #""full":{"delta":true},"range":true}"#
      ),
    ] as [(String, String?)]
  )
  func capability(tokens: String, provider: String?) {
    var client = TestClient()
    let answer = client.result(
      "initialize",
      #"{"capabilities":{"textDocument":{"semanticTokens":\#(tokens)}}}"#
    )
    #expect(answer?["capabilities"]?["semanticTokensProvider"]?.text == provider)
  }

  @Test("tokens are told whole, then by what has changed")
  func delta() {
    var client = TestClient(capabilities: Self.able)
    client.open(Self.uri, "component: stepper\nplatforms:\n  ios:\n    role: \"🗓\n      x\"\n")
    let full = client.result("textDocument/semanticTokens/full", Self.document)
    #expect(full?["data"]?.text == "[0,11,7,0,0,3,11,2,1,0,1,6,1,1,0]")
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Self.uri)","version":2},"contentChanges":"#
        + #"[{"range":{"start":{"line":3,"character":11},"end":{"line":4,"character":7}},"#
        + #""text":"button"}]}"#
    )
    let previous = full?["resultId"]?.string ?? ""
    let params = #"{"textDocument":{"uri":"\#(Self.uri)"},"previousResultId":"\#(previous)"}"#
    let delta = client.result("textDocument/semanticTokens/full/delta", params)
    #expect(delta?["edits"]?.text == #"[{"start":7,"deleteCount":6,"data":[6]}]"#)
    let unknown = client.result("textDocument/semanticTokens/full/delta", params)
    #expect(unknown?["data"]?.text == "[0,11,7,0,0,3,11,6,1,0]")
    let range =
      #"{"textDocument":{"uri":"\#(Self.uri)"},"range":{"start":{"line":2,"character":0},"#
      + #""end":{"line":4,"character":0}}}"#
    let part = client.result("textDocument/semanticTokens/range", range)
    #expect(part?.text == #"{"data":[3,11,6,1,0]}"#)
  }

  @Test(
    "a component leads to its guideline: the document, or the page for who cannot open that",
    arguments: [
      (able.dropLast() + #","workspace":{"textDocumentContent":{}}}"#, "a11y-spec:/stepper.md"),
      ("{}", "https://www.magentaa11y.com/"),
    ]
  )
  func component(capabilities: String, start: String) {
    var client = TestClient(capabilities: capabilities)
    client.open(Self.uri, "component: stepper\nlinks: https://a.b\n")
    let links = client.result("textDocument/documentLink", Self.document)?.items ?? []
    #expect(links.count == 2)
    #expect(links.first?["target"]?.string?.hasPrefix(start) == true)
    #expect((links.first?["tooltip"] != nil) == capabilities.contains("tooltip"))
    #expect(
      links.last?.text
        == #"{"range":{"start":{"line":1,"character":7},"end":{"line":1,"character":18}},"#
        + #""target":"https://a.b"}"#
    )
  }
}

@Suite("What is a spec")
struct SpecIdentityTests {
  private static let wrong = "component: stepper\nplatforms: { ios: { role: slider } }\n"

  @Test(
    "is told by its name, and of other files by what is written in them",
    arguments: [
      ("file:///none/a.a11y.yaml", "yaml", "a: 1\n", true),
      ("file:///none/a.a11y.yml", "", wrong, true),
      ("file:///none/values.yaml", "yaml", "role: slider\nreplicas: two\n", false),
      ("file:///none/values.yaml", "a11y-spec", "role: slider\nreplicas: two\n", false),
      ("file:///none/values.yaml", "a11y-spec", "component: backend\n", false),
      ("file:///none/values.yaml", "a11y-spec", "a: [\n", false),
      ("file:///none/notes.txt", "plaintext", "component stepper: one\n", false),
      ("file:///none/stepper.yaml", "yaml", wrong, true),
      ("file:///none/stepper.yaml", "plaintext", wrong, true),
      ("untitled:Untitled-1", "yaml", "a: 1\n", false),
      ("untitled:Untitled-1", "yaml", wrong, true),
      ("untitled:Untitled-1", "a11y-spec", "a: 1\n", true),
    ] as [(String, String, String, Bool)]
  )
  func silence(uri: String, language: String, text: String, isSpec: Bool) {
    var client = TestClient(capabilities: "{}")
    client.open(uri, text, language: language)
    let pushed = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    #expect(pushed?.items?.isEmpty == !isSpec)
    let symbols = client.result("textDocument/documentSymbol", Self.document(uri))
    #expect(symbols?.items?.isEmpty == !isSpec)
  }

  @Test("changes with the text where the name does not say it")
  func change() {
    var client = TestClient(capabilities: "{}")
    let uri = "file:///none/stepper.yaml"
    client.open(uri, "name: slider\n", language: "yaml")
    for (text, count) in [(Self.wrong, 3), ("name: slider\n", 0)] {
      client.notify(
        "textDocument/didChange",
        #"{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"text":"#
          + String(decoding: text.json(), as: UTF8.self) + "}]}"
      )
      let pushed = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
      #expect((pushed?.items?.count ?? 0) >= count)
      #expect(pushed?.items?.isEmpty == (count == 0))
    }
  }

  private static func document(_ uri: String) -> String {
    #"{"textDocument":{"uri":"\#(uri)"}}"#
  }
}
