import JSONText
import TestSupport
import Testing

@Suite("Diagnostics while somebody writes")
struct WritingTests {
  private static let uri = "file:///none/a.a11y.yaml"
  private static let document = #"{"textDocument":{"uri":"\#(uri)"}}"#
  private static let pushes = #"{"textDocument":{"publishDiagnostics":{}}}"#
  private static let pulls =
    #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#

  @Test("push what was withheld of a word when a second has passed")
  func pausePushed() {
    var client = TestClient(capabilities: Self.pushes)
    client.open(Self.uri, "component: stepper\nlabl")
    #expect(pushed(&client)?.contains("1 yaml-missing-colon") == true)
    client.notify("textDocument/didChange", append("e", line: 1, column: 4))
    #expect(pushed(&client)?.contains("1 yaml-missing-colon") == false)
    client.wait(.milliseconds(999))
    #expect(pushed(&client) == nil)
    client.wait(.milliseconds(1))
    #expect(pushed(&client)?.contains("1 yaml-missing-colon") == true)
    client.wait(.seconds(60))
    #expect(pushed(&client) == nil)
  }

  @Test("begin to wait anew at each key, and push nothing where nothing was withheld")
  func typing() {
    var client = TestClient(capabilities: Self.pushes)
    client.open(Self.uri, "component: stepper\n")
    for (column, key) in ["l", "a", "b", "e", "l"].enumerated() {
      client.wait(.milliseconds(900))
      client.notify("textDocument/didChange", append(key, line: 1, column: column))
      #expect(pushed(&client)?.contains("1 yaml-missing-colon") == false)
    }
    client.notify("textDocument/didChange", append(": Tickets", line: 1, column: 5))
    #expect(pushed(&client) != nil)
    client.wait(.seconds(1))
    #expect(pushed(&client) == nil)
  }

  @Test("make a client that pulls ask again when a second has passed")
  func pausePulled() {
    var client = TestClient(capabilities: Self.pulls)
    client.open(Self.uri, "component: stepper\nlabl")
    client.notify("textDocument/didChange", append("e", line: 1, column: 4))
    let first = client.result("textDocument/diagnostic", Self.document)
    #expect(first.codes.contains("1 yaml-missing-colon") == false)
    client.wait(.seconds(1))
    #expect(client.take("workspace/diagnostic/refresh").count == 1)
    let known = #","previousResultId":"\#(first?["resultId"]?.string ?? "")"}"#
    let second = client.result("textDocument/diagnostic", Self.document.dropLast() + known)
    #expect(second.codes.contains("1 yaml-missing-colon"))
  }

  @Test("are what they are where a client that pulls cannot be told to ask again")
  func noRefresh() {
    var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    client.open(Self.uri, "")
    client.notify("textDocument/didChange", append("component: stepper\nlab", line: 0, column: 0))
    let codes = client.result("textDocument/diagnostic", Self.document).codes
    #expect(codes.contains("1 yaml-missing-colon") && codes.contains("1 name-required"))
    client.wait(.seconds(1))
    #expect(client.received.isEmpty)
  }

  @Test("are hints for what is missing, until the document is saved", arguments: [pushes, pulls])
  func saving(capabilities: String) {
    var client = TestClient(capabilities: capabilities)
    client.open(Self.uri, "")
    client.notify("textDocument/didChange", append("component: stepper\n", line: 0, column: 0))
    #expect(told(&client).contains("4 name-required"))
    client.notify("textDocument/didSave", Self.document)
    #expect(told(&client).contains("1 name-required"))
    // What is missing at what was saved is no news.
    client.notify("textDocument/didChange", append("platforms:\n", line: 1, column: 0))
    #expect(told(&client).contains("1 name-required"))
  }

  @Test("are hints for what was missing on opening as well, until the document is saved")
  func draft() {
    var client = TestClient(capabilities: Self.pushes)
    client.open(Self.uri, "component: stepper\n")
    #expect(told(&client).contains("1 name-required"))
    client.notify("textDocument/didChange", append("x-note: a\n", line: 1, column: 0))
    #expect(told(&client).contains("4 name-required"))
    client.notify("textDocument/didSave", Self.document)
    #expect(told(&client).contains("1 name-required"))
  }

