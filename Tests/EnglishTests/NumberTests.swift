import English
import Testing

@Suite("Numbers and positions")
struct NumberTests {
  @Test(
    "reads a number",
    arguments: [
      ("3", 3), ("zero", 0), ("twenty one", 21), ("hundred", 100), ("a hundred and five", 105),
      ("two hundred", 200), ("nine hundred and ninety nine", 999), ("half", nil),
      ("twenty twenty", nil), ("and", nil), ("", nil),
    ] as [(String, Int?)]
  )
  func value(words: String, value: Int?) {
    #expect(NumberWord.value(of: words.foldedTokens[...]) == value)
  }

  @Test(
    "reads a position",
    arguments: [
      ("2", 2), ("two", 2), ("third", 3), ("21st", 21), ("twenty-first", 21), ("hundredth", 100),
      ("last", nil), ("2x", nil),
    ] as [(String, Int?)]
  )
  func position(words: String, position: Int?) {
    #expect(NumberWord.position(of: words.foldedTokens[...]) == position)
  }

  @Test(
    "writes a number as another one is written",
    arguments: [
      (4, "2", "4"), (21, "three", "twenty-one"), (3, "First", "Third"),
      (20, "second", "twentieth"),
      (103, "Two", "One hundred and three"), (1000, "one", "1000"), (2, "{index}", "{index}"),
    ] as [(Int, String, String)]
  )
  func written(number: Int, model: String, written: String) {
    #expect(NumberWord.written(number, like: model[...]) == written)
  }

  @Test(
    "finds the position that a phrase says",
    arguments: [
      ("Day, 2 of 4", [2, 4]), ("page two of three", [2, 3]), ("third of twenty one", [3, 21]),
      ("2 out of 4", [2, 4]), ("2 of the 3", [2, 3]),
      ("half of 2024", []), ("tickets", []), ("of 4", []),
    ] as [(String, [Int])]
  )
  func index(phrase: String, numbers: [Int]) {
    let index = SpokenIndex(in: phrase.foldedTokens)
    #expect(index.map { [$0.position, $0.count] } ?? [] == numbers)
  }

  @Test(
    "finds the position that a phrase of another language says, and writes another one",
    arguments: [
      ("Seite 1 von 3", [1, 3], "2 von 5"), ("3個中1個目", [1, 3], "5個中2"),
      ("٢ من ٣", [2, 3], "٢ من ٥"), ("1, 3", [], nil), ("Seite 1", [], nil),
    ] as [(String, [Int], String?)]
  )
  func foreign(phrase: String, numbers: [Int], other: String?) {
    let found = ForeignIndex.all(in: phrase, outside: []).first
    #expect(found.map { [$0.index.position, $0.index.count] } ?? [] == numbers)
    #expect(found?.saying(position: 2, count: 5, in: phrase) == other)
  }

  @Test(
    "tells whether a phrase has a value",
    arguments: [
      ("3 tickets", "3", true), ("three tickets", "3", true), ("13 tickets", "3", false),
      ("half a dozen", "6", true), ("minus 3", "3", false), ("minus 3", "-3", true),
      ("No tickets", "0", true), ("Tickets", "3", false), ("Tuesday", "tuesday", true),
      ("one point five metres", "1.5 m", true), ("1.5 metres", "1.5 m", true),
      ("1.5 m", "one point five metres", true), ("2.5 metres", "1.5 m", false),
      ("1.5 km", "1.5 m", false), ("thirty minutes", "30 min", true), ("3", "Level 3", false),
    ] as [(String, String, Bool)]
  )
  func says(phrase: String, value: String, says: Bool) {
    let value = ShownValue(current: value, unit: nil)
    #expect(Phrase(phrase).says(value) == says)
  }
}
