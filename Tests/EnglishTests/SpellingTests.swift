import English
import Testing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "finds a word that is meant among a few",
    arguments: [
      ("chek", "check"), ("ehck", "check"), ("serv", "serve"), ("Check", "check"), ("xyz", nil),
      ("", nil), ("crve", "serve"), ("crv", nil),
    ] as [(String, String?)]
  )
  func amongFew(word: String, expected: String?) {
    #expect(Spelling.nearest(to: word, amongFew: ["check", "serve", "rules"]) == expected)
  }

  @Test(
    "takes one edit for a slip, of a short word only swapped and doubled letters",
    arguments: [
      ("buttno", "button", true), ("butto", "button", true), ("buttton", "button", true),
      ("bitton", "button", true), ("button", "button", false), ("bitto", "button", false),
      ("tba", "tab", true), ("tabb", "tab", true), ("tap", "tab", false), ("ta", "tab", false),
      ("no", "on", false), ("lists", "list", false), ("", "tab", false),
    ] as [(String, String, Bool)]
  )
  func slip(word: String, right: String, expected: Bool) {
    #expect(Spelling.isSlip(word, for: right) == expected)
  }

  @Test(
    "finds the nearest word",
    arguments: [
      ("steper", "stepper"), ("Stepper", "stepper"), ("setpper", "stepper"), ("slider", nil),
      ("tb", "tab"), ("zz", nil), ("", nil), (String(repeating: "x", count: 10_000), nil),
      ("ios", "iOS"),
    ] as [(String, String?)]
  )
  func nearest(word: String, found: String?) {
    let words = ["stepper", "page-control", "segmented-control", "tab", "iOS"]
    #expect(Spelling.nearest(to: word, among: words) == found)
  }
}
