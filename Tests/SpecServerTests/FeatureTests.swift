import JSONText
import Testing

@Suite("What an editor sees")
struct FeatureTests {
  private static let uri = "file:///none/a.a11y.yaml"
  private static let text = """
    component: stepper
    label: 🎛 Tickets
    value: { current: 3, min: 0, max: 10, step: 1 }
    platforms:
      ios:
        framework: uikit
        element: UIStepper
        states:
          disabled: { api: isEnabled=false, announce: disabled }
        role: slider

    """

  @Test("diagnostics are pushed with their version, and taken back on closing")
  func push() {
    var client = TestClient(
      capabilities: #"{"textDocument":{"publishDiagnostics":{"versionSupport":true}}}"#
    )
    client.open(Self.uri, Self.text)
    let pushed = client.take("textDocument/publishDiagnostics").compactMap { $0["params"] }
    #expect(pushed.map { $0["version"]?.int } == [1])
    let codes = pushed.first?["diagnostics"]?.items?.compactMap { $0["code"]?.string } ?? []
    #expect(codes.contains("role-expected"))
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    let closed = client.take("textDocument/publishDiagnostics").compactMap { $0["params"]?.text }
    #expect(closed == [#"{"uri":"\#(Self.uri)","diagnostics":[]}"#])
  }

  @Test("diagnostics are pulled, and not sent again while nothing changes")
  func pull() {
    var client = opened(#"{"textDocument":{"diagnostic":{}}}"#)
    #expect(client.take("textDocument/publishDiagnostics").isEmpty)
    let first = client.result("textDocument/diagnostic", document())
    #expect(first?["kind"]?.string == "full")
    let previous = #","previousResultId":"\#(first?["resultId"]?.string ?? "")""#
    let second = client.result("textDocument/diagnostic", document(previous))
    #expect(
      second?.text == #"{"kind":"unchanged","resultId":"\#(first?["resultId"]?.string ?? "")"}"#
    )
    client.notify("textDocument/didChange", change(line: 9, from: 10, to: 16, "button"))
    let third = client.result("textDocument/diagnostic", document(previous))
    #expect(third?["kind"]?.string == "full")
    #expect(codes(third).contains("role-expected") == false)
    #expect(codes(first).contains("role-expected"))
  }

  @Test("a diagnostic carries no more than the client understands")
  func diagnosticMembers() {
    var plain = opened(#"{"textDocument":{"diagnostic":{}}}"#)
    let bare = roleDiagnostic(plain.result("textDocument/diagnostic", document()))
    #expect(bare?.members?.map(\.key) == ["range", "severity", "code", "source", "message"])
    #expect(bare?["source"]?.string == "a11y-spec")
    #expect(
      bare?["range"]?.text
        == #"{"start":{"line":9,"character":10},"end":{"line":9,"character":16}}"#
    )
    let lines = bare?["message"]?.string?.split(separator: "\n") ?? []
    #expect(lines.count == 2)
    #expect(lines.last?.contains("should be announced as “Button”.") == true)
    var rich = opened(
      #"{"textDocument":{"diagnostic":{},"publishDiagnostics":{"relatedInformation":true,"#
        + #""codeDescriptionSupport":true,"dataSupport":true,"tagSupport":{"valueSet":[1,2]}}}}"#
    )
    let full = roleDiagnostic(rich.result("textDocument/diagnostic", document()))
    #expect(full?["message"]?.string == lines.first.map(String.init))
    let related = full?["relatedInformation"]?.items?.first
    #expect(related?["message"]?.string == lines.last.map(String.init))
    #expect(related?["location"]?["range"]?.text == bare?["range"]?.text)
    #expect(full?["codeDescription"]?["href"]?.string?.hasPrefix("https://") == true)
    #expect(full?["data"] != nil)
  }

  @Test(
    "columns are counted in the units agreed on",
    arguments: [("utf-8", 11), ("utf-16", 9), ("utf-32", 8)]
  )
  func encodings(encoding: String, column: Int) {
    var client = opened(
      #"{"general":{"positionEncodings":["\#(encoding)"]},"textDocument":{"diagnostic":{}}}"#
    )
    // The character behind the emoji is replaced, and a value of the wrong type put in its place.
    client.notify("textDocument/didChange", change(line: 1, from: column + 1, to: column + 2, "X"))
    client.notify(
      "textDocument/didChange",
      change(line: 1, from: 0, to: column, "labl: 🎛")
    )
    let report = client.result("textDocument/diagnostic", document())
    let unknown = report?["items"]?.items?.first { $0["code"]?.string == "unknown-key" }
    #expect(unknown?["range"]?["end"]?["character"]?.int == 4)
    let hover = client.result("textDocument/hover", document(position(1, 1)))
    #expect(hover?["range"] != nil || hover?.isNull == true)
  }

