import JSONText
import Testing

@Suite("Laying out a document")
struct FormattingTests {
  private static let uri = "file:///none/a.a11y.yaml"
  private static let document = #""textDocument":{"uri":"\#(uri)"}"#
  private static let options = #""options":{"tabSize":8,"insertSpaces":false}"#

  private static func edit(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> String {
    #"{"range":{"start":{"line":\#(line),"character":\#(start)},"#
      + #""end":{"line":\#(line),"character":\#(end)}},"newText":"\#(text)"}"#
  }

  @Test("edits are told in the client's units, of the document, a range or what is typed")
  func requests() {
    var client = TestClient(capabilities: "{}")
    client.open(Self.uri, "label: \"🗓 Week\"  # x\ntitle:   A\nlinks:\n-\n")
    let all = client.result("textDocument/formatting", "{\(Self.document),\(Self.options)}")
    let label = Self.edit(0, 7, 16, "🗓 Week")
    let title = Self.edit(1, 6, 9, " ")
    #expect(all?.items?.prefix(2).map(\.text) == [label, title])
    let range = #""range":{"start":{"line":1,"character":0},"end":{"line":1,"character":1}}"#
    let one = client.result(
      "textDocument/rangeFormatting",
      "{\(Self.document),\(range),\(Self.options)}"
    )
    #expect(one?.text == "[\(title)]")
    let typed = client.result(
      "textDocument/onTypeFormatting",
      #"{\#(Self.document),"position":{"line":3,"character":1},"ch":"-",\#(Self.options)}"#
    )
    #expect(typed?.text == "[\(Self.edit(3, 0, 0, "  "))]")
  }
}
