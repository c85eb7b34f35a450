import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("The quote of a finding")
struct QuoteTests {
  /// Rules about the format, which no guideline asks for.
  private static let formatRules: Set = [
    "unknown-key", "wrong-type", "duplicate-key", "missing-component", "unknown-component",
    "unused-allow", "unknown-allow", "unknown-term", "guideline-wording", "foreign-language",
    "silent-spec", "value-range", "same-names", "said-twice", "disabled-silent",
    "told-on-one-platform", "unexplained-words",
  ]

  /// Rules about names and texts, which a guideline may not mention at all.
  private static let nameRules: Set = [
    "foreign-api", "obsolete-api", "api-deprecated", "api-too-new", "misspelt-api",
    "framework-platform-match", "empty-semantics-string", "without-effect", "throws-on-platform",
    "incomplete-value", "role-in-name", "unit-read-otherwise", "state-in-name", "role-before-name",
    "differing-names", "differing-texts", "arrow-in-name", "other-button",
  ]

  /// Rules of which some findings have no sentence that bears them out.
  private static let partlyQuotedRules: Set = [
    "focus-confined", "interactive-element-hidden", "group-merge-api", "native-element",
    "adjustable-needs-actions", "state-word", "state-api", "announce-or-move",
    "announcement-includes-state",
  ]

  @Test("stands in a guideline, word for word")
  func verbatim() {
    for document in FixTests.documents {
      for finding in Snapshot(SourceText(document)).findings {
        guard let quote = finding.quote else { continue }
        let guideline = GuidelineLibrary.builtIn[quote.guideline]
        #expect(guideline?.statement(quoting: quote.text) != nil, "\(finding)")
        // A document of our own has no page.
        let isOurs = quote.place.hasPrefix("a11y-spec › ")
        #expect(isOurs ? quote.href == nil : quote.href?.hasPrefix("https://") == true)
      }
    }
  }

