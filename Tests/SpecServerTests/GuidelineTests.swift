import JSONText
import SpecServer
import Synchronization
import Testing

@Suite("Further guidelines")
struct GuidelineTests {
  private static let dial = "## iOS\n### Role\n- Announce the dial as “knob”.\n"
  private static let model =
    "roles: { on: ios, values: knob, quote: Announce the dial as “knob”. }\n"
  private static let spec = "component: dial\nlabel: Heat\nplatforms: { ios: { role: dial } }\n"

  @Test("are loaded as the configuration says, and their rules hold")
  func loading() throws {
    let folder = try PackFolder()
    var client = TestClient(capabilities: "{}")
    client.open(folder.uri("a.a11y.yaml"), Self.spec)
    #expect(client.pushed(folder.uri("a.a11y.yaml")) == ["role-expected"])
    #expect(client.hover(folder.uri("a.a11y.yaml"), line: 2, character: 26).contains("as “knob”"))
  }

  @Test("come from the client's settings as well, in another folder than others")
  func settings() throws {
    let folder = try PackFolder()
    try folder.write("", to: ".a11y-spec.yaml")
    var client = TestClient(
      capabilities: "{}",
      options: #"{"guidelines":["\#(folder.path("pack"))"]}"#
    )
    client.open(folder.uri("a.a11y.yaml"), Self.spec)
    #expect(client.pushed(folder.uri("a.a11y.yaml")) == ["role-expected"])
    try folder.write("guidelines: []", to: "other/.a11y-spec.yaml")
    var plain = TestClient(capabilities: "{}")
    plain.open(folder.uri("other/a.a11y.yaml"), Self.spec)
    #expect(plain.pushed(folder.uri("other/a.a11y.yaml")) == ["unknown-component", "unknown-term"])
  }

