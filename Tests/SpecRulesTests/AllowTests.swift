import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A comment that allows a rule")
struct AllowTests {
  @Test("covers every key that begins on its line", arguments: lines)
  func coverage(of document: String) {
    let fixture = Fixture(document)
    let findings = Snapshot.findings(of: fixture.text).filter {
      ["role-expected", "unknown-key", "unused-allow"].contains($0.code)
    }
    let text = SourceText(fixture.text)
    let found = findings.map { finding in
      let line = text.content(ofLine: text.lines.line(at: finding.range.lowerBound))
      let end = min(finding.range.upperBound, line.upperBound)
      return Fixture.Note(finding.range.lowerBound..<end, finding.code)
    }
    #expect(found == fixture.notes)
  }

  private static let lines: [String] = [
    """
    component: stepper
    platforms:
      ios: { framework: uikit, role: slider } # a11y-spec : allow role-expected
    ---
    component: stepper
    platforms:
      ios: { framework: uikit, role: slider } #\ta11y-spec:\tallow\trole-expected
    """,
    """
    component: stepper
    platforms:
      ios: { framework: uikit,
        element: UIStepper, role: slider } # a11y-spec: allow role-expected
    """,
    """
    component: stepper
    platforms:
      ios: { framework: uikit, foo: 1,
                               ^^^ unknown-key
        # a11y-spec: allow unknown-key
        bar: { baz: 1 }, role: slider, quux: 2,
                               ^^^^^^ role-expected
        last: 1 }
        ^^^^ unknown-key
    """,
    """
    component: stepper
    platforms: { ios: { x: 1,
                        ^ unknown-key
        role: slider }, android: { role: slider,  # a11y-spec: allow role-expected, unknown-key
        y: 1 } }
    """,
    """
    component: stepper
    platforms: { ios: { x: "1
                        ^ unknown-key
        2", y: 1 }, android: {} } # a11y-spec: allow unknown-key
    """,
    """
    --- { component: stepper, platforms: { ios: { role: slider } } } # a11y-spec: allow role-expected
    """,
    """
    component: segmented-control
    segments:
      - { label: A, foo: 1 }
                    ^^^ unknown-key
      - # a11y-spec: allow unknown-key
        label: B
        foo: 1
      - - foo: 1 # a11y-spec: allow unknown-key
      - label: C
        foo: 1
        ^^^ unknown-key
    """,
  ]

  @Test("is proposed where it works", arguments: 0..<8)
  func proposals(part: Int) {
    // Without the words about a misplaced key, what it leaves behind is reported.
    let documents = FixTests.documents.filter { !$0.hasMistakeOfStyle } + Self.extraordinary
    for index in stride(from: part, to: documents.count, by: 8) {
      let snapshot = Snapshot(SourceText(documents[index]))
      let known = snapshot.findings.messages
      for finding in snapshot.findings {
        let actions = snapshot.codeActions(in: finding.range, of: [.quickFix])
        for action in actions
        where action.finding == finding && action.title.hasPrefix("Allow '\(finding.code)' ") {
          let allowed = snapshot.text.applying(action.edits)
          let comment: Comment = "\(action.title)\n\(allowed.string(in: allowed.range))"
          let left = Snapshot(allowed).findings.messages
          let told = "\(finding.code): \(finding.message)"
          #expect(left[told, default: 0] < known[told, default: 0], comment)
          #expect(left.filter { $1 > known[$0] ?? 0 }.keys.sorted() == [], comment)
        }
      }
    }
  }

  /// Documents in which a comment cannot stand above every line.
  private static let extraordinary: [String] = [
    "component: stepper\n--- {component: stepper, platforms: {ios: {role: slider}}}\n",
    "--- {component: stepper, platforms: {ios: {role: slider}}} # a note\n",
    "component: stepper\nplatforms: { ios: { x: \"1\n  2\", role: slider } }\n",
    "component: stepper\nplatforms: { ios: { x: \"1\n  2\", role: slider, y: \"3\n  4\" } }\n",
    "component: stepper\nplatforms:\n  ios:\n    role: >-\n      slider\n    foo: |\n      a\n",
  ]

