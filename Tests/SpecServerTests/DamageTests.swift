import JSONText
import TestSupport
import Testing

@Suite("A file that does not parse")
struct DamageTests {
  private static let uri = "file:///none/damaged.a11y.yaml"

  @Test("is still explained, completed and outlined by the server", arguments: DamagedSpec.all)
  func features(spec: DamagedSpec) {
    var client = TestClient(
      capabilities: """
        {"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}
        """
    )
    client.open(Self.uri, spec.text)
    let hover = client.result("textDocument/hover", place(spec.role, in: spec.text))
    #expect(hover?.text.contains("should be announced as “Button”") == true)
    let completion = client.result("textDocument/completion", place(spec.end, in: spec.text))
    let items = completion?["items"]?.items ?? completion?.items ?? []
    #expect(items.first?["label"]?.string == "tab")
    let document = #"{"textDocument":{"uri":"\#(Self.uri)"}}"#
    let symbols = client.result("textDocument/documentSymbol", document)
    let keys = symbols?.items?.first?["children"]?.items?.compactMap { $0["name"]?.string } ?? []
    #expect(keys.suffix(4) == ["iOS", "Android", "settings", "keyboard"])
    #expect(client.exitCode == nil)
  }

  private func place(_ offset: Int, in text: String) -> String {
    let before = text.utf8.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    let column = before[(start ?? before.startIndex)...].count
    return #"{"textDocument":{"uri":"\#(Self.uri)"},"#
      + #""position":{"line":\#(line),"character":\#(column)}}"#
  }
}