  @Test(
    "stay hints where the editor saves by itself",
    arguments: [
      (#","reason":1"#, ["1 name-required"]), (#","reason":2"#, ["4 name-required"]),
      (#","reason":3"#, ["4 name-required"]), ("", ["1 name-required"]),
      (#","reason":"x""#, ["1 name-required"]),
    ] as [(String, [String])]
  )
  func savingByEditor(reason: String, expected: [String]) {
    var client = TestClient(capabilities: Self.pushes)
    client.open(Self.uri, "")
    client.notify("textDocument/didChange", append("component: stepper\n", line: 0, column: 0))
    client.notify("textDocument/willSave", Self.document.dropLast() + reason + "}")
    client.notify("textDocument/didSave", Self.document)
    #expect(told(&client).filter { $0.hasSuffix(" name-required") } == expected)
    // The next save is the author's, of a client that tells of none or of this one alone.
    client.notify("textDocument/didSave", Self.document)
    #expect(told(&client).contains("1 name-required"))
  }

  @Test("push what was withheld of a word behind a save that the editor makes by itself")
  func pauseAfterSave() {
    var client = TestClient(capabilities: Self.pushes)
    client.open(Self.uri, "component: stepper\nlabl")
    client.notify("textDocument/didChange", append("e", line: 1, column: 4))
    _ = pushed(&client)
    client.notify("textDocument/willSave", Self.document.dropLast() + #","reason":2}"#)
    client.notify("textDocument/didSave", Self.document)
    client.wait(.seconds(1))
    #expect(pushed(&client)?.contains("1 yaml-missing-colon") == true)
  }

  @Test("are as grave as ever for what goes missing from a document that was complete")
  func complete() throws {
    let text = try Files.text("Tests/Examples/stepper.a11y.yaml")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("gestures:") })
    var client = TestClient(capabilities: Self.pushes)
    client.open(Self.uri, text)
    #expect(told(&client) == [])
    let end = #""end":{"line":\#(line + 1),"#
    let removal = append("", line: line, column: 0)
      .replacing(#""end":{"line":\#(line),"#, with: end)
    client.notify("textDocument/didChange", removal)
    #expect(told(&client) == ["2 gesture-effects"])
  }

  @Test("are what they were once the text is what it was")
  func undo() {
    var client = TestClient(capabilities: Self.pushes)
    client.open(Self.uri, "component: stepper\nlabl")
    let opened = pushed(&client)
    client.notify("textDocument/didChange", append("e", line: 1, column: 4))
    #expect(pushed(&client) != opened)
    let undone = append("", line: 1, column: 4)
      .replacing(#""character":4}},"#, with: #""character":5}},"#)
    client.notify("textDocument/didChange", undone)
    #expect(pushed(&client) == opened)
  }

  @Test("are those of the command line in every spec that is saved")
  func corpus() throws {
    let folder = "Tests/SpecRulesTests/Corpus"
    for name in try Files.names(in: folder) {
      let text = try Files.text(folder + "/" + name)
      var opening = TestClient(capabilities: Self.pushes)
      opening.open(Self.uri, text)
      var typing = TestClient(capabilities: Self.pushes)
      typing.open(Self.uri, "")
      let whole = String(decoding: text.json(), as: UTF8.self)
      typing.notify(
        "textDocument/didChange",
        #"{"textDocument":{"uri":"\#(Self.uri)","version":2},"contentChanges":[{"text":\#(whole)}]}"#
      )
      typing.notify("textDocument/didSave", Self.document)
      #expect(pushed(&typing) == pushed(&opening), "\(name)")
    }
  }

  /// What is told now, however the client comes to know it.
  private func told(_ client: inout TestClient) -> [String] {
    pushed(&client) ?? client.result("textDocument/diagnostic", Self.document).codes
  }

  /// The severities and codes that were pushed last; `nil` if nothing was.
  private func pushed(_ client: inout TestClient) -> [String]? {
    client.take("textDocument/publishDiagnostics").last?["params"].codes
  }

  private func append(_ text: String, line: Int, column: Int) -> String {
    let place = #"{"line":\#(line),"character":\#(column)}"#
    let text = String(decoding: text.json(), as: UTF8.self)
    return #"{"textDocument":{"uri":"\#(Self.uri)","version":2},"contentChanges":[{"range":"#
      + #"{"start":\#(place),"end":\#(place)},"text":\#(text)}]}"#
  }
}

extension JSONValue? {
  /// The severities and codes of a report.
  fileprivate var codes: [String] {
    let diagnostics = self?["items"] ?? self?["diagnostics"]
    return (diagnostics?.items ?? []).map {
      "\($0["severity"]?.int ?? 0) \($0["code"]?.string ?? "")"
    }
  }
}