  @Test(
    "stands above the first key where it is for the whole document",
    arguments: [
      ("component: stepper\nfoo: x\n", "COMMENT\ncomponent: stepper\nfoo: x\n"),
      (
        "# A\r\n\r\n---\r\ntitle: A\r\nfoo: x\r\n",
        "# A\r\n\r\n---\r\nCOMMENT\r\ntitle: A\r\nfoo: x\r\n"
      ),
      ("\u{FEFF}title: A\nfoo: x", "\u{FEFF}COMMENT\ntitle: A\nfoo: x"),
      ("--- { title: A,\n  foo: x }", nil),
    ] as [(String, String?)]
  )
  func document(text: String, allowed: String?) throws {
    let snapshot = Snapshot(SourceText(text))
    let finding = try #require(snapshot.findings.last)
    let action = snapshot.codeActions(in: finding.range).first {
      $0.title == "Allow '\(finding.code)' in this document"
    }
    let result = action.map { action in
      let after = snapshot.text.applying(action.edits)
      return after.string(in: after.range)
    }
    #expect(result == allowed?.replacing("COMMENT", with: "# a11y-spec: allow \(finding.code)"))
  }

  @Test("is always on offer but in a line that has no place for it")
  func offers() {
    let unallowed = Self.extraordinary.map { document in
      let snapshot = Snapshot(SourceText(document))
      return snapshot.findings.filter { finding in
        !snapshot.codeActions(in: finding.range).contains {
          $0.title == "Allow '\(finding.code)' here"
        }
      }.count
    }
    #expect(unallowed.map { $0 > 0 } == [false, true, false, false, false])
  }

  @Test("that is written otherwise gets a hint with a fix", arguments: slips)
  func slip(comment: String, fixed: String?) throws {
    let document = "component: stepper\nplatforms: { ios: { role: slider } } \(comment)\n"
    let text = SourceText(document)
    let findings = Snapshot.findings(of: document).filter { $0.code == "unknown-allow" }
    guard let fixed else {
      #expect(findings == [])
      return
    }
    #expect(findings.map(\.severity) == [.hint])
    let fix = try #require(findings.first?.fixes.first)
    let mended = text.applying(fix.edits)
    #expect(
      mended.string(in: mended.range)
        == document.replacing(" \(comment)", with: fixed.isEmpty ? "" : " \(fixed)")
    )
  }

  private static let slips: [(String, String?)] = [
    ("# a11y-spec: alow role-expected", "# a11y-spec: allow role-expected"),
    ("# a11y-spec: allows role-expected (x)", "# a11y-spec: allow role-expected (x)"),
    ("# a11y-spec allow role-expected", "# a11y-spec: allow role-expected"),
    ("# A11Y-SPEC: ALLOW role-expected", "# a11y-spec: allow role-expected"),
    ("# a11y-spec: ignore role-expected", "# a11y-spec: allow role-expected"),
    ("# a11y-spec: role-expected", "# a11y-spec: allow role-expected"),
    ("# a11yspec: allow role-expected", "# a11y-spec: allow role-expected"),
    ("# a11y-spec: allow: role-expected", "# a11y-spec: allow role-expected"),
    ("# a11y-spec: allow", ""),
    ("# a11y-spec: allow (brand voice)", ""),
    ("# a11y-spec: allow role-expected", nil),
    ("#a11y-spec:allow role-expected", nil),
    ("# a11y-spec : allow role-expected", nil),
    ("# a11y-spec:\tallow\trole-expected", nil),
    ("# a11y-spec: see the wiki", nil),
    ("# a11y-spec allows comments above a key", nil),
    ("# a11y-spec checks this file", nil),
    ("# allow role-expected", nil),
    ("# our a11y spec", nil),
    ("# a11y-spec", nil),
  ]
}

extension [Finding] {
  /// How often each finding is there, wherever it stands.
  fileprivate var messages: [String: Int] {
    reduce(into: [:]) { $0["\($1.code): \($1.message)", default: 0] += 1 }
  }
}
