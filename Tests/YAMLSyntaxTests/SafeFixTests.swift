import SourceText
import Testing
import YAMLSyntax

@Suite("A safe fix")
struct SafeFixTests {
  /// A text in which one problem has been mended.
  struct Mended: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String

    var testDescription: String { before.debugDescription }
  }

  @Test("writes what the tree showed before, without the problem", arguments: mended)
  func keepsReading(text: Mended) {
    #expect(outline(text.after) == outline(text.before))
    #expect(problems(text.after).count < problems(text.before).count)
  }

  @Test("is what most of the fixes are")
  func most() {
    let problems = Self.texts.flatMap { text in
      YAMLStream(parsing: SourceText(text)).documents.flatMap(\.tree.problems)
    }
    #expect(Self.mended.count * 10 > problems.count { $0.fix != nil } * 8)
  }

  @Test(
    "does no more than was understood",
    arguments: [
      ("----\na: b\n", true),
      ("a: b\n----\nc: d\n", false),
      ("a: b\n--------\nc: d\n", true),
      ("a: \"b\nc: d\n", true),
      ("a: \"b\" c\n", false),
      ("\"\na: b\n", false),
      ("a: &b c\nd: *be\n", false),
      ("{a: 'b's c', d: e}\n", false),
      ("a:\n  - b: c\n  d: e\n  f: g\n  - h: i\n", true),
      ("a:\n  - b: c\n  d: e\n  f: g\n", false),
      ("[f(a: 1, b: {}), g]\n", false),
      ("{a: f(b: c: d, e: g}\n", false),
      ("a: [\"b, c]\n", false),
      ("a: [\"b, \"c\"]\n", true),
      ("a: {b: \"c, d: 0}\n", true),
      ("a: ['it's, b]\n", false),
    ]
  )
  func understood(text: String, isSafe: Bool) throws {
    let tree = SyntaxTree(parsing: Array(text.utf8))
    let fix = try #require(tree.problems.first?.fix)
    #expect(tree.isSafe(fix) == isSafe)
  }

  /// All broken texts that the tests of the parser hold, once for each safe fix.
  private static let mended = texts.flatMap { before in
    let text = SourceText(before)
    return YAMLStream(parsing: text).documents.flatMap { document in
      document.tree.problems.compactMap(\.fix).filter(document.tree.isSafe).map { fix in
        let after = text.applying(fix.edit.shifted(by: document.start))
        return Mended(before: before, after: after.string(in: after.range))
      }
    }
  }

  private static let texts =
    BrokenDocument.all.map(\.text)
    + [
      Mistake.quotes, Mistake.brackets, Mistake.keys, Mistake.indentation, Mistake.phrases,
      Mistake.strays, Mistake.properties, Mistake.marks, Mistake.lines,
      Mistake.flow,
    ].joined().map(\.text)
}
