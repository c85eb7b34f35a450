package import SourceText
package import SpecRules

/// What a run has found, whatever form it is told in.
package struct Report: Sendable {
  /// One file that was checked.
  package struct File: Sendable {
    /// The path as the user wrote it, or as it was found below a folder that the user named.
    package let path: String
    package let text: SourceText
    package let findings: [Finding]

    package init(path: String, text: SourceText, findings: [Finding]) {
      self.path = path
      self.text = text
      self.findings = findings
    }
  }

  /// The files in the order in which they are reported.
  package let files: [File]

  package init(_ files: [File]) {
    self.files = files
  }

  /// How many findings there are of a severity.
  package func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// Whether there is a finding of that severity or a graver one.
  package func reaches(_ severity: Severity) -> Bool {
    files.contains { $0.findings.contains { $0.severity >= severity } }
  }
}

/// The forms that a report can take, by the name on the command line; one file each.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json

  /// Writes the report as UTF-8; only text is ever coloured, with the sequences of a terminal.
  package func write(_ report: Report, isColored: Bool) -> [UInt8] {
    switch self {
    case .text: TextReport(isColored: isColored).write(report)
    case .json: JSONReport.write(report)
    }
  }
}
