import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite("An edit")
struct EditTests {
  /// `swift run -c release Benchmarks edits` makes a million.
  @Test("gives exactly what parsing the edited text gives", arguments: [1, 50, 4096])
  func equalsFullParse(spacing: Int) {
    var edits = RandomEdits(seed: UInt64(spacing))
    let specs = Samples.all + [Samples.documents + "\n" + Samples.spec]
    for sample in specs + EditSamples.all(entries: 16) {
      edits.begin()
      var stream = YAMLStream(parsing: SourceText(sample), restartingEvery: spacing)
      for _ in 0..<50 {
        let edit = edits.next(of: stream.text)
        let before = stream.text
        stream = stream.applying(edit)
        let full = YAMLStream(parsing: stream.text)
        guard StreamFacts(stream) == StreamFacts(full) else {
          let text = before.string(in: before.range)
          Issue.record("\(edit) differs from a full parse of \(text.debugDescription)")
          return
        }
      }
    }
  }

  @Test(
    "depends on all that decides how the rest is read",
    arguments: [
      ("a byte order mark above other lines", "a\n\u{FEFF}\nb: 1\n", .insert("x", at: 0)),
      ("a marker that is none any more", "\"a\nb: 1\n...\nc\"\n", .insert("x", at: 11)),
      (
        "a marker behind a byte order mark that is none any more",
        "{\n  \"a\n\u{FEFF}---\nb\": 1\n}\n", .insert("x", at: 13)
      ),
      ("dashes in brackets that are none", "{b:\ne: a\n- - c\n", .insert("", at: 0)),
      ("the column of a misplaced line", ":  :\n t:\n8\n  :\n }\n  t:", .delete(1..<2)),
      ("the first key above a list", "n: s:\n  -\n -", .insert("-", at: 3)),
      ("the handles of tags", "%TAG !e! e:\n---\na: 1\nb: !e!c 2\nd: 3\n", .delete(6..<7)),
      (
        "what follows a mark of a conflict", "x: 1\na: - b\n=======\n   - c\n", .insert(" ", at: 21)
      ),
      ("how often was searched", mistakes + "? \n t: 'x'\n  y", .delete(85..<86)),
      (
        "lines put in their places after ones behind them",
        "a:\n- - b\n  -\n    - c: 1\n[- - b\n  -\n    - c: 2\n- - b\n  - d\n", .insert("x", at: 26)
      ),
      (
        "lists that go on below another key",
        "a:\n  - b: 1\n  - c: 2\n    d: 3\n  - e: 4\n", .insert("  - f: 5\n", at: 14)
      ),
      ("the mapping above a list", ":\n\n  : \"\n  -", .insert(" --", at: 2)),
      (
        "text that the line behind it divides",
        "---\n\n  6',\r\n  - d\r\n  { # c\n: f,\r\n    g: [h,\r\n  i], },\r\n{ a: 9\r\n  b: c },\r\n"
          + "  [x: 10,\r\n  ? y\r\n  : z],\r\ntext 11\r\n goes on,\r\n]  ",
        .delete(61..<63)
      ),
      (
        "a bracket in front of text, by the line of its other half",
        "{\n  \"a\": [\n    {\n      \"b\": 2\n    }x,\n    {\n      \"c\": 3\n    }\n  ]\n}\n",
        .delete(11..<12)
      ),
      ("brackets that begin to match", json.replacing("2 }", with: "2"), .insert(" }", at: 29)),
      ("brackets that match no longer", json, .delete(30..<31)),
      ("brackets that still do not match", json.replacing("]", with: "}"), .delete(30..<31)),
      (
        "the bracket that the first line lacks",
        "  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n",
        .delete(29..<30)
      ),
      ("whether the first bracket lacks", "#[\n {\n2\n }[\n]", .delete(0..<1)),
      (
        "whether brackets are the outermost",
        "[\n  {\n    \"b\": 1\n  },\n  {\n    \"c\": 2\n  }\n* ]\n",
        .insert("[", at: 0)
      ),
      (
        "a bracket that is one too many by order",
        "{\n [  : 1,\n  \"b\": [\n    { \"d\": 3 }\n  { ]\n}\n",
        .insert("]", at: 4)
      ),
      (
        "a start marker that stands in front of what cannot be read",
        "item0: &anchor0 { a: 0 }\nitem1:\n  <<: *anchor0\n  b: *missing\n"
          + "item2: !!str *anchor0\n# about 3\nitem3: !ta...\n---\n\n - &k3 é\n  - *k3\n"
          + "item4: &anchor0 { a: 4 }\nitem5:\n  <<: *anchor0\n  b: *missing\n"
          + "item6: !!str *anchor0\n  # ,!!str   about 7\n  item7: !tag\n    - &k7 é\n"
          + "    - *k7\n  item8: &anchor1 { a: 8 ? tem10: !!str *anchor0\n] é\n  - *k11\n\n",
        .delete(84..<99)
      ),
      ("what a colon follows in a list", "[\n { ,\r\n  ?\n:]", .delete(5..<7)),
      (
        "the column of that bracket",
        "  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n",
        .insert("  ", at: 29)
      ),
    ] as [(String, String, TextEdit)]
  )
  func dependence(name: String, text: String, edit: TextEdit) {
    let before = YAMLStream(parsing: SourceText(text), restartingEvery: 1)
    let after = before.applying(edit)
    #expect(StreamFacts(after) == StreamFacts(YAMLStream(parsing: after.text)))
  }

