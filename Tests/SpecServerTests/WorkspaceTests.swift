import Foundation
import JSONText
import SpecServer
import Testing

@Suite("The whole workspace")
struct WorkspaceTests {
  private static let able =
    #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#
  private static let watching =
    #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{},"#
    + #""didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
  private static let slider =
    "component: stepper\ntitle: Heat\nplatforms: { ios: { role: slider } }\n"

  @Test("has the findings of every spec, and of open ones what is shown")
  func diagnostics() throws {
    let folder = try Self.folder()
    var client = Self.client(folder)
    client.open(folder.uri("specs/a.a11y.yaml"), "component: stepper\n")
    let first = client.result("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    let items = first?["items"]?.items ?? []
    #expect(Self.names(items) == ["specs/a.a11y.yaml", "b.a11y.yaml", "specs/c.a11y.yaml"])
    #expect(items.map { $0["version"]?.int } == [1, nil, nil])
    #expect(items.map { Self.codes($0).contains("role-expected") } == [false, true, true])
    let previous = items.map { item in
      #"{"uri":\#(item["uri"]?.text ?? ""),"value":\#(item["resultId"]?.text ?? "")}"#
    }
    try folder.write("component: stepper\n", to: "specs/c.a11y.yaml")
    try folder.remove("b.a11y.yaml")
    let second = client.result(
      "workspace/diagnostic",
      #"{"previousResultIds":[\#(previous.joined(separator: ","))]}"#
    )
    let again = second?["items"]?.items ?? []
    #expect(again.map { $0["kind"]?.string } == ["unchanged", "full", "full"])
    #expect(Self.names(again) == ["specs/a.a11y.yaml", "specs/c.a11y.yaml", "b.a11y.yaml"])
    #expect(again.last?["items"]?.items?.isEmpty == true)
  }

  @Test("is told in parts to a client that takes them, and asked for again when it has changed")
  func parts() throws {
    let folder = try Self.folder()
    var client = Self.client(folder, Self.watching)
    let watched = client.take("client/registerCapability").map(\.text).joined()
    #expect(watched.contains("a11y.{yaml,yml}"))
    let params =
      #"{"previousResultIds":[],"partialResultToken":"p","workDoneToken":7}"#
    #expect(client.request("workspace/diagnostic", params) == nil)
    let progress = client.take("$/progress").compactMap { $0["params"] }
    let items = progress.filter { $0["token"]?.string == "p" }
      .flatMap { $0["value"]?["items"]?.items ?? [] }
    #expect(items.count == 3)
    let steps = progress.filter { $0["token"]?.int == 7 }.map { $0["value"]?["kind"]?.string }
    #expect(steps == ["begin", "end"])
    client.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"\#(folder.uri("b.a11y.yaml"))","type":2}]}"#
    )
    #expect(client.received.last?["result"]?.text == #"{"items":[]}"#)
  }

  @Test("is left alone once nobody waits for it", arguments: [true, false])
  func cancelled(byProgress: Bool) throws {
    let folder = try Self.folder()
    let held = LaterWork()
    var client = Self.client(folder, background: held.background)
    client.send(
      #"{"id":90,"method":"workspace/diagnostic","params":{"previousResultIds":[],"#
        + #""workDoneToken":"w"}}"#
    )
    if byProgress {
      client.notify("window/workDoneProgress/cancel", #"{"token":"w"}"#)
    } else {
      client.notify("$/cancelRequest", #"{"id":90}"#)
    }
    let answer = client.received.last { $0["id"]?.int == 90 }
    #expect(answer?["error"]?["code"]?.int == -32800)
    held.run()
    client.wake()
    #expect(client.received.count { $0["id"]?.int == 90 } == 1)
    client.send(#"{"id":91,"method":"workspace/symbol","params":{"query":""}}"#)
    client.request("shutdown")
    #expect(client.received.last { $0["id"]?.int == 91 }?["error"]?["code"]?.int == -32800)
  }

  @Test("answers requests about all specs that are too many at once, too")
  func manyJobs() throws {
    let folder = try Self.folder()
    let held = LaterWork()
    var client = Self.client(folder, background: held.background)
    let ids = 100..<200
    for id in ids {
      client.send(#"{"id":\#(id),"method":"workspace/symbol","params":{"query":"heat"}}"#)
    }
    held.run()
    client.wake()
    let answers = client.received.filter { ids.contains($0["id"]?.int ?? 0) }
    #expect(answers.count == ids.count)
    #expect(answers.count { $0["result"] != nil } == 16)
    #expect(answers.count { $0["error"]?["code"]?.int == -32803 } == ids.count - 16)
  }

  @Test(
    "has symbols that people look for",
    arguments: [
      ("heat", ["Heat specs/a.a11y.yaml", "Heat b.a11y.yaml", "Heat specs/c.a11y.yaml"]),
      ("sTpR", ["stepper specs/a.a11y.yaml", "stepper b.a11y.yaml", "stepper specs/c.a11y.yaml"]),
      ("week", ["Week untitled:a"]), ("nothing", []),
    ] as [(String, [String])]
  )
  func symbols(query: String, found: [String]) throws {
    let folder = try Self.folder()
    var client = Self.client(folder)
    client.open(folder.uri("specs/a.a11y.yaml"), Self.slider)
    client.open("untitled:a", "component: segmented-control\nsegments: [{ label: Week }]\n")
    let symbols = client.result("workspace/symbol", #"{"query":"\#(query)"}"#)?.items ?? []
    let shown = symbols.map { symbol in
      let uri = symbol["location"]?["uri"]?.string ?? ""
      return "\(symbol["name"]?.string ?? "") \(Self.name(uri))"
    }
    #expect(shown == found)
  }

  @Test("follows guidelines that get another name")
  func renames() throws {
    let folder = try PackFolder()
    var client = Self.client(
      folder,
      #"{"workspace":{"fileOperations":{"willRename":true,"didRename":true}}}"#
    )
    client.open(folder.uri("a.a11y.yaml"), "component: dial\n")
    let files = { (new: String) in
      #"{"files":[{"oldUri":"\#(folder.uri("pack"))","newUri":"\#(folder.uri(new))"}]}"#
    }
    let edit = client.result("workspace/willRenameFiles", files("design/a, b"))
    let edits = edit?["changes"]?[folder.uri(".a11y-spec.yaml")]?.items
    #expect(edits?.map { $0["newText"]?.string } == [#""design/a, b""#])
    #expect(edits?.first?["range"]?["start"]?["character"]?.int == 13)
    // A configuration further in names them, too.
    let inner = folder.uri("inner/.a11y-spec.yaml")
    try folder.write("guidelines: [../pack]\n", to: "inner/.a11y-spec.yaml")
    client.open(folder.uri("inner/b.a11y.yaml"), "component: dial\n")
    let both = client.result("workspace/willRenameFiles", files("design"))?["changes"]
    #expect(both?[inner]?.items?.map { $0["newText"]?.string } == ["../design"])
    let outer = both?[folder.uri(".a11y-spec.yaml")]?.items?.map { $0["newText"]?.string }
    #expect(outer == ["design"])
    let other = #"{"files":[{"oldUri":"file:///x","newUri":"file:///y"}]}"#
    #expect(client.result("workspace/willRenameFiles", other)?.isNull == true)
    client.notify("workspace/didRenameFiles", files("design"))
  }

  @Test(
    "is offered to a client that asks for it",
    arguments: [
      ("Visual Studio Code", able, true),
      ("Neovim", able, false),
      ("Emacs", #"{"textDocument":{"diagnostic":{}}}"#, false),
      ("an older client", "{}", nil),
    ] as [(String, String, Bool?)]
  )
  func capability(name: String, capabilities: String, isOffered: Bool?) {
    var client = TestClient()
    let info = #"{"name":"\#(name)"}"#
    let answer = client.result(
      "initialize",
      #"{"clientInfo":\#(info),"capabilities":\#(capabilities)}"#
    )
    let provider = answer?["capabilities"]?["diagnosticProvider"]
    #expect(provider?["workspaceDiagnostics"]?.bool == isOffered)
  }

  private static func folder() throws -> PackFolder {
    let folder = try PackFolder()
    for name in ["specs/a", "b", "specs/c", "node_modules/d"] {
      try folder.write(slider, to: "\(name).a11y.yaml")
    }
    return folder
  }

  private static func client(
    _ folder: PackFolder,
    _ capabilities: String = able,
    background: Background = .immediate
  ) -> TestClient {
    var client = TestClient(background: background)
    client.request(
      "initialize",
      #"{"capabilities":\#(capabilities),"workspaceFolders":"#
        + #"[{"uri":"\#(folder.uri("x").dropLast(2))","name":"x"}]}"#
    )
    client.notify("initialized", "{}")
    return client
  }

  private static func names(_ reports: [JSONValue]) -> [String] {
    reports.map { name($0["uri"]?.string ?? "") }
  }

  /// A URI from the folder of the test on.
  private static func name(_ uri: String) -> String {
    guard let id = uri.firstRange(of: "/a11y-spec-") else { return uri }
    return uri[id.upperBound...].split(separator: "/").dropFirst().joined(separator: "/")
  }

  private static func codes(_ report: JSONValue) -> [String] {
    report["items"]?.items?.compactMap { $0["code"]?.string } ?? []
  }
}

@Suite("Code lenses")
struct CodeLensTests {
  private static let uri = "file:///none/a.a11y.yaml"
  private static let document = #"{"textDocument":{"uri":"\#(uri)"}}"#
  private static let copying =
    #"{"experimental":{"commands":{"commands":["a11y-spec.copyAsText","a11y-spec.copyAsMarkdown"]}}}"#
  private static let text = """
    component: stepper
    title: Tickets | all
    label: Tickets
    value: 3
    platforms:
      ios:
        announcements: { increment: "{label}, {value}, Increment", decrement: Less }

    """

  @Test("stand where somebody has turned them on, and copy where the client can")
  func lenses() {
    #expect(titles("{}", options: "null") == [])
    let options = #"{"code-lens":true}"#
    let plain = titles("{}", options: options)
    #expect(plain.first?.hasPrefix("0 1 platform · 2 announcements · ") == true)
    #expect(plain.dropFirst() == ["5 VoiceOver says first: Tickets, 3, Increment"])
    let copying = titles(Self.copying, options: options)
    #expect(
      copying.dropFirst() == [
        "0 Copy announcements", "0 Copy as Markdown",
        "5 VoiceOver says first: Tickets, 3, Increment",
      ]
    )
  }

  @Test("have commands that answer with what is to be copied")
  func commands() {
    var client = TestClient(capabilities: Self.copying)
    client.open(Self.uri, Self.text)
    let run = { (client: inout TestClient, command: String) in
      client.request(
        "workspace/executeCommand",
        #"{"command":"\#(command)","arguments":["\#(Self.uri)"]}"#
      )
    }
    let text = run(&client, "a11y-spec.copyAsText")?["result"]?.string
    #expect(
      text == """
        Tickets | all

        iOS (VoiceOver)
          increment: Tickets, 3, Increment
          decrement: Less

        """
    )
    let markdown = run(&client, "a11y-spec.copyAsMarkdown")?["result"]?.string
    #expect(
      markdown == #"""
        ## Tickets \| all

        | Platform | Moment | Announcement |
        |---|---|---|
        | iOS (VoiceOver) | increment | Tickets, 3, Increment |
        | iOS (VoiceOver) | decrement | Less |

        """#
    )
    #expect(run(&client, "a11y-spec.copyAsPicture")?["error"]?["code"]?.int == -32602)
    let none = #"{"command":"a11y-spec.copyAsText","arguments":["file:///none/b.a11y.yaml"]}"#
    #expect(client.request("workspace/executeCommand", none)?["error"] != nil)
  }

  private func titles(_ capabilities: String, options: String) -> [String] {
    var client = TestClient(capabilities: capabilities, options: options)
    client.open(Self.uri, Self.text)
    let lenses = client.result("textDocument/codeLens", Self.document)?.items ?? []
    return lenses.map { lens in
      let line = lens["range"]?["start"]?["line"]?.int ?? -1
      return "\(line) \(lens["command"]?["title"]?.string ?? "")"
    }
  }
}
