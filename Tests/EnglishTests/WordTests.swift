import English
import SourceText
import Testing

@Suite("Words and phrases")
struct WordTests {
  @Test(
    "knows a word in the plural",
    arguments: [
      ("days", "day", true), ("boxes", "box", true), ("cities", "city", true),
      ("knives", "knife", true), ("people", "person", true), ("day", "day", true),
      ("busy", "bus", false), ("dry", "day", false),
    ] as [(String, String, Bool)]
  )
  func plural(word: String, other: String, isForm: Bool) {
    #expect(word.isForm(of: other) == isForm)
    #expect(other.isForm(of: word) == isForm)
  }

  @Test(
    "compares a name with a label",
    arguments: [
      ("Tickets", "Ticket", true, true), ("Tickets 3", "Tickets", true, true),
      ("Day, 1 of 3", "Day", true, true), ("Number of tickets", "Tickets", false, true),
      ("Slides", "Tickets", false, false),
    ] as [(String, String, Bool, Bool)]
  )
  func label(name: String, label: String, isEqual: Bool, contains: Bool) {
    let match = LabelMatch(name, label: label)
    #expect(match.isEqual == isEqual)
    #expect(match.contains == contains)
  }

  @Test(
    "finds a run of words that repeats itself",
    arguments: [
      ("a a a b", "a a b", 1), ("a b a b a c", "a b a c", 2), ("a a a", "a a a a", nil),
      ("a b c", "c", 2), ("a a b a a a b", "a a a b", 3), ("a b", "", 0),
    ] as [(String, String, Int?)]
  )
  func run(words: String, run: String, position: Int?) {
    #expect(words.foldedTokens.position(of: run.foldedTokens) == position)
  }

  @Test("reads marks in any number and order as one word, wherever they are divided")
  func marks() {
    let marks = String(repeating: "\u{301}\u{323}", count: 10_000)
    let word = "a\(marks.streamSafe)".foldedTokens
    #expect(word == ["a\(marks.streamSafe)"])
    #expect(word.allSatisfy { $0 == $0.streamSafe && $0.unicodeScalars.count > 20_000 })
  }

  @Test(
    "finds what was to be filled in behind brackets that stay open",
    arguments: [
      ("{{label}}", ["{{label}}"]), ("{{ {{label}}", ["{{label}}"]), ("<a <label>", ["<label>"]),
      ("[[[count]", ["[count]"]), ("${ ${value}", ["${value}"]), ("\\(\\(count)", ["\\(count)"]),
      ("{{{{", []), ("<<[[${\\(", []), ("\\(label), 3", ["\\(label)"]),
      ("\\(the label) (label)", ["\\(the label)", "label"]), ("(%d) (label)", ["%d", "label"]),
    ] as [(String, [String])]
  )
  func standIns(text: String, found: [String]) {
    #expect(StandIn.all(in: text).map { String(text[$0.range]) } == found)
  }

  @Test(
    "knows a text that says that nothing is heard",
    arguments: [
      ("", true), ("never", true), ("It is not announced.", true), ("silently", true),
      ("No tickets", false), ("{label}", false), ("announced", false),
    ]
  )
  func silence(text: String, isSilent: Bool) {
    #expect(Denial.isOfSpeech(text) == isSilent)
  }

  @Test(
    "divides a phrase at its marks",
    arguments: [
      ("Tickets, 3 . Increment", ["Tickets", "3", "Increment"]), ("(a) “b”; c", ["a", "“b”", "c"]),
      (" , ", []), ("Größe,  2 ", ["Größe", "2"]),
    ]
  )
  func parts(phrase: String, parts: [String]) {
    #expect(phrase.phraseParts.map { String(phrase[$0]) } == parts)
  }

  @Test(
    "adds a part within the quotes around all of a phrase",
    arguments: [
      ("“{label}, 3”", "“{label}, 3, Button”"), ("«a, b»", "«a, b, Button»"),
      ("„a, b“", "„a, b, Button“"), ("\"a, b\"", "\"a, b, Button\""),
      ("‘It’s, b’", "‘It’s, b, Button’"), ("“a”, “b”", "“a”, “b”, Button"),
      ("a “b”", "a “b”, Button"), ("“a, b", "“a, b, Button"),
    ] as [(String, String)]
  )
  func quotedPhrase(phrase: String, longer: String) {
    #expect(phrase.appending("Button") == longer)
  }

  @Test(
    "takes the point in front of a number for a part of it",
    arguments: [
      ("{label}, .5", [".5"]), ("a, -.5, b", ["-.5"]), ("a, 3.5", ["3.5"]), ("a.5", []),
      ("a, (.25)", [".25"]),
    ]
  )
  func points(phrase: String, numbers: [String]) {
    #expect(NumberPlace.all(in: phrase, verbs: []).map { String(phrase[$0.range]) } == numbers)
  }

  @Test(
    "lists words as a sentence does",
    arguments: [
      ([], "nothing"), (["a"], "'a'"), (["a", "b"], "'a' or 'b'"),
      (["a", "b", "c"], "'a', 'b' or 'c'"),
    ]
  )
  func listed(words: [String], listed: String) {
    #expect(words.listed == listed)
  }

  @Test("begins a text with a capital", arguments: [("été", "Été"), ("a b", "A b"), ("", "")])
  func capital(text: String, capitalized: String) {
    #expect(text.capitalizingFirst == capitalized)
  }

  @Test(
    "puts an article in front of a noun",
    arguments: [
      ("stepper", "a stepper"), ("accordion", "an accordion"), ("user card", "a user card"),
      ("", "a "),
    ]
  )
  func article(noun: String, withArticle: String) {
    #expect(noun.withArticle == withArticle)
  }
}
