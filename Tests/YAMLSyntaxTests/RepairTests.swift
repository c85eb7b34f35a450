import Foundation
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// Exact reading that is led on by repairs, in the place of the parser.
@Suite("Reading with repairs")
struct RepairTests {
  @Test(
    "mends the example of each row as it says, and tells of nothing else",
    arguments: RepairExample.all
  )
  func example(_ example: RepairExample) {
    let stream = YAMLStream(repairing: SourceText(example.broken))
    let problems = stream.documents.flatMap(\.tree.problems)
    #expect(problems.map(\.message) == [example.message])
    #expect(problems.map(\.code) == [example.code])
    #expect(mended(stream).0 == example.mended)
    let after = YAMLStream(parsing: SourceText(example.mended))
    #expect(after.documents.flatMap(\.tree.problems) == [])
  }

  @Test("changes nothing of a text that has no fault")
  func exact() {
    guard let suite = YAMLTestSuite() else { return }
    for testCase in suite.cases where !testCase.isInvalid {
      let text = SourceText(testCase.input)
      let stream = YAMLStream(repairing: text)
      let parsed = YAMLStream(parsing: text)
      #expect(stream.documents.flatMap(\.tree.problems) == [], "\(testCase.name)")
      #expect(
        stream.documents.map { allNodes(of: $0.tree).map(\.range) }
          == parsed.documents.map { allNodes(of: $0.tree).map(\.range) },
        "\(testCase.name)"
      )
    }
  }

  @Test("gives a tree of the mended text, which has no fault", arguments: BrokenDocument.all)
  func broken(document: BrokenDocument) {
    let stream = YAMLStream(repairing: SourceText(document.text))
    expectSound(stream)
    let (text, isWhole) = mended(stream)
    guard isWhole else { return }
    let after = YAMLStream(repairing: SourceText(text))
    #expect(after.documents.flatMap(\.tree.problems) == [], "\(text.debugDescription)")
    #expect(shape(of: stream) == shape(of: after), "\(text.debugDescription)")
  }

  @Test("finds one problem in nearly all documents with one mistake")
  func single() {
    let counts = BrokenDocument.all.map { document in
      YAMLStream(repairing: SourceText(document.text)).documents
        .reduce(0) { $0 + $1.tree.problems.count }
    }
    let single = counts.count { $0 == 1 }
    #expect(single >= 439)
  }

  @Test("understands nearly all keys of an example after one small change")
  func survival() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let survival = Survival(of: bytes) { YAMLStream(repairing: $0) }
      let outcomes = Damage.all(of: bytes).enumerated().filter { $0.offset % 23 == 11 }
        .map { survival.outcome(of: $0.element) }
      let lost = outcomes.reduce(0) { $0 + $1.lostShare } / Double(outcomes.count)
      #expect(lost < 0.001, "\(name)")
      let broken = outcomes.count { $0.problems > 0 }
      #expect(outcomes.count { $0.problems > 1 } * 150 <= broken, "\(name)")
    }
  }

  @Test("gives a sound tree of whatever a text is cut to")
  func prefixes() {
    for document in BrokenDocument.all {
      let bytes = Array(document.text.utf8)
      for count in 0..<bytes.count where (count + bytes.count) % 7 == 0 {
        expectSound(YAMLStream(repairing: SourceText(Array(bytes[..<count]))))
      }
    }
  }

  @Test("gives anchors their places where brackets go on behind the line that is mended")
  func anchors() {
    let stream = YAMLStream(repairing: SourceText("- x\n-&a [b,\n  c]\n- *a\n"))
    let tree = stream.documents[0].tree
    #expect(tree.problems.map(\.code) == [.missingSpace])
    #expect(allNodes(of: tree).compactMap { $0.anchor?.range } == [5..<7])
  }

  @Test(
    "ends, whatever is wrong throughout",
    arguments: [
      "key: \"a\n", "key: [a\n", "* a\n", "%YAML 1\n", "a: b: c\n", "[", "{", "- - \"", "\ta: b\n",
      "@a\n",
      "a:\n\tb: c\n", "<<<<<<< a\n", "a: &b &c\n", "}\n", "a: |\nb\n",
    ]
  )
  func throughout(_ line: String) {
    for (count, end) in [(1200, ""), (600, "%YAML 1.2\n"), (600, "--- a\n"), (3, "...")] {
      let text = String(repeating: line, count: count) + end
      let stream = YAMLStream(repairing: SourceText(text))
      expectSound(stream)
      #expect(stream.documents.allSatisfy { $0.tree.problems.count <= 502 })
    }
  }

  /// A text with all fixes made; whether each problem has one.
  private func mended(_ stream: YAMLStream) -> (String, Bool) {
    let fixes = stream.documents.flatMap { document in
      document.tree.problems.map { $0.fix?.shifted(by: document.start) }
    }
    let text = stream.text.applying(fixes.flatMap { $0?.edits ?? [] })
    return (text.string(in: text.range), fixes.allSatisfy { $0 != nil })
  }

  /// The kinds of all nodes, and how many each holds.
  private func shape(of stream: YAMLStream) -> [[String]] {
    stream.documents.map { document in
      allNodes(of: document.tree).map { node in
        "\(node.kind) \(Array(node.entries).count + Array(node.items).count)"
      }
    }
  }
}