  @Test(
    "hover quotes the guideline in the form that the client likes best",
    arguments: [
      (#"["markdown","plaintext"]"#, "markdown"), (#"["plaintext","markdown"]"#, "plaintext"),
      ("[]", "plaintext"), (#"["x","markdown"]"#, "markdown"),
    ]
  )
  func hover(formats: String, kind: String) {
    var client = opened(#"{"textDocument":{"hover":{"contentFormat":\#(formats)}}}"#)
    let hover = client.result("textDocument/hover", document(position(9, 5)))
    #expect(hover?["contents"]?["kind"]?.string == kind)
    let prose = hover?["contents"]?["value"]?.string ?? ""
    #expect(prose.contains("The stepper buttons themselves should be announced as “Button”."))
    #expect(hover?["range"]?["start"]?.text == #"{"line":9,"character":4}"#)
  }

  @Test("completion says no more than the client understands, and nothing twice")
  func completion() {
    let position = document(position(9, 12))
    var plain = opened("{}")
    let bare = plain.result("textDocument/completion", position)
    #expect(bare?["itemDefaults"] == nil)
    let item = button(in: bare)
    #expect(item?["textEdit"]?["range"]?.text == Self.roleRange)
    #expect(item?["labelDetails"] == nil)
    var rich = opened(
      #"{"textDocument":{"completion":{"completionItem":{"insertReplaceSupport":true,"#
        + #""labelDetailsSupport":true,"resolveSupport":{"properties":["documentation"]},"#
        + #""documentationFormat":["markdown"],"insertTextModeSupport":{"valueSet":[1,2]}},"#
        + #""completionList":{"itemDefaults":["editRange","insertTextMode"]}}}}"#
    )
    let list = rich.result("textDocument/completion", position)
    #expect(list?["itemDefaults"]?["editRange"]?["replace"]?.text == Self.roleRange)
    #expect(list?["itemDefaults"]?["insertTextMode"]?.int == 1)
    let short = button(in: list)
    #expect(short?["textEdit"] == nil)
    #expect(short?["documentation"] == nil)
    let resolved = rich.result("completionItem/resolve", short?.text ?? "")
    #expect(resolved?["documentation"]?["value"]?.string?.contains("button") == true)
    #expect(resolved?["label"]?.string == "button")
  }

  @Test(
    "an item opens the next list where the client says that it can, and something is on offer",
    arguments: [
      (
        #"{"experimental":{"commands":{"commands":["editor.action.triggerSuggest"]}}}"#,
        "announcements", true
      ),
      (
        #"{"experimental":{"commands":{"commands":["editor.action.triggerSuggest"]}}}"#, "role",
        false
      ),
      (
        #"{"experimental":{"commands":{"commands":["editor.action.triggerSuggest"]}}}"#, "hint",
        false
      ),
      (#"{"experimental":{"commands":{"commands":["x"]}}}"#, "announcements", false),
      ("{}", "announcements", false),
    ] as [(String, String, Bool)]
  )
  func nextList(capabilities: String, label: String, opens: Bool) {
    var client = opened(capabilities)
    client.notify("textDocument/didChange", change(line: 9, from: 4, to: 16, ""))
    let list = client.result("textDocument/completion", document(position(9, 4)))
    let item = list?["items"]?.items?.first { $0["label"]?.string == label }
    let command = item?["command"]?["command"]?.string
    #expect(item != nil)
    #expect(command == (opens ? "editor.action.triggerSuggest" : nil))
  }

  @Test(
    "a list that opens by itself behind a blank has a choice, and no line break",
    arguments: [
      ("    role: ", #"{"triggerKind":2,"triggerCharacter":" "}"#, []),
      ("    role: ", #"{"triggerKind":1}"#, ["button"]),
      ("    role: b", #"{"triggerKind":1}"#, ["button"]),
      ("    states: ", #"{"triggerKind":2,"triggerCharacter":" "}"#, []),
      (
        "    framework: ", #"{"triggerKind":2,"triggerCharacter":" "}"#,
        ["uikit", "swiftui", "react-native"]
      ),
    ] as [(String, String, [String])]
  )
  func unasked(line: String, context: String, labels: [String]) {
    var client = opened("{}")
    client.notify("textDocument/didChange", change(line: 9, from: 0, to: 16, line))
    let place = document(position(9, line.utf8.count) + ",\"context\":" + context)
    let items = client.result("textDocument/completion", place)?["items"]?.items ?? []
    #expect(items.compactMap { $0["label"]?.string } == labels)
  }

  @Test(
    "the lines of an item count from the indentation of its line, unless they are left as they are",
    arguments: [
      (#"{"snippetSupport":true}"#, "gestures:\n  $0"),
      (#"{"snippetSupport":true,"insertTextModeSupport":{"valueSet":[2]}}"#, "gestures:\n  $0"),
      (#"{"snippetSupport":true,"insertTextModeSupport":{"valueSet":[1]}}"#, "gestures:\n      $0"),
      ("{}", "gestures:\n  "),
    ] as [(String, String)]
  )
  func indentation(abilities: String, newText: String) {
    var client = opened(#"{"textDocument":{"completion":{"completionItem":\#(abilities)}}}"#)
    client.notify("textDocument/didChange", change(line: 9, from: 4, to: 16, ""))
    let list = client.result("textDocument/completion", document(position(9, 4)))
    let item = list?["items"]?.items?.first { $0["label"]?.string == "gestures" }
    #expect(item?["textEdit"]?["newText"]?.string == newText)
  }

  @Test("a quick fix mends its diagnostic, in the form of edits that the client takes")
  func codeActions() {
    let literals = #""codeActionLiteralSupport":{},"isPreferredSupport":true"#
    var client = opened(
      #"{"workspace":{"workspaceEdit":{"documentChanges":true}},"#
        + #""textDocument":{"diagnostic":{},"codeAction":{\#(literals)}}}"#
    )
    let report = client.result("textDocument/diagnostic", document())
    let shown = report?["items"]?.items?.map(\.text).joined(separator: ",") ?? ""
    let actions = client.result("textDocument/codeAction", actionParameters(shown))?.items ?? []
    let fix = actions.first { $0["title"]?.string == "Change role to 'button'" }
    #expect(fix?["kind"]?.string == "quickfix")
    #expect(fix?["isPreferred"]?.bool == true)
    #expect(fix?["diagnostics"]?.items?.map { $0["code"]?.string } == ["role-expected"])
    #expect(
      fix?["edit"]?.text
        == #"{"documentChanges":[{"textDocument":{"uri":"\#(Self.uri)","version":1},"#
        + #""edits":[{"range":\#(Self.roleRange),"newText":"button"}]}]}"#
    )
    var old = opened(#"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    let plain = old.result("textDocument/codeAction", actionParameters(""))?.items ?? []
    let changes = plain.first { $0["title"]?.string == "Change role to 'button'" }
    #expect(
      changes?["edit"]?.text
        == #"{"changes":{"\#(Self.uri)":[{"range":\#(Self.roleRange),"newText":"button"}]}}"#
    )
    #expect(changes?["isPreferred"] == nil)
  }

  @Test(
    "code actions are of the kinds that the client wants",
    arguments: [
      ("", ["quickfix", "source.fixAll"]), (#","only":["quickfix"]"#, ["quickfix"]),
      (#","only":["source"]"#, ["source.fixAll"]),
      (#","only":["source.fixAll"]"#, ["source.fixAll"]), (#","only":["refactor.extract"]"#, []),
    ] as [(String, [String])]
  )
  func codeActionKinds(only: String, kinds: [String]) {
    var client = opened(#"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    let parameters = actionParameters("", only: only, line: 8)
    let actions = client.result("textDocument/codeAction", parameters)?.items ?? []
    #expect(Set(actions.compactMap { $0["kind"]?.string }).sorted() == kinds)
  }

  @Test(
    "a refactoring is one for a client that asks for refactorings",
    arguments: [
      ("", ["refactor.rewrite", "source.fixAll"]),
      (#","only":["refactor"]"#, ["refactor.rewrite"]),
      (#","only":["refactor.rewrite","quickfix"]"#, ["refactor.rewrite"]),
      (#","only":["quickfix"]"#, []), (#","only":["refactor.inline"]"#, []),
    ] as [(String, [String])]
  )
  func refactoringKinds(only: String, kinds: [String]) {
    var client = opened(#"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    let parameters = actionParameters("", only: only, line: 4)
    let actions = client.result("textDocument/codeAction", parameters)?.items ?? []
    #expect(Set(actions.compactMap { $0["kind"]?.string }).sorted() == kinds)
  }

  @Test("symbols are a tree for clients that know trees, else a list")
  func symbols() {
    var tree = opened(
      #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#
    )
    let symbols = tree.result("textDocument/documentSymbol", document())?.items ?? []
    #expect(symbols.count == 1)
    #expect(symbols.first?["children"]?.items?.isEmpty == false)
    #expect(symbols.first?["selectionRange"] != nil)
    let states = symbols.first?["children"]?.items?.last?["children"]?.items?.first
    #expect(states?["name"]?.string == "states")
    #expect(states?["kind"]?.int == 7)
    var modern = opened(
      #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true,"#
        + #""symbolKind":{"valueSet":[1,19,22]}}}}"#
    )
    let outline = modern.result("textDocument/documentSymbol", document())?.items?.first
    let topic = outline?["children"]?.items?.last?["children"]?.items?.first
    #expect(topic?["kind"]?.int == 19)
    var list = opened("{}")
    let flat = list.result("textDocument/documentSymbol", document())?.items ?? []
    #expect(flat.count > symbols.count)
    #expect(flat.allSatisfy { $0["location"]?["uri"]?.string == Self.uri })
    #expect(flat.dropFirst().allSatisfy { $0["containerName"] != nil })
  }

  @Test("lines are folded, and a selection grows, along the structure")
  func structure() {
    var client = opened("{}")
    let folds = client.result("textDocument/foldingRange", document())?.items ?? []
    #expect(
      folds.map(\.text) == [
        #"{"startLine":3,"endLine":9}"#, #"{"startLine":4,"endLine":9}"#,
        #"{"startLine":7,"endLine":8}"#,
      ]
    )
    let place = #","positions":[{"line":9,"character":12}]"#
    let selection = client.result("textDocument/selectionRange", document(place))?.items?.first
    #expect(selection?["range"]?.text == Self.roleRange)
    #expect(selection?["parent"]?["range"]?["start"]?.text == #"{"line":9,"character":4}"#)
    let uri = "file:///none/.a11y-spec.yaml"
    client.open(uri, "limits:\n  pages: 8\n")
    let parameters = #"{"textDocument":{"uri":"\#(uri)"}}"#
    let limits = client.result("textDocument/foldingRange", parameters)
    #expect(limits?.text == #"[{"startLine":0,"endLine":1}]"#)
  }

  @Test("inlay hints leave their tooltip to a client that asks for it")
  func inlayHints() {
    let all = document(
      #","range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#
    )
    let spec = "component: stepper\nstates: [disabled]\nplatforms: { ios: {} }\n"
    var eager = TestClient(capabilities: "{}")
    eager.open(Self.uri, spec)
    let hints = eager.result("textDocument/inlayHint", all)?.items ?? []
    #expect(!hints.isEmpty)
    #expect(hints.allSatisfy { $0["data"] == nil })
    var lazy = TestClient(
      capabilities:
        #"{"textDocument":{"inlayHint":{"resolveSupport":{"properties":["tooltip"]}}}}"#
    )
    lazy.open(Self.uri, spec)
    let short = lazy.result("textDocument/inlayHint", all)?.items ?? []
    #expect(short.allSatisfy { $0["tooltip"] == nil })
    let resolved = short.map { lazy.result("inlayHint/resolve", $0.text)?["tooltip"]?.text }
    #expect(resolved == hints.map { $0["tooltip"]?.text })
  }

  // MARK: - Sending

  private static let roleRange =
    #"{"start":{"line":9,"character":10},"end":{"line":9,"character":16}}"#

  private func opened(_ capabilities: String) -> TestClient {
    var client = TestClient(capabilities: capabilities)
    client.open(Self.uri, Self.text)
    return client
  }

  private func document(_ members: String = "") -> String {
    #"{"textDocument":{"uri":"\#(Self.uri)"}\#(members)}"#
  }

  private func position(_ line: Int, _ character: Int) -> String {
    #","position":{"line":\#(line),"character":\#(character)}"#
  }

  private func change(line: Int, from start: Int, to end: Int, _ text: String) -> String {
    #"{"textDocument":{"uri":"\#(Self.uri)","version":2},"contentChanges":[{"range":"#
      + #"{"start":{"line":\#(line),"character":\#(start)},"#
      + #""end":{"line":\#(line),"character":\#(end)}},"text":"\#(text)"}]}"#
  }

  private func actionParameters(
    _ diagnostics: String,
    only: String = "",
    line: Int = 9
  ) -> String {
    let start = #"{"line":\#(line),"character":0}"#
    let end = #"{"line":\#(line),"character":99}"#
    return document(
      #","range":{"start":\#(start),"end":\#(end)},"context":{"diagnostics":[\#(diagnostics)]\#(only)}"#
    )
  }

  private func codes(_ report: JSONValue?) -> [String] {
    report?["items"]?.items?.compactMap { $0["code"]?.string } ?? []
  }

  private func roleDiagnostic(_ report: JSONValue?) -> JSONValue? {
    report?["items"]?.items?.first { $0["code"]?.string == "role-expected" }
  }

  private func button(in list: JSONValue?) -> JSONValue? {
    list?["items"]?.items?.first { $0["label"]?.string == "button" }
  }
}