  @Test("have requests wait until they are loaded, and nothing else")
  func waiting() throws {
    let folder = try PackFolder()
    let uri = folder.uri("a.a11y.yaml")
    let work = LaterWork()
    var client = TestClient(
      capabilities: #"{"textDocument":{"diagnostic":{}}}"#,
      background: work.background
    )
    client.open(uri, Self.spec)
    client.open("untitled:b", "component: stepper\n")
    let pull = #"{"textDocument":{"uri":"\#(uri)"}}"#
    #expect(client.request("textDocument/diagnostic", pull) == nil)
    let other = client.result("textDocument/diagnostic", #"{"textDocument":{"uri":"untitled:b"}}"#)
    #expect(other?["kind"]?.string == "full")
    work.run()
    client.wake()
    let answer = client.received.last?["result"]
    #expect(answer?["items"]?.items?.map { $0["code"]?.string } == ["role-expected"])
  }

  @Test("that requests wait for can be cancelled, edited away, and cut short by a shutdown")
  func striking() throws {
    let folder = try PackFolder()
    let uri = folder.uri("a.a11y.yaml")
    let work = LaterWork()
    var client = TestClient(
      capabilities: #"{"textDocument":{"diagnostic":{}}}"#,
      background: work.background
    )
    client.open(uri, Self.spec)
    let pull = #""method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri)"}}"#
    for id in [71, 72] { client.send(#"{"id":\#(id),\#(pull)}"#) }
    client.notify("$/cancelRequest", #"{"id":71}"#)
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"text":"component: dial"}]}"#
    )
    client.send(#"{"id":73,\#(pull)}"#)
    client.send(#"{"id":74,"method":"shutdown"}"#)
    let answers = client.received.filter { $0["id"]?.int ?? 0 > 70 }
    #expect(answers.map { $0["id"]?.int } == [71, 72, 73, 74])
    #expect(answers.map { $0["error"]?["code"]?.int } == [-32800, -32802, nil, nil])
  }

  @Test("are loaded again when their files change, and specs are checked again")
  func changes() throws {
    let folder = try PackFolder()
    let uri = folder.uri("a.a11y.yaml")
    var client = TestClient(
      capabilities: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true,"#
        + #""relativePatternSupport":true}}}"#
    )
    _ = client.take("client/registerCapability")
    client.open(uri, Self.spec)
    #expect(client.pushed(uri) == ["role-expected"])
    let watched = client.take("client/registerCapability").map(\.text).joined()
    #expect(watched.contains(folder.uri("pack")))
    try folder.write(
      Self.model.replacing("values: knob", with: "values: dial"),
      to: "pack/dial.model.yaml"
    )
    client.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    #expect(client.pushed(uri) == [])
    try folder.write("guidelines: [gone]", to: ".a11y-spec.yaml")
    client.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    #expect(client.pushed(uri) == ["unknown-component", "unknown-term"])
    #expect(client.take("client/unregisterCapability").count == 1)
  }

  @Test("have their faults told in their files, open or not")
  func faults() throws {
    let folder = try PackFolder()
    try folder.write("rolls: {}\n", to: "pack/dial.model.yaml")
    let model = folder.uri("pack/dial.model.yaml")
    var client = TestClient(capabilities: "{}")
    client.open(folder.uri("a.a11y.yaml"), Self.spec)
    #expect(client.pushed(model) == ["unknown-fact"])
    client.open(model, "rulls: {}\nroles: 3\n")
    #expect(client.pushed(model) == ["unknown-fact", "wrong-type"])
    try folder.write(Self.model, to: "pack/dial.model.yaml")
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(model)"}}"#)
    client.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    #expect(client.pushed(model) == [])
    #expect(client.pushed(folder.uri("pack/other.md")) == nil)
  }

  @Test("have their faults told with the diagnostics of a spec to a client that asks for them")
  func relatedFaults() throws {
    let folder = try PackFolder()
    try folder.write("rolls: {}\n", to: "pack/dial.model.yaml")
    let uri = folder.uri("a.a11y.yaml")
    var client = TestClient(
      capabilities: #"{"textDocument":{"diagnostic":{"relatedDocumentSupport":true}}}"#
    )
    client.open(uri, Self.spec)
    let answer = client.result("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    let related = answer?["relatedDocuments"]?[folder.uri("pack/dial.model.yaml")]
    #expect(related?["items"]?.items?.map { $0["code"]?.string } == ["unknown-fact"])
    #expect(client.take("textDocument/publishDiagnostics").isEmpty)
  }

  @Test("are no specs, and get no completion of one")
  func completion() throws {
    let folder = try PackFolder()
    var client = TestClient(capabilities: "{}")
    for name in ["pack/dial.md", "notes.md", "other/dial.model.yaml"] {
      client.open(folder.uri(name), "\n")
      let place =
        #"{"textDocument":{"uri":"\#(folder.uri(name))"},"position":{"line":0,"character":0}}"#
      #expect(client.result("textDocument/completion", place)?["items"]?.items?.isEmpty == true)
      #expect(client.result("textDocument/hover", place)?.isNull == true)
    }
    client.open(folder.uri(".a11y-spec.yaml"), "\n")
    let place =
      #"{"textDocument":{"uri":"\#(folder.uri(".a11y-spec.yaml"))"},"position":{"line":0,"character":0}}"#
    let items = client.result("textDocument/completion", place)?["items"]?.items
    #expect(items?.first?["label"]?.string == "guidelines")
  }

  @Test("that are missing are told in the configuration when it is open")
  func missing() throws {
    let folder = try PackFolder()
    let uri = folder.uri(".a11y-spec.yaml")
    var client = TestClient(capabilities: "{}")
    client.open(uri, "guidelines: [pack, gone]\n")
    #expect(client.pushed(uri) == ["missing-guideline"])
  }

  @Test("explain what completion offers of them")
  func documentation() throws {
    let folder = try PackFolder()
    let uri = folder.uri("a.a11y.yaml")
    var client = TestClient(
      capabilities: #"{"textDocument":{"completion":{"completionItem":{"resolveSupport":"#
        + #"{"properties":["documentation"]}}}}}"#
    )
    client.open(uri, "component: dial\nplatforms: { ios: { role:  } }\n")
    let place = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":1,"character":25}}"#
    let items = client.result("textDocument/completion", place)?["items"]?.items
    let knob = items?.first { $0["label"]?.string == "knob" }
    let resolved = client.result("completionItem/resolve", knob?.text ?? "null")
    #expect(resolved?["documentation"]?.text.contains("Announce the dial") == true)
  }
}

/// Work that is done when the test says so.
final class LaterWork: Sendable {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  var background: Background {
    Background { [self] work in waiting.withLock { $0.append(work) } }
  }

  func run() {
    for work in waiting.withLock({ $0 }) { work() }
  }
}

extension TestClient {
  fileprivate mutating func hover(_ uri: String, line: Int, character: Int) -> String {
    let place =
      #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(character)}}"#
    return result("textDocument/hover", place)?.text ?? ""
  }
}
