import SourceText
import Testing
import YAMLSyntax

@Suite("A scalar")
struct ScalarTests {
  @Test("is decoded as its style says", arguments: texts)
  func text(source: String, text: String) throws {
    let tree = YAMLStream(parsing: SourceText(source)).documents[0].tree
    let root = try #require(tree.root)
    #expect(root.text == text)
    #expect(tree.problems == [])
  }

  private static let texts = [
    ("a b", "a b"),
    ("a  \n  b", "a b"),
    ("a\n\n\nb", "a\n\nb"),
    ("a#b:c", "a#b:c"),
    ("'it''s'", "it's"),
    ("''", ""),
    ("' a\n\n  b '", " a\nb "),
    (
      #""\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P""#,
      "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}"
    ),
    (#""\x41\u263A\U0001F39B""#, "A☺🎛"),
    ("\"a \\\n  b\"", "a b"),
    ("\"a\\\n\n  b\"", "a\nb"),
    ("\"a\\ \n  b\"", "a  b"),
    ("|\n a\n  b\n", "a\n b\n"),
    ("|-\n a\n", "a"),
    ("|+\n a\n\n", "a\n\n"),
    ("|+\n", ""),
    ("|+\n\n\n", "\n\n"),
    ("|2\n   a\n", " a\n"),
    ("|\n a", "a\n"),
    ("|\n\n\n a\n", "\n\na\n"),
    (">\n a\n b\n\n c\n", "a b\nc\n"),
    (">\n a\n  b\n c\n", "a\n b\nc\n"),
    (">\n\n a\n\n\n b\n", "\na\n\nb\n"),
    (">-\n a\n\n  b\n\n c\n", "a\n\n b\n\nc"),
    ("|\r\n a\r\n b\r\n", "a\nb\n"),
    ("a\r\nb", "a b"),
  ]

  @Test(
    "has the type of the core schema",
    arguments: [
      ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .string),
      ("true", .bool), ("False", .bool), ("TRUE", .bool), ("yes", .string), ("off", .string),
      ("0", .int), ("-12", .int), ("+3", .int), ("0o17", .int), ("0x1F", .int), ("0o8", .string),
      ("0x", .string), ("1.", .float), (".5", .float), ("-1.5e+3", .float), ("1e3", .float),
      (".inf", .float), ("-.INF", .float), (".nan", .float), ("-.nan", .string), (".", .string),
      ("-", .string), ("1e", .string), ("1_000", .string), ("200%", .string), ("1.2.3", .string),
      ("\"1\"", .string), ("'true'", .string), ("!!str 1", .string), ("!!int \"1\"", .int),
      ("! 1", .string), ("!!null ''", .null), ("!!float 1", .float), ("!!bool x", .bool),
    ] as [(String, ScalarType)]
  )
  func type(source: String, type: ScalarType) throws {
    let root = try #require(YAMLStream(parsing: SourceText("- " + source)).documents[0].tree.root)
    #expect(root.items.map(\.scalarType) == [type])
  }

  @Test("is null where nothing stands")
  func missing() throws {
    let root = try #require(YAMLStream(parsing: SourceText("a:")).documents[0].tree.root)
    #expect(root["a"]?.scalarType == .null)
    #expect(root["a"]?.isMissing == true)
    #expect(root["a"]?.range == 2..<2)
  }

  @Test(
    "knows its content without quotes",
    arguments: [
      ("abc", 0..<3), ("'abc'", 1..<4), ("\"abc\"", 1..<4), ("\"abc", 1..<4), ("\"", 1..<1),
      ("|\n abc\n", 2..<6), ("|", 1..<1), ("|-  # c\n abc", 8..<12),
    ]
  )
  func content(source: String, content: ByteRange) throws {
    let root = try #require(YAMLStream(parsing: SourceText(source)).documents[0].tree.root)
    #expect(root.contentRange == content)
  }
}
