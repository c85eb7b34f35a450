import SourceText
import SpecRules

/// A report in the XML of JUnit: a suite for each file, a test for each finding.
///
/// A finding that does not make the run fail is a test that passes and has something to say. A file
/// without findings has one test, so that it is seen to have been checked.
enum JUnitReport {
  static func write(_ report: Report) -> [UInt8] {
    let tests = report.files.reduce(0) { $0 + max(1, $1.findings.count) } + report.failures.count
    let failures = report.files.reduce(0) { $0 + failing($1, in: report).count }
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      [
        "name": "a11y-spec", "tests": String(tests), "failures": String(failures),
        "errors": String(report.failures.count),
      ]
    ) {
      for file in report.files { write(file, of: report, to: &$0) }
      for failure in report.failures { write(failure, to: &$0) }
    }
    return Array(writer.text.utf8)
  }

  private static func failing(_ file: Report.File, in report: Report) -> [Finding] {
    file.findings.filter { $0.severity >= report.threshold }
  }

  private static func write(
    _ file: Report.File,
    of report: Report,
    to writer: inout XMLWriter
  ) {
    writer.element(
      "testsuite",
      [
        "name": file.path, "tests": String(max(1, file.findings.count)),
        "failures": String(failing(file, in: report).count), "errors": "0",
      ]
    ) {
      if file.findings.isEmpty {
        $0.element("testcase", ["classname": file.path, "name": "check"])
      }
      for finding in file.findings {
        write(finding, in: file, isFailing: finding.severity >= report.threshold, to: &$0)
      }
    }
  }

  private static func write(
    _ finding: Finding,
    in file: Report.File,
    isFailing: Bool,
    to writer: inout XMLWriter
  ) {
    let place = file.text.positionInFile(at: finding.range.lowerBound, in: .utf16)
    let position = "\(place.line + 1):\(place.column + 1)"
    let text = ["\(file.path):\(position)", finding.message, finding.quotation]
      .compactMap(\.self).joined(separator: "\n")
    writer.element(
      "testcase",
      [
        "classname": file.path, "name": "\(finding.code) at \(position)", "file": file.path,
        "line": String(place.line + 1),
      ]
    ) {
      guard isFailing else {
        $0.element("system-out", [:], content: "\(finding.severity.rawValue): \(text)")
        return
      }
      $0.element(
        "failure",
        ["type": finding.severity.rawValue, "message": finding.message],
        content: text
      )
    }
  }

  private static func write(_ failure: Report.Failure, to writer: inout XMLWriter) {
    let counts: KeyValuePairs = [
      "name": failure.path, "tests": "1", "failures": "0", "errors": "1",
    ]
    writer.element("testsuite", counts) {
      $0.element("testcase", ["classname": failure.path, "name": "check"]) {
        $0.element("error", ["type": "unreadable", "message": failure.message])
      }
    }
  }
}

extension Finding {
  /// The sentence that the finding rests on, and where it stands.
  var quotation: String? {
    quote.map { "\($0.place): «\($0.text)»" }
  }
}