  @Test("comes with every finding that a guideline asks for")
  func presence() {
    for document in FixTests.documents {
      for finding in Snapshot(SourceText(document)).findings
      where !Self.formatRules.contains(finding.code) && !finding.code.hasPrefix("yaml-") {
        #expect(
          finding.quote != nil || Self.nameRules.contains(finding.code)
            || Self.partlyQuotedRules.contains(finding.code)
            // No guideline speaks of the props of React Native.
            || finding.code == "disabled-api" && document.contains("react-native"),
          "\(finding.code): \(finding.message)\n\(document)"
        )
      }
    }
  }

  @Test("is taken from many statements, and the rules rest on nearly all")
  func statements() {
    let rows = StatementRow.all
    guard !rows.isEmpty else { return }
    var ofFindings = Quotations()
    var ofRules = Quotations()
    for document in FixTests.documents {
      for quote in Snapshot(SourceText(document)).findings.compactMap(\.quote) {
        ofFindings.add(quote.text, at: quote.place)
      }
    }
    for rule in Rule.all {
      let explanation = Explanation(of: rule.id, in: .builtIn, as: .plainText)
      ofRules.add(explanation: explanation?.text ?? "")
    }
    let quoted = rows.count(where: ofFindings.touch)
    let underlying = rows.count(where: ofRules.contain)
    print("statements quoted by a finding: \(quoted) of \(rows.count)")
    print("statements that rules rest on: \(underlying) of \(rows.count)")
    print(rows.filter { !ofRules.contain($0) }.map(\.id))
    #expect(quoted > 100)
    #expect(underlying >= 300)
  }

  @Test(
    "of a foreign name is about the name itself or what takes its place",
    arguments: [
      (
        "stepper", "compose", "states: { disabled: { api: android:enabled=false } }",
        "Disabled: android:enabled=false"
      ),
      (
        "segmented-control", "views", "states: { selected: { api: Tab(selected = true) } }",
        "Use Tab(selected = <condition logic>) to define selected state"
      ),
      (
        "page-control", "views", "states: { disabled: { api: Button(enabled = false) } }",
        "Disabled: android:enabled=false. Announcement: disabled"
      ),
      ("page-control", "views", "focus: { api: FocusRequester }", "nextFocusDown"),
      ("page-control", "views", "focus: { api: Modifier.focusOrder() }", "nextFocusDown"),
    ] as [(String, String, String, String)]
  )
  func foreignName(component: String, framework: String, entry: String, sentence: String) {
    let document = """
      component: \(component)
      platforms: { android: { framework: \(framework), \(entry) } }
      """
    let findings = Snapshot(SourceText(document)).findings.filter { $0.code == "foreign-api" }
    #expect(findings.map(\.quote?.text) == [sentence])
  }

  @Test(
    "bears the finding out, and is none where no sentence does",
    arguments: [
      ("focus-confined", "segmented-control", "ios: { focus: { confined: trap } }", nil),
      (
        "focus-confined", "segmented-control", "ios: { focus: { confined: false } }",
        "Focus should be confined within the segmented control"
      ),
      (
        "empty-semantics-string", "page-control",
        "android: { framework: compose, stateDescription: '' }", nil
      ),
      (
        "empty-semantics-string", "page-control",
        "android: { framework: compose, contentDescription: '' }", nil
      ),
      (
        "empty-semantics-string", "page-control",
        "ios: { framework: uikit, accessibilityLabel: '' }",
        "Programmatic name describes the purpose of the control."
      ),
      ("empty-semantics-string", "stepper", "ios: { hint: '' }", nil),
      ("framework-platform-match", "stepper", "ios: { framework: compose }", nil),
      ("framework-platform-match", "page-control", "android: { framework: uikit }", nil),
      (
        "misspelt-api", "stepper",
        "ios: { framework: uikit, groupings: { api: shouldGroupAccessibilityElement } }", nil
      ),
      ("misspelt-api", "stepper", "android: { framework: views, android=clickable: true }", nil),
      (
        "misspelt-api", "stepper", "android: { framework: views, element: Image Button }",
        "Button or ImageButton"
      ),
      (
        "interactive-element-hidden", "stepper",
        "android: { framework: views, importantForAccessibility: 'no' }", nil
      ),
      (
        "interactive-element-hidden", "page-control",
        "android: { framework: views, android:clickable: false }", nil
      ),
      (
        "interactive-element-hidden", "stepper",
        "ios: { framework: uikit, isAccessibilityElement: false }",
        "If VoiceOver is not reaching a particular element, set the element's "
          + "isAccessibilityElement to true"
      ),
      (
        "group-merge-api", "page-control",
        "android: { framework: compose, groupings: { children: [label, dots] } }", nil
      ),
      (
        "announce-or-move", "stepper",
        "ios: { framework: uikit, focus: { on-value-change: { announce: .screenChanged, "
          + "focus: stay } } }",
        "To NOT move focus, but dynamically announce new content: use "
          + "UIAccessibility.post(notification:argument:) that takes in .announcement and the "
          + "announcement text as the parameter arguments."
      ),
      (
        "announce-or-move", "page-control",
        "ios: { framework: uikit, focus: { on-page-change: { api: .announcement, "
          + "focus: heading } } }",
        "To move screen reader focus to newly revealed content, use "
          + "UIAccessibility.post(notification:argument:) that takes in .screenChanged and the newly "
          + "revealed content as the parameter arguments."
      ),
      (
        "obsolete-api", "stepper",
        "ios: { framework: uikit, traits: [UIAccessibilityTraitAdjustable] }", nil
      ),
    ] as [(String, String, String, String?)]
  )
  func support(code: String, component: String, entry: String, sentence: String?) {
    let document = "component: \(component)\nlabel: Tickets\nplatforms: { \(entry) }\n"
    let findings = Snapshot(SourceText(document)).findings.filter { $0.code == code }
    #expect(findings.map(\.quote?.text) == [sentence], "\(document)")
  }

  @Test(
    "is of the platform at hand",
    arguments: [
      ("ios: { role: slider }", "iOS"),
      ("ios: { name: Seats }", "iOS"), ("android: { name: Seats }", "Android"),
      ("android: { element: UIStepper }", "Android"),
      ("ios: { states: { disabled: { announce: off } } }", "iOS"),
      ("android: { states: { disabled: { announce: off } } }", "Android"),
      ("ios: { announcements: { increment: x } }", "iOS"),
      ("android: { announcements: { increment: x } }", "Android"),
      ("ios: { focus: { on-value-change: content } }", "iOS"),
      ("android: { focus: { on-value-change: content } }", "Android"),
      ("ios: { framework: uikit, contentDescription: Tickets }", "iOS"),
      ("android: { framework: views, accessibilityLabel: Tickets }", "Android"),
    ] as [(String, String)]
  )
  func platform(entry: String, platform: String) {
    // The criteria stand under no platform.
    let document = """
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate, enter: \(platform == "iOS" ? "none" : "activate") }
      gestures: { swipe: focus, doubletap: activate }
      settings: { text-resize: 200% }
      platforms: { \(entry) }
      """
    let places = Snapshot(SourceText(document)).findings.compactMap(\.quote?.place)
    #expect(!places.isEmpty)
    #expect(places.filter { !$0.contains("› \(platform) ›") } == [])
  }
}
