import English
import SpecModel
import Testing
import Voices

@Suite("The reading of a phrase")
struct PhraseReadingTests {
  @Test(
    "finds the names first, then the words, then the parts",
    arguments: [
      ("Day, button, 1 of 2", ["label", "role", "index"]),
      ("Period, Selected, Day, tab, 1 of 2", ["group", "state", "label", "role", "index"]),
      ("Day selected. Radio button.", ["label state", "role"]),
      ("Day, not selected, double tap to choose", ["label", "state", "hint"]),
      ("Day: checkbox (dimmed)", ["label", "role", "state"]),
      ("St. 5, {label}, {index} of {count}", ["label", "label", "index"]),
      ("Three messages, Day", ["value", "label"]),
      ("Go on; image", ["", "role"]),
    ] as [(String, [String])]
  )
  func kinds(phrase: String, expected: [String]) throws {
    let reading = try reading(of: phrase)
    let kinds = reading.parts.indices.map { part in
      reading.kinds(of: part).map(\.rawValue).sorted().joined(separator: " ")
    }
    #expect(kinds == expected)
  }

  @Test(
    "takes the longest word, and no name over a mark that it does not have",
    arguments: [
      ("Radio button", ["radio button"]),
      ("Button, radio button", ["button", "radio button"]),
      ("St. 5, button", ["button"]),
      ("Day tab", []),
      ("Day, tab", ["tab"]),
    ] as [(String, [String])]
  )
  func roles(phrase: String, expected: [String]) throws {
    let said = try reading(of: phrase, named: ["Day tab", "St. 5"]).said(.role)
    #expect(said.map { $0.word.tokens.joined(separator: " ") } == expected)
  }

  private func reading(of phrase: String, named names: [String] = ["Day", "St. 5"]) throws
    -> PhraseReading
  {
    let spec = try #require(Spec("component: segmented-control\nplatforms: { ios: {} }\n"))
    let scope = try #require(spec.scopes.first)
    return PhraseReading(
      phrase,
      names: names.map { (words: $0.foldedTokens, text: $0) },
      group: ["period"],
      whole: names,
      by: spec.lexicon(on: scope)
    )
  }
}
