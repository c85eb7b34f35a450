import SourceText
import SpecRules

/// A report in the XML of Checkstyle, which most build servers read.
enum CheckstyleReport {
  /// The version of Checkstyle whose form this is; readers look at it.
  private static let version = "4.3"

  static func write(_ report: Report) -> [UInt8] {
    var writer = XMLWriter()
    writer.element("checkstyle", ["version": version]) {
      for file in report.files { write(file, to: &$0) }
    }
    return Array(writer.text.utf8)
  }

  private static func write(_ file: Report.File, to writer: inout XMLWriter) {
    writer.element("file", ["name": file.path]) {
      for finding in file.findings {
        let place = file.text.positionInFile(at: finding.range.lowerBound, in: .utf16)
        $0.element(
          "error",
          [
            "line": String(place.line + 1),
            "column": String(place.column + 1),
            "severity": severity(finding),
            "message": finding.message,
            "source": "a11y-spec.\(finding.code)",
          ]
        )
      }
    }
  }

  private static func severity(_ finding: Finding) -> String {
    switch finding.severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "info"
    }
  }
}
