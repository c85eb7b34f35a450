import Foundation
import SourceText
import SpecIDE
import TestSupport
import Testing
import YAMLSyntax

@Suite("Formatting")
struct FormattingTests {
  @Test(
    "lays out as specs are laid out",
    arguments: [
      // Levels, marks and blank lines.
      ("a:\n    b:\n       c: 1\n", "a:\n  b:\n    c: 1\n"),
      ("a:\n- 1\n-   2\n", "a:\n  - 1\n  - 2\n"),
      ("a:\n  -   b: 1\n      c: 2\n", "a:\n  - b: 1\n    c: 2\n"),
      ("- - 1\n  -  2\n", "- - 1\n  - 2\n"),
      ("a :   1\nb:\t2", "a: 1\nb: 2\n"),
      ("\n\na: 1  \n\n\n\nb: 2\n\n\n", "a: 1\n\nb: 2\n"),
      ("a:\n     1\n", "a:\n  1\n"),
      ("?  a\n:   b\n", "? a\n: b\n"),
      ("---\na:  1\n\n\n---\n\n\n\nb:  2\n...\n", "---\na: 1\n\n---\n\nb: 2\n...\n"),
      ("a:  1\r\n\r\n\r\nb:\r\n    c: 2", "a: 1\r\n\r\nb:\r\n  c: 2\r\n"),
      ("\u{FEFF}a:  1\n", "\u{FEFF}a: 1\n"),
      // Brackets.
      ("a: {b: 1,c:   [ 2,3 ]}\n", "a: { b: 1, c: [2, 3] }\n"),
      ("a: { }\nb: [ ]\n", "a: {}\nb: []\n"),
      ("a: [\n 1,\n      2 ]\n", "a: [\n  1,\n  2]\n"),
      ("a:\n  - b: {\n     c: 1\n     }\n", "a:\n  - b: {\n      c: 1\n    }\n"),
      ("a: {\"b\":1}\n", "a: { b: 1 }\n"),
      ("a: &x 1\nb: [ *x , !t , &y ]\n", "a: &x 1\nb: [*x, !t , &y]\n"),
      ("a: [b:   1]\n", "a: [b: 1]\n"),
      ("{a: b}:  c\n", "{ a: b }: c\n"),
      // Quotes.
      ("a: \"b\"\n\"c\": 'd'\n", "a: b\nc: d\n"),
      ("a: \"3\"\nb: 'yes'\nc: \"d, e\"\n", "a: \"3\"\nb: 'yes'\nc: \"d, e\"\n"),
      ("{\"a\":\"b\"}\n", "{ \"a\": \"b\" }\n"),
      ("a: \"caf\\u00e9\"\n", "a: \"caf\\u00e9\"\n"),
      // Anchors, tags and aliases.
      ("a:   &x\n     b: 1\nc:  *x\n", "a: &x\n  b: 1\nc: *x\n"),
      ("&x a: 1\n*x  : 1\n&y b : !t  2\n", "&x a: 1\n*x : 1\n&y b: !t 2\n"),
      // Comments.
      ("# x\na:\n    # y\n    b: 1 # z\n  # w\nc: 2\n", "# x\na:\n  # y\n  b: 1 # z\n# w\nc: 2\n"),
      ("a:\n    b: 1\n    # last\nc: 2\n", "a:\n  b: 1\n  # last\nc: 2\n"),
      ("a: 1    # x\nb: 22   # y\n", "a: 1    # x\nb: 22   # y\n"),
      ("a: [ # x\n 1 ]\n", "a: [ # x\n  1]\n"),
      // Text over several lines.
      (
        "a:\n    b: |\n          One\n            Two\n\n          Three\n    c: 1\n",
        "a:\n  b: |\n    One\n      Two\n\n    Three\n  c: 1\n"
      ),
      ("a:\n    b: |2-\n          One\n", "a:\n  b: |2-\n        One\n"),
      ("a: |+\n   One\n\n\nb:  1\n", "a: |+\n  One\n\n\nb: 1\n"),
      ("a:\n    b: One\n      two\n", "a:\n  b: One\n    two\n"),
      ("a: \"One\n\n two\"\n", "a: \"One\n\n  two\"\n"),
    ] as [(String, String)]
  )
  func layout(text: String, formatted: String) {
    #expect(Formatting.formatted(text) == formatted)
    #expect(Formatting.formatted(formatted) == formatted)
  }

