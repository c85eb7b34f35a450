import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("Hover")
struct HoverTests {
  @Test(
    "on a key shows what the guideline says on its topic, and nothing of another place",
    arguments: [
      (
        "role", "uikit",
        ["The stepper buttons themselves should be announced as “Button”.", "Use UIStepper"],
        ["Use native Stepper view", "Button or ImageButton", "Announcement for disabled"]
      ),
      (
        "role", "swiftui", ["Use native Stepper view", "Identifies itself as a Button (iOS)"],
        ["UIStepper", "UIAccessibilityTraitAdjustable"]
      ),
      (
        "name", "uikit", ["You can programmatically set the visible label with setTitle()."],
        ["accessibilityHidden(true)", "labelFor"]
      ),
      (
        "keyboard", "uikit", ["spacebar: Activates the button on iOS and Android", "tab To focus"],
        ["swipe: Focus moves"]
      ),
      ("settings", "uikit", ["Text can resize up to 200% without losing information"], []),
    ] as [(String, String, [String], [String])]
  )
  func key(key: String, framework: String, shown: [String], hidden: [String]) throws {
    let content = try #require(
      hover(
        in: """
          component: stepper
          platforms:
            ios:
              framework: \(framework)
              $0\(key): x
          """
      )
    )
    for sentence in shown { #expect(content.contains(sentence)) }
    for sentence in hidden { #expect(!content.contains(sentence)) }
  }

  @Test(
    "on a key says what answers it, and nothing where the guideline has nothing to say",
    arguments: [
      (
        "stepper", "ios: { framework: uikit, focus: { $0on-value-change: stay } }",
        ["When new value"]
      ),
      (
        "segmented-control", "android: { framework: views, focus: { $0on-select: stay } }",
        ["Once a tab"]
      ),
      (
        "stepper",
        "ios: { framework: uikit, focus: { on-value-change: { $0announce: .announcement } } }",
        ["When new value", "To NOT move focus", "To NOT move focus"]
      ),
      ("page-control", "ios: { $0keyboard: { tab: focus } }", ["Ensure the external"]),
      (
        "page-control", "ios: { $0gestures: { swipe: focus } }",
        ["Swiping right or left to change the pages", "The screen reader focus may remain"]
      ),
      ("page-control", "ios: { $0hint: Opens }", ["“Page three of three, adjustable"]),
      ("segmented-control", "android: { $0groupings: {} }", ["Follow native"]),
      ("stepper", "android: { $0groupings: {} }", []),
    ] as [(String, String, [String])]
  )
  func answer(component: String, platform: String, starts: [String]) throws {
    let content = try #require(
      hover(in: "component: \(component)\nplatforms: { \(platform) }")
    )
    let sentences = content.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(!content.lowercased().contains("n/a"))
    #expect(sentences.isEmpty == starts.isEmpty, "\(content)")
    for start in starts { #expect(sentences.contains { $0.hasPrefix("  " + start) }, "\(content)") }
    #expect(content.split(separator: " ").count < 160)
  }

  @Test(
    "on a role of another platform says where it is one",
    arguments: [
      ("android", "adjustable", "adjustable: A role of iOS, not of Android."),
      ("ios", "list", "list: A role of Android, not of iOS."),
      ("ios", "RadioButton", "RadioButton: Element of Android Views, Jetpack Compose."),
      ("ios", "adjustable", "adjustable: The role, as VoiceOver says it."),
      ("android", "button", "button: The role, as TalkBack says it."),
    ] as [(String, String, String)]
  )
  func role(platform: String, word: String, start: String) {
    let content = hover(
      in: "component: page-control\nplatforms: { \(platform): { role: $0\(word) } }"
    )
    #expect(content?.hasPrefix(start) == true, "\(content ?? "")")
  }

  @Test("begins with what a finding there quotes, or leaves it to a client that shows it")
  func quotedByFinding() throws {
    let fixture = Fixture("component: stepper\nlabel: T\nplatforms: { ios: { role: $0slider } }")
    let cursor = try #require(fixture.cursor)
    let snapshot = Snapshot(SourceText(fixture.text))
    let finding = snapshot.findings.first { $0.range.contains(cursor) }
    let quote = try #require(finding?.quote?.text)
    let hovers = [false, true].map { besideFindings in
      snapshot.hover(at: cursor, as: .plainText, besideFindings: besideFindings)?.content ?? ""
    }
    let first = hovers[0].split(separator: "\n").first { $0.hasPrefix("  ") }
    #expect(first.map { $0.dropFirst(2) } == quote[...])
    #expect(!hovers[1].contains(quote))
  }

  @Test("at the top level speaks for the platforms that the spec has")
  func topLevel() throws {
    let onlyAndroid = try #require(
      hover(in: "component: stepper\n$0role: button\nplatforms: { android: {} }")
    )
    #expect(onlyAndroid.contains("Button or ImageButton"))
    #expect(!onlyAndroid.contains("UIStepper"))
    let both = try #require(hover(in: "component: stepper\n$0role: button"))
    #expect(both.contains("Identifies itself as a Button (iOS)"))
    #expect(both.contains("7 more sentences: https://"))
  }

