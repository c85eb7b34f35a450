import JSONText
import Testing

@Suite("A client that means harm")
struct HarmfulClientTests {
  private static let uri = "file:///none/a.a11y.yaml"

  @Test(
    "gets no answer to an answer",
    arguments: [
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}"#,
      #"{"jsonrpc":"2.0","error":{"code":-32600,"message":"no"}}"#,
      #"{"jsonrpc":"2.0","id":[1],"error":{"code":-32600,"message":"no"}}"#,
      #"{"jsonrpc":"2.0","id":99,"error":{"code":-32600,"message":"no"}}"#,
      #"{"jsonrpc":"2.0","id":9223372036854775807,"result":{}}"#,
    ] as [String]
  )
  func answers(message: String) {
    var client = TestClient(capabilities: "{}")
    client.send(message)
    #expect(client.received.map(\.text) == [])
  }

  @Test("hears nothing more after the answer to shutdown")
  func afterShutdown() {
    var client = TestClient(capabilities: "{}", options: "null")
    client.open(Self.uri, "component: steper\n")
    client.notify("$/setTrace", #"{"value":"verbose"}"#)
    _ = client.request("shutdown")
    let heard = client.received.count
    client.open("file:///none/b.a11y.yaml", "component: steper\n")
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"a11y-spec":{"rules":3}}}"#)
    client.wait(.seconds(10))
    #expect(client.received.count == heard)
  }

  @Test(
    "is told that changes cannot be read, and to open the file again",
    arguments: ["null", #""x""#, "{}", "[null]", #"[{"range":3}]"#]
  )
  func lostChanges(changes: String) {
    var client = TestClient(capabilities: "{}")
    client.open(Self.uri, "component: steper\n")
    let document = #""textDocument":{"uri":"\#(Self.uri)","version":2}"#
    client.notify("textDocument/didChange", #"{\#(document),"contentChanges":\#(changes)}"#)
    let told = client.received.filter { $0.text.contains("close the file and open it again") }
    let methods = told.compactMap { $0["method"]?.string }
    #expect(methods == ["window/logMessage", "window/showMessage"])
  }

  @Test(
    "may send any number as a position or a version",
    arguments: [Int.max, Int.max - 1, Int.min, -1, 1 << 31, 1 << 32]
  )
  func numbers(number: Int) {
    var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{},"rename":{}}}"#)
    client.open(Self.uri, "component: none\n")
    let place = #"{"line":\#(number),"character":\#(number)}"#
    let document = #""textDocument":{"uri":"\#(Self.uri)","version":\#(number)}"#
    let range = #"{"start":\#(place),"end":\#(place)}"#
    for method in [
      "hover", "completion", "definition", "references", "documentHighlight", "prepareRename",
    ] {
      client.request("textDocument/\(method)", #"{\#(document),"position":\#(place)}"#)
    }
    for method in ["codeAction", "inlayHint"] {
      let context = #""context":{"diagnostics":[{"range":\#(range)}]}"#
      client.request("textDocument/\(method)", #"{\#(document),"range":\#(range),\#(context)}"#)
    }
    client.request("textDocument/selectionRange", #"{\#(document),"positions":[\#(place)]}"#)
    client.notify(
      "textDocument/didChange",
      #"{\#(document),"contentChanges":[{"range":\#(range),"text":""}]}"#
    )
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Self.uri)"},"contentChanges":[]}"#
    )
    let report = client.result("textDocument/diagnostic", "{\(document)}")
    #expect(report?["items"]?.items?.map { $0["code"]?.string } == ["unknown-component"])
  }

  @Test(
    "takes the good changes beside one that is malformed, and says that something is lost",
    arguments: [
      #"{"range":{},"text":"x"}"#, #"{"range":[],"text":"x"}"#, #"{"range":3,"text":"x"}"#,
      #"{"range":{"start":{"line":0,"character":0}},"text":"x"}"#,
      #"{"range":{"start":{"line":0},"end":{"line":9,"character":0}},"text":"x"}"#,
      #"{"range":{"start":{"line":0,"character":"0"},"end":{"line":9,"character":0}},"text":"x"}"#,
      #"{"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}}"#,
      #"{"range":null}"#, #"{"text":3}"#, "7", "null",
    ] as [String]
  )
  func malformedChange(change: String) {
    var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    client.open(Self.uri, "component: none\n")
    let document = #""textDocument":{"uri":"\#(Self.uri)","version":2}"#
    let good = #"{"text":"component: other"}"#
    for (changes, name) in [
      (change, "none"), ("\(good),\(change)", "other"), ("\(change),\(good)", "other"),
      (#"{"text":"component: x"},\#(change),\#(good)"#, "other"),
    ] {
      client.notify("textDocument/didChange", "{\(document),\"contentChanges\":[\(changes)]}")
      let report = client.result("textDocument/diagnostic", "{\(document)}")
      let messages = report?["items"]?.items?.compactMap { $0["message"]?.string } ?? []
      #expect(messages.count == 1)
      #expect(messages.allSatisfy { $0.contains("'\(name)'") })
      for method in ["window/showMessage", "window/logMessage"] {
        let told = client.take(method).compactMap { $0["params"]?["message"]?.string }
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("a change of '\(Self.uri)' cannot be read") == true)
      }
    }
  }

  @Test("replaces the whole text where no range is given", arguments: ["", #""range":null,"#])
  func wholeText(range: String) {
    var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    client.open(Self.uri, "component: none\n")
    let document = #""textDocument":{"uri":"\#(Self.uri)","version":2}"#
    let change = #"{\#(range)"text":"component: other"}"#
    client.notify("textDocument/didChange", "{\(document),\"contentChanges\":[\(change)]}")
    let report = client.result("textDocument/diagnostic", "{\(document)}")
    #expect(report?["items"]?.items?.first?["message"]?.string?.contains("'other'") == true)
  }

  @Test("may queue requests with edits of other documents between them")
  func queue() {
    var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    client.open(Self.uri, "component: none\n")
    client.open("file:///none/b.a11y.yaml", "component: none\n")
    let ids = 100..<20_100
    client.send(
      ids.flatMap { id in
        [
          #"{"id":\#(id),"method":"textDocument/diagnostic","params":{"textDocument":{"#
            + #""uri":"\#(Self.uri)"}}}"#,
          #"{"method":"textDocument/didChange","params":{"textDocument":{"#
            + #""uri":"file:///none/b.a11y.yaml","version":\#(id)},"contentChanges":[]}}"#,
        ]
      }
    )
    #expect(client.received.compactMap { $0["id"]?.int } == Array(ids))
  }
}
