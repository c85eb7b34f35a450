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

  @Test("is there for a third of the corpus of broken documents")
  func share() {
    #expect(Self.mended.count == 260)
  }

  @Test(
    "does no more than was understood",
    arguments: [
      ("----\na: b\n", false),
      ("a: b\n----\nc: d\n", false),
      ("a: b\n--------\nc: d\n", false),
      ("a: \"b\nc: d\n", true),
      ("a: \"b\" c\n", false),
      ("\"\na: b\n", false),
      ("a: &b c\nd: *be\n", false),
      ("{a: 'b's c', d: e}\n", true),
      ("a:\n  - b: c\n  d: e\n  f: g\n  - h: i\n", false),
      ("a:\n  - b: c\n  d: e\n  f: g\n", false),
      ("[f(a: 1, b: {}), g]\n", false),
      ("{a: f(b: c: d, e: g}\n", false),
      ("a: [\"b, c]\n", false),
      ("a: [\"b, \"c\"]\n", false),
      ("a: {b: \"c, d: 0}\n", true),
      ("a: ['it's, b]\n", false),
      ("a: \"Seat #12, 3\n", false),
      ("a: \"Seat # of seats\n", false),
      ("a: 'tis the season\n", false),
      ("a: '90s hits\n", false),
      ("a: 'Tickets\n", true),
      ("a: 'Kids''\n", false),
      ("a: {b: {c: d, e: f, g: h}\n", false),
      ("a: {b: {c: d}\n", true),
    ] as [(String, Bool)]
  )
  func understood(text: String, isSafe: Bool) throws {
    let tree = SyntaxTree(parsing: Array(text.utf8))
    let fix = try #require(tree.problems.first?.fix)
    #expect(fix.isSafe == isSafe)
  }

  @Test(
    "shares no line with another mistake",
    arguments: [
      ("a: &b c\nd:[*b]\n", [true]),
      ("a: &b c\nd:[*bb]\n", [false, false]),
    ]
  )
  func neighbours(text: String, areSafe: [Bool]) {
    let tree = SyntaxTree(parsing: Array(text.utf8))
    #expect(tree.problems.map { $0.fix?.isSafe } == areSafe)
  }

  @Test(
    "moves lines by one column, where no other column takes them as well",
    arguments: [
      ("a: b\nc:\n  d: e\n   f: g\n  h: i\n", true),
      ("a:\n  b:\n    c: d\n   e: f\n    g: h\n", true),
      ("a:\n  b:\n    c: d\n   e: f\n  g: h\n", false),
      ("a:\n  b: c\n    d: e\n", false),
      ("a:\n   b: c\n  d:\n    e: f\n", true),
      ("a:\n  b:\n      c: d\n   e:\n        f: g\n  h: i\n", false),
      ("a: none\n  b:\n    c: d\n  e: f\n", false),
      ("a:\n\tb: c\n\td: e\n", true),
      ("a:\n\t\tb:\n    c: d\n", false),
      ("a: b\n- c\nd: e\n", false),
      ("a: b\n\"c\nd: e\n", false),
    ] as [(String, Bool)]
  )
  func moving(text: String, isSafe: Bool) { expectFirstFix(of: text, isSafe: isSafe) }

  @Test(
    "inserts a mark where nothing else may be missing",
    arguments: [
      ("a\n  b: c\nd: e\n", true),
      ("a: b\nc d\ne: f\n", false),
      ("a:b\nc: d\n", true),
      ("a:,\nb: c\n", false),
      ("a: b\nc:, {d: e, f: g}\nh: i\n", false),
      ("a:\n  b: c\n  - b: d\n", false),
      ("a:\n  -b: c\n  - b: d\n", true),
      ("a:\n  - b: c\n  b: d\n  - b: e\n", true),
      ("a:\n  - b\n  c: d\ne: f\n", false),
      ("a: {\"b\": \"c\" \"d\": \"e\"}\n", true),
      ("a: {\"b\" \"c\", \"d\": \"e\"}\n", true),
      ("a: [b, c}\n", false),
      ("a: [b: c, d: e}\n", false),
      ("a: {b: c, d: e]\n", false),
      ("a: {b, c]\n", false),
      ("a: {b: c d: e}\n", false),
      ("a: {\n  b: c\n  d: e\n}\n", true),
      ("a: b\n- c\n- d\n", false),
    ] as [(String, Bool)]
  )
  func marking(text: String, isSafe: Bool) { expectFirstFix(of: text, isSafe: isSafe) }

  @Test(
    "quotes a text that is nothing but a text",
    arguments: [
      ("a: {b}, {c}, d\n", true),
      ("a: [b, c] d\n", false),
      ("a: {b: c} d\n", false),
      ("a: ,\n", false),
      ("a: @b\n", true),
      ("a: b: c\n", true),
      ("a: b: c:\n", false),
      ("a:\n  \"b: c\n  d: e\n", true),
      ("a: 'b\"\nc: d\n", false),
      ("a: \"\"b\"\nc: d\n", false),
      ("a: \"b\", \"c\"\nd: e\n", false),
      ("a: \"b \"c\" d\"\n", true),
      ("a: {b: c d e: f: g}\n", false),
    ] as [(String, Bool)]
  )
  func quoting(text: String, isSafe: Bool) { expectFirstFix(of: text, isSafe: isSafe) }

  @Test(
    "doubles a backslash in front of letters, digits and underscores alone",
    arguments: [
      ("20 \\° C", ["20 ° C"]), ("\\£5", ["£5"]), ("a\\，b", ["a，b"]), ("\\🎸", ["🎸"]),
      ("a\\½", ["a½"]), ("\\¿a?", ["¿a?"]), ("a\\-b", ["a-b"]),
      ("\\ä", ["\\\\ä"]), ("\\9", ["\\\\9"]), ("\\日", ["\\\\日"]), ("\\q", ["\\\\q"]),
    ] as [(String, [String])]
  )
  func escapes(text: String, mended: [String]) {
    let source = SourceText("a: \"\(text)\"\n")
    let tree = SyntaxTree(parsing: Array(source.string(in: source.range).utf8))
    let fixed = tree.problems.compactMap(\.fix).map { fix in
      let after = source.applying(fix.edits)
      return after.string(in: after.range)
    }
    #expect(fixed == mended.map { "a: \"\($0)\"\n" })
  }

  private func expectFirstFix(of text: String, isSafe: Bool) {
    let tree = SyntaxTree(parsing: Array(text.utf8))
    let fix = tree.problems.lazy.compactMap(\.fix).first
    #expect(fix?.isSafe == isSafe)
  }

  /// All broken texts that the tests of the parser hold, once for each safe fix.
  private static let mended = texts.flatMap { before in
    let text = SourceText(before)
    return YAMLStream(parsing: text).documents.flatMap { document in
      document.tree.problems.compactMap(\.fix).filter(\.isSafe).map { fix in
        let after = text.applying(fix.shifted(by: document.start).edits)
        return Mended(before: before, after: after.string(in: after.range))
      }
    }
  }

  private static let texts = BrokenDocument.all.map(\.text)
}
