import JSONText
import Testing

@Suite("The facts of a model in an editor")
struct QuotedFactTests {
  private static let dial =
    "## iOS\n### Role\n- Announce the dial as “knob”.\n- Nobody quotes this.\n"
  private static let model = """
    roles: { on: ios, values: knob, quote: Announce the dial as “knob”. }
    announced-roles:
      on: ios
      values: knob
      quote: Announce the dial…

    """

  /// A client that has opened a document of the pack after a spec, and the address of the document.
  private static func client(
    in folder: PackFolder,
    opening name: String
  ) throws -> (client: TestClient, uri: String) {
    try folder.write(dial, to: "pack/dial.md")
    try folder.write(model, to: "pack/dial.model.yaml")
    try folder.write("## iOS\n- A lamp is lit.\n", to: "pack/lamp.md")
    try folder.write(
      "# Lamps\nroles: { values: lamp, quote: A lamp is lit. }\n",
      to: "pack/lamp.model.yaml"
    )
    var client = TestClient(capabilities: "{}")
    client.open(folder.uri("a.a11y.yaml"), "component: dial\n")
    let text = name.hasSuffix(".md") ? dial : model
    client.open(folder.uri(name), text)
    return (client, folder.uri(name))
  }

  @Test(
    "are the definition of the sentence that they quote, and its references",
    arguments: [
      ("textDocument/definition", 2, ["dial.model.yaml 0:7", "dial.model.yaml 2:2"]),
      ("textDocument/references", 2, ["dial.model.yaml 0:7", "dial.model.yaml 2:2"]),
      ("textDocument/definition", 3, []), ("textDocument/references", 3, []),
      ("textDocument/definition", 1, []),
    ] as [(String, Int, [String])]
  )
  func sentence(method: String, line: Int, places: [String]) throws {
    let folder = try PackFolder()
    var (client, uri) = try Self.client(in: folder, opening: "pack/dial.md")
    #expect(client.places(method, uri, line: line, character: 5) == places)
  }

  @Test(
    "refer to the sentence and to each other, and by their name to those of other models",
    arguments: [
      (0, 45, ["dial.md 2:2", "dial.model.yaml 0:7", "dial.model.yaml 2:2"]),
      (3, 11, ["dial.md 2:2", "dial.model.yaml 0:7", "dial.model.yaml 2:2"]),
      (0, 2, ["dial.model.yaml 0:0", "lamp.model.yaml 1:0"]),
      (1, 2, ["dial.model.yaml 1:0"]),
    ] as [(Int, Int, [String])]
  )
  func references(line: Int, character: Int, places: [String]) throws {
    let folder = try PackFolder()
    var (client, uri) = try Self.client(in: folder, opening: "pack/dial.model.yaml")
    let method = "textDocument/references"
    #expect(client.places(method, uri, line: line, character: character) == places)
  }

  @Test("leave the sentence out for a client that asks without the declaration")
  func withoutDeclaration() throws {
    let folder = try PackFolder()
    var (client, uri) = try Self.client(in: folder, opening: "pack/dial.model.yaml")
    let places = client.places(
      "textDocument/references",
      uri,
      line: 0,
      character: 45,
      includesDeclaration: false
    )
    #expect(places == ["dial.model.yaml 0:7", "dial.model.yaml 2:2"])
  }
}

extension TestClient {
  /// The file, line and column of each place that a method answers with.
  fileprivate mutating func places(
    _ method: String,
    _ uri: String,
    line: Int,
    character: Int,
    includesDeclaration: Bool = true
  ) -> [String] {
    let answer = result(
      method,
      #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(character)},"#
        + #""context":{"includeDeclaration":\#(includesDeclaration)}}"#
    )
    let places = answer?.items ?? [answer].compactMap(\.self).filter { $0["uri"] != nil }
    return places.map { place in
      let start = place["range"]?["start"]
      let name = place["uri"]?.string?.split(separator: "/").last ?? ""
      return "\(name) \(start?["line"]?.int ?? -1):\(start?["character"]?.int ?? -1)"
    }
  }
}
