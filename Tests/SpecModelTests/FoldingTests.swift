import SpecModel
import Testing

@Suite("Folding")
struct FoldingTests {
  @Test(
    "makes two spellings of the same words equal",
    arguments: [
      ("Button", "button"), ("double  tap\tto", "double tap to"), (" x ", "x"), ("", ""),
      ("“Dimmed”", "\"dimmed\""), ("label’s", "label's"), ("double\u{2011}tap", "double-tap"),
      ("ÉTÉ", "été"), ("e\u{301}te\u{301}", "été"), ("a\u{A0}b", "a b"), ("  ", ""),
    ]
  )
  func folded(text: String, folded: String) {
    #expect(text.foldedForComparison == folded)
  }

  @Test(
    "finds the words of a text",
    arguments: [
      ("Tickets, 3, Increment", ["tickets", "3", "increment"]),
      ("Double-tap to activate.", ["double", "tap", "to", "activate"]),
      ("label's", ["label's"]), ("Größe: 2", ["größe", "2"]), ("…,", []), ("‘a’ – b", ["a", "b"]),
      ("", []),
    ]
  )
  func tokens(text: String, tokens: [String]) {
    #expect(text.foldedTokens == tokens)
  }
}
