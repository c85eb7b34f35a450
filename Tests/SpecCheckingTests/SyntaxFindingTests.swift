import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("A finding about the syntax")
struct SyntaxFindingTests {
  @Test("writes the colon in place of the mark that was typed, also above deeper lines")
  func marks() throws {
    let platform = "component: stepper\nplatforms:\n  ios:\n"
    let text = SourceText(platform + "    element = UIStepper\n      states: [disabled]\n")
    let finding = Snapshot(text).findings.first { $0.code == "yaml-missing-colon" }
    let fix = try #require(finding?.fixes.first)
    let mended = text.applying(fix.edits)
    #expect(
      mended.string(in: mended.range)
        == platform + "    element: UIStepper\n      states: [disabled]\n"
    )
  }

  @Test(
    "puts a line back into the text on several lines above it",
    arguments: [
      (
        "purpose: >-\n  Choose how many\ntickets\nvalue: 3\n",
        "purpose: >-\n  Choose how many\n  tickets\nvalue: 3\n"
      ),
      (
        "announcements:\n  increment: |\n    Tickets, 3,\n  Button\n  decrement: x\n",
        "announcements:\n  increment: |\n    Tickets, 3,\n    Button\n  decrement: x\n"
      ),
      ("hint: >\n    Buy\n  more of them\n", "hint: >\n    Buy\n    more of them\n"),
      ("purpose: >-\n  Choose\nrole\n", "purpose: >-\n  Choose\nrole:\n"),
    ] as [(String, String)]
  )
  func rest(lines: String, mended: String) throws {
    let head = "component: stepper\nlabel: Tickets\n"
    let text = SourceText(head + lines)
    let findings = Snapshot(text).findings.filter { $0.code.hasPrefix("yaml-") }
    #expect(findings.count == 1)
    let fix = try #require(findings.first?.fixes.first)
    let after = text.applying(fix.edits)
    #expect(after.string(in: after.range) == head + mended)
  }

  @Test(
    "quotes a phrase of its own accord, but no value that holds another entry",
    arguments: [
      ("component: stepper\npurpose: Note: one ticket or more\n", true),
      ("component: stepper\nannouncements:\n  increment: Tickets: 3, Increment\n", true),
      ("spec: 1 component: stepper\n", false),
      ("component: stepper\nplatforms:\n  ios:\n    role: role: button\n", false),
      ("component: stepper\ngestures: { swipe: focus touch: focus: x }\n", false),
    ] as [(String, Bool)]
  )
  func quoting(document: String, isSafe: Bool) {
    let findings = Snapshot(SourceText(document)).findings.filter { $0.code == "yaml-quote-needed" }
    let fixes = findings.flatMap(\.fixes).filter { $0.title == "Quote the text" }
    #expect(fixes.map(\.isSafe) == [isSafe])
    #expect(fixes.map(\.isPreferred) == [isSafe])
  }

  @Test(
    "divides a value in front of a key that its map lacks, but not of its own accord",
    arguments: [
      (
        "component: stepper\nlabel: Tickets value: 3\n",
        "component: stepper\nlabel: Tickets\nvalue: 3\n"
      ),
      (
        "component: stepper\r\nfocus:\r\n  initial: label confined: group\r\n",
        "component: stepper\r\nfocus:\r\n  initial: label\r\n  confined: group\r\n"
      ),
      (
        "component: stepper\nfocus: { initial: label confined: a: b }\n",
        "component: stepper\nfocus: { initial: label, confined: a: b }\n"
      ),
      ("component: stepper\nvalue: 3\nlabel: Tickets value: 3\n", nil),
      ("component: stepper\nlabel: Tickets note: 3\n", nil),
      ("component: stepper\nlabel: value: 3\n", nil),
    ] as [(String, String?)]
  )
  func joined(document: String, divided: String?) throws {
    let text = SourceText(document)
    let finding = try #require(
      Snapshot(text).findings.first { $0.code == "yaml-quote-needed" }
    )
    let fixes = finding.fixes.filter { $0.title != "Quote the text" }
    #expect(fixes.map(\.isSafe) == (divided == nil ? [] : [false]))
    #expect(fixes.map(\.isPreferred) == (divided == nil ? [] : [true]))
    let mended = text.applying(fixes.flatMap(\.edits))
    #expect(mended.string(in: mended.range) == divided ?? document)
  }

  @Test(
    "quotes a key as a whole that a colon in its code divides",
    arguments: [
      (
        "accessibilityElement(children: .combine): true", "accessibilityElement(children: .combine)"
      ),
      (
        "UIAccessibility.post(notification: .announcement, argument: x): true",
        "UIAccessibility.post(notification: .announcement, argument: x)"
      ),
      (
        "accessibilityElement(children: .contain):\n  a: b",
        "accessibilityElement(children: .contain)"
      ),
      ("parent: { .frame(width: 44): true }", ".frame(width: 44)"),
      ("semantics { heading = x: 1 }: true", "semantics { heading = x: 1 }"),
    ] as [(String, String)]
  )
  func divided(document: String, key: String) throws {
    let text = SourceText(document + "\n")
    let finding = try #require(Snapshot(text).findings.first { $0.code.hasPrefix("yaml-") })
    #expect(finding.message == "a key with ': ' in it needs quotes; quote it")
    #expect(finding.fixes.map(\.isSafe) == [true])
    let mended = Snapshot(text.applying(finding.fixes.flatMap(\.edits)))
    #expect(!mended.findings.contains { $0.code.hasPrefix("yaml-") })
    #expect(mended.text.string(in: mended.text.range).contains("\"\(key)\":"))
  }

  @Test(
    "does not take a key behind a value for a divided one",
    arguments: [
      "component: stepper\nvalue: \"a\" max: 3\n", "component: stepper\nvalue: [a] b: 3\n",
    ]
  )
  func second(document: String) {
    let findings = Snapshot(SourceText(document)).findings.filter { $0.code.hasPrefix("yaml-") }
    #expect(!findings.isEmpty)
    #expect(!findings.contains { $0.message.hasPrefix("a key with") })
  }

  @Test("is the only one on the other side of a merge conflict")
  func conflict() {
    let document = """
      component: stepper
      <<<<<<< HEAD
      label: Tickets
      =======
      label: Tickets
      nonsense: 1
      >>>>>>> theirs
      """
    let codes = Snapshot(SourceText(document)).findings.map(\.code)
    #expect(codes.contains("yaml-conflict-marker"))
    #expect(!codes.contains("duplicate-key"))
    #expect(!codes.contains("unknown-key"))
  }

  @Test("counts the segments of one side of a merge conflict")
  func segmentsInConflict() throws {
    let document = """
      component: segmented-control
      label: Period
      segments:
        - { label: Day, selected: true }
      <<<<<<< HEAD
        - { label: Week }
      =======
        - { label: Weekly }
      >>>>>>> theirs
        - { label: Month }
      announcements:
        Day: "Selected, Day, button, 1 of 5"
        Month: "Month, button, 3 of 3"
      """
    let findings = Snapshot(SourceText(document)).findings.filter {
      $0.code == "index-matches-set"
    }
    #expect(findings.map(\.message) == ["'Day' is '1 of 3', not '1 of 5'"])
  }
}
