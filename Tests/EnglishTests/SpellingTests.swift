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
