import Foundation
import JSONText
import Testing

@Suite("Folders of a workspace")
struct WorkspaceFolderTests {
  private static let able =
    #"{"workspace":{"configuration":true,"workspaceFolders":true}}"#
  private static let text = "component: stepper\nplatforms:\n  ios:\n    role: slider\n"

  /// A client with the folders `/one` and `/one/two`, asked for the settings of each.
  private static func client(_ capabilities: String = able) -> TestClient {
    var client = TestClient()
    client.request(
      "initialize",
      #"{"capabilities":\#(capabilities),"workspaceFolders":"#
        + #"[{"uri":"file:///one","name":"one"},{"uri":"file:///one/two","name":"two"}]}"#
    )
    client.notify("initialized", "{}")
    return client
  }

  private static func answer(_ client: inout TestClient, _ settings: [String]) {
    let question = client.take("workspace/configuration").last
    let id = question?["id"]?.int ?? 0
    client.send(#"{"id":\#(id),"result":[\#(settings.joined(separator: ","))]}"#)
  }

  private static func severity(_ client: inout TestClient, _ uri: String) -> Int? {
    let pushed = client.take("textDocument/publishDiagnostics")
      .last { $0["params"]?["uri"]?.string == uri }
    let items = pushed?["params"]?["diagnostics"]?.items
    return items?.first { $0["code"]?.string == "role-expected" }?["severity"]?.int
  }

  @Test("are asked for their settings one by one, and for those of no folder")
  func scopes() {
    var client = Self.client()
    let items = client.take("workspace/configuration").last?["params"]?["items"]?.items
    #expect(items?.map { $0["section"]?.string } == Array(repeating: "a11y-spec", count: 3))
    #expect(items?.map { $0["scopeUri"]?.string } == [nil, "file:///one", "file:///one/two"])
  }

  @Test("that are added are asked for their own settings alone, and the others keep theirs")
  func added() {
    var client = Self.client()
    let levels = ["information", "error", "hint"]
    Self.answer(&client, levels.map { #"{"rules":{"role-expected":"\#($0)"}}"# })
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"added":[{"uri":"file:///three","name":"three"}],"removed":"#
        + #"[{"uri":"file:///one/two","name":"two"}]}}"#
    )
    let question = client.take("workspace/configuration").last
    let items = question?["params"]?["items"]?.items
    #expect(items?.map { $0["scopeUri"]?.string } == [nil, "file:///three"])
    let answers = ["information", "warning"].map { #"{"rules":{"role-expected":"\#($0)"}}"# }
    let id = question?["id"]?.int ?? 0
    client.send(#"{"id":\#(id),"result":[\#(answers.joined(separator: ","))]}"#)
    for (uri, severity) in [
      ("file:///one/a.a11y.yaml", 1), ("file:///one/two/a.a11y.yaml", 1),
      ("file:///three/a.a11y.yaml", 2), ("file:///elsewhere/a.a11y.yaml", 3),
    ] {
      client.open(uri, Self.text)
      #expect(Self.severity(&client, uri) == severity)
    }
  }

  @Test(
    "have settings that hold in them, the innermost folder's",
    arguments: [
      ("file:///one/a.a11y.yaml", 1), ("file:///one/two/a.a11y.yaml", 4),
      ("file:///one/twofold/a.a11y.yaml", 1), ("file:///elsewhere/a.a11y.yaml", 3),
      ("git:/one/two/a.a11y.yaml?%7B%7D", 4), ("untitled:Untitled-1", 3),
    ] as [(String, Int)]
  )
  func settings(uri: String, severity: Int) {
    var client = Self.client()
    let levels = ["information", "error", "hint"]
    Self.answer(&client, levels.map { #"{"rules":{"role-expected":"\#($0)"}}"# })
    client.open(uri, Self.text)
    #expect(Self.severity(&client, uri) == severity)
  }

  @Test("come and go")
  func changes() {
    var client = Self.client()
    Self.answer(&client, ["{}", "{}", "{}"])
    client.open("file:///new/a.a11y.yaml", Self.text)
    #expect(Self.severity(&client, "file:///new/a.a11y.yaml") == 2)
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"added":[{"uri":"file:///new","name":"new"}],"#
        + #""removed":[{"uri":"file:///one","name":"one"}]}}"#
    )
    Self.answer(&client, ["{}", #"{"rules":{"role-expected":"error"}}"#])
    #expect(Self.severity(&client, "file:///new/a.a11y.yaml") == 1)
  }

  @Test("may be answered for by a client that knows no folders")
  func oneAnswer() {
    var client = Self.client()
    Self.answer(&client, [#"{"rules":{"role-expected":"error"}}"#])
    client.open("file:///one/two/a.a11y.yaml", Self.text)
    #expect(Self.severity(&client, "file:///one/two/a.a11y.yaml") == 1)
  }

  @Test("are offered to clients that have them", arguments: [(able, true), ("{}", nil)])
  func capability(capabilities: String, supported: Bool?) {
    var client = TestClient()
    let answer = client.result("initialize", #"{"capabilities":\#(capabilities)}"#)
    let offered = answer?["capabilities"]?["workspace"]?["workspaceFolders"]
    #expect(offered?["supported"]?.bool == supported)
    #expect(offered?["changeNotifications"]?.bool == supported)
  }
}

@Suite("What is wrong in a client's settings")
struct WrongSettingsTests {
  private static func told(_ client: inout TestClient) -> [String] {
    client.take("window/showMessage").compactMap { $0["params"]?["message"]?.string }
  }

  @Test(
    "is told as it is in a configuration file",
    arguments: [
      (
        #"{"rules":{"role-expectd":"off"}}"#,
        "'role-expectd' in a11y-spec.rules: there is no rule 'role-expectd'; use 'role-expected'"
      ),
      (
        #"{"rules":{"role-expected":"loud"}}"#,
        "'loud' in a11y-spec.rules: 'role-expected' takes 'off', 'hint', 'information', 'warning' or "
          + "'error', not 'loud'"
      ),
      (#"{"rules":3}"#, "'3' in a11y-spec.rules: 'rules' takes a map, not '3'"),
      (
        #"{"inlay-hints":{"positions":"yes"}}"#,
        "'yes' in a11y-spec.inlay-hints: 'positions' takes 'true' or 'false', not 'yes'"
      ),
      (
        #"{"rules":{},"guidelines":["/none/at all"]}"#,
        "'/none/at all' in a11y-spec.guidelines: no guideline is loaded from '/none/at all': "
          + "no such file or folder"
      ),
      (#"{"server":{"path":3},"trace":null,"rules":null}"#, nil),
      (#"{"inlay-hints":{"positions":null},"rules":{"role-expected":"off"}}"#, nil),
      ("null", nil), ("[]", nil), (#""\ud800""#, nil),
    ] as [(String, String?)]
  )
  func message(settings: String, message: String?) {
    var client = TestClient(capabilities: "{}", options: settings)
    #expect(Self.told(&client) == [message].compactMap(\.self))
  }

  @Test("is told once, and again when it was mended meanwhile")
  func once() {
    var client = TestClient(capabilities: "{}")
    let change = { (client: inout TestClient, rules: String) in
      client.notify(
        "workspace/didChangeConfiguration",
        #"{"settings":{"a11y-spec":{"rules":{\#(rules)}}}}"#
      )
    }
    change(&client, #""a-rule":"off""#)
    #expect(Self.told(&client).count == 1)
    change(&client, #""a-rule":"off","role-expected":"off""#)
    #expect(Self.told(&client).isEmpty)
    change(&client, #""a-rule":"off","b-rule":"off","c-rule":"off""#)
    #expect(
      Self.told(&client).map {
        $0.contains("'b-rule'") && $0.hasSuffix("(and 1 more, which the log tells)")
      } == [true]
    )
    change(&client, "")
    change(&client, #""a-rule":"off""#)
    #expect(Self.told(&client).count == 1)
  }
}

@Suite("Documents of our own")
struct OwnDocumentTests {
  private static let able =
    #"{"workspace":{"textDocumentContent":{}},"textDocument":{"publishDiagnostics":"#
    + #"{"codeDescriptionSupport":true}},"experimental":{"commands":{"commands":"#
    + #"["a11y-spec.explainRule"]}}}"#

  @Test("report the code of every finding, to a client that shows them")
  func explanations() throws {
    var client = TestClient(capabilities: Self.able)
    client.open("untitled:a", "component: stepper\nplatforms:\n  ios:\n    role: \"slider\n")
    let shown = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    let findings = try #require(shown?.items)
    #expect(findings.contains { $0["code"]?.string?.hasPrefix("yaml-") ?? false })
    for finding in findings {
      let code = finding["code"]?.string ?? ""
      let uri = finding["codeDescription"]?["href"]?.string
      #expect(uri == "a11y-spec:/explain/\(code).md")
      let text = uri.flatMap { client.content($0) }
      #expect(text?.hasPrefix("# \(code)\n\n") == true)
    }
  }

  @Test("are the guideline's page to other clients")
  func pages() {
    var client = TestClient(
      capabilities: #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#
    )
    client.open("untitled:a", "component: stepper\nplatforms: { ios: { role: slider } }\n")
    let shown = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
    let role = shown?.items?.first { $0["code"]?.string == "role-expected" }
    #expect(role?["codeDescription"]?["href"]?.string?.hasPrefix("https:") == true)
  }

  @Test("are a spec of each component, which is clean")
  func components() throws {
    var client = TestClient(capabilities: "{}")
    let answer = client.result("a11y-spec/components", #"{"uri":null}"#)
    let components = try #require(answer?["components"]?.items)
    let titles = [
      "Page control", "Segmented control", "Stepper", "Button", "Checkbox", "Dialog", "Link",
      "Radio group", "Slider", "Snackbar", "Switch", "Tab", "Text field",
    ]
    #expect(components.map { $0["title"]?.string } == titles)
    for component in components {
      let name = component["name"]?.string ?? ""
      client.open("untitled:\(name)", component["spec"]?.string ?? "")
      let shown = client.take("textDocument/publishDiagnostics").last?["params"]?["diagnostics"]
      #expect(shown?.items?.isEmpty == true)
    }
  }
  @Test(
    "are a spec of the component and the frameworks that are asked for",
    arguments: [
      (#""stepper","frameworks":["swiftui"]"#, "stepper", ["swiftui"]),
      (#""page-control","frameworks":["uikit","compose"]"#, "page-control", ["uikit", "compose"]),
      (#""segmented-control","frameworks":[]"#, "segmented-control", ["uikit", "views"]),
      (#""stepper","frameworks":["flutter"]"#, "stepper", ["uikit", "views"]),
    ] as [(String, String, [String])]
  )
  func chosenComponent(asked: String, name: String, frameworks: [String]) throws {
    var client = TestClient(capabilities: "{}")
    let answer = client.result("a11y-spec/components", #"{"uri":null,"component":\#(asked)}"#)
    let components = try #require(answer?["components"]?.items)
    #expect(components.map { $0["name"]?.string } == [name])
    let spec = components.first?["spec"]?.string ?? ""
    let written = spec.split(separator: "\n").filter { $0.contains("framework: ") }
    #expect(written.map { $0.split(separator: " ").last.map(String.init) } == frameworks)
    #expect(components.first?["snippet"]?.string?.contains("${") == true)
  }

  @Test("can be about every framework")
  func frameworks() {
    var client = TestClient(capabilities: "{}")
    let answer = client.result("a11y-spec/components", #"{"uri":null,"component":"none"}"#)
    #expect(answer?["components"]?.items?.isEmpty == true)
    let shown = answer?["frameworks"]?.items?.map { framework in
      ["name", "title", "platform"].map { framework[$0]?.string ?? "" }.joined(separator: " ")
    }
    let wanted = [
      "uikit UIKit iOS", "swiftui SwiftUI iOS", "views Android Views Android",
      "compose Jetpack Compose Android", "react-native React Native iOS, Android",
    ]
    #expect(shown == wanted)
  }
}
