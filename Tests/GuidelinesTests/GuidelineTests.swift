import Guidelines
import SourceText
import Testing

@Suite("A guideline")
struct GuidelineTests {
  private let document = """
    ---
    title: Dimmer
    name: Light Dimmer
    aliases: [dim switch]
    href: https://example.com/dimmer
    screenreader:
      role: |
        Identifies as adjustable
    ---
    ## All platforms
    ### Name
    - Everybody's name
    ### Criteria
    - **Role** Adjustable
    ## iOS
    Read me first.
    ### Name
    - Of *iOS*
      - nested
    - **UIKit**
      - Use `accessibilityLabel`
    - Of iOS again
    - **SwiftUI**
    - Use `accessibilityLabel(_:)`, see [the page](https://example.com/a(b)c)
    ## Android
    ### Role
    #### Jetpack Compose
    ```kotlin
      Slider(
        value)
    ```
    """

  private var guideline: Guideline { Guideline(reading: SourceText(document)) }

  @Test("knows its names and its page")
  func names() {
    #expect(guideline.name == "light-dimmer")
    #expect(guideline.title == "Dimmer")
    #expect(guideline.aliases == ["dim-switch"])
    #expect(guideline.href == "https://example.com/dimmer")
    #expect(guideline.problems == [])
    #expect(!guideline.hasModel)
  }

