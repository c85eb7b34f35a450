import Guidelines
import SourceText
import SpecIDE
import TestSupport
import Testing

/// The way from a sentence of a guideline document to the facts that quote it, and back.
@Suite("A sentence of a guideline document")
struct QuotationTests {
  private static let document = """
    # Slider
    ## All platforms
    - The value is always heard.
    - Nobody quotes this.
    ## iOS
    ### Role
    - Heard as “adjustable”.
      - Never as “slider”.
    ### Focus
    - Focus stays, always.
    ## Android
    ### Focus
    - Focus stays, always.
    """

  private static let model = """
    roles:
      - on: ios
        values: adjustable
        quote: Heard as “adjustable”.
      - { on: ios, values: dial, quote: Heard as… }
    announced-value: { values: { ios: required, android: required }, quote: The value is always heard. }
    announcing-apis:
      - on: android
        values: announced
        quote: ["Focus stays, always.", The value is always heard.]
    """

  @Test(
    "leads to the facts that quote it, each once",
    arguments: [
      (
        "- Heard $0as", "Heard as “adjustable”.",
        [
          "on: ios\n    values: adjustable\n    quote: Heard as “adjustable”.",
          "{ on: ios, values: dial, quote: Heard as… }",
        ]
      ),
      ("- Never $0as", "Never as “slider”.", []),
      (
        "- The value $0is", "The value is always heard.",
        [
          "{ values: { ios: required, android: required }, quote: The value is always heard. }",
          "on: android\n    values: announced\n    quote: [\"Focus stays, always.\", The value is "
            + "always heard.]",
        ]
      ),
      ("- Nobody $0quotes", "Nobody quotes this.", []),
      ("## iOS\n### Role$0", nil, []),
    ] as [(String, String?, [String])]
  )
  func facts(marked: String, sentence: String?, facts: [String]) throws {
    let plain = marked.replacing("$0", with: "")
    let start = try #require(Self.document.firstRange(of: plain)?.lowerBound)
    let cursor = try #require(marked.firstRange(of: "$0")?.lowerBound)
    let offset =
      Self.document.utf8.distance(from: Self.document.startIndex, to: start)
      + marked.utf8.distance(from: marked.startIndex, to: cursor)
    let (text, model) = (SourceText(Self.document), SourceText(Self.model))
    let quotation = GuidelineDocument(text, model: model, named: "slider").quotation(at: offset)
    #expect(quotation.map { text.string(in: $0.sentence) } == sentence)
    #expect((quotation?.facts ?? []).map { model.string(in: $0) } == facts)
  }

  @Test(
    "tells the facts that quote it where the cursor rests on it",
    arguments: [
      (
        "Heard as",
        "roles: adjustable (iOS); read by role-expected, completion\n"
          + "  roles: dial (iOS); read by role-expected, completion"
      ),
      (
        "The value is",
        "announced-value: required (iOS); read by state-in-name, announcement-includes-value\n"
          + "  announced-value: required (Android); read by state-in-name, "
          + "announcement-includes-value\n"
          + "  announcing-apis: announced (Android); read by announce-or-move"
      ),
      ("Nobody quotes", nil),
      ("## iOS", nil),
    ] as [(String, String?)]
  )
  func hover(words: String, facts: String?) throws {
    let start = try #require(Self.document.firstRange(of: words)?.lowerBound)
    let offset = Self.document.utf8.distance(from: Self.document.startIndex, to: start) + 3
    let document = GuidelineDocument(
      SourceText(Self.document),
      model: SourceText(Self.model),
      named: "slider"
    )
    let expected = facts.map { "Facts: what the model makes of this sentence\n\n  \($0)" }
    #expect(document.hover(at: offset, as: .plainText)?.content == expected)
  }

  @Test("is told apart from one with the same words elsewhere")
  func places() throws {
    let places = Self.document.ranges(of: "Focus stays")
    let offsets = places.map {
      Self.document.utf8.distance(from: Self.document.startIndex, to: $0.lowerBound)
    }
    let document = GuidelineDocument(
      SourceText(Self.document),
      model: SourceText(Self.model),
      named: "slider"
    )
    #expect(offsets.map { document.quotation(at: $0)?.facts.count } == [0, 1])
  }

  @Test(
    "is shared by the facts that quote it",
    arguments: [
      ("quote: Heard$0 as “adjustable”.", ["Heard as “adjustable”."], 2),
      ("values: adjust$0able", ["Heard as “adjustable”."], 2),
      ("quote: Heard$0 as…", ["Heard as “adjustable”."], 2),
      ("values: announced$0", ["Focus stays, always.", "The value is always heard."], 2),
      ("quote: [\"Focus$0 stays", ["Focus stays, always."], 1),
    ] as [(String, [String], Int)]
  )
  func sharing(marked: String, sentences: [String], count: Int) throws {
    let place = try #require(Self.model.firstRange(of: marked.replacing("$0", with: "")))
    var whole = Self.model
    whole.replaceSubrange(place, with: marked)
    let fixture = Fixture(whole)
    let text = SourceText(Self.document)
    let model = FormatDocument(
      model: SourceText(fixture.text),
      of: text,
      named: "slider",
      in: .builtIn
    )
    let quotations = model.quotations(at: try #require(fixture.cursor))
    #expect(quotations.map { text.string(in: $0.sentence) } == sentences)
    #expect(Set(quotations.flatMap(\.facts)).count == count)
  }

  @Test(
    "belongs to facts that stand under their name in any model",
    arguments: [
      ("ro$0les: {}\nkeys: {}\n---\nroles: {}\n", "roles", [0, 23]),
      ("{ keys: {}, ro$0les: {} }", "roles", [12]),
      ("\"roles\"$0: {}", "roles", [1]),
      ("roles: { va$0lues: a }", nil, []),
    ] as [(String, String?, [Int])]
  )
  func names(marked: String, name: String?, places: [Int]) throws {
    let fixture = Fixture(marked)
    let text = SourceText(fixture.text)
    let model = FormatDocument(model: text, of: SourceText(""), named: "a", in: .builtIn)
    #expect(model.factName(at: try #require(fixture.cursor)) == name)
    let found = name.map { FormatDocument.places(ofFacts: $0, in: text) } ?? []
    #expect(found.map(\.lowerBound) == places)
  }
}
