import Foundation
import JSONText
import Testing

@Suite("Settings")
struct SettingsTests {
  private static let uri = "file:///none/a.a11y.yaml"
  private static let text = "component: stepper\nplatforms:\n  ios:\n    role: slider\n"

  @Test(
    "switch rules, whoever brings them",
    arguments: [
      (#"{"rules":{"role-expected":"off"}}"#, nil),
      (#"{"a11y-spec":{"rules":{"role-expected":"off"}}}"#, nil),
      (#"{"rules":{"role-expected":false}}"#, nil),
      (#"{"rules":{"role-expected":"hint"}}"#, 4), (#"{"rules":{"role-expected":"?"}}"#, 2),
    ] as [(String, Int?)]
  )
  func rules(settings: String, severity: Int?) {
    var atStart = TestClient(capabilities: "{}", options: settings)
    atStart.open(Self.uri, Self.text)
    #expect(pushedSeverity(&atStart) == severity)
    var later = TestClient(capabilities: "{}")
    later.open(Self.uri, Self.text)
    #expect(pushedSeverity(&later) == 2)
    later.notify("workspace/didChangeConfiguration", #"{"settings":\#(settings)}"#)
    if severity != 2 { #expect(pushedSeverity(&later) == severity) }
  }

  @Test("that change make the client ask again")
  func refresh() {
    var client = TestClient(
      capabilities: #"{"textDocument":{"diagnostic":{}},"workspace":{"configuration":true,"#
        + #""diagnostics":{"refreshSupport":true},"inlayHint":{"refreshSupport":true}}}"#
    )
    let question = client.take("workspace/configuration").first?["id"]?.int ?? 0
    client.open(Self.uri, Self.text)
    let pull = #"{"textDocument":{"uri":"\#(Self.uri)"}}"#
    let before = client.result("textDocument/diagnostic", pull)
    client.send(#"{"id":\#(question),"result":[{"rules":{"role-expected":"off"}}]}"#)
    #expect(client.take("workspace/diagnostic/refresh").count == 1)
    #expect(client.take("workspace/inlayHint/refresh").count == 1)
    let after = client.result(
      "textDocument/diagnostic",
      #"{"textDocument":{"uri":"\#(Self.uri)"},"previousResultId":"\#(before?["resultId"]?.string ?? "")"}"#
    )
    #expect(after?["kind"]?.string == "full")
    #expect(codes(before).contains("role-expected"))
    #expect(!codes(after).contains("role-expected"))
  }

  @Test("hold for the hints that are shown on opening, or make the client ask again")
  func hints() {
    let text = "component: stepper\nkeyboard:\nstates: [disabled]\nplatforms: { ios: {} }\n"
    let all =
      #"{"textDocument":{"uri":"\#(Self.uri)"},"range":"#
      + #"{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}}"#
    let settings = #"{"inlay-hints":{"expectations":false}}"#
    var atStart = TestClient(capabilities: "{}", options: settings)
    atStart.open(Self.uri, text)
    #expect(atStart.result("textDocument/inlayHint", all)?.items?.count == 1)
    var later = TestClient(
      capabilities: #"{"workspace":{"configuration":true,"inlayHint":{"refreshSupport":true}}}"#
    )
    let question = later.take("workspace/configuration").first?["id"]?.int ?? 0
    later.open(Self.uri, text)
    #expect(later.result("textDocument/inlayHint", all)?.items?.count == 2)
    later.send(#"{"id":\#(question),"result":[\#(settings)]}"#)
    #expect(later.take("workspace/inlayHint/refresh").count == 1)
    #expect(later.result("textDocument/inlayHint", all)?.items?.count == 1)
  }

  @Test("limit the size of a file, which then gets one notice")
  func size() {
    var client = TestClient(capabilities: "{}", options: #"{"limits":{"file-size":"50B"}}"#)
    client.open(Self.uri, Self.text)
    let pushed = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    #expect(pushed?.items?.map { $0["code"]?.string } == ["file-size"])
    let place = #"{"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":3,"character":6}}"#
    #expect(client.result("textDocument/hover", place)?.isNull == true)
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Self.uri)","version":2},"contentChanges":[{"range":"#
        + #"{"start":{"line":0,"character":0},"end":{"line":3,"character":0}},"text":""}]}"#
    )
    let small = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    #expect(small?.items?.contains { $0["code"]?.string == "file-size" } == false)
  }

  @Test("come from the file nearest to the spec, and again when that is saved")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "a11y spec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = folder.appending(path: ".a11y-spec.yaml")
    try Data("rules: { role-expected: off }\n".utf8).write(to: configuration)
    var client = TestClient(capabilities: "{}")
    client.open(folder.appending(path: "a.a11y.yaml").absoluteString, Self.text)
    #expect(pushedSeverity(&client) == nil)
    try Data("rules: { role-expected: error }\n".utf8).write(to: configuration)
    let saved = configuration.absoluteString
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(saved)"}}"#)
    #expect(pushedSeverity(&client) == 1)
  }

  @Test("in a file that cannot be read are reported in the client's log")
  func unreadableFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "a11y-spec-\(UUID().uuidString)")
    let configuration = folder.appending(path: ".a11y-spec.yaml")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var client = TestClient(capabilities: "{}")
    for name in ["a", "b"] {
      client.open(folder.appending(path: "\(name).a11y.yaml").absoluteString, Self.text)
      #expect(pushedSeverity(&client) == 2)
    }
    let lines = client.take("window/logMessage").compactMap { $0["params"]?["message"]?.string }
    #expect(lines == ["\(configuration.path): is a folder"])
  }

  @Test("in a file that is no text are one fault of it")
  func binaryFile() {
    var client = TestClient(capabilities: "{}")
    client.open("file:///none/.a11y-spec.yaml", "rules: {\0 a: [")
    let pushed = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    #expect(pushed?.items?.map { $0["code"]?.string } == ["yaml-invalid-character"])
  }

  @Test("in a file are checked where they are written, with fixes")
  func configurationDocument() {
    var client = TestClient(
      capabilities: #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#
    )
    let uri = "file:///none/.a11y-spec.yaml"
    client.open(uri, "# 🎛\nrules: { role-expeced: off }\n")
    let pushed = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    #expect(pushed?.items?.map { $0["range"]?["start"]?["character"]?.int } == [9])
    let actions = client.result(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(uri)"},"range":{"start":{"line":1,"character":10},"#
        + #""end":{"line":1,"character":10}},"context":{"diagnostics":[]}}"#
    )
    #expect(actions?.items?.map { $0["title"]?.string } == ["Change to 'role-expected'"])
    let place = #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":1,"character":10}}"#
    for method in ["hover", "completion", "documentSymbol"] {
      #expect(client.request("textDocument/\(method)", place)?["error"] == nil)
    }
  }

  private func pushedSeverity(_ client: inout TestClient) -> Int? {
    let diagnostics = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    return diagnostics?.items?.first { $0["code"]?.string == "role-expected" }?["severity"]?.int
  }

  private func codes(_ report: JSONValue?) -> [String] {
    report?["items"]?.items?.compactMap { $0["code"]?.string } ?? []
  }
}
