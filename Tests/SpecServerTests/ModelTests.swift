import JSONText
import Testing

@Suite("A component model")
struct ModelTests {
  private static let able =
    #"{"textDocument":{"hover":{"contentFormat":["markdown"]},"#
    + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#
  private static let model =
    "roles:\n  - on: ios\n    values: knob\n    quote: Announce the dial as “knob”.\n"

  @Test("of a pack is completed, with the sentences of its document")
  func completion() throws {
    let folder = try PackFolder()
    let uri = folder.uri("pack/dial.model.yaml")
    var client = TestClient(capabilities: Self.able)
    client.open(uri, "\nroles:\n  - on: ios\n    quote: \n")
    #expect(client.labels(uri, 0, 0).contains("announcement-templates"))
    #expect(client.labels(uri, 2, 8).contains("uikit"))
    #expect(client.labels(uri, 3, 11) == ["Announce the dial as “knob”."])
  }

  @Test("of a pack is explained, and its quotes lead to the document")
  func hover() throws {
    let folder = try PackFolder()
    let uri = folder.uri("pack/dial.model.yaml")
    var client = TestClient(capabilities: Self.able)
    client.open(uri, Self.model)
    let fact = client.result("textDocument/hover", TestClient.place(uri, 0, 1))
    #expect(fact?["contents"]?["value"]?.string?.hasPrefix("**roles**: The role words") == true)
    let quote = client.result("textDocument/hover", TestClient.place(uri, 3, 13))
    let shown = try #require(quote?["contents"]?["value"]?.string)
    #expect(shown.contains("*Dial › iOS › Role*\n> - Announce the dial as “knob”."))
    #expect(shown.hasSuffix("(\(folder.uri("pack/dial.md"))#L2)"))
    let place = client.result("textDocument/definition", TestClient.place(uri, 3, 13))
    #expect(place?["uri"]?.string == folder.uri("pack/dial.md"))
    #expect(place?["range"]?["start"]?["line"]?.int == 2)
  }

  @Test("of a pack has an outline and can be folded")
  func outline() throws {
    let folder = try PackFolder()
    let uri = folder.uri("pack/dial.model.yaml")
    var client = TestClient(capabilities: Self.able)
    client.open(uri, Self.model)
    let document = #"{"textDocument":{"uri":"\#(uri)"}}"#
    let roles = client.result("textDocument/documentSymbol", document)?.items
    #expect(roles?.map { $0["name"]?.string } == ["roles"])
    #expect(roles?.first?["children"]?.items?.map { $0["name"]?.string } == ["ios"])
    let folds = client.result("textDocument/foldingRange", document)?.items
    #expect(folds?.first?["startLine"]?.int == 0)
    #expect(client.pushed(uri) == [])
  }

  @Test("explains its keys in the list of proposals")
  func documentation() throws {
    let folder = try PackFolder()
    let uri = folder.uri("pack/dial.model.yaml")
    var client = TestClient(
      capabilities: #"{"textDocument":{"completion":{"completionItem":{"resolveSupport":"#
        + #"{"properties":["documentation"]}}}}}"#
    )
    client.open(uri, "roles: {  }\n")
    let items = client.result("textDocument/completion", TestClient.place(uri, 0, 9))?["items"]
    let also = items?.items?.first { $0["label"]?.string == "also" }
    let resolved = client.result("completionItem/resolve", also?.text ?? "null")
    let text = resolved?["documentation"]?.text
    #expect(text?.contains("What else is accepted without comment.") == true)
  }

  @Test("without a document, and one that no configuration names, is no spec")
  func lonely() throws {
    let folder = try PackFolder()
    let lonely = folder.uri("pack/knob.model.yaml")
    try folder.write("roles: { values: a }\n", to: "pack/knob.model.yaml")
    var client = TestClient(capabilities: Self.able)
    client.open(lonely, "roles: { on:  }\n")
    #expect(client.labels(lonely, 0, 13).first == "ios")
    #expect(client.pushed(lonely) == ["missing-document"])
    let other = folder.uri("other/dial.model.yaml")
    client.open(other, Self.model)
    #expect(client.labels(other, 1, 8) == [])
    let document = #"{"textDocument":{"uri":"\#(other)"}}"#
    #expect(client.result("textDocument/documentSymbol", document)?.items?.isEmpty == true)
  }

  @Test("can be asked about in a client that learns later what it may ask")
  func registration() throws {
    let folder = try PackFolder()
    let dynamic = #"{"dynamicRegistration":true}"#
    let members = ["synchronization", "diagnostic", "hover", "completion"]
    let capabilities = members.map { "\"\($0)\":\(dynamic)" }.joined(separator: ",")
    var client = TestClient(capabilities: "{\"textDocument\":{\(capabilities)}}")
    client.open(folder.uri("a.a11y.yaml"), "component: dial\n")
    let asked = client.take("client/registerCapability").last?["params"]?["registrations"]?.items
    #expect(
      asked?.compactMap { $0["method"]?.string?.split(separator: "/").last } == [
        "didOpen", "didChange", "didSave", "didClose", "diagnostic", "hover", "completion",
      ]
    )
    let options = asked?.last?["registerOptions"]
    #expect(options?["resolveProvider"]?.text == "true")
    #expect(options?["documentSelector"]?.text.contains("model.yaml") == true)
  }
}

extension TestClient {
  fileprivate static func place(_ uri: String, _ line: Int, _ character: Int) -> String {
    #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(character)}}"#
  }

  fileprivate mutating func labels(_ uri: String, _ line: Int, _ character: Int) -> [String] {
    let list = result("textDocument/completion", Self.place(uri, line, character))
    return list?["items"]?.items?.compactMap { $0["label"]?.string } ?? []
  }
}
