import Guidelines
import SourceText
import Testing

@Suite("A guideline of the program's own")
struct OwnGuidelineTests {
  private static let own = GuidelineLibrary.builtIn.index.filter(\.isOwn)

  @Test("is called in the index what its document says")
  func index() throws {
    for index in GuidelineLibrary.builtIn.index {
      let guideline = try #require(GuidelineLibrary.builtIn[index.name])
      #expect(guideline.name == index.name)
      #expect(guideline.title == index.title)
      #expect(guideline.aliases == index.aliases)
      #expect(guideline.otherNames == index.otherNames)
      #expect(guideline.hasModel == index.hasModel)
      #expect(guideline.isOwn == index.isOwn)
    }
  }

  @Test("has a name that no other has, and no alias of another")
  func names() {
    let names = GuidelineLibrary.builtIn.index.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("tells of each sentence what it rests on, but of what is heard alone", arguments: own)
  func sources(index: EmbeddedGuideline) throws {
    let guideline = try #require(GuidelineLibrary.builtIn[index.name])
    let bare = guideline.statements.filter { $0.sources.isEmpty && $0.topic != .developerNotes }
    #expect(bare.map(\.text) == [])
    #expect(guideline.statements.allSatisfy { !$0.text.contains("[^") })
  }

  @Test("disputes no sentence of its own document", arguments: own)
  func disputes(index: EmbeddedGuideline) throws {
    let guideline = try #require(GuidelineLibrary.builtIn[index.name])
    let disputed = guideline.statements.filter { guideline.dispute(of: $0) != nil }
    #expect(disputed.map(\.text) == [])
  }

  @Test(
    "says what is so of sentences that other documents have about its component",
    arguments: [
      (
        "text-input",
        "## Android\n### Name\n- **Android Views**\n- `contentDescription` overrides `android:text`",
        "TalkBack reads the text of a field that has one, and never its contentDescription"
      ),
      (
        "text-input", "## iOS\n### Name\n- **UIKit**\n- Set the visible label with `setTitle()`",
        "UITextField has no such method"
      ),
      (
        "text-input", "## Android\n### Role\n- **Android Views**\n- Use `EditBox`",
        "the class is EditText"
      ),
      (
        "link",
        "## Android\n### Role\n- **Jetpack Compose**\n- Compose does not have native support for links",
        "a LinkAnnotation in the text is a link, since Compose 1.7.0"
      ),
      (
        "link",
        "## Android\n### Focus\n- In a text with several, only the first link can be reached",
        "TalkBack lists all links of a text in its Links menu"
      ),
    ] as [(String, String, String)]
  )
  func disputesOfOthers(name: String, document: String, says: String) throws {
    let other = Guideline(reading: SourceText(document), named: name)
    let guideline = try #require(GuidelineLibrary.builtIn.adding([other])[name])
    let told = guideline.companions.flatMap(\.statements).compactMap { guideline.dispute(of: $0) }
    #expect(told.map(\.says) == [says])
  }

  @Test("is found under the names that collections have for its component")
  func aliases() {
    let names = ["toggle-switch", "radio-button", "Toggle switch", "hyperlink"]
    #expect(
      names.map { GuidelineLibrary.builtIn[$0]?.name } == [
        "switch", "radio-group", "switch", "link",
      ]
    )
  }

  @Test("gives way to a model of a team's for one of its names, under all of them")
  func takingOver() {
    let model = SourceText("roles: { values: a, quote: Here }")
    let team = Guideline(
      reading: SourceText("---\naliases: [switch]\n---\n## iOS\n- Here"),
      named: "toggle-switch",
      model: model
    )
    let library = GuidelineLibrary.builtIn.adding([team])
    for name in ["switch", "toggle-switch", "toggle"] {
      #expect(library[name]?.statements.map(\.text) == ["Here"], "\(name)")
    }
    #expect(!library.names.contains("switch"))
    #expect(library["checkbox"]?.isOwn == true)
  }

  @Test("is based on no other component, which a team's may be")
  func basis() {
    for name in GuidelineLibrary.builtIn.names {
      let basis = GuidelineLibrary.builtIn[name]?.model.basis?.name
      #expect(basis == nil || basis == "platform", "\(name)")
    }
  }
}

@Suite("The footnotes of a document")
struct FootnoteTests {
  private let guideline = Guideline(
    reading: SourceText(
      """
      ---
      publisher: Acme
      keyboard:
        space: The space bar turns the dial[^a]
      ---
      ## iOS
      ### Role
      - Take a `Dial`.[^a][^b]
      - Take [^none] of it, see [the page](https://example.com).

      [^a]: The manual
      of the dial
      [^b]: `Dial.h`
      """
    ),
    named: "dial"
  )

  @Test("are no part of its sentences, and tell what these rest on")
  func sources() {
    #expect(
      guideline.statements.map(\.text) == [
        "space: The space bar turns the dial", "Take a Dial.", "Take [^none] of it, see the page.",
      ]
    )
    #expect(
      guideline.statements.map(\.sources) == [
        ["The manual of the dial"], ["The manual of the dial", "Dial.h"], [],
      ]
    )
    #expect(guideline.fullTitle == "Acme › Dial")
    #expect(guideline.problems == [])
    #expect(!guideline.isOwn)
  }
}

@Suite("A fact with words for each place")
struct PlacedFactTests {
  private let guideline = Guideline(
    reading: SourceText("## iOS\n- On iOS a knob\n## Android\n- On Android a dial"),
    named: "dial",
    model: SourceText(
      """
      roles:
        values: { all: turner, ios: knob, compose: [dial, knob] }
        also: { ios: button, uikit: tap }
        quote: [On iOS a knob, On Android a dial]
      """
    )
  )

  @Test("is one fact for each place that is named, with the quotes that hold there")
  func facts() {
    let facts = guideline.model.facts("roles")
    #expect(
      facts.map { "\($0.framework?.rawValue ?? $0.platform?.rawValue ?? "all") \($0.values)" } == [
        "compose [\"dial\", \"knob\"]", "uikit [\"knob\"]", "ios [\"knob\"]",
        "all [\"turner\"]",
      ]
    )
    #expect(facts.map { $0.details("also") } == [[], ["tap"], ["button"], []])
    let (first, second) = ("On iOS a knob", "On Android a dial")
    #expect(facts.map(\.quotes) == [[second], [first], [first], [first, second]])
    #expect((guideline.problems + guideline.problemsOfQuotes()).map(\.message) == [])
    #expect(facts.allSatisfy(guideline.enforces))
  }
}
