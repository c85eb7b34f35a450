import JSONText
import Testing

@Suite("Files that change outside of a client which watches none")
struct UnwatchedFileTests {
  private static let spec = "component: stepper\nlabel: A\nplatforms: { ios: { role: slider } }\n"
  private static let pulls = #"{"textDocument":{"diagnostic":{}}}"#

  @Test(
    "are noticed when diagnostics are pulled",
    arguments: [
      (".a11y-spec.yaml", "rules: { role-expected: error }", "1 role-expected"),
      (".a11y-spec.yaml", "rules: { role-expected: off }", nil),
      ("specs/.a11y-spec.yaml", "rules: { role-expected: error }", "1 role-expected"),
      ("specs/deep/.a11y-spec.yml", "rules: { role-expected: error }", "1 role-expected"),
    ] as [(String, String, String?)]
  )
  func pull(path: String, text: String, code: String?) throws {
    let folder = try PackFolder()
    let uri = folder.uri("specs/deep/a.a11y.yaml")
    var client = TestClient(capabilities: Self.pulls)
    client.open(uri, Self.spec)
    #expect(role(in: &client, uri) == "2 role-expected")
    try folder.write(text, to: path)
    #expect(role(in: &client, uri) == code)
    try folder.write("", to: path)
    #expect(role(in: &client, uri) == "2 role-expected")
  }

  @Test("are noticed when a spec is opened or saved", arguments: ["Open", "Save"])
  func push(event: String) throws {
    let folder = try PackFolder()
    let (uri, other) = (folder.uri("a.a11y.yaml"), folder.uri("b.a11y.yaml"))
    var client = TestClient(capabilities: "{}")
    client.open(uri, Self.spec)
    #expect(client.pushed(uri)?.contains("role-expected") == true)
    try folder.write("rules: { role-expected: off }", to: ".a11y-spec.yaml")
    if event == "Open" {
      client.open(other, Self.spec)
    } else {
      client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    }
    #expect(client.pushed(uri)?.contains("role-expected") == false)
  }

  @Test(
    "are noticed among the guidelines, new ones and those that go as well",
    arguments: [
      (
        "pack/dial.model.yaml",
        "roles: { on: ios, values: dial, quote: Announce the dial as “knob”. }"
      ),
      ("pack/dial.model.yaml", nil), ("pack/more/wheel.md", "## iOS\n### Role\n- Be a “wheel”.\n"),
    ] as [(String, String?)]
  )
  func guidelines(path: String, text: String?) throws {
    let folder = try PackFolder()
    try folder.write("## iOS\n### Role\n- Be a “lever”.\n", to: "pack/more/lever.md")
    let uri = folder.uri("a.a11y.yaml")
    let spec =
      "component: \(path.contains("wheel") ? "wheel" : "dial")\nlabel: A\n"
      + "platforms: { ios: { role: dial } }\n"
    var client = TestClient(capabilities: "{}")
    client.open(uri, spec)
    let before = client.pushed(uri)
    if let text { try folder.write(text, to: path) } else { try folder.remove(path) }
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    #expect(client.pushed(uri) != before)
    _ = client.take("textDocument/publishDiagnostics")
    // What has been noticed is no news.
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    #expect(client.take("textDocument/publishDiagnostics").isEmpty)
  }

  @Test("are left to a client that watches files")
  func watching() throws {
    let folder = try PackFolder()
    let uri = folder.uri("a.a11y.yaml")
    var client = TestClient(
      capabilities: #"{"textDocument":{"diagnostic":{}},"#
        + #""workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
    )
    client.open(uri, Self.spec)
    try folder.write("rules: { role-expected: off }", to: ".a11y-spec.yaml")
    #expect(role(in: &client, uri) == "2 role-expected")
    client.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    #expect(role(in: &client, uri) == nil)
  }

  /// What is reported of the role, with its severity.
  private func role(in client: inout TestClient, _ uri: String) -> String? {
    let report = client.result("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    let finding = report?["items"]?.items?.first { $0["code"]?.string == "role-expected" }
    return finding.map { "\($0["severity"]?.int ?? 0) role-expected" }
  }
}
