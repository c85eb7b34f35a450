import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A document beside a built-in guideline")
struct JoinedDocumentTests {
  private static let library = GuidelineLibrary.builtIn.adding([
    Guideline(
      reading: SourceText(
        """
        ---
        name: checkbox
        publisher: Acme
        ---
        ## iOS
        ### Name
        - **UIKit**
          - The checkbox's title will overwrite its label.
          - Set `acmeLabel`.
        ### Role
        - “Acme box” is what we say.
        """
      )
    )
  ])

  @Test(
    "adds its sentences to hovers, behind those of the guideline, with who says so",
    arguments: [
      (
        "na$0me: Terms",
        """


        Acme › Checkbox › iOS › Name › UIKit
          The checkbox's title will overwrite its label.
            Not so: a label that is set wins over the title (UIAccessibility.h).
          Set acmeLabel.
        """
      ),
      (
        "role: Acme b$0ox",
        """


        Acme › Checkbox › iOS › Role
          “Acme box” is what we say.
        """
      ),
    ] as [(String, String)]
  )
  func hovers(line: String, end: String) throws {
    let fixture = Fixture(Self.spec(line))
    let cursor = try #require(fixture.cursor)
    let hover = snapshot(fixture.text).hover(at: cursor, as: .plainText)
    #expect(hover?.content.hasSuffix(end) == true, "\(hover?.content ?? "")")
  }

  @Test("is where a definition leads that the guideline itself has no sentence for")
  func definition() throws {
    let fixture = Fixture(Self.spec("acme$0Label: Terms"))
    let place = snapshot(fixture.text).guidelinePlace(at: try #require(fixture.cursor))
    #expect(place?.guideline.fullTitle == "Acme › Checkbox")
    #expect(place.map { $0.guideline.markdown.string(in: $0.range) } == "Set `acmeLabel`.")
  }

  @Test("changes no finding, and is quoted where the guideline has nothing to quote")
  func findings() {
    let spec = Self.spec("role: list, states: { checked: { announce: Selected } }")
    let own = Snapshot(SourceText(spec)).findings
    #expect(snapshot(spec).findings == own)
    #expect(own.map(\.code) == ["role-expected", "state-word"])
    let foreign = """
      component: checkbox
      label: Terms
      platforms: { android: { framework: views, acmeLabel: Terms } }
      """
    let quote = snapshot(foreign).findings.first { $0.code == "foreign-api" }?.quote
    #expect(quote?.place == "Acme › Checkbox › iOS › Name › UIKit")
    #expect(quote?.text == "Set acmeLabel.")
  }

  private static func spec(_ line: String) -> String {
    """
    component: checkbox
    label: Terms
    platforms: { ios: { framework: uikit, \(line) } }
    """
  }

  private func snapshot(_ text: String) -> Snapshot {
    Snapshot(SourceText(text), analysis: Analysis(library: Self.library))
  }
}
