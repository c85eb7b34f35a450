import JSONText
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import Testing

@Suite("What a project leaves out")
struct LeftOutFileTests {
  private static let spec = "component: stepper\nlabel: A\nplatforms: { ios: { role: slider } }\n"
  private static let pulls = #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{}}}"#

  /// The codes that are reported of a document.
  private func codes(_ client: inout TestClient, _ uri: String) -> Set<String> {
    let report = client.result("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    return Set(report?["items"]?.items?.compactMap { $0["code"]?.string } ?? [])
  }

  @Test(
    "by .a11y-spec-ignore has no findings in the editor either",
    arguments: [
      (".a11y-spec-ignore", "specs/a.a11y.yaml", true), (".a11y-spec-ignore", "specs/", true),
      (".a11y-spec-ignore", "*.a11y.yaml", true), ("specs/.a11y-spec-ignore", "a.*", true),
      (".a11y-spec-ignore", "*\n!a.a11y.yaml\n!specs", false),
      (".a11y-spec-ignore", "other/", false), (".gitignore", "*", false),
    ] as [(String, String, Bool)]
  )
  func ignored(path: String, text: String, isLeftOut: Bool) throws {
    let folder = try PackFolder()
    try folder.write("", to: ".git/HEAD")
    let uri = folder.uri("specs/a.a11y.yaml")
    var client = TestClient(capabilities: Self.pulls)
    client.open(uri, Self.spec)
    #expect(codes(&client, uri).contains("role-expected"))
    try folder.write(text, to: path)
    #expect(codes(&client, uri).isEmpty == isLeftOut)
    try folder.write("", to: path)
    #expect(codes(&client, uri).contains("role-expected"))
  }

  @Test(
    "by a baseline is not reported, wherever its lines are, until the baseline changes",
    arguments: ["known.json", "specs/known.json"]
  )
  func baseline(path: String) throws {
    let folder = try PackFolder()
    let uri = folder.uri("specs/a.a11y.yaml")
    let name = path.contains("/") ? "a.a11y.yaml" : "specs/a.a11y.yaml"
    try folder.write("baseline: \(path)\n", to: ".a11y-spec.yaml")
    var client = TestClient(capabilities: Self.pulls)
    client.open(uri, "# moved\n" + Self.spec)
    let all = codes(&client, uri)
    #expect(all.contains("role-expected"))
    let known = try #require(fingerprint)
    let entry = #"{"path":"\#(name)","fingerprint":"\#(known)"}"#
    try folder.write(#"{"version":1,"findings":[\#(entry)]}"#, to: path)
    #expect(codes(&client, uri) == all.subtracting(["role-expected"]))
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"range":{"start":"#
        + #"{"line":0,"character":0},"end":{"line":0,"character":0}},"text":"\n\n"}]}"#
    )
    #expect(codes(&client, uri) == all.subtracting(["role-expected"]))
    try folder.write(#"{"version":1,"findings":[]}"#, to: path)
    #expect(codes(&client, uri) == all)
  }

  @Test("by a baseline is not among the findings of all files")
  func workspace() throws {
    let folder = try PackFolder()
    try folder.write("baseline: known.json\n", to: ".a11y-spec.yaml")
    try folder.write(Self.spec, to: "a.a11y.yaml")
    let known = try #require(fingerprint)
    let entry = #"{"path":"a.a11y.yaml","fingerprint":"\#(known)"}"#
    try folder.write(#"{"version":1,"findings":[\#(entry)]}"#, to: "known.json")
    var client = TestClient()
    client.request(
      "initialize",
      #"{"processId":null,"capabilities":\#(Self.pulls),"#
        + #""workspaceFolders":[{"uri":"\#(folder.uri(""))","name":"a"}]}"#
    )
    client.notify("initialized", "{}")
    let report = client.result("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    let items = report?["items"]?.items?.first { $0["uri"]?.string?.contains("a.a11y") == true }
    let codes = items?["items"]?.items?.compactMap { $0["code"]?.string } ?? []
    #expect(!codes.isEmpty)
    #expect(!codes.contains("role-expected"))
  }

  @Test("is watched where the client watches files", arguments: [true, false])
  func watched(hasRelativePatterns: Bool) throws {
    let folder = try PackFolder()
    try folder.write("baseline: specs/known.json\n", to: ".a11y-spec.yaml")
    var client = TestClient(
      capabilities: #"{"textDocument":{"diagnostic":{}},"workspace":{"didChangeWatchedFiles":"#
        + #"{"dynamicRegistration":true,"relativePatternSupport":\#(hasRelativePatterns)}}}"#
    )
    let uri = folder.uri("a.a11y.yaml")
    client.open(uri, Self.spec)
    let watchers = client.take("client/registerCapability").flatMap {
      $0["params"]?["registrations"]?.items?.compactMap { $0["registerOptions"]?["watchers"] } ?? []
    }
    let patterns = watchers.flatMap { $0.items?.compactMap { $0["globPattern"]?.text } ?? [] }
    #expect(patterns.contains { $0.contains(".a11y-spec-ignore") })
    let pattern =
      hasRelativePatterns
      ? #"{"baseUri":"\#(folder.uri("specs"))","pattern":"known.json"}"# : #""**/known.json""#
    #expect(patterns.contains(pattern))
    #expect(codes(&client, uri).contains("role-expected"))
    let known = try #require(fingerprint)
    let entry = #"{"path":"../a.a11y.yaml","fingerprint":"\#(known)"}"#
    try folder.write(#"{"version":1,"findings":[\#(entry)]}"#, to: "specs/known.json")
    let change = #"{"changes":[{"uri":"\#(folder.uri("specs/known.json"))","type":1}]}"#
    client.notify("workspace/didChangeWatchedFiles", change)
    #expect(!codes(&client, uri).contains("role-expected"))
  }

  /// The fingerprint of the role of the spec.
  private var fingerprint: String? {
    let snapshot = Snapshot(SourceText(Self.spec))
    let findings = snapshot.allFindings
    let paths = snapshot.keyPaths(at: findings.map(\.range.lowerBound))
    let all = zip(findings, Fingerprint.all(of: findings, below: paths, in: snapshot.text))
    return all.first { $0.0.code == "role-expected" }?.1.description
  }
}
