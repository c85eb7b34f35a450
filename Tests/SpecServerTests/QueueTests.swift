import JSONText
import Testing

@Suite("The queue")
struct QueueTests {
  private static let uri = "file:///a.a11y.yaml"
  private static let document = #"{"textDocument":{"uri":"\#(uri)"}}"#
  private static let change =
    #"{"method":"textDocument/didChange","params":{"textDocument":"#
    + #"{"uri":"\#(uri)","version":2},"contentChanges":[{"text":"component: stepper\n"}]}}"#

  @Test("strikes a request that the client has cancelled")
  func cancelled() {
    var client = opened()
    client.send([
      request(7, "textDocument/documentSymbol"), request(8, "textDocument/documentSymbol"),
      #"{"method":"$/cancelRequest","params":{"id":7}}"#,
    ])
    #expect(errors(of: client) == ["7 -32800", "8 -"])
  }

  @Test("does nothing about an id that is unknown, or answered already")
  func cancelledTooLate() {
    var client = opened()
    client.send(request(7, "textDocument/documentSymbol"))
    client.send([
      #"{"method":"$/cancelRequest","params":{"id":7}}"#,
      #"{"method":"$/cancelRequest","params":{"id":"x"}}"#,
      request(8, "textDocument/documentSymbol"),
    ])
    #expect(errors(of: client) == ["7 -", "8 -"])
  }

  @Test(
    "strikes what an edit makes worthless, and nothing else",
    arguments: [
      ("textDocument/documentSymbol", "-32801"), ("textDocument/inlayHint", "-32801"),
      ("textDocument/diagnostic", "-32802"), ("textDocument/hover", "-"),
      ("textDocument/completion", "-"), ("textDocument/codeAction", "-"),
    ] as [(String, String)]
  )
  func edited(method: String, code: String) {
    var client = opened()
    client.send([request(7, method), Self.change])
    #expect(errors(of: client) == ["7 \(code)"])
    client = opened()
    client.send([Self.change, request(7, method)])
    #expect(errors(of: client) == ["7 -"])
    client = opened()
    let other = Self.change.replacing("/a.a11y", with: "/b.a11y")
    client.send([request(7, method), other])
    #expect(errors(of: client) == ["7 -"])
  }

  @Test("lets a client ask again for diagnostics that were struck")
  func retrigger() {
    var client = opened()
    client.send([request(7, "textDocument/diagnostic"), Self.change])
    let error = client.received.first { $0["id"]?.int == 7 }?["error"]
    #expect(error?["data"]?.text == #"{"retriggerRequest":true}"#)
  }

  @Test("applies a burst of edits before it pushes diagnostics")
  func burst() {
    var client = TestClient(
      capabilities: #"{"textDocument":{"publishDiagnostics":{"versionSupport":true}}}"#
    )
    client.open(Self.uri, "a: b\n")
    _ = client.take("textDocument/publishDiagnostics")
    client.send((2...20).map { Self.change.replacing("\"version\":2", with: "\"version\":\($0)") })
    let pushed = client.take("textDocument/publishDiagnostics")
    #expect(pushed.map { $0["params"]?["version"]?.int } == [20])
  }

  @Test("takes any number of messages in a time that grows with it", .timeLimit(.minutes(1)))
  func flood() {
    var client = TestClient(capabilities: "{}")
    client.open(Self.uri, "a: b\n")
    client.send((0..<20_000).map { $0 % 2 == 0 ? Self.change : request($0, "no/such") })
    #expect(client.received.filter { $0["id"] != nil }.count == 10_000)
  }

  @Test("answers requests of one id one by one")
  func duplicateIDs() {
    var client = opened()
    client.send([request(7, "textDocument/hover"), request(7, "textDocument/completion")])
    #expect(errors(of: client) == ["7 -", "7 -"])
  }

  private func opened() -> TestClient {
    var client = TestClient(
      capabilities:
        #"{"textDocument":{"diagnostic":{},"codeAction":{"codeActionLiteralSupport":{}}}}"#
    )
    client.open(Self.uri, "component: stepper\n")
    return client
  }

  private func request(_ id: Int, _ method: String) -> String {
    #"{"id":\#(id),"method":"\#(method)","params":{"textDocument":{"uri":"\#(Self.uri)"},"#
      + #""position":{"line":0,"character":1},"range":{"start":{"line":0,"character":0},"#
      + #""end":{"line":9,"character":0}},"context":{"diagnostics":[]}}}"#
  }

  /// Each answer as its id and the code of its error, in the order of the ids.
  private func errors(of client: TestClient) -> [String] {
    client.received.filter { $0["method"] == nil }.map {
      ($0["id"]?.text ?? "") + " " + ($0["error"]?["code"]?.text ?? "-")
    }.sorted()
  }
}
