import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A name that is misspelt")
struct SpellingTests {
  @Test("gets the right one proposed, with its arguments", arguments: mistakes)
  func proposal(keys: String, right: String) throws {
    let text = Self.document(keys)
    let findings = Snapshot.findings(of: text).filter { $0.code == "misspelt-api" }
    #expect(findings.map { $0.message.contains("; write '\(right)") } == [true])
    #expect(findings.map(\.severity) == [.warning])
    let fix = try #require(findings.first?.fixes.first)
    let mended = SourceText(text).applying(fix.edits)
    #expect(mended.string(in: mended.range).contains(right))
    #expect(!Snapshot(mended).findings.contains { $0.code == "misspelt-api" })
  }

  private static func document(_ keys: String) -> String {
    "component: stepper\nlabel: Tickets\nplatforms:\n  \(keys)\n"
  }

  private static let mistakes: [(String, String)] = [
    ("ios: { framework: uikit, accesibilityLabel: Tickets }", "accessibilityLabel"),
    ("ios: { framework: uikit, accessibilityLable: Tickets }", "accessibilityLabel"),
    ("ios: { framework: swiftui, \"accesibilityLabel(_:)\": Tickets }", "accessibilityLabel(_:)"),
    ("android: { framework: compose, Modifer.semantics: x }", "Modifier.semantics"),
    (
      "ios: { framework: uikit, focus: { api: \"UIAccesibility.post(notification:argument:)\" } }",
      "UIAccessibility.post(notification:argument:)"
    ),
    ("android: { framework: compose, element: Buton }", "Button"),
  ]

  @Test(
    "as that of an element is reported by the rule about such elements",
    arguments: [
      ("ios: { framework: uikit, element: UIStpper }", "custom-element-needs-role", "UIStepper"),
      ("ios: { framework: uikit, element: UIStpper, role: button }", "native-element", "UIStepper"),
      ("android: { framework: views, element: Buton }", "custom-element-needs-role", "Button"),
      ("android: { framework: views, element: Buton, role: button }", "native-element", "Button"),
    ]
  )
  func element(keys: String, code: String, right: String) throws {
    let text = Self.document(keys)
    let findings = Snapshot.findings(of: text).filter { $0.message.hasPrefix("'") }
    #expect(findings.map(\.code) == [code])
    let finding = try #require(findings.first)
    #expect(finding.severity == (code == "native-element" ? .information : .warning))
    #expect(finding.message.hasSuffix("; did you mean '\(right)'?"))
    let fix = try #require(finding.fixes.first)
    #expect(fix.isPreferred && finding.fixes.count { $0.isPreferred } == 1)
    let mended = SourceText(text).applying(fix.edits)
    #expect(mended.string(in: mended.range).contains("element: \(right)"))
    #expect(!Snapshot(mended).findings.contains { $0.code == code })
  }

  @Test(
    "is none where a team has names of its own",
    arguments: [
      "ios: { framework: uikit, element: MyStepper }",
      "ios: { framework: uikit, element: UXStepper }",
      "android: { framework: views, element: MButton }",
      "android: { framework: views, element: Button2 }",
      "android: { framework: views, element: Buttons }",
      "android: { framework: views, element: TicketButton }",
      "android: { framework: compose, element: Tickets }",
      "ios: { framework: uikit, focus: { api: postTickets() } }",
      "ios: { framework: uikit, focus: { api: UIAccessibility.postAll() } }",
    ]
  )
  func ownNames(keys: String) {
    let findings = Snapshot.findings(of: Self.document(keys))
    #expect(findings.filter { $0.code == "unknown-term" }.map(\.message) == [])
  }

  @Test("is quoted where YAML takes it for a map, in a list as elsewhere")
  func calls() throws {
    let text = """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: swiftui
          states:
            disabled:
              api:
              - disabled()
              - accessibilityElement(children: .combine)
      """
    let findings = Snapshot.findings(of: text).filter { $0.code == "wrong-type" }
    #expect(findings.map(\.message) == ["a value that has ': ' in it needs quotes; quote it"])
    let mended = SourceText(text).applying(try #require(findings.first?.fixes.first).edits)
    #expect(
      mended.string(in: mended.range).hasSuffix("- \"accessibilityElement(children: .combine)\"")
    )
    #expect(!Snapshot(mended).findings.contains { $0.code == "wrong-type" })
  }

  @Test(
    "of another framework is answered by what serves the same there",
    arguments: [
      (
        "ios: { framework: swiftui, states: { disabled: { api: Tab(enabled = false) } } }",
        "disabled()"
      ),
      (
        "ios: { framework: swiftui, states: { disabled: { api: Button(enabled = false) } } }",
        "disabled()"
      ),
      (
        "ios: { framework: uikit, \"Modifier.semantics { stateDescription = 'On' }\": On }",
        "accessibilityValue"
      ),
      (
        "android: { framework: views, \"Modifier.semantics { stateDescription = 'On' }\": On }",
        "android:stateDescription"
      ),
      (
        "ios: { framework: swiftui, \"Modifier.semantics { contentDescription = 'A' }\": A }",
        "accessibilityLabel(_:)"
      ),
    ]
  )
  func counterparts(keys: String, right: String) throws {
    let findings = Snapshot.findings(of: Self.document(keys)).filter { $0.code == "foreign-api" }
    let fixes = try #require(findings.first).fixes.map(\.title)
    #expect(findings.map(\.severity) == [.error])
    #expect(fixes.first == "Change to '\(right)'")
  }
}
