import Foundation
import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("The findings of a file")
struct FindingListTests {
  @Test("are a thousand of one code at most, of which the last tells of the others")
  func limit() throws {
    let keys = (0..<1_010).map { "k\($0): v\n" }.joined()
    let text = "component: nothing\n" + keys + "---\ncomponent: nothing\nq: v\n"
    let snapshot = Snapshot(SourceText(text))
    let unknown = snapshot.findings.filter { $0.code == "unknown-key" }
    #expect(unknown.count == 1_000)
    #expect(snapshot.findings.count { $0.code == "unknown-component" } == 2)
    let advice = "; remove it, or begin it with 'x-'"
    #expect(unknown[998].message == "nothing here is called 'k998'\(advice)")
    #expect(
      unknown[999].message
        == "nothing here is called 'k999'\(advice); 11 more of 'unknown-key' follow in this file"
    )
  }

  @Test("are a thousand of one code at most in however many documents")
  func limitOfFile() {
    let snapshot = Snapshot(SourceText(String(repeating: "--- a\n", count: 1_100)))
    let counts = Dictionary(grouping: snapshot.findings, by: \.code).mapValues(\.count)
    #expect(counts.values.sorted() == [1_000])
    #expect(snapshot.findings.last?.message.contains("; 100 more of '") == true)
    #expect(snapshot.allFindings.count == 1_100)
  }

  @Test(
    "are of ten thousand keys at most",
    arguments: [
      ((0..<10_500).map { "k\($0): v\n" }.joined(), "unknown-key"),
      (String(repeating: "k: v\n", count: 10_502), "duplicate-key"),
    ]
  )
  func limitOfKeys(text: String, code: String) {
    let findings = Snapshot(SourceText(text)).allFindings
    #expect(findings.count { $0.code == code } == 10_000)
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
