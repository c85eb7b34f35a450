import Reports
import SourceText
import SpecRules
import Testing

@Suite("Text report")
struct TextReportTests {
  @Test("shows the line, the place in it, the quote and the first fix")
  func whole() {
    let text = SourceText("component: stepper\nrole: slider\n")
    let finding = Finding(
      code: "role-expected",
      severity: .error,
      message: "'slider' is not a role of it; use 'button'",
      range: 25..<31,
      quote: Finding.Quote(
        text: "It is a “Button”.",
        place: "Stepper › Role",
        href: nil,
        guideline: "stepper",
        range: 0..<0
      ),
      related: [RelatedRange("the component", at: 11..<18)],
      fixes: [Fix("Change role to 'button'", []), Fix("Other", [])]
    )
    #expect(
      report([Report.File(path: "a.a11y.yaml", text: text, findings: [finding])]) == """
        a.a11y.yaml:2:7: error[role-expected]: 'slider' is not a role of it; use 'button'
         2 | role: slider
           |       ^^^^^^
           = Stepper › Role: «It is a “Button”.»
           = line 1: the component
           = fix: Change role to 'button'

        1 file checked, found 1 error

        """
    )
  }

  @Test(
    "puts the carets below the range",
    arguments: [
      ("role: x", 6..<7, " 1 | role: x", "   |       ^"),
      ("é: x", 4..<5, " 1 | é: x", "   |    ^"),
      ("日本: x", 8..<9, " 1 | 日本: x", "   |       ^"),
      ("🎛: x", 0..<4, " 1 | 🎛: x", "   | ^^"),
      ("e\u{301}: x", 5..<6, " 1 | e\u{301}: x", "   |    ^"),
      ("👩‍👩‍👧 x", 19..<20, " 1 | 👩‍👩‍👧 x", "   |    ^"),
      ("\ta: x", 4..<5, " 1 |     a: x", "   |        ^"),
      ("a\tb", 1..<3, " 1 | a   b", "   |  ^^^^"),
      ("a: x\n", 4..<4, " 1 | a: x", "   |     ^"),
      ("a: |\n  x\n  y\nb: 1", 3..<13, " 1 | a: |", "   |    ^ … to line 3"),
      ("a: x\n", 3..<5, " 1 | a: x", "   |    ^"),
      ("a: \u{1B}[31m", 3..<4, " 1 | a: \u{FFFD}[31m", "   |    ^"),
      ("", 0..<0, " 1 | ", "   | ^"),
      ("a", 7..<9, " 1 | a", "   |  ^"),
    ] as [(String, ByteRange, String, String)]
  )
  func carets(source: String, range: ByteRange, line: String, carets: String) {
    let finding = Finding(code: "c", severity: .hint, message: "m", range: range)
    let file = Report.File(path: "p", text: SourceText(source), findings: [finding])
    let lines = report([file]).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == line)
    #expect(lines[2] == carets)
  }

  @Test("shows the part of a long line that matters")
  func longLine() {
    let source =
      String(repeating: "x", count: 500_000) + "HERE" + String(repeating: "y", count: 500_000)
    let finding = Finding(code: "c", severity: .hint, message: "m", range: 500_000..<500_004)
    let lines = report([Report.File(path: "p", text: SourceText(source), findings: [finding])])
      .split(separator: "\n").map { Array($0) }
    #expect(lines[1].count <= 166)
    #expect(lines[1].firstIndex(of: "H") == lines[2].firstIndex(of: "^"))
    #expect(lines[1].starts(with: " 1 | …xx"))
    #expect(String(lines[1]).hasSuffix("yy…"))
  }

  @Test(
    "sums up",
    arguments: [
      ([], "1 file checked, nothing found\n"),
      ([.hint], "1 file checked, found 1 hint\n"),
      (
        [.hint, .error, .warning, .error, .information],
        "1 file checked, found 2 errors, 1 warning, 1 information, 1 hint\n"
      ),
    ] as [([Severity], String)]
  )
  func summary(severities: [Severity], expected: String) {
    let findings = severities.map {
      Finding(code: "c", severity: $0, message: "m", range: 0..<0)
    }
    let text = report([Report.File(path: "p", text: SourceText(""), findings: findings)])
    #expect(text.hasSuffix(expected))
    #expect(report([]) == "")
  }

  @Test("is coloured only when it may be")
  func color() {
    let finding = Finding(code: "c", severity: .error, message: "m", range: 0..<1)
    let file = Report.File(path: "p", text: SourceText("a"), findings: [finding])
    let bytes = ReportFormat.text.write(Report([file]), isColored: true)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[1;31merror[c]\u{1B}[0m"))
    #expect(!report([file]).contains("\u{1B}"))
  }

  private func report(_ files: [Report.File]) -> String {
    String(decoding: ReportFormat.text.write(Report(files), isColored: false), as: UTF8.self)
  }
}
