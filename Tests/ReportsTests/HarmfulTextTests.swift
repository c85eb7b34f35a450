import Reports
import SourceText
import SpecRules
import Testing

@Suite("Reports of texts that mean harm")
struct HarmfulTextTests {
  /// What a terminal takes for commands, or what turns the direction of text around.
  private static let commands = "\u{1B}]0;a\u{7}\u{9B}2J\u{202E}\u{2066}\u{200F}\u{61C}"

  @Test("have no command for a terminal in any format", arguments: ReportFormat.allCases)
  func commands(format: ReportFormat) {
    let finding = Finding(
      code: "role-expected",
      severity: .warning,
      message: "a" + Self.commands,
      range: 0..<3,
      related: [RelatedRange("b" + Self.commands, at: 0..<3)],
      fixes: [Fix("c" + Self.commands, [TextEdit(0..<3, with: "d" + Self.commands)])]
    )
    let file = Report.File(
      path: "e\(Self.commands).a11y.yaml",
      text: SourceText("x: \(Self.commands)\n"),
      findings: [finding]
    )
    let report = Report(
      [file],
      failures: [Report.Failure(path: "f" + Self.commands, message: "g" + Self.commands)]
    )
    let text = String(decoding: format.write(report, isColored: false), as: UTF8.self)
    let commands = Set(Self.commands.unicodeScalars.filter { $0.value < 0x20 || $0.value > 0x7E })
    #expect(text.unicodeScalars.filter(commands.contains) == [])
  }

  @Test("have no links in SARIF but those of its own")
  func links() {
    let finding = Finding(
      code: "role-expected",
      severity: .warning,
      message: #"see [a](https://b.c) and \d"#,
      range: 0..<1,
      fixes: [Fix("Change to '[t](command:x)'", [TextEdit(0..<1, with: "[t](command:x)")])]
    )
    let file = Report.File(path: "a.a11y.yaml", text: SourceText("x"), findings: [finding])
    let report = Report(
      [file],
      failures: [Report.Failure(path: "[p](https://q.r)", message: "is [a](b)")]
    )
    let text = String(
      decoding: ReportFormat.sarif.write(report, isColored: false),
      as: UTF8.self
    )
    #expect(text.contains(##""text": "See \\[a\\](https://b.c) and \\\\d.""##))
    #expect(text.contains(##""text": "Change to '\\[t\\](command:x)'""##))
    #expect(text.contains(##""text": "\\[p\\](https://q.r): is \\[a\\](b)""##))
  }
}
