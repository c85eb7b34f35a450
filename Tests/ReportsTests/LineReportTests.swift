import Reports
import SourceText
import SpecRules
import Testing

@Suite("Reports for build servers")
struct LineReportTests {
  @Test("GitHub's workflow commands escape what the runner gives a meaning")
  func github() {
    #expect(
      Sample.written(as: .github) == """
        ::warning file=a%2C b%3Ac%25ü.a11y.yaml,line=1,endLine=1,col=7,endColumn=11,\
        title=role-expected::50%25, <a> & "b"; did you mean 'c'?%0AG › iOS › Role: «Say “Button”.»
        ::notice file=a%2C b%3Ac%25ü.a11y.yaml,line=2,endLine=2,col=4,endColumn=8,\
        title=role-expected::again
        ::error file=a%2C b%3Ac%25ü.a11y.yaml,line=3,endLine=4,\
        title=yaml-tab::bell \\x07\\e[0m
        ::error title=a11y-spec::gone.a11y.yaml: no such file or folder

        """
    )
  }

  @Test("JUnit has a test for each finding, and fails at the severity that was asked for")
  func junit() {
    #expect(
      Sample.written(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="a11y-spec" tests="5" failures="2" errors="1">
          <testsuite name="./a, b:c%ü.a11y.yaml" tests="3" failures="2" errors="0">
            <testcase classname="./a, b:c%ü.a11y.yaml" name="role-expected at 1:7" \
        file="./a, b:c%ü.a11y.yaml" line="1">
              <failure type="warning" \
        message="50%, &lt;a&gt; &amp; &quot;b&quot;; did you mean 'c'?">./a, b:c%ü.a11y.yaml:1:7
        50%, &lt;a&gt; &amp; "b"; did you mean 'c'?
        G › iOS › Role: «Say “Button”.»</failure>
            </testcase>
            <testcase classname="./a, b:c%ü.a11y.yaml" name="role-expected at 2:4" \
        file="./a, b:c%ü.a11y.yaml" line="2">
              <system-out>hint: ./a, b:c%ü.a11y.yaml:2:4
        again</system-out>
            </testcase>
            <testcase classname="./a, b:c%ü.a11y.yaml" name="yaml-tab at 3:4" \
        file="./a, b:c%ü.a11y.yaml" line="3">
              <failure type="error" message="bell \u{FFFD}\u{FFFD}[0m">./a, b:c%ü.a11y.yaml:3:4
        bell \u{FFFD}\u{FFFD}[0m</failure>
            </testcase>
          </testsuite>
          <testsuite name="/abs/clean.a11y.yaml" tests="1" failures="0" errors="0">
            <testcase classname="/abs/clean.a11y.yaml" name="check"/>
          </testsuite>
          <testsuite name="gone.a11y.yaml" tests="1" failures="0" errors="1">
            <testcase classname="gone.a11y.yaml" name="check">
              <error type="unreadable" message="no such file or folder"/>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test("Checkstyle has an error for each finding")
  func checkstyle() {
    #expect(
      Sample.written(as: .checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="./a, b:c%ü.a11y.yaml">
            <error line="1" column="7" severity="warning" \
        message="50%, &lt;a&gt; &amp; &quot;b&quot;; did you mean 'c'?" \
        source="a11y-spec.role-expected"/>
            <error line="2" column="4" severity="info" message="again" \
        source="a11y-spec.role-expected"/>
            <error line="3" column="4" severity="error" message="bell \u{FFFD}\u{FFFD}[0m" \
        source="a11y-spec.yaml-tab"/>
          </file>
          <file name="/abs/clean.a11y.yaml">
          </file>
        </checkstyle>

        """
    )
  }

  @Test(
    "XML holds nothing that XML 1.0 forbids",
    arguments: [
      ("a\u{0}b\u{8}\u{B}\u{C}\u{1F}", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\t\n\r", "&#9;&#10;&#13;"), ("]]>", "]]&gt;"), ("🎛\u{7F}\u{85}", "🎛&#127;&#133;"),
    ] as [(String, String)]
  )
  func forbidden(message: String, escaped: String) {
    let finding = Finding(code: "c", severity: .error, message: message, range: 0..<0)
    let report = Report([Report.File(path: "p", text: SourceText(""), findings: [finding])])
    let text = String(
      decoding: ReportFormat.checkstyle.write(report, isColored: false),
      as: UTF8.self
    )
    #expect(text.contains("message=\"\(escaped)\" "))
  }
}
