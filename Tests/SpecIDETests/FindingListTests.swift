import Foundation
import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("The findings of a file")
struct FindingListTests {
  @Test("are a thousand of one code at most in a document, of which the last tells of the others")
  func limit() throws {
    let keys = (0..<1_010).map { "k\($0): v\n" }.joined()
    let text = "component: nothing\n" + keys + "---\ncomponent: nothing\nq: v\n"
    let snapshot = Snapshot(SourceText(text))
    let unknown = snapshot.findings.filter { $0.code == "unknown-key" }
    #expect(unknown.count == 1_001)
    #expect(snapshot.findings.count { $0.code == "unknown-component" } == 2)
    #expect(unknown[998].message == "nothing here is called 'k998'; remove it")
    #expect(
      unknown[999].message
        == "nothing here is called 'k999'; remove it; 10 more of 'unknown-key' follow in this "
        + "document"
    )
    #expect(unknown[1_000].message == "nothing here is called 'q'; remove it")
  }

  @Test("have their keys found in one walk, in whatever order they are asked for")
  func keyPaths() {
    let text = """
      a: { b: [{ c: d }, e], f: g }
      h:
        - i: j
      ---
      # only a comment
      ---
      k: l
      """
    let snapshot = Snapshot(SourceText(text))
    let places = [
      ("k: l", "k"), ("d }", "a/b/c"), ("e]", "a/b"), ("g }", "a/f"), ("a: {", "a"), ("j\n", "h/i"),
      ("- i", "h"), ("only", ""), (": l", "k"),
    ]
    let offsets = places.map { place, _ in
      text.range(of: place).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
        ?? -1
    }
    #expect(snapshot.keyPaths(at: offsets) == places.map(\.1))
    #expect(snapshot.keyPaths(at: []) == [])
  }
}