  @Test("behind an earlier one reports mistakes in their places", arguments: ["", "z: y: x\n"])
  func moved(first: String) {
    // Further from each other than a mistake is looked for, but not than the same one may follow.
    let above = (0..<1500).map { "f\($0): 4\n" }.joined()
    let below = (0..<1200).map { "  e\($0): 4\n" }.joined()
    let text = above + first + "b:\n  c: 2\n   d: 3\n" + below
    let before = YAMLStream(parsing: SourceText(text), restartingEvery: 1)
    let moved = before.applying(.insert("a: 1\n", at: 0))
    let after = moved.applying(.insert("5", at: moved.text.bytes.count - 1))
    #expect(StreamFacts(after) == StreamFacts(YAMLStream(parsing: after.text)))
  }

  @Test("finds what stands above a fault the same wherever reading began", arguments: [1, 300])
  func sight(spacing: Int) {
    // Longer than what is looked at above a fault, with a quote open in the sixth entry.
    let entries = (0..<45).map { number in
      let rest = number == 5 ? "# c\n  , {}]" : "\",\n      \"icon\": [\"a\", {}]"
      return "    {\n      \"label\": \"Label \(number)\(rest)\n    }"
    }
    let text = "{\n  \"segments\": [\n\(entries.joined(separator: ",\n"))\n  ]\n}\n"
    let before = YAMLStream(
      parsing: SourceText(text.replacing("\n", with: "\r\n")),
      restartingEvery: spacing
    )
    for offset in stride(from: 350, to: 450, by: 10) {
      let after = before.applying(.insert("\n...\n", at: offset))
      #expect(StreamFacts(after) == StreamFacts(YAMLStream(parsing: after.text)))
    }
  }

  private static let json =
    "{\n  \"a\": [\n    {\n      \"b\": 2 },\n    {\n      \"c\": 3\n    }\n  ],\n  \"d\": 4\n}\n"

  /// About as many as those for which the parser looks at the lines around.
  private static let mistakes = String(
    repeating: """
      k: "o
      k:
          d: 1
        l: 2
      h
      l:
        - a
        b
        - c: [1, 2
      v: a: b
      \tt: 1
      k:
        i: 1
       two: 2
        e: 3
      g:
        i: {a: 1}
        t: x

      """,
    count: 5
  )

  @Test(
    "keeps the trees of the documents that it does not touch",
    arguments: [
      ("replaces text", TextEdit(13..<14, with: "x"), [0, nil, 2, 3]),
      ("removes a marker", TextEdit(7..<11, with: ""), [nil, 2, 3]),
      ("adds a marker", .insert("---\n", at: 16), [0, nil, nil, 2, 3]),
      ("adds text at the start", .insert("x", at: 0), [nil, 1, 2, 3]),
      ("adds text at the end", .insert("x", at: 37), [0, 1, 2, nil]),
    ] as [(String, TextEdit, [Int?])]
  )
  func sharing(name: String, edit: TextEdit, kept: [Int?]) {
    let text = "a: 100\n---\nb: 1\n...\n# c\n---\nc: 2\n---\n"
    let before = YAMLStream(parsing: SourceText(text))
    let after = before.applying(edit)
    let shared = after.documents.map { document in
      before.documents.firstIndex { $0.tree === document.tree }
    }
    #expect(shared == kept)
  }

  @Test(
    "finds the document of an offset",
    arguments: [(-1, 0), (0, 0), (3, 0), (4, 1), (10, 1), (11, 2), (99, 2)]
  )
  func documentIndex(offset: Int, index: Int) {
    let stream = YAMLStream(parsing: SourceText("a: \n---\nb:\n---\n"))
    #expect(stream.documentIndex(at: offset) == index)
  }

  @Test(
    "meets documents that their markers bound",
    arguments: [
      ("", [""]),
      ("a", ["a"]),
      ("---", ["---"]),
      ("---\n---\n", ["---\n", "---\n"]),
      ("# c\n%YAML 1.2\n---\na\n", ["# c\n%YAML 1.2\n---\na\n"]),
      ("a\n---\nb\n", ["a\n", "---\nb\n"]),
      ("a\n...\n# c\n", ["a\n...\n", "# c\n"]),
      ("a\n...\n...\n", ["a\n...\n", "...\n"]),
      ("a\n...\n%YAML 1.2\n---\n", ["a\n...\n", "%YAML 1.2\n---\n"]),
      ("---a\n--- b\n -- c\n", ["---a\n", "--- b\n -- c\n"]),
      ("a: \"\n---\n\"", ["a: \"\n", "---\n\""]),
      ("a\r\n---\r\nb\r...\r", ["a\r\n", "---\r\nb\r...\r"]),
      ("\u{FEFF}---\na", ["\u{FEFF}---\na"]),
    ] as [(String, [String])]
  )
  func boundaries(text: String, documents: [String]) {
    let stream = YAMLStream(parsing: SourceText(text))
    #expect(stream.documents.map { stream.text.string(in: $0.range) } == documents)
  }
}
