import SourceText
import Testing
import YAMLSyntax

/// One text for each code, with all that is reported of it.
struct ReportedProblem: Sendable, CustomTestStringConvertible {
  let code: YAMLProblem.Code
  let text: String
  let culprit: String
  let message: String
  let related: [String]

  init(
    _ code: YAMLProblem.Code,
    _ text: String,
    _ culprit: String,
    _ message: String,
    related: [String] = []
  ) {
    self.code = code
    self.text = text
    self.culprit = culprit
    self.message = message
    self.related = related
  }

  var testDescription: String { code.rawValue }

  static let all = [
    ReportedProblem(
      .unclosedQuote,
      "a: \"b\nc: d\n",
      "\"b",
      "this text in quotes has no end; close it with \""
    ),
    ReportedProblem(
      .unclosedFlow,
      "a: [b\nc: d\n",
      "[",
      "this '[' has no end; close it with ']'"
    ),
    ReportedProblem(
      .unclosedFlow,
      "a: {\n  b: { c: d",
      "{",
      "this '{' has no end; close it with '}}'"
    ),
    ReportedProblem(
      .missingColon,
      "a: b\nc\nd: e\n",
      "c",
      "a key ends with ':'; add it"
    ),
    ReportedProblem(
      .missingColon,
      "a = b\nc: d\n",
      "=",
      "a key ends with ':'; write it in place of '='"
    ),
    ReportedProblem(
      .missingComma,
      "a: [\"b\" \"c\"]\n",
      " ",
      "a comma is missing between two entries; insert one"
    ),
    ReportedProblem(
      .missingSpace,
      "a: b\nc:d\ne: f\n",
      ":",
      "a colon behind a key has a space behind it; insert one"
    ),
    ReportedProblem(
      .missingDash,
      "a:\n    b: c\n  - b: d\n",
      "b: c",
      "an item of a list begins with '- '; insert it"
    ),
    ReportedProblem(
      .tabIndentation,
      "a:\n\tb: c\n\td: e\n",
      "\t",
      "a tab does not indent; use spaces"
    ),
    ReportedProblem(
      .indentation,
      "a:\n  b: c\n d: e\n  f: g\n",
      " ",
      "this line is indented by 1, its neighbours by 2; indent it more",
      related: ["'b:' a neighbour"]
    ),
    ReportedProblem(
      .indentation,
      "a:\nb:\n    c: d\n  e: f\n",
      "b",
      "this line is indented by 0, its neighbours by 2; indent it more"
    ),
    ReportedProblem(
      .missingDash,
      "a:\n  - b\n  c\n",
      "c",
      "an item of a list begins with '- '; insert it"
    ),
    ReportedProblem(
      .blockScalar,
      "a: |\n    b c\n  d\n    e\n",
      "d",
      "the text of a block scalar is indented more than its key; indent it"
    ),
    ReportedProblem(
      .collectionOnLine,
      "a: b  c: d\n",
      "  ",
      "this entry begins on a line of its own; move it there"
    ),
    ReportedProblem(
      .missingSpace,
      "a:\u{A0}b\n",
      "\u{A0}",
      "a no-break space is text to YAML; write a space in its place"
    ),
    ReportedProblem(
      .unexpectedContent,
      "```\na: b\n```\n",
      "```",
      "this fence is of another language; remove it",
      related: ["'```' its counterpart"]
    ),
    ReportedProblem(
      .unexpectedContent,
      "a: {\n  - b\n  - c\n}\n",
      "{",
      "brackets do not hold a block; remove them",
      related: ["'}' its counterpart"]
    ),
    ReportedProblem(
      .conflictMarker,
      "a: b\n=======\na: c\n>>>>>>> d\n",
      "=======",
      "this line marks a merge conflict; choose one side and remove all its marks",
      related: ["'>>>>>>> d' the conflict ends here"]
    ),
    ReportedProblem(
      .quoteNeeded,
      "a: \"b\" c\n",
      "\"b\" c",
      "'\"' opens a quotation in YAML; put the text in quotes"
    ),
    ReportedProblem(
      .quoteNeeded,
      "a: b: c\n",
      "b: c",
      "':' ends a key in YAML; put the text in quotes"
    ),
    ReportedProblem(
      .quoteNeeded,
      "a: {b} c\n",
      "{b} c",
      "'{' begins a map in YAML; put the text in quotes"
    ),
    ReportedProblem(
      .quoteNeeded,
      "a: [b] c\n",
      "[b] c",
      "'[' begins a list in YAML; put the text in quotes"
    ),
    ReportedProblem(
      .unexpectedContent,
      "a: [\n  - b\n]\n",
      "-",
      "this dash begins an item where none belongs; remove it"
    ),
    ReportedProblem(
      .quoteNeeded,
      "a: @b\n",
      "@b",
      "text without quotes cannot begin with '@'; quote it"
    ),
    ReportedProblem(
      .quoteNeeded,
      "a: - b\n",
      "- b",
      "'-' begins an item of a list in YAML; put the text in quotes"
    ),
    ReportedProblem(
      .invalidEscape,
      "a: \"\\d\"\n",
      "\\d",
      "'\\d' is no escape sequence; write '\\\\' for a backslash"
    ),
    ReportedProblem(
      .invalidCharacter,
      "a: \u{1}\n",
      "\u{1}",
      "the character U+0001 cannot be printed and may not stand here; remove it or write it as an escape"
    ),
    ReportedProblem(
      .blockScalar,
      "a: | b\n  c\n",
      "b",
      "the text of a block scalar begins on the next line; move it there"
    ),
    ReportedProblem(
      .directive,
      "%YAML 1.2\n%YAML 1.2\n---\na\n",
      "%YAML 1.2",
      "this is not a directive of YAML; correct or remove it"
    ),
    ReportedProblem(
      .properties,
      "a: &b &c d\n",
      "&c",
      "a node has one anchor and one tag at most; remove this one"
    ),
    ReportedProblem(
      .unknownAlias,
      "a: *b\n",
      "*b",
      "no anchor '&b' stands before this alias; define it or correct the name"
    ),
    ReportedProblem(
      .unknownTagHandle,
      "a: !b!c d\n",
      "!b!",
      "no '%TAG' line of this document defines this handle; define it or remove the tag"
    ),
    ReportedProblem(
      .multilineKey,
      "\"a\n  b\": c\n",
      "\"a\n  b\"",
      "a key before ':' stands on one line; join the lines or begin the key with '? '"
    ),
    ReportedProblem(
      .conflictMarker,
      "a: b\n<<<<<<< c\nd: e\n=======\nd: f\n>>>>>>> g\n",
      "<<<<<<< c",
      "this line marks a merge conflict; choose one side and remove all its marks",
      related: ["'=======' the other side begins here", "'>>>>>>> g' the conflict ends here"]
    ),
    ReportedProblem(
      .keyTooLong,
      String(repeating: "a", count: 1025) + ": b",
      String(repeating: "a", count: 1025),
      "a key before ':' has at most 1024 characters; shorten it or begin the key with '? '"
    ),
  ]
}

@Suite("A problem")
struct ProblemTests {
  @Test(
    "points at the culprit, says what to do, and names the other place",
    arguments: ReportedProblem.all
  )
  func told(problem: ReportedProblem) throws {
    let tree = SyntaxTree(parsing: Array(problem.text.utf8))
    #expect(tree.problems.count == 1)
    let found = try #require(tree.problems.first)
    #expect(found.code == problem.code)
    #expect(tree.string(in: found.range) == problem.culprit)
    #expect(found.message == problem.message)
    let related = found.related.map { "'\(tree.string(in: $0.range))' \($0.message)" }
    #expect(related == problem.related)
  }

  @Test("of every code is reported")
  func codes() {
    #expect(Set(ReportedProblem.all.map(\.code)) == Set(YAMLProblem.Code.allCases))
  }
}
