import Guidelines
import SourceText
import Testing

@Suite("The descriptions of facts")
struct FactDescriptionTests {
  @Test("have one for each name, and each once")
  func names() {
    let names = FactDescription.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(FactDescription.named("disabled-api")?.name == "STATE-api")
    #expect(FactDescription.named("on-api")?.name == "STATE-api")
    #expect(FactDescription.named("-api") == nil)
    #expect(FactDescription.named("rolls") == nil)
  }
}

@Suite("Sentences that many documents share")
struct SharedFactTests {
  private let document = """
    ## iOS
    ### Name
    - If visible text label exists, the programmatic name should match the visible text label.
    ### State
    - **UIKit**
      - For disabled: Set `isEnabled` to `false`. Announcement for disabled is "Dimmed".
    ## Android
    ### State
    - **Jetpack Compose**
      - `Button(enabled = false)` announces as "disabled"
    """

  @Test("are facts of a document without a model, and of none with one")
  func facts() {
    let plain = Guideline(reading: SourceText(document), named: "knob")
    #expect(!plain.hasModel)
    let facts = plain.model.facts.map { fact in
      [fact.name, fact.framework?.rawValue ?? fact.platform?.rawValue ?? "all"] + fact.values
        + fact.details("announced")
    }
    #expect(
      facts == [
        ["name-matches-label", "ios", "equal"], ["states", "uikit", "disabled", "Dimmed"],
        ["states", "compose", "disabled", "disabled"],
      ]
    )
    #expect(plain.model.facts.allSatisfy { $0.quotes.count == 1 && $0.statement(in: plain) != nil })
    let model = SourceText("roles: { values: knob, quote: Programmatic name }")
    let own = Guideline(reading: SourceText(document), named: "knob", model: model)
    #expect(own.model.names == ["roles"])
  }
}
