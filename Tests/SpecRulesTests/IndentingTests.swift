import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("A key that belongs under the one above it")
struct IndentingTests {
  @Test(
    "is indented behind the entry that it belongs to",
    arguments: [
      (
        """
        component: stepper
        platforms:
        ios:
          framework: uikit

          element: UIStepper
        """,
        """
        component: stepper
        platforms:
          ios:
            framework: uikit

            element: UIStepper
        """
      ),
      (
        """
        component: stepper
        platforms:
            android:
              framework: views
        # the other one
        ios:
          framework: uikit
        """,
        """
        component: stepper
        platforms:
            android:
              framework: views
        # the other one
            ios:
              framework: uikit
        """
      ),
      (
        """
        component: stepper
        platforms:
          ios:
            framework: uikit
          announcements:
            increment: "{label}, {value}"
        """,
        """
        component: stepper
        platforms:
          ios:
            framework: uikit
            announcements:
              increment: "{label}, {value}"
        """
      ),
      (
        """
        component: stepper
        value: { current: 3 }
        label: Tickets
        min: 0
        """, nil
      ),
    ]
  )
  func indented(document: String, mended: String?) throws {
    let text = SourceText(document)
    let finding = try #require(
      Snapshot(text).findings.first { $0.message.contains("belongs under") }
    )
    #expect(finding.code == "unknown-key")
    #expect(finding.related.map(\.message) == ["the key it belongs under"])
    #expect(finding.fixes.map(\.isPreferred) == (mended == nil ? [] : [true]))
    let fixed = text.applying(finding.fixes.flatMap(\.edits))
    #expect(fixed.string(in: fixed.range) == mended ?? document)
  }

  @Test(
    "is reported like any other where it may belong elsewhere",
    arguments: [
      "component: stepper\nplatforms:\n  ios:\n    framework: uikit\nios:\n  framework: uikit\n",
      "component: stepper\nfocus: { initial: label }\napi: x\n",
    ]
  )
  func elsewhere(document: String) {
    let findings = Snapshot(SourceText(document)).findings
    #expect(findings.contains { $0.code == "unknown-key" })
    #expect(!findings.contains { $0.message.contains("belongs under") })
  }
}