  @Test(
    "is no longer than is read beside a key, and tells what it leaves out",
    arguments: [
      ("component: stepper\n$0states: {}", 12),
      ("component: page-control\nplatforms: { ios: { $0focus: {} } }", 20),
    ]
  )
  func length(document: String, limit: Int) throws {
    let content = try #require(hover(in: document))
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= limit)
    #expect(lines.last?.contains(" more sentences: https://") == true)
  }

  @Test("on a value shows the sentences about it first, five at most")
  func value() throws {
    let content = try #require(
      hover(
        in: """
          component: stepper
          platforms:
            ios: { framework: uikit, states: { disabled: { api: isEn$0abled=false } } }
          """
      )
    )
    #expect(content.hasPrefix("isEnabled=false: API of UIKit, Android Views."))
    #expect(content.contains("For disabled stepper: Set isEnabled to false."))
    #expect(content.split(separator: "\n").filter { $0.hasPrefix("  ") }.count <= 5)
  }

  @Test("on a value keeps to the topic that it stands in, where that speaks of it")
  func order() {
    let content = hover(in: "component: stepper\nkeyboard: { tab: fo$0cus }")
    #expect(
      content == """
        focus: Moves focus to the component.

        Stepper › All platforms › Keyboard
          tab, Ctr+tab or arrow keys: Focus visibly moves to the button
            (misprinted; write ctrl+tab for Ctr+tab)
          tab To focus

        https://www.magentaa11y.com/#/native-criteria/controls/stepper
        """
    )
  }

  @Test(
    "on a value says what kind of word it is at its place",
    arguments: [
      ("component: step$0per", "stepper: The component Stepper."),
      (
        "component: stepper\nplatforms: { ios: { framework: uikit, role: but$0ton } }",
        "button: The role, as VoiceOver says it.\n"
      ),
      ("component: stepper\nkeyboard: { t$0ab: focus }", "tab: A key of the keyboard; "),
      (
        "component: stepper\nplatforms: { ios: { framework: uikit, traits: [.adjust$0able] } }",
        ".adjustable: Trait of UIKit."
      ),
      (
        "component: stepper\nplatforms: { ios: { framework: swiftui, element: Step$0per } }",
        "Stepper: Element of SwiftUI."
      ),
    ] as [(String, String)]
  )
  func kind(document: String, start: String) {
    #expect(hover(in: document)?.hasPrefix(start) == true)
  }

  @Test("on a plain word stays with its topic")
  func plainWord() {
    let content = hover(
      in: "component: page-control\nplatforms: { android: { framework: compose, role: li$0st } }"
    )
    #expect(content?.contains("custom accessibility actions") == false)
  }

  @Test(
    "on the name of an API keeps to the framework and to what mentions it",
    arguments: [
      ("android: { framework: views, content$0Description: Photos }", "Jetpack Compose"),
      ("ios: { framework: swiftui, icon: { api: accessibility$0Hidden(true) } }", "Swiping"),
    ]
  )
  func apiOfFramework(platform: String, hidden: String) throws {
    let content = try #require(hover(in: "component: page-control\nplatforms: { \(platform) }"))
    #expect(!content.split(separator: "\n").dropFirst().joined().contains(hidden))
  }

  @Test("on a word that the guideline does not use shows its topic")
  func unknownWord() throws {
    let lines = "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    "
    let wrong = try #require(hover(in: lines + "$0role: slider"))
    let sentence = "The stepper buttons themselves should be announced as “Button”."
    #expect(wrong.contains(sentence))
    let word = try #require(hover(in: lines + "role: $0slider"))
    #expect(word.contains(sentence))
    #expect(word.hasPrefix("slider: The role, as VoiceOver says it."))
    let state = try #require(hover(in: lines + "states: { $0pressed: {} }"))
    #expect(state.contains("Announcement for disabled"))
  }

  @Test("quotes what two platforms say in the same words once")
  func repetition() throws {
    let content = try #require(hover(in: "component: page-control\n$0auto-advance: false"))
    #expect(content.split(separator: "\n").filter { $0.contains("must not change") }.count == 1)
  }

  @Test("on an effect shows what the guideline says of its key or gesture")
  func effect() {
    let start = "component: page-control\n"
    #expect(
      hover(in: start + "gestures: { swipe-left: chan$0ge-page }")?.contains("Swiping") == true
    )
    #expect(
      hover(in: start + "keyboard: { arrows: chan$0ge-page }") == "change-page: Shows another page."
    )
  }

  @Test("on a key of the component shows what its facts rest on")
  func componentKey() {
    let content = hover(in: "component: page-control\n$0auto-advance: false")
    #expect(content?.contains("must not change automatically to the next page/dot") == true)
  }

  @Test(
    "on a key inside a topic shows the sentences about it",
    arguments: [
      ("ios: { framework: uikit, focus: { mod$0al: true } }", "accessibilityViewIsModal"),
      ("android: { framework: views, focus: { on-cl$0ose: x } }", "return to the triggering"),
      ("android: { framework: views, focus: { ord$0er: [a] } }", "nextFocus"),
      ("ios: { framework: uikit, meth$0ods: [a] }", "set accessibilityTraits to .adjustable"),
    ] as [(String, String)]
  )
  func innerKey(platform: String, sentence: String) throws {
    let content = hover(in: "component: page-control\nplatforms: { \(platform) }")
    #expect(try #require(content).contains(sentence))
  }

  @Test(
    "says in its first line what stands there",
    arguments: [
      (
        "label: Tickets\nvalue: 3\nplatforms: { ios: { announcements: "
          + "{ increment: \"{label}, {value}$0, Increment\" } } }",
        "increment: The spec has VoiceOver say “Tickets, 3, Increment”."
      ),
      (
        "label: Tickets\nannouncements: { increment: \"Add$0\" }\nplatforms: { ios: {}, android: {} }",
        "increment: The spec has VoiceOver and TalkBack say “Add”."
      ),
      (
        "keyboard: { spa$0ce: activate }",
        "space: A key of the keyboard; the guideline's effect of it is activate."
      ),
      ("keyboard: { space: acti$0vate }", "activate: Activates the component."),
      ("actions: [incr$0ement]", "increment: What the user can do with the component."),
      ("platforms: { ios: { framework: ui$0kit } }", "uikit: UIKit, on iOS."),
      ("focus: { on-value-change: st$0ay }", "stay: Focus stays where it is."),
      (
        "label: Tickets\nvalue: 3\nplatforms: { ios: { focus: { on-value-change: "
          + "{ argument: \"{label}, {value}$0\" } } } }",
        "argument: The spec has VoiceOver say “Tickets, 3”."
      ),
      (
        "platforms: { ios: { framework: uikit, states: { disabled: { announce: Dim$0med } } } }",
        "Dimmed: What VoiceOver says for disabled."
      ),
      (
        "platforms: { ios: { framework: uikit, accessibilityLabel: Tick$0ets } }",
        "accessibilityLabel: API of UIKit, SwiftUI."
      ),
      ("announcements: { incr$0ement: x }", "increment: When the screen reader says the phrase."),
      ("x-a: &base Tickets\nlabel: *ba$0se", "*base: Stands for “Tickets”."),
      (
        "x-a: &base { tab: focus, space: activate }\nkeyboard: *ba$0se",
        "*base: Stands for 'tab' and 'space'."
      ),
    ] as [(String, String)]
  )
  func firstLine(lines: String, expected: String) throws {
    let content = try #require(hover(in: "component: stepper\n" + lines))
    #expect(content.split(separator: "\n").first.map(String.init) == expected)
  }

  @Test("on a phrase shows what the device and the guideline's example say, and what that rests on")
  func voices() throws {
    let content = try #require(
      hover(
        in: """
          component: stepper
          label: Tickets
          value: 3
          platforms:
            ios:
              framework: uikit
              element: UIStepper
              announcements: { increment: "{label}, Incre$0ment" }
          """
      )
    )
    #expect(content.contains("VoiceOver (iOS 13 to 18), UIStepper: “Increment. Button.” (image: "))
    #expect(
      content.contains("the guideline's example for iOS: “Tickets, 3, Increment, Button”\n")
    )
  }

  @Test("on a rule id in a comment tells about the rule")
  func suppression() {
    let content = hover(in: "component: stepper # a11y-spec: allow role-ex$0pected\n")
    #expect(content?.hasPrefix("role-expected: A role that the guideline does not give") == true)
  }

  @Test(
    "stays silent where there is nothing to say",
    arguments: [
      "$0", "# $0comment", "component: stepper\n$0\n", "component: stepper\nx-y: $0z",
      "component: stepper\nx-y: { foc$0us: stay }",
    ]
  )
  func nothing(document: String) {
    #expect(hover(in: document) == nil)
  }

  @Test("writes Markdown with quotations, the place and a link")
  func markdown() {
    let fixture = Fixture("component: stepper\nplatforms: { ios: { $0groupings: native } }")
    let hover = fixture.cursor.flatMap {
      Snapshot(SourceText(fixture.text)).hover(at: $0, as: .markdown)
    }
    #expect(
      hover?.content == """
        **groupings**: What is grouped, and in which order it is read.

        *Stepper › iOS › Groupings › UIKit*
        > - Follow native grouping and order

        [Stepper guideline](https://www.magentaa11y.com/#/native-criteria/controls/stepper)
        """
    )
    #expect(
      hover.map {
        String(fixture.text.utf8.dropFirst($0.range.lowerBound).prefix($0.range.count)) ?? ""
      } == "groupings"
    )
  }

  @Test("works before and behind an unclosed quote")
  func damaged() throws {
    let document = """
      component: stepper
      label: "Tickets
      platforms:
        ios:
          framework: uikit
          role: button
      """
    for key in ["component", "label", "framework", "role"] {
      let marked = document.replacing("\(key):", with: "$0\(key):", maxReplacements: 1)
      #expect(hover(in: marked)?.hasPrefix("\(key):") == true)
    }
  }

  private func hover(in marked: String) -> String? {
    let fixture = Fixture(marked)
    guard let cursor = fixture.cursor else { return nil }
    return Snapshot(SourceText(fixture.text)).hover(at: cursor, as: .plainText)?.content
  }
}
