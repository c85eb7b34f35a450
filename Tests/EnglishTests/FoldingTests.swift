import English
import Testing

@Suite("Folding")
struct FoldingTests {
  @Test(
    "makes two spellings of the same words equal",
    arguments: [
      ("Button", "button"), ("double  tap\tto", "double tap to"), (" x ", "x"), ("", ""),
      ("“Dimmed”", "\"dimmed\""), ("label’s", "label's"), ("double\u{2011}tap", "double-tap"),
      ("ÉTÉ", "été"), ("e\u{301}te\u{301}", "été"), ("a\u{A0}b", "a b"), ("  ", ""),
    ] as [(String, String)]
  )
  func folded(text: String, folded: String) {
    #expect(text.foldedForComparison == folded)
  }

  @Test(
    "leaves out of a quotation what writers set at will",
    arguments: [
      ("“Dimmed” `x`", "\"Dimmed\"x"), ("label’s\u{A0}text\n", "label'stext"), ("Été – 2", "Été–2"),
    ]
  )
  func quoted(sentence: String, compared: String) {
    #expect(comparable(sentence) == Array(compared.utf8))
  }

  @Test(
    "finds the words of a text",
    arguments: [
      ("Tickets, 3, Increment", ["tickets", "3", "increment"]),
      ("Double-tap to activate.", ["double", "tap", "to", "activate"]),
      ("label's", ["label's"]), ("Größe: 2", ["grösse", "2"]), ("…,", []), ("‘a’ – b", ["a", "b"]),
      ("", []), ("تذاكر، 3", ["تذاكر", "3"]), ("¡Entradas!™", ["entradas"]),
      ("टिकट। 3", ["टिकट", "3"]), ("チケット（3枚）・", ["チケット", "3枚"]), ("a\u{200B}b", ["a", "b"]),
      ("Ti\u{AD}ckets→", ["tickets"]), ("כרטיס־טיסה", ["כרטיס", "טיסה"]), ("l’été’", ["l'été"]),
      ("STRASSE İÇ ΟΔΟΣ", "Straße iç οδος".foldedTokens),
    ] as [(String, [String])]
  )
  func tokens(text: String, tokens: [String]) {
    #expect(text.foldedTokens == tokens)
  }
}
