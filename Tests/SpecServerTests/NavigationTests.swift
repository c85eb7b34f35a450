import JSONText
import Testing

@Suite("Going to places")
struct NavigationTests {
  private static let uri = "file:///none/a.a11y.yaml"
  private static let text = """
    component: segmented-control
    segments: [{ label: Day }, { label: "🗓 Week" }]
    platforms:
      ios:
        announcements: { Day: "{label}, button", 🗓 Week: "🗓 Week, button" }
        role: slider # a11y-spec: allow role-expected

    """

  @Test("a definition is a place, or a link for a client that knows links")
  func definition() {
    var plain = opened("{}")
    for method in ["definition", "declaration"] {
      let place = plain.result("textDocument/\(method)", Self.position(4, 24))
      #expect(place?.text == #"{"uri":"\#(Self.uri)","range":\#(Self.range(1, 20, 23))}"#)
    }
    var linking = opened(#"{"textDocument":{"definition":{"linkSupport":true}}}"#)
    let links = linking.result("textDocument/definition", Self.position(4, 30))
    #expect(
      links?.text == #"[{"originSelectionRange":\#(Self.range(4, 27, 34)),"#
        + #""targetUri":"\#(Self.uri)","targetRange":\#(Self.range(1, 20, 23)),"#
        + #""targetSelectionRange":\#(Self.range(1, 20, 23))}]"#
    )
    let declaration = linking.result("textDocument/declaration", Self.position(4, 30))
    #expect(declaration?["uri"]?.string == Self.uri)
    #expect(linking.result("textDocument/definition", Self.position(3, 30))?.isNull == true)
  }

  @Test("a rule id leads to what is known of the rule, for a client that opens it")
  func rule() {
    var able = opened(#"{"workspace":{"textDocumentContent":{}}}"#)
    let uri = "a11y-spec:/explain/role-expected.md"
    #expect(able.result("textDocument/definition", Self.position(5, 40))?["uri"]?.string == uri)
    let text = able.result("workspace/textDocumentContent", #"{"uri":"\#(uri)"}"#)?["text"]
    #expect(text?.string?.hasPrefix("# role-expected\n\n") == true)
    let configuration = "file:///none/.a11y-spec.yaml"
    able.open(configuration, "rules: { role-expected: off }\n")
    let setting = Self.position(0, 12, configuration)
    #expect(able.result("textDocument/definition", setting)?["uri"]?.string == uri)
    #expect(able.result("textDocument/documentHighlight", setting)?.items?.count == 1)
    var unable = opened("{}")
    #expect(unable.result("textDocument/definition", Self.position(5, 40))?.isNull == true)
    #expect(
      unable.result("textDocument/documentHighlight", Self.position(5, 40))?.items?.count == 1
    )
  }

  @Test("references are told with the declaration or without it, highlights with their kind")
  func references() {
    var client = opened("{}")
    let place = Self.position(1, 38)
    for (wanted, count) in [(true, 2), (false, 1)] {
      let context = #","context":{"includeDeclaration":\#(wanted)}}"#
      let found = client.result("textDocument/references", place.dropLast() + context)
      #expect(found?.items?.count == count)
    }
    let highlights = client.result("textDocument/documentHighlight", place)
    #expect(
      highlights?.text == #"[{"range":\#(Self.range(1, 37, 44)),"kind":3},"#
        + #"{"range":\#(Self.range(4, 45, 52)),"kind":2}]"#
    )
  }

  @Test("a rename is prepared for clients that ask, and refused in words")
  func rename() {
    var client = opened(#"{"textDocument":{"rename":{"prepareSupport":true}}}"#)
    let place = Self.position(4, 46)
    let prepared = client.result("textDocument/prepareRename", place)
    #expect(prepared?.text == #"{"range":\#(Self.range(4, 45, 52)),"placeholder":"🗓 Week"}"#)
    let none = client.result("textDocument/prepareRename", Self.position(0, 2))
    #expect(none?.isNull == true)
    let edit = client.result("textDocument/rename", place.dropLast() + #","newName":"Year"}"#)
    let edits = edit?["changes"]?[Self.uri]?.items?.map(\.text)
    #expect(
      edits == [
        #"{"range":\#(Self.range(1, 37, 44)),"newText":"Year"}"#,
        #"{"range":\#(Self.range(4, 45, 52)),"newText":"Year"}"#,
        #"{"range":\#(Self.range(4, 55, 70)),"newText":"Year, button"}"#,
      ]
    )
    let taken = client.request("textDocument/rename", place.dropLast() + #","newName":"day"}"#)
    #expect(taken?["error"]?["code"]?.int == -32803)
    #expect(taken?["error"]?["message"]?.string == "something else is called 'day'")
  }

  @Test(
    "a rename is offered as the client asks for it",
    arguments: [("{}", "true"), (#"{"prepareSupport":true}"#, #"{"prepareProvider":true}"#)]
  )
  func capability(rename: String, provider: String) {
    var client = TestClient()
    let capabilities = #"{"capabilities":{"textDocument":{"rename":\#(rename)}}}"#
    let answer = client.result("initialize", capabilities)
    #expect(answer?["capabilities"]?["renameProvider"]?.text == provider)
  }

  private func opened(_ capabilities: String) -> TestClient {
    var client = TestClient(capabilities: capabilities)
    client.open(Self.uri, Self.text)
    return client
  }

  private static func position(_ line: Int, _ column: Int, _ uri: String = uri) -> String {
    #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(column)}}"#
  }

  private static func range(_ line: Int, _ start: Int, _ end: Int) -> String {
    #"{"start":{"line":\#(line),"character":\#(start)},"end":{"line":\#(line),"character":\#(end)}}"#
  }
}
