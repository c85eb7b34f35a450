import Guidelines
import SourceText
import SpecChecking
import SpecRules
import Testing

/// Rules whose built-in facts are of iOS alone, with those of a team for Android.
@Suite("A team's guideline for Android")
struct ScreenReaderTests {
  private static func guideline() -> Guideline {
    Guideline(
      reading: SourceText(
        """
        ## Android
        ### Name
        - **Jetpack Compose**
          - A hidden label needs a name
          - A name beside a label is heard twice
          - Icons are hidden
        """
      ),
      named: "dial",
      model: SourceText(
        """
        name-of-hidden-label:
          { on: android, values: required, quote: A hidden label needs a name }
        name-beside-label:
          { on: android, values: duplicated, quote: A name beside a label is heard twice }
        hidden-icons:
          { on: compose, values: all, api: hideFromAccessibility(), quote: Icons are hidden }
        """
      )
    )
  }

  private static func findings(_ entry: String, _ guideline: Guideline) -> [Finding] {
    let text = """
      component: dial
      label: Volume
      platforms: { android: { framework: compose, \(entry) } }
      """
    let analysis = Analysis(library: GuidelineLibrary.builtIn.adding([guideline]))
    return Snapshot(SourceText(text), analysis: analysis).findings
  }

  @Test(
    "is told of with the name of its screen reader",
    arguments: [
      (
        "label-hidden: true",
        "the label is hidden from TalkBack and nothing else names the dial; add a 'name'"
      ),
      (
        "name: Volume",
        "TalkBack may announce both the name and the visible label; remove the name or hide the label"
      ),
      (
        "icon: { image: a }",
        "TalkBack announces the icon, too; hide it with 'hideFromAccessibility()'"
      ),
    ] as [(String, String)]
  )
  func messages(entry: String, message: String) {
    #expect(Self.findings(entry, Self.guideline()).map(\.message).contains(message))
  }

  @Test("goes from memory with its library, whatever was found by it")
  func memory() {
    weak var guideline: Guideline?
    func check() {
      let own = Self.guideline()
      guideline = own
      let quotes = Self.findings("label-hidden: true", own).compactMap(\.quote?.text)
      #expect(quotes.contains("A hidden label needs a name"))
    }
    check()
    #expect(guideline == nil)
  }
}