  @Test("divides brackets that are wider than a line, from the outermost in")
  func width() {
    let wide = String(repeating: "x", count: 90)
    #expect(
      Formatting.formatted("a: { b: [\(wide)], c: { d: 1 } }\n")
        == "a: {\n  b: [\(wide)],\n  c: { d: 1 }\n}\n"
    )
    #expect(
      Formatting.formatted("a: { b: [\(wide), \(wide)] }\n")
        == "a: {\n  b: [\n    \(wide),\n    \(wide)\n  ]\n}\n"
    )
    for kept in ["a: { b: \(wide), c: 1 } # of this line\n", "{ \(wide): 1, c: 2 }: d\n"] {
      #expect(Formatting.formatted(kept) == kept)
    }
  }

  @Test(
    "indents nested brackets no further than a line is wide",
    arguments: [
      String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
      String(repeating: "[\n  ", count: 300) + String(repeating: "]", count: 300),
      String(repeating: "{ a: ", count: 300) + "b" + String(repeating: " }", count: 300),
    ] as [String]
  )
  func depth(brackets: String) {
    let formatted = Formatting.formatted("a: \(brackets)\n")
    let lines = Array(formatted.utf8).split(separator: 0x0A)
    let margins = lines.map { line in line.prefix { $0 == 0x20 }.count }
    #expect(margins.allSatisfy { $0 <= 102 })
    #expect(Formatting.formatted(formatted) == formatted)
  }

  @Test(
    "leaves a broken entry as it is, and lays out the others",
    arguments: [
      ("a:   1\nb:  { c:  1\nd:   2\n", "a: 1\nb:  { c:  1\nd: 2\n"),
      ("a:   1\nb:  \"c\" d\ne:\n    f:  1\n", "a: 1\nb:  \"c\" d\ne:\n  f: 1\n"),
      ("{ a:  1\n", "{ a:  1\n"),
    ] as [(String, String)]
  )
  func broken(text: String, formatted: String) {
    #expect(Formatting.formatted(text) == formatted)
  }

  @Test(
    "lays out the lines of a selection, and moves what has to go along",
    arguments: [
      ("a:   1\nb:\n    $0c:  1$0\nd:   2\n", "a:   1\nb:\n  c: 1\nd:   2\n"),
      ("a:   1\n---\nb:   2$0$0\n", "a:   1\n---\nb: 2\n"),
      // A mark between documents, and whole lines up to the start of the next.
      ("a:   1\n\n\n$0---$0\nb:   2\n", "a:   1\n\n\n---\nb:   2\n"),
      ("$0a:   1\n$0b:   2\n", "a: 1\nb:   2\n"),
      // Neighbours in a map go along, those of other maps do not.
      (
        "p:\n    i:\n        $0r:   a$0\n        h:   b\n    j:\n        r:   c\n",
        "p:\n    i:\n      r: a\n      h:   b\n    j:\n        r:   c\n"
      ),
      (
        "p:\n    $0i:$0\n        r:   a\n        t: |\n            x\n    j:   1\n",
        "p:\n  i:\n      r:   a\n      t: |\n          x\n  j:   1\n"
      ),
      ("p:\n  i:\n        $0r: a\n$0        h: b\n", "p:\n  i:\n    r: a\n    h: b\n"),
      // Items of lists, brackets and texts over lines.
      ("a:\n- 1\n$0-   2$0\n-   3\n", "a:\n  - 1\n  - 2\n  -   3\n"),
      ("a:\n  -   b: 1\n      $0c:   2$0\n", "a:\n  -   b: 1\n      c: 2\n"),
      ("a: [\n      1,\n   $0 2 ]$0\n", "a: [\n      1,\n  2]\n"),
      ("a:\n    b: |\n        $0x$0\n    c:   1\n", "a:\n    b: |\n      x\n    c:   1\n"),
      // Comments and blank lines.
      ("a:\n    b:   1\n    $0# x$0\n    c:   2\n", "a:\n    b:   1\n    # x\n    c:   2\n"),
      ("a:   1\n$0\n\n\n$0b:   2\n", "a:   1\n\nb:   2\n"),
      ("a:   1   \n\n\n$0b:   2$0\n\n\nc:   3\n", "a:   1   \n\n\nb: 2\n\n\nc:   3\n"),
    ] as [(String, String)]
  )
  func range(marked: String, formatted: String) throws {
    let parts = marked.components(separatedBy: "$0")
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    let text = SourceText(parts.joined())
    let edits = YAMLStream(parsing: text).formatting(in: start..<(start + parts[1].utf8.count))
    #expect(String(decoding: text.applying(edits).bytes, as: UTF8.self) == formatted)
  }

  @Test(
    "lays out what has just been typed",
    arguments: [
      ("\n", "a:\n    b:   { c:1,d: 2 }\n$0", "a:\n    b: { c:1, d: 2 }\n"),
      ("\n", "a:   \"b\n$0", "a:   \"b\n"),
      ("-", "links:\n-$0\n", "links:\n  -\n"),
      ("-", "links:\n-$0 a\nlabel: b\n", "links:\n  - a\nlabel: b\n"),
      ("-", "links:\n- a\n-$0\n", "links:\n- a\n-\n"),
      ("-", "label: a -$0\n", "label: a -\n"),
      ("\t", "a:\n\t$0\n", "a:\n  \n"),
      ("\t", "a:\n \t$0b: 1\n", "a:\n  b: 1\n"),
      ("\t", "a: |\n  b\n  \t$0c\n", "a: |\n  b\n  \tc\n"),
    ] as [(String, String, String)]
  )
  func onType(character: String, marked: String, formatted: String) throws {
    let fixture = Fixture(marked)
    let text = SourceText(fixture.text)
    let edits = YAMLStream(parsing: text)
      .formatting(afterTyping: character, at: try #require(fixture.cursor))
    #expect(String(decoding: text.applying(edits).bytes, as: UTF8.self) == formatted)
  }

  // MARK: - Properties

  @Test("changes no value and nothing a second time", arguments: try Formatting.files())
  func properties(path: String) throws {
    let text = try Files.text(path)
    for form in SpecForm.allCases {
      let text = form.text(of: text)
      let formatted = Formatting.formatted(text)
      #expect(Formatting.values(of: formatted) == Formatting.values(of: text), "\(form)")
      #expect(Formatting.formatted(formatted) == formatted, "\(form)")
    }
  }

  @Test("changes no value of the YAML test suite, and nothing a second time")
  func suite() throws {
    let paths = Files.sharedPaths(below: "yaml-test-suite").filter { $0.hasSuffix("/in.yaml") }
    for path in paths {
      let text = try Files.text(path)
      let formatted = Formatting.formatted(text)
      #expect(Formatting.values(of: formatted) == Formatting.values(of: text), "\(path)")
      #expect(Formatting.formatted(formatted) == formatted, "\(path)")
    }
  }
}

enum Formatting {
  static func files() throws -> [String] {
    let folders = ["Tests/Examples", "Tests/SpecRulesTests/Corpus", "Tests/YAMLSyntaxTests/Corpus"]
    return try folders.flatMap { folder in
      try Files.names(in: folder).map { "\(folder)/\($0)" }
    }
  }

  static func formatted(_ text: String) -> String {
    let text = SourceText(text)
    return String(
      decoding: text.applying(YAMLStream(parsing: text).formatting()).bytes,
      as: UTF8.self
    )
  }

  /// The events of a text, without the quotes of its scalars.
  static func values(of text: String) -> String {
    YAMLEvents.print(YAMLStream(parsing: SourceText(text)))
      .replacing(#/(?m)^(=VAL(?: &[^ \n]+)?(?: <[^>\n]*>)?) [:'"]/#) { "\($0.output.1) ~" }
  }
}
