import Reports
import SourceText
import SpecRules

/// A small report with one finding of everything that the forms treat differently.
enum Sample {
  /// A character outside the BMP in front of the finding, two equal findings, and a range of two
  /// lines.
  static let text = SourceText("x: 🎛 role\ny: role\nz: a\n  b\n")

  static let findings = [
    Finding(
      code: "role-expected",
      severity: .warning,
      message: "50%, <a> & \"b\"; did you mean 'c'?",
      range: 8..<12,
      quote: Finding.Quote(
        text: "Say “Button”.",
        place: "G › iOS › Role",
        href: "https://e.com/#/g",
        guideline: "stepper",
        range: 0..<0
      ),
      related: [RelatedRange("the other side", at: 16..<20)],
      fixes: [Fix("Change to 'c'", [TextEdit(8..<12, with: "c")], isSafe: true)]
    ),
    Finding(code: "role-expected", severity: .hint, message: "again", range: 16..<20),
    Finding(code: "yaml-tab", severity: .error, message: "bell \u{7}\u{1B}[0m", range: 24..<29),
  ]

  static let report = Report(
    [
      Report.File(path: "./a, b:c%ü.a11y.yaml", text: text, findings: findings),
      Report.File(path: "/abs/clean.a11y.yaml", text: SourceText(""), findings: []),
    ],
    failures: [Report.Failure(path: "gone.a11y.yaml", message: "no such file or folder")],
    version: "1.2.3"
  )

  static func written(as format: ReportFormat) -> String {
    String(decoding: format.write(report, isColored: true), as: UTF8.self)
  }
}
