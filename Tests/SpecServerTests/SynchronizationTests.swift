import JSONText
import SourceText
import TestSupport
import Testing

@Suite("Synchronization")
struct SynchronizationTests {
  private static let uri = "file:///none/a.a11y.yaml"

  @Test(
    "edits of any kind leave the server with the client's text",
    arguments: 0..<6 as Range<UInt64>
  )
  func randomEdits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let encoding = PositionEncoding.allCases[Int(seed) % 3]
    let capabilities =
      #"{"general":{"positionEncodings":["\#(encoding.rawValue)"]},"#
      + #""textDocument":{"diagnostic":{},"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#
    var generator = SpecGenerator(seed: seed)
    var text = SourceText(generator.stream(ofLines: 60))
    var client = TestClient(capabilities: capabilities)
    client.open(Self.uri, text.string(in: text.range))
    for version in 2..<40 {
      let messages = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        change(&text, encoding, version: version, &random)
      }
      client.send(messages)
      guard version % 3 == 0 else { continue }
      var fresh = TestClient(capabilities: capabilities)
      fresh.open(Self.uri, text.string(in: text.range))
      #expect(answers(of: &client) == answers(of: &fresh), "version \(version)")
    }
  }

  @Test("edits out of range are clamped, and those that make no sense are left out")
  func clamping() {
    var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    client.open(Self.uri, "a: b\n")
    let ranges = [
      #"{"start":{"line":9,"character":9},"end":{"line":99,"character":0}}"#,
      #"{"start":{"line":-1,"character":-5},"end":{"line":0,"character":0}}"#,
      #"{"start":{"line":0,"character":99},"end":{"line":0,"character":2}}"#,
      #"{"start":{"line":0},"end":7}"#, "[]", "3",
    ]
    for range in ranges {
      client.notify(
        "textDocument/didChange",
        #"{"textDocument":{"uri":"\#(Self.uri)"},"contentChanges":[{"range":\#(range),"text":"x"}]}"#
      )
    }
    var fresh = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    fresh.open(Self.uri, "xax\nx")
    #expect(answers(of: &client) == answers(of: &fresh))
  }

  @Test("the greatest version may be followed by none")
  func greatestVersion() {
    var client = TestClient(capabilities: "{}")
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(Self.uri)","version":9223372036854775807,"text":""}}"#
    )
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Self.uri)"},"contentChanges":[{"text":"a: b\n"}]}"#
    )
    #expect(client.request("shutdown")?["result"]?.isNull == true)
  }

  @Test("a long session ends with the answers of a short one")
  func soak() {
    var random = SplitMix(seed: 7)
    var generator = SpecGenerator()
    var text = SourceText(generator.stream(ofLines: 100))
    var client = TestClient(capabilities: "{}")
    client.open(Self.uri, text.string(in: text.range))
    let methods = [
      "hover", "completion", "documentSymbol", "inlayHint", "codeAction", "diagnostic",
    ]
    for version in 2..<250 {
      client.send(change(&text, .utf16, version: version, &random))
      let line = Int.random(in: 0..<text.lines.count, using: &random)
      let place = #"{"line":\#(line),"character":\#(Int.random(in: 0..<30, using: &random))}"#
      let method = "textDocument/" + (methods.randomElement(using: &random) ?? "hover")
      let answer = client.request(
        method,
        #"{"textDocument":{"uri":"\#(Self.uri)"},"position":\#(place),"#
          + #""range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]}}"#
      )
      #expect(answer?["result"] != nil, "\(method) at \(place)")
      _ = client.take("textDocument/publishDiagnostics")
    }
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    var fresh = TestClient(capabilities: "{}")
    fresh.open(Self.uri, text.string(in: text.range))
    #expect(answers(of: &client) == answers(of: &fresh))
  }

  /// Edits the text and returns the message that tells the server.
  private func change(
    _ text: inout SourceText,
    _ encoding: PositionEncoding,
    version: Int,
    _ random: inout SplitMix
  ) -> String {
    var changes: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let pieces = [
        "", "x", "\n", ": ", "🎛", "  ", "\"", "---\n", "é", "#", "role: slider\n", "\r\n",
      ]
      let replacement = pieces.randomElement(using: &random) ?? ""
      let newText = String(decoding: replacement.json(), as: UTF8.self)
      if Int.random(in: 0..<12, using: &random) == 0 {
        text = text.applying(.insert(replacement, at: 0))
        let whole = String(decoding: text.string(in: text.range).json(), as: UTF8.self)
        changes.append(#"{"text":\#(whole)}"#)
        continue
      }
      let start = position(in: text, encoding, &random)
      let end = LineColumn(
        line: start.line,
        column: start.column + Int.random(in: 0..<4, using: &random)
      )
      let offsets = [start, end].map { text.offset(at: $0, in: encoding) }
      text = text.applying(TextEdit(offsets[0]..<max(offsets[0], offsets[1]), with: replacement))
      changes.append(#"{"range":{"start":\#(json(start)),"end":\#(json(end))},"text":\#(newText)}"#)
    }
    return #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(Self.uri)","#
      + #""version":\#(version)},"contentChanges":[\#(changes.joined(separator: ","))]}}"#
  }

  private func position(
    in text: SourceText,
    _ encoding: PositionEncoding,
    _ random: inout SplitMix
  ) -> LineColumn {
    text.position(at: Int.random(in: 0...text.bytes.count, using: &random), in: encoding)
  }

  private func json(_ position: LineColumn) -> String {
    #"{"line":\#(position.line),"character":\#(position.column)}"#
  }

  /// What the server says of its text, without the name of the version.
  private func answers(of client: inout TestClient) -> [String] {
    let document = #"{"textDocument":{"uri":"\#(Self.uri)"}}"#
    let report = client.result("textDocument/diagnostic", document)
    let symbols = client.result("textDocument/documentSymbol", document)
    return [report?["items"]?.text ?? "none", symbols?.text ?? "none"]
  }
}
