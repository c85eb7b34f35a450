import Foundation
import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("The findings of a file")
struct FindingListTests {
  @Test("are a thousand of one code at most, of which the last counts the others")
  func limit() throws {
    let keys = (0..<1_010).map { "k\($0): v\n" }.joined()
    let text = "component: nothing\n" + keys + "---\ncomponent: nothing\nq: v\n"
    let snapshot = Snapshot(SourceText(text))
    let unknown = snapshot.findings.filter { $0.code == "unknown-key" }
    #expect(unknown.count == 1_000)
    #expect(snapshot.findings.count { $0.code == "unknown-component" } == 2)
    let advice = "; remove it, or begin it with 'x-'"
    #expect(unknown[998].message == "there is no key 'k998' here\(advice)")
    #expect(
      unknown[999].message
        == "there is no key 'k999' here\(advice); 11 more of 'unknown-key' follow in this file"
    )
  }

  @Test("are a thousand of one code at most in however many documents")
  func limitOfFile() {
    // A larger file has more documents that are checked.
    let document = "--- a # \(String(repeating: "-", count: 6_000))\n"
    let snapshot = Snapshot(SourceText(String(repeating: document, count: 1_100)))
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

  @Test(
    "tell what is not read of a spec",
    arguments: [
      (
        aliases(levels: 6), "yaml-alias-expansion",
        "the aliases of this document expand to too much"
      ),
      ("states: &a { b: *a }\n", "yaml-alias-expansion", "never ends"),
      (
        "states: [\(Array(repeating: "a", count: 20_000).joined(separator: ", "))]\n",
        "too-many-values", "a spec is read up to 20000 keys and items"
      ),
      (
        "announcements: { increment: \(String(repeating: "a", count: 1_001)) }\n",
        "too-many-values", "1000 bytes of each and 100000 of all; this one is too much"
      ),
      (
        "announcements:\n" + (1...1_001).map { "  m\($0): a\n" }.joined(),
        "too-many-values", "the first 1000 announcements of a platform are read"
      ),
    ] as [(String, String, String)]
  )
  func unread(text: String, code: String, message: String) {
    let findings = Snapshot(SourceText("component: stepper\n" + text)).findings
    let unread = findings.filter { $0.code == code }
    #expect(unread.count == 1)
    #expect(unread.first?.message.contains(message) == true)
  }

  private static func aliases(levels: Int) -> String {
    let lists = (1...levels).map { level in
      let items = Array(repeating: "*a\(level - 1)", count: 8).joined(separator: ", ")
      return "x-\(level): &a\(level) [\(items)]\n"
    }
    return "x-0: &a0 1\n" + lists.joined() + "states: *a\(levels)\n"
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
