import English
import Testing

@Suite("A phrase that is read")
struct SaidTextsTests {
  @Test(
    "says each text once, and maybe words of its own",
    arguments: [
      ("selected, Kids, Tab, 1 of 4", ["Kids", "selected", "Tab", "1 of 4"], [0, 1, 2, 3], false),
      ("KIDS – tab: one of FOUR", ["Kids", "1 of 4", "selected"], [0, 1], true),
      ("Tab, 1 of 4", ["Tab", "Tab"], [0], true),
      ("Tab, Tab", ["Tab", "Tab"], [0, 1], false),
      ("not selected, Week", ["selected", "not selected", "Week"], [1, 2], false),
      ("Week, Button", ["Weekend", "Button"], [1], true),
      ("", ["Kids", "!"], [1], false),
    ] as [(String, [String], Set<Int>, Bool)]
  )
  func says(phrase: String, texts: [String], said: Set<Int>, hasOwnWords: Bool) {
    let read = SaidTexts(phrase, sayingAny: texts)
    #expect(read.said == said)
    #expect(read.hasOwnWords == hasOwnWords)
  }
}
