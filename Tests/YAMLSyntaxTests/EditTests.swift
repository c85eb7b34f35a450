import SourceText
import TestSupport
import Testing
import YAMLSyntax

@Suite("An edit")
struct EditTests {
  @Test("gives exactly what parsing the edited text gives", arguments: [1, 50, 4096])
  func equalsFullParse(seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    let specs = Samples.all + [Samples.documents + "\n" + Samples.spec]
    for sample in specs + EditSamples.all(entries: 16) {
      edits.begin()
      var stream = YAMLStream(parsing: SourceText(sample))
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
      ("the handles of tags", "%TAG !e! e:\n---\na: 1\nb: !e!c 2\nd: 3\n", .delete(6..<7)),
      ("the text above a start marker", "a: 1\n...\n# b\n---\nc: 2\n", .delete(5..<8)),
    ] as [(String, String, TextEdit)]
  )
  func dependence(name: String, text: String, edit: TextEdit) {
    let after = YAMLStream(parsing: SourceText(text)).applying(edit)
    #expect(StreamFacts(after) == StreamFacts(YAMLStream(parsing: after.text)))
  }

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
    "reads documents once that have the same few bytes and follow each other",
    arguments: [
      ("---\n", 1), ("...\n", 1), ("--- #\n", 1), ("---\n...\n", 1), ("--- a\n", 1),
      ("--- a\n--- b\n", 2_000), ("---\n\(String(repeating: "a", count: 100))\n", 1_000),
    ] as [(String, Int)]
  )
  func repetition(document: String, count: Int) {
    let text = SourceText(String(repeating: document, count: 1_000))
    for stream in [
      YAMLStream(parsing: text),
      YAMLStream(parsing: SourceText([])).applying(.insert(text.string(in: text.range), at: 0)),
    ] {
      #expect(stream.documents.last?.range.upperBound == text.bytes.count)
      #expect(Set(stream.documents.map { ObjectIdentifier($0.tree) }).count == count)
    }
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
