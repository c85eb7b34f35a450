import Guidelines
import SourceText
import TestSupport
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
    ] as [(String, Int, Int, Int)]
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
    ] as [(String, Topic, Framework, Int)]
  )
  func topics(path: String, topic: Topic, framework: Framework, count: Int) {
    guard let text = Files.shared("magentaa11y/\(path).md") else { return }
    let guideline = Guideline(reading: SourceText(text))
    let found = guideline.statements.filter { $0.topic == topic && $0.framework == framework }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.platform == framework.platform })
  }

  @Test(
    "means the characters that it writes as HTML does, but not in code",
    arguments: [
      ("Text &amp; icon&nbsp;only", "Text & icon only"), ("A &lt;Button&gt;", "A <Button>"),
      ("&ldquo;Page&rdquo; &#8211; &#x201C;two", "“Page” – “two"),
      ("Set `a &amp; b`", "Set a &amp; b"), ("A & B; C &none; &#0; &", "A & B; C &none; &#0; &"),
    ] as [(String, String)]
  )
  func characterReferences(markdown: String, text: String) {
    let guideline = Guideline(reading: SourceText("## iOS\n### Name\n- \(markdown)\n"))
    #expect(guideline.statements.map(\.text) == [text])
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

  @Test(
    "reports a part that is misspelt, and nothing else that it has besides",
    arguments: [
      (
        "Andriod Developer Notes",
        "'Andriod Developer Notes' is no part of a guideline; its text is left out; "
          + "did you mean 'Android Developer Notes'?"
      ),
      ("Role", "a topic is written '### Role'; the text below '## Role' is left out"),
      ("Web Developer Notes", nil), ("Andriod Talkback", nil), ("iOS", nil),
    ] as [(String, String?)]
  )
  func misspeltPart(title: String, message: String?) {
    let text = "## Condensed\n\n## iOS Developer Notes\n\n- Here\n\n## \(title)\n\n- There\n"
    let guideline = Guideline(
      reading: SourceText(text),
      model: SourceText("roles: { values: a, quote: [Here, There] }\n")
    )
    #expect(guideline.problems.map(\.message) == (message.map { [$0] } ?? []))
    #expect(message == nil || guideline.problemsOfQuotes().map(\.code) == [.shortQuote])
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

  @Test(
    "keeps what stands in tables, HTML and other ways of writing",
    arguments: [
      (
        "| State | API |\n|:---|---|\n| off | `a\\|b` |\n| UIKit | x |",
        ["iOS › Name: State | API", "iOS › Name: off | a|b", "iOS › Name › UIKit: UIKit | x"]
      ),
      ("State | API\n---|---\noff | a\n\na | b", ["State | API", "off | a", "a | b"]),
      ("<p>About <code>x</code>,\nat last.</p>\nNext", ["About x, at last.", "Next"]),
      ("<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>", ["One", "Two"]),
      ("<ul><li>One</li><li><b>Two</b> three</li></ul>", ["One", "Two three"]),
      ("<table><tr><td>a</td><td>b</td></tr></table>", ["a | b"]),
      ("<h3>Role</h3>\n<p>Said</p>", ["iOS › Role: Said"]),
      ("<details>\n<summary>More</summary>\n\n- Inside\n</details>", ["More", "Inside"]),
      ("<video controls>\n  <source src=\"x\">\n\n  No video.\n</video>\n- Next", ["Next"]),
      ("<!-- ### Role\n\n- Not said\n-->\n- Said <!-- not this -->", ["Said"]),
      ("- `Tab(<condition>)` and <T>", ["Tab(<condition>) and <T>"]),
      (
        "- **UIKit**: Use it\n  - So\n- Everywhere\n- **SwiftUI** - Use that",
        [
          "iOS › Name › UIKit: UIKit: Use it", "iOS › Name › UIKit: So", "iOS › Name: Everywhere",
          "iOS › Name › SwiftUI: SwiftUI - Use that",
        ]
      ),
      (
        "**UIKit:** Use it\n**SwiftUI:** Use that",
        ["iOS › Name › UIKit: UIKit: Use it", "iOS › Name › SwiftUI: SwiftUI: Use that"]
      ),
      ("__UIKit__\n- Use it", ["iOS › Name › UIKit: Use it"]),
      ("- SwiftUI: `TabView`", ["iOS › Name › SwiftUI: SwiftUI: TabView"]),
      ("- **UIKit** has traits\n- Compose: a message", ["UIKit has traits", "Compose: a message"]),
      (
        "### UIKit\n#### Role\n- One\n#### State\n- Two\n### SwiftUI\n- Three\n### Focus\n- Four",
        [
          "iOS › Role › UIKit: One", "iOS › State › UIKit: Two",
          "iOS › Developer notes › SwiftUI: Three", "iOS › Focus: Four",
        ]
      ),
      (
        "- One\n\nAndroid Developer Notes\n---\n### Role\n- Two\n\n---\n- Three",
        ["iOS › Name: One", "Android › Role: Two", "Android › Role: Three"]
      ),
      (
        "## iOS and Android Developer Notes\n### Role\n- Both\n## Android & iOS\n### Name\n- Too",
        ["All platforms › Role: Both", "All platforms › Name: Too"]
      ),
    ] as [(String, [String])]
  )
  func otherForms(lines: String, statements: [String]) {
    let text = SourceText("# Knob\n\n## iOS\n### Name\n\n\(lines)\n")
    let guideline = Guideline(reading: text, named: "knob")
    let found = guideline.statements.map { "\($0.place): \($0.text)" }
    #expect(found == statements.map { $0.contains(" › ") ? $0 : "iOS › Name: \($0)" })
    #expect(guideline.problems.map(\.message) == [])
  }

  @Test(
    "names its page in any kind of link",
    arguments: ["https://a.b/c", "<https://a.b/c>", "[here](https://a.b/c)", "[https://a.b/c](/c)"]
  )
  func page(link: String) {
    let text = SourceText("## Condensed\n1. Test keyboard\n\nFull information: \(link)\n")
    #expect(Guideline(reading: text, named: "knob").href == "https://a.b/c")
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
