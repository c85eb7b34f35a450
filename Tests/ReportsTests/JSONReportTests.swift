import Reports
import SourceText
import SpecRules
import Testing

@Suite("JSON report")
struct JSONReportTests {
  @Test("has the form of its version")
  func whole() {
    let text = SourceText("x: 🎛 role")
    let finding = Finding(
      code: "role-expected",
      severity: .warning,
      message: "m",
      range: 8..<12,
      quote: Finding.Quote(
        text: "q",
        place: "p",
        href: "https://example.com",
        guideline: "stepper",
        range: 0..<0
      ),
      fixes: [Fix("t", [TextEdit(8..<12, with: "b")])]
    )
    let files = [
      Report.File(path: "a.a11y.yaml", text: text, findings: [finding]),
      Report.File(path: "b.a11y.yaml", text: SourceText(""), findings: []),
    ]
    let bytes = ReportFormat.json.write(Report(files), isColored: true)
    let dense = String(decoding: bytes, as: UTF8.self).filter { $0 != " " && $0 != "\n" }
    let range =
      #""range":{"start":{"line":0,"character":6},"end":{"line":0,"character":10}}"#
    #expect(
      dense == #"{"version":1,"files":[{"path":"a.a11y.yaml","diagnostics":["#
        + #"{"code":"role-expected","severity":"warning","message":"m",\#(range),"#
        + #""wcag":["4.1.2"],"quote":"q","href":"https://example.com","#
        + #""fixes":[{"title":"t","edits":[{\#(range),"newText":"b"}]}]}]},"#
        + #"{"path":"b.a11y.yaml","diagnostics":[]}],"#
        + #""summary":{"files":2,"error":0,"warning":1,"information":0,"hint":0}}"#
    )
  }

  @Test(
    "counts columns without a byte order mark, as all reports do and editors",
    arguments: [
      (ReportFormat.json, #""start": {"line": 0, "character": 3}"#), (.text, "a.a11y.yaml:1:4: "),
      (.github, "line=1,endLine=1,col=4,endColumn=8,"), (.sarif, #""startColumn": 4"#),
      (.checkstyle, #"line="1" column="4""#),
    ] as [(ReportFormat, String)]
  )
  func mark(format: ReportFormat, place: String) {
    let finding = Finding(code: "role-expected", severity: .warning, message: "m", range: 6..<10)
    let text = SourceText("\u{FEFF}x: role")
    let file = Report.File(path: "a.a11y.yaml", text: text, findings: [finding])
    let report = String(decoding: format.write(Report([file]), isColored: false), as: UTF8.self)
    let dense = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(dense(report).contains(dense(place)))
  }
}
