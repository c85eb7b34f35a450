import SourceText
import Testing

@Suite("Percent encoding")
struct PercentEncodingTests {
  @Test(
    "keeps of a path what a URI may hold as it is",
    arguments: [
      ("/specs/a-b_c.~d", "/specs/a-b_c.~d"), ("a b:c", "a%20b%3Ac"), ("é\u{1}", "%C3%A9%01"),
      ("", ""),
    ]
  )
  func path(path: String, encoded: String) {
    #expect(Array(path.utf8).percentEncodedPath == encoded)
  }

  @Test(
    "is read back, and a sign without two digits stands for itself",
    arguments: [
      ("a%20b%3ac", "a b:c"), ("%C3%a9", "é"), ("100%", "100%"), ("%+1%2", "%+1%2"), ("", ""),
    ]
  )
  func decoding(text: String, decoded: String) {
    #expect(text.percentDecoded == Array(decoded.utf8))
  }
}