  @Test("keeps each statement with its scope, depth, key and line")
  func statements() {
    let found = guideline.statements.map { "\($0.line) \($0.place) \($0.depth) \($0.text)" }
    #expect(
      found == [
        "6 All platforms › Screen reader 0 role: Identifies as adjustable",
        "11 All platforms › Name 0 Everybody's name",
        "13 All platforms › Criteria 0 Role Adjustable",
        "15 iOS › Developer notes 0 Read me first.",
        "17 iOS › Name 0 Of iOS",
        "18 iOS › Name 1 nested",
        "20 iOS › Name › UIKit 0 Use accessibilityLabel",
        "21 iOS › Name 0 Of iOS again",
        "23 iOS › Name › SwiftUI 0 Use accessibilityLabel(_:), see the page",
        "28 Android › Role › Jetpack Compose 0   Slider(\n    value)",
      ]
    )
    #expect(
      guideline.statements.map(\.key) == ["role", nil, "role"] + Array(repeating: nil, count: 7)
    )
  }

  @Test(
    "answers for a topic with the most specific statements first",
    arguments: [
      (Platform.ios, Framework.uikit, [20, 17, 18, 21, 11]),
      (.ios, .swiftui, [23, 17, 18, 21, 11]),
      (.ios, nil, [20, 23, 17, 18, 21, 11]),
      (nil, .uikit, [20, 17, 18, 21, 11]),
      (nil, nil, [20, 23, 17, 18, 21, 11]),
      (.android, .compose, [11]),
    ] as [(Platform?, Framework?, [Int])]
  )
  func topic(platform: Platform?, framework: Framework?, lines: [Int]) {
    let found = guideline.statements(on: .name, platform: platform, framework: framework)
    #expect(found.map(\.line) == lines)
  }

  @Test(
    "finds the statements that mention a whole word, the same case first",
    arguments: [
      ("name", [11]), ("adjustable", [6, 13]), ("Adjustable", [13, 6]), ("adjust", []),
      ("accessibilityLabel", [20, 23]), ("accessibilityLabel(_:)", [23]), ("", []),
    ]
  )
  func mentions(term: String, lines: [Int]) {
    let found = guideline.statements(mentioning: term, platform: nil, framework: nil)
    #expect(found.map(\.line) == lines)
  }

  @Test("finds a quoted sentence whatever its quotes, blanks and code marks")
  func quotation() {
    #expect(guideline.statement(quoting: "Everybody’s  `name`")?.line == 11)
    #expect(guideline.statement(quoting: "nobody's name") == nil)
    #expect(guideline.statement(quoting: " ") == nil)
  }

  @Test("lists the words it sets as code")
  func code() {
    #expect(
      guideline.codeWords(platform: .ios, framework: nil)
        == ["accessibilityLabel", "accessibilityLabel(_:)"]
    )
  }

  @Test("lists elements and announcements that only the document names")
  func words() {
    let document = """
      ## iOS
      ### Role
      - **UIKit**
        - Use `UIButton`, or set `accessibilityTraits` to `.button` on a `UIButton`
        - Not `Some View` nor `makeView()` but `UIControl`
      ### Announcements
      - “Label, button” (grouping)
      - "Label, dimmed, button"
      - The label is said first: "Label"
      """
    let guideline = Guideline(reading: SourceText(document), named: "button")
    #expect(guideline.elements(in: .uikit) == ["UIButton", "UIControl"])
    #expect(guideline.elements(in: .swiftui) == [])
    #expect(
      guideline.quotedAnnouncements(platform: .ios, framework: nil)
        == ["Label, button", "Label, dimmed, button"]
    )
    #expect(GuidelineLibrary.builtIn["stepper"]?.elements(in: .views) == ["Button", "ImageButton"])
  }

  @Test(
    "reports what it cannot read and reads the rest",
    arguments: [
      ("---\nname: a\n", "the front matter is never closed by a line of '---'", "---"),
      (
        "## Elsewhere\n- a", "'Elsewhere' is no part of a guideline; its text is left out",
        "Elsewhere"
      ),
      (
        "## iOS\n### Colour\n- red",
        "'Colour' is no topic of a guideline; read as developer notes", "Colour"
      ),
      (
        "## iOS\n### Roles\n- red",
        "'Roles' is no topic of a guideline; read as developer notes; did you mean 'Role'?", "Roles"
      ),
      (
        "## Andriod\n- a",
        "'Andriod' is no part of a guideline; its text is left out; did you mean 'Android'?",
        "Andriod"
      ),
      (
        "## iOS\n- **Android Views**\n  - a", "Android Views is no framework of iOS",
        "**Android Views**"
      ),
      (
        "## iOS\n- **Swift UIs**\n  - a",
        "'Swift UIs' is no framework; read as a sentence; did you mean 'SwiftUI'?", "Swift UIs"
      ),
      (
        "## Android\n**Compos:**\n- a",
        "'Compos' is no framework; read as a sentence; did you mean 'Compose'?", "Compos"
      ),
      (
        "## iOS\n- a\n## Role\n- b",
        "a topic is written '### Role'; the text below '## Role' is left out", "## Role"
      ),
      ("## iOS\n```\nx", "a code block is never closed", "```"),
      (
        "## iOS\n- a\n<!-- b\n## Android\n- c",
        "a comment is never closed; what follows it is "
          + "left out", "<!-- b"
      ),
      (
        "## iOS\n- a\n# Knob\n\nAbout it.",
        "'Knob' is no part of a guideline; its text is left out", "Knob"
      ),
    ] as [(String, String, String)]
  )
  func problems(document: String, message: String, place: String) {
    let guideline = Guideline(reading: SourceText(document), named: "x")
    #expect(guideline.problems.map(\.message) == [message])
    #expect(guideline.problems.map { guideline.markdown.string(in: $0.range) } == [place])
    #expect(guideline.problems.allSatisfy { $0.file == .document })
  }

  @Test("takes a heading over the whole document for its title, and what follows as general")
  func title() {
    let text = "# Turn *knob*\n\nAbout it.\n### Name\n- It has one.\n## iOS\n- a"
    let guideline = Guideline(reading: SourceText(text), named: "knob")
    #expect(guideline.title == "Turn knob")
    #expect(guideline.name == "knob")
    #expect(guideline.problems == [])
    #expect(guideline.statements.map(\.text) == ["About it.", "It has one.", "a"])
    #expect(guideline.statements.map(\.platform) == [nil, nil, .ios])
    #expect(guideline.statements.map(\.topic) == [.developerNotes, .name, .developerNotes])
    let named = Guideline(reading: SourceText("---\ntitle: Dial\n---\n\(text)"), named: "knob")
    #expect(named.title == "Dial")
  }

  @Test("reads any bytes")
  func anyBytes() {
    let bytes = Array(document.utf8)
    for end in bytes.indices {
      let guideline = Guideline(reading: SourceText(Array(bytes[..<end])))
      #expect(guideline.statements.allSatisfy { $0.range.upperBound <= end })
    }
    for byte in [0x00, 0x80, 0xFF, 0x0D, 0x60, 0x2A] as [UInt8] {
      for position in bytes.indices {
        var broken = bytes
        broken[position] = byte
        let guideline = Guideline(reading: SourceText(broken))
        #expect(guideline.statements.allSatisfy { $0.range.upperBound <= broken.count })
      }
    }
  }
}
