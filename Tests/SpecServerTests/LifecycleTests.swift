import JSONText
import SpecServer
import Testing

@Suite("Life cycle")
struct LifecycleTests {
  @Test(
    "agrees on the units of columns",
    arguments: [
      ("null", "utf-16"), ("[]", "utf-16"), (#"["utf-16"]"#, "utf-16"),
      (#"["utf-8","utf-16"]"#, "utf-16"), (#"["utf-8"]"#, "utf-8"),
      (#"["utf-32","utf-8"]"#, "utf-32"), (#"["x","utf-32"]"#, "utf-32"), (#"["x"]"#, "utf-16"),
    ] as [(String, String)]
  )
  func encoding(offered: String, expected: String) {
    var client = TestClient()
    let result = client.result(
      "initialize",
      #"{"capabilities":{"general":{"positionEncodings":\#(offered)}}}"#
    )
    #expect(result?["capabilities"]?["positionEncoding"]?.string == expected)
    #expect(result?["serverInfo"]?["name"]?.string == "a11y-spec")
  }

  @Test("offers pull diagnostics only to clients that ask")
  func diagnosticProvider() {
    var client = TestClient()
    let pull = client.result("initialize", #"{"capabilities":{"textDocument":{"diagnostic":{}}}}"#)
    #expect(
      pull?["capabilities"]?["diagnosticProvider"]?.text
        == #"{"identifier":"a11y-spec","interFileDependencies":true,"workspaceDiagnostics":false}"#
    )
    client = TestClient()
    let push = client.result("initialize", #"{"capabilities":{}}"#)
    #expect(push?["capabilities"]?["diagnosticProvider"] == nil)
  }

  @Test("tells the client's log what was agreed on")
  func greeting() {
    let client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
    #expect(client.greeting == "a11y-spec 0.0.0: columns in utf-16, diagnostics pulled")
  }

  @Test(
    "answers what is out of order with the protocol's error",
    arguments: [
      ([], "textDocument/hover", "{}", -32002),
      ([], "shutdown", "null", -32002),
      ([], "initialize", "[]", -32602),
      ([("initialize", "{}")], "initialize", "{}", -32600),
      ([("initialize", "{}")], "no/such", "{}", -32601),
      ([("initialize", "{}")], "$/unknown", "{}", -32601),
      ([("initialize", "{}")], "textDocument/hover", "null", -32602),
      ([("initialize", "{}")], "textDocument/hover", #"{"textDocument":{"uri":1}}"#, -32602),
      (
        [("initialize", "{}")], "textDocument/hover",
        #"{"textDocument":{"uri":"file:///x"},"position":{"line":0,"character":0}}"#, -32803
      ),
      ([("initialize", "{}"), ("shutdown", "null")], "textDocument/hover", "{}", -32600),
      ([("initialize", "{}"), ("shutdown", "null")], "initialize", "{}", -32600),
    ] as [([(String, String)], String, String, Int)]
  )
  func errors(before: [(String, String)], method: String, params: String, code: Int) {
    var client = TestClient()
    for (method, params) in before { client.request(method, params) }
    let answer = client.request(method, params)
    #expect(answer?["error"]?["code"]?.int == code)
    #expect(answer?["result"] == nil)
  }

  @Test("ends with the code that the protocol demands")
  func exitCodes() {
    var client = TestClient()
    client.notify("exit")
    #expect(client.exitCode == 1)
    client = TestClient(capabilities: "{}")
    client.notify("exit")
    #expect(client.exitCode == 1)
    client = TestClient(capabilities: "{}")
    #expect(client.request("shutdown")?["result"]?.isNull == true)
    client.notify("exit")
    #expect(client.exitCode == 0)
  }

  @Test("answers what is no message, and works on")
  func invalidMessages() {
    var client = TestClient(capabilities: "{}")
    client.send(["{", "[]", #"{"id":9}"#, #"{"id":null,"method":"shutdown"}"#])
    #expect(
      client.received.map { ($0["id"]?.text ?? "") + " " + ($0["error"]?["code"]?.text ?? "") }
        == ["null -32700", "null -32600", "9 -32600", "null -32600"]
    )
    #expect(client.request("shutdown")?["result"]?.isNull == true)
  }

  @Test("ignores notifications that nobody knows or that make no sense")
  func unknownNotifications() {
    var client = TestClient(capabilities: "{}")
    client.notify("$/unknown")
    client.notify("textDocument/didOpen", "{}")
    client.notify("textDocument/didChange", #"{"textDocument":{"uri":"u"},"contentChanges":[{}]}"#)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"u"}}"#)
    client.notify("$/cancelRequest", #"{"id":99}"#)
    client.send(#"{"id":99,"result":{}}"#)
    #expect(client.received.isEmpty)
  }

  @Test(
    "accepts any settings",
    arguments: ["null", "[]", "{}", "3", #"{"rules":null}"#, #"{"rules":{"a":7},"limits":[]}"#]
  )
  func settings(options: String) {
    var client = TestClient(capabilities: "{}", options: options)
    client.notify("workspace/didChangeConfiguration", #"{"settings":\#(options)}"#)
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"a11y-spec":\#(options)}}"#)
    client.open("untitled:Untitled-1", "component: stepper\n")
    #expect(client.take("textDocument/publishDiagnostics").count == 1)
  }

  @Test("asks a client for its settings and for word of changes where it can be asked")
  func configurationRequest() {
    var client = TestClient(
      capabilities: #"{"workspace":{"configuration":true,"#
        + #""didChangeConfiguration":{"dynamicRegistration":true},"#
        + #""didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
    )
    let registrations = client.take("client/registerCapability").first?["params"]?["registrations"]
    #expect(
      registrations?.items?.compactMap { $0["method"]?.string }
        == ["workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles"]
    )
    let question = client.take("workspace/configuration").first
    #expect(question?["params"]?.text == #"{"items":[{"section":"a11y-spec"}]}"#)
    client.send(#"{"id":\#(question?["id"]?.int ?? 0),"result":[null]}"#)
    client.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
    #expect(client.take("workspace/configuration").count == 1)
  }

  @Test("tells a client that traces what it did")
  func trace() {
    var client = TestClient(capabilities: "{}")
    client.notify("$/setTrace", #"{"value":"verbose"}"#)
    client.request("unknown/method", #"{"a":1}"#)
    let traces = client.take("$/logTrace").compactMap { $0["params"] }
    #expect(traces.last?["message"]?.string?.hasPrefix("unknown/method (2) ") == true)
    #expect(traces.last?["verbose"]?.string == #"{"a":1}"#)
    client.notify("$/setTrace", #"{"value":"off"}"#)
    client.request("unknown/method")
    #expect(client.take("$/logTrace").isEmpty)
  }
}
