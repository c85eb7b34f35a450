import Guidelines
import SourceText
import Testing

@Suite("A published document")
struct PublishedDocumentTests {
  @Test(
    "gives every bullet, line and code block to its platform",
    arguments: [
      ("controls/button", 10, 58, 70), ("controls/carousel", 14, 64, 67),
      ("controls/checkbox", 10, 62, 62), ("controls/date-time-picker", 11, 46, 64),
      ("controls/pagination-control", 11, 48, 68), ("controls/radio-button", 10, 57, 72),
      ("controls/segmented-control", 11, 42, 59), ("controls/slider", 10, 42, 56),
      ("controls/stepper", 10, 41, 32), ("controls/table-row-button", 10, 61, 51),
      ("controls/toggle-switch", 10, 55, 59), ("notifications/alert-dialog", 11, 46, 57),
      ("notifications/snackbar-toast", 12, 11, 35), ("patterns/headings", 4, 22, 30),
      ("patterns/table", 10, 28, 38),
    ]
  )
  func counts(path: String, criteria: Int, ios: Int, android: Int) {
    guard let text = Files.shared("magentaa11y/\(path).md") else { return }
    let guideline = Guideline(reading: SourceText(text))
    func count(_ platform: Platform?) -> Int {
      guideline.statements.count { $0.platform == platform }
    }
    #expect([count(nil), count(.ios), count(.android)] == [criteria, ios, android])
  }

  @Test(
    "gives its topics and frameworks, however they are marked",
    arguments: [
      ("controls/button", Topic.role, Framework.uikit, 2),
      ("controls/radio-button", .name, .swiftui, 3),
      ("controls/carousel", .focus, .views, 13),
      ("controls/segmented-control", .name, .uikit, 2),
      ("controls/date-time-picker", .state, .swiftui, 1),
      ("controls/date-time-picker", .focus, .uikit, 6),
      ("controls/date-time-picker", .focus, .views, 13),
      ("controls/date-time-picker", .codeExample, .compose, 1),
      ("controls/slider", .groupings, .swiftui, 1),
      ("controls/stepper", .role, .views, 0),
      ("patterns/headings", .role, .compose, 1),
      ("patterns/table", .developerNotes, .swiftui, 2),
      ("notifications/alert-dialog", .name, .uikit, 5),
    ]
  )
  func topics(path: String, topic: Topic, framework: Framework, count: Int) {
    guard let text = Files.shared("magentaa11y/\(path).md") else { return }
    let guideline = Guideline(reading: SourceText(text))
    let found = guideline.statements.filter { $0.topic == topic && $0.framework == framework }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.platform == framework.platform })
  }

  @Test("gives its criteria with their keys, and its page", arguments: Files.published)
  func everyFile(path: String) throws {
    let text = try #require(Files.shared(path))
    let guideline = Guideline(reading: SourceText(text))
    let name = path.split(separator: "/").last?.dropLast(3) ?? ""
    #expect(guideline.name == name)
    #expect(guideline.href?.hasSuffix("/" + name) ?? false)
    for topic in [Topic.keyboard, .gestures, .screenreader, .settings] {
      let criteria = guideline.statements.filter { $0.topic == topic && $0.platform == nil }
      #expect(!criteria.isEmpty && criteria.allSatisfy { $0.key != nil }, "\(topic)")
    }
  }

  @Test("loads without a problem", arguments: Files.published)
  func problems(path: String) throws {
    let text = try #require(Files.shared(path))
    #expect(Guideline(reading: SourceText(text)).problems.map(\.message) == [])
  }

  @Test("is read however its headings, bullets and frameworks vary")
  func irregularities() {
    let document = """
      ## Condensed
      1. Test keyboard only
         - Tab: Moves
      2. Device OS Settings
         - Text resize: Grows
      3. Test something new
         - Other: Matters
      ## Something else
      - Left out
      ## iOS Developer Notes
      There is no native part.
      ### General Notes
      - Note
      #### Placeholder Text
      - Of placeholders
      ### Role
         - **UIKit and SwiftUI**
            - `WKWebView`
      ### Focus
      - Everywhere
      **UIKit**
        - In UIKit
      **Swift UI**
        - In SwiftUI
      ### SwiftUI
         - In SwiftUI, too
      ### Announcement example  (will vary)
      - “Label”
      ## Android Developer Notes
      ### State
      - **Android View:**
        - In views
      - **JetPack Compose**
        - In Compose
      ### Code Example
      **Jetpack Compose**
      ```java
      Chip()
      ```
      """
    let guideline = Guideline(reading: SourceText(document), named: "chip")
    #expect(guideline.problems.map(\.message) == [])
    #expect(
      guideline.statements.map { "\($0.place): \($0.text)" } == [
        "All platforms › Keyboard: Tab: Moves", "All platforms › Settings: Text resize: Grows",
        "All platforms › Criteria: Other: Matters",
        "iOS › Developer notes: There is no native part.", "iOS › Developer notes: Note",
        "iOS › Developer notes: Of placeholders", "iOS › Role: WKWebView",
        "iOS › Focus: Everywhere", "iOS › Focus › UIKit: In UIKit",
        "iOS › Focus › SwiftUI: In SwiftUI", "iOS › Focus › SwiftUI: In SwiftUI, too",
        "iOS › Announcements: “Label”", "Android › State › Android Views: In views",
        "Android › State › Jetpack Compose: In Compose",
        "Android › Code example › Jetpack Compose: Chip()",
      ]
    )
  }

  @Test("is read in its older form, with the platforms below the topics")
  func olderForm() {
    let document = """
      ---
      title: Captcha
      keyboard:
        enter: |
          Activates
      ---
      ## Developer notes
      Read this.
      ### Name
      Everybody's
      **iOS Options**
      - Of iOS
      **Android Options**
      - Of Android
      ### Role
      - Everybody's role
      - **iOS**
        - iOS role
      """
    let guideline = Guideline(reading: SourceText(document), named: "captcha")
    #expect(guideline.problems.map(\.message) == [])
    #expect(
      guideline.statements.map { "\($0.place): \($0.text)" } == [
        "All platforms › Keyboard: enter: Activates", "All platforms › Developer notes: Read this.",
        "All platforms › Name: Everybody's", "iOS › Name: Of iOS", "Android › Name: Of Android",
        "All platforms › Role: Everybody's role", "iOS › Role: iOS role",
      ]
    )
  }
}
