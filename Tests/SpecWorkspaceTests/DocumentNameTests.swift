import Guidelines
import SourceText
import SpecChecking
import SpecRules
import SpecWorkspace
import Testing

@Suite("What a document without a model names")
struct DocumentNameTests {
  @Test("tells names of documents apart by case, and takes them where a document has them")
  func documentNames() throws {
    let link = "## iOS\n### Role\n- **SwiftUI**\n  - Use `Link`\n- **UIKit**\n  - Add `.link`\n"
    let field = """
      ## Android
      ### Role
      - **Jetpack Compose**
        - Use `SearchField`
        - `semantics` is equivalent to `importantForAccessibility` when compared to android views
      ## iOS
      ### Name
      - **SwiftUI**
        - Give `SearchField("Find")` a `labelFor`
      """
    let folder = try TemporaryFolder(["link.md": link, "field.md": field])
    let vocabulary = GuidelinePack(loading: [folder.path()]).library.vocabulary
    let homes: [String: [Framework]] = [
      "Link": [.swiftui], ".link": [], "link": [], "SearchField(x)": [.swiftui, .compose],
      ".SearchField": [], "labelFor": [.swiftui, .views], "LabelFor": [.views],
      "importantForAccessibility": [.views],
    ]
    for (name, homes) in homes {
      #expect(vocabulary.frameworks(declaring: name) == homes, "\(name)")
    }
  }

  @Test(
    "asks for a hint where neither the document nor the state says that none is needed",
    arguments: [
      ("go: Lamp", true), ("go: In list", false), ("go: Showing x of y", false),
      ("go: 'Lamp, shown'", false),
      ("go: 'Lamp, dimmed'", false), ("go: 'Lamp, disabled'", false), ("disabled: Lamp", false),
    ] as [(String, Bool)]
  )
  func hints(announcement: String, isNeeded: Bool) throws {
    let lamp = """
      ---
      screenreader:
        role: Identifies as a button in iOS and "double tap to activate" in Android
      ---
      ## Android
      ### Announcements
      - "In list" or “Showing x of y”, in any case
      - "Label, shown"
      """
    let folder = try TemporaryFolder(["lamp.md": lamp])
    let library = GuidelinePack(loading: [folder.path()]).library
    let text = """
      component: lamp
      label: Lamp
      platforms: { android: { announcements: { \(announcement) } } }
      """
    let findings = Snapshot(SourceText(text), analysis: Analysis(library: library)).findings
    #expect(findings.contains { $0.code == "announcement-double-tap" } == isNeeded)
  }

  @Test("proposes for a state what the document has for it, and nothing else")
  func proposals() throws {
    let dial = """
      ## Android
      ### State
      - **Jetpack Compose**
        - Disabled: `Dial(enabled = false)`
      """
    let folder = try TemporaryFolder(["dial.md": dial])
    let library = GuidelinePack(loading: [folder.path()]).library
    func proposal(_ state: String) -> [String?] {
      let text = """
        component: dial
        platforms: { android: { framework: compose, states: { \(state): { api: labelFor } } } }
        """
      let found = Snapshot(SourceText(text), analysis: Analysis(library: library)).findings
        .first { $0.code == "foreign-api" }
      return [found?.message.split(separator: "; ").last.map(String.init), found?.quote?.text]
    }
    let sentence = "Disabled: Dial(enabled = false)"
    #expect(proposal("disabled") == ["use 'Dial(enabled = false)'", sentence])
    #expect(proposal("selected") == ["remove it", nil])
  }
}
