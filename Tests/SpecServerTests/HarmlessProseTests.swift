import JSONText
import Testing

@Suite("What an editor shows of a text that means harm")
struct HarmlessProseTests {
  private static let uri = "file:///none/a.a11y.yaml"

  /// The members that editors show to people.
  private static let shown: Set<String> = [
    "value", "label", "title", "message", "tooltip", "name", "detail", "containerName",
    "description", "documentation",
  ]

  /// The texts of a value that are shown, wherever they stand in it.
  private static func prose(in value: JSONValue?, below key: String = "") -> [String] {
    guard let value else { return [] }
    if let text = value.string { return shown.contains(key) ? [text] : [] }
    if let items = value.items { return items.flatMap { prose(in: $0, below: key) } }
    return shown.union(["items", "contents", "children", "labelDetails", "relatedInformation"])
      .flatMap { prose(in: value[$0], below: $0) }
  }

  private static let requests = [
    "diagnostic", "documentSymbol", "codeLens", "documentLink", "inlayHint", "codeAction", "hover",
    "completion",
  ]

  @Test(
    "has no command for a terminal and no mark that turns text around",
    arguments: [
      ("\\e]0;x\\a", "\u{1B}"), ("\\u202Ex", "\u{202E}"), ("\u{202E}x", "\u{202E}"),
      ("\\x9B2J", "\u{9B}"), ("\\u2066x\\u200Fy", "\u{2066}"), ("a\\u2028b", "\u{2028}"),
    ] as [(String, Unicode.Scalar)]
  )
  func commands(text: String, raw: Unicode.Scalar) {
    let spec = """
      component: stepper
      title: "\(text)"
      label: "\(text)"
      "\(text)": 3
      states: ["\(text)"]
      platforms:
        ios:
          framework: uikit
          role: "\(text)"
          api: "\(text)"
          name: "\(text) {label}"
          announcements: { on-focus: "{label}, \(text)" }
      """
    var client = TestClient(
      capabilities: #"{"textDocument":{"diagnostic":{},"hover":{"contentFormat":["markdown"]},"#
        + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"codeAction":{"#
        + #""codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}}}}}"#,
      options: #"{"code-lens":true}"#
    )
    client.open(Self.uri, spec)
    let lines = spec.split(separator: "\n")
    var prose: [String] = []
    for (line, content) in lines.enumerated() {
      for column in [2, content.utf16.count - 3, content.utf16.count] {
        let place = #"{"line":\#(line),"character":\#(max(0, column))}"#
        for request in Self.requests {
          let params =
            #"{"textDocument":{"uri":"\#(Self.uri)"},"position":\#(place),"range":{"start":"#
            + #"{"line":\#(line),"character":0},"end":\#(place)},"context":{"diagnostics":[]}}"#
          prose += Self.prose(in: client.result("textDocument/\(request)", params))
        }
      }
    }
    #expect(prose.count > 20)
    #expect(prose.filter { $0.unicodeScalars.contains(raw) } == [])
  }

  @Test(
    "has no command for a terminal in errors that name what a client asked for",
    arguments: [
      ("\\u001b]0;x\\u0007", #"\e]0;x\x07"#), ("\\u202ex", #"\u202Ex"#), ("\\u009b2J", #"\x9B2J"#),
      ("a\\nb", #"a\nb"#),
    ] as [(String, String)]
  )
  func errors(name: String, shown: String) {
    var client = TestClient(capabilities: "{}")
    let method = client.request(name)?["error"]?["message"]?.string
    #expect(method == "'\(shown)' is not served")
    let params = #"{"command":"\#(name)","arguments":["\#(Self.uri)"]}"#
    let command = client.request("workspace/executeCommand", params)?["error"]?["message"]?.string
    #expect(command == "there is no command '\(shown)'")
  }

  @Test(
    "is no Markdown that loads or leads anywhere, in tooltips",
    arguments: ["![i](https://e.com/i.png)", "[a](command:x)", "<img src=x>", "https://e.com"]
  )
  func tooltips(text: String) {
    let filler = String(repeating: "word ", count: 80)
    var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    client.open(
      Self.uri,
      """
      component: stepper
      label: "\(text) \(filler)"
      platforms:
        ios:
          framework: uikit
          role: button
          announcements: { on-focus: "{label}, button" }
      """
    )
    let hints = client.result(
      "textDocument/inlayHint",
      #"{"textDocument":{"uri":"\#(Self.uri)"},"range":{"start":{"line":0,"character":0},"#
        + #""end":{"line":9,"character":0}}}"#
    )
    #expect(hints?.items?.isEmpty == false)
    let tooltips = hints?.items?.compactMap { $0["tooltip"]?["value"]?.string } ?? []
    // Behind a backslash its first character is a character and no Markdown.
    #expect(tooltips.filter { $0.replacing("\\" + text, with: "").contains(text) } == [])
  }

  @Test("reads the paths of files that a URI names in either way", arguments: ["file:", "file://"])
  func fileURI(scheme: String) throws {
    let folder = try PackFolder()
    try folder.write("rules: { role-expected: error }\n", to: ".a11y-spec.yaml")
    for name in ["a.a11y.yaml", "\u{301}b.a11y.yaml", "%CC%81c.a11y.yaml", "caf%C3%A9.a11y.yaml"] {
      let uri = scheme + folder.path(name)
      var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
      client.open(uri, "component: stepper\nplatforms: { ios: { role: slider } }\n")
      let report = client.result("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
      let finding = report?["items"]?.items?.first { $0["code"]?.string == "role-expected" }
      #expect(finding?["severity"]?.int == 1)
    }
  }
}
