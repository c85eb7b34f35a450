import JSONText
import SourceText
import SpecRules

/// A report for GitLab's code quality widget: an array of issues in the form of Code Climate.
enum GitLabReport {
  static func write(_ report: Report) -> [UInt8] {
    var writer = JSONWriter(.pretty, capacity: 1 << 14)
    writer.array {
      for file in report.files {
        for (finding, fingerprint) in zip(file.findings, file.fingerprints) {
          write(finding, fingerprint, in: file, to: &$0)
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ finding: Finding,
    _ fingerprint: Fingerprint,
    in file: Report.File,
    to writer: inout JSONWriter
  ) {
    let lines = file.text.lines
    let begin = lines.line(at: finding.range.lowerBound)
    let end = lines.line(at: max(finding.range.lowerBound, finding.range.upperBound - 1))
    writer.object {
      $0.member("description", finding.message.inOneLine)
      $0.member("check_name", finding.code)
      // Unique in the whole report, so that the path is part of it.
      let whole = Fingerprint(of: [file.plainPath, fingerprint.description])
      $0.member("fingerprint", whole.description)
      $0.member("severity", severity(finding))
      $0.key("location")
      $0.object {
        $0.member("path", file.plainPath)
        $0.key("lines")
        $0.object {
          $0.member("begin", begin + 1)
          $0.member("end", end + 1)
        }
      }
    }
  }

  private static func severity(_ finding: Finding) -> String {
    switch finding.severity {
    case .error: "major"
    case .warning: "minor"
    case .information, .hint: "info"
    }
  }
}
