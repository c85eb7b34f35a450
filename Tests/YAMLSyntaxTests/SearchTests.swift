import SourceText
import Testing

@testable import YAMLSyntax

@Suite("The search for repairs")
struct SearchTests {
  @Test(
    "does not begin in a text without a fault",
    arguments: [
      Samples.spec, Samples.scalars, "[a, {b: c, \"d\":e}, ? f : g]\n", "", "\u{FEFF}a: b\r\n",
    ]
  )
  func valid(_ text: String) {
    #expect(YAMLStream(parsing: SourceText(text)).documents.flatMap(\.tree.problems) == [])
    var repairer = Repairer(Array(text.utf8), endMarker: nil, spacing: 40)
    repairer.read()
    #expect(repairer.log.searches.isEmpty)
  }

  @Test("begins once for one mistake")
  func broken() {
    var repairer = Repairer(Array("a: \"b\nc: d\n".utf8), endMarker: nil, spacing: 40)
    repairer.read()
    #expect(repairer.log.searches.count == 1)
  }

  @Test("tries a change in front of some kilobytes of what follows, not of all")
  func sight() {
    let text = Array(String(repeating: "key: value\n", count: 10_000).utf8)
    var patch = Patch(of: text, upTo: text.count)
    patch.make([.insert("\"", at: 5)], behind: 5)
    #expect(patch.isCut)
    #expect(patch.bytes.count < 2048 + 2 * "key: value\n".utf8.count)
  }

  @Test("changes nothing in front of where it goes back to, however near", arguments: Samples.all)
  func trials(_ text: String) {
    for offset in stride(from: 0, to: text.utf8.count, by: 5) {
      var broken = Array(text.utf8)
      broken.insert(UInt8(ascii: "\""), at: offset)
      let far = YAMLStream(parsing: SourceText(broken))
      let near = YAMLStream(parsing: SourceText(broken), restartingEvery: 1)
      #expect(nodes(of: far) == nodes(of: near))
      #expect(far.documents.map(\.tree.problems) == near.documents.map(\.tree.problems))
    }
  }

  private func nodes(of stream: YAMLStream) -> [String] {
    stream.documents.flatMap { allNodes(of: $0.tree) }.map { "\($0.kind) \($0.range)" }
  }
}
