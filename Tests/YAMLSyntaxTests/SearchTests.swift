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
    var repairer = Repairer(Array(text.utf8), endMarker: nil)
    repairer.read()
    #expect(repairer.attempts == 0)
  }

  @Test("begins once for one mistake")
  func broken() {
    var repairer = Repairer(Array("a: \"b\nc: d\n".utf8), endMarker: nil)
    repairer.read()
    #expect(repairer.attempts == 1)
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
      var far = Repairer(broken, endMarker: nil)
      var near = Repairer(broken, endMarker: nil, spacing: 1)
      far.read()
      near.read()
      #expect(far.parser.tables.nodes == near.parser.tables.nodes)
      #expect(far.problems == near.problems)
    }
  }
}
