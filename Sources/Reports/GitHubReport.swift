import SourceText
import SpecRules

/// A report as workflow commands of GitHub Actions, which become annotations of a pull request.
enum GitHubReport {
  static func write(_ report: Report) -> [UInt8] {
    var text = ""
    for file in report.files {
      for finding in file.findings { append(finding, in: file, to: &text) }
    }
    for failure in report.failures {
      let message = data("\(failure.path): \(failure.message)")
      text += "::error title=a11y-spec::\(message)\n"
    }
    return Array(text.utf8)
  }

  private static func append(_ finding: Finding, in file: Report.File, to text: inout String) {
    let start = file.text.positionInFile(at: finding.range.lowerBound, in: .utf16)
    let end = file.text.positionInFile(at: finding.range.upperBound, in: .utf16)
    var properties = [
      ("file", file.plainPath), ("line", String(start.line + 1)),
      ("endLine", String(end.line + 1)),
    ]
    // Columns count only where a range stands on one line.
    if start.line == end.line {
      properties += [("col", String(start.column + 1)), ("endColumn", String(end.column + 1))]
    }
    properties.append(("title", finding.code))
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    let message = [finding.message, finding.quotation].compactMap(\.self).joined(separator: "\n")
    text += "::\(command(of: finding.severity)) \(list)::\(data(message))\n"
  }

  private static func command(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }

  /// Escapes a message as the runner reads it back; other control characters would reach the log.
  private static func data(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.inOneLine.replacing("%", with: "%25") }
      .joined(separator: "%0A")
  }

  /// Escapes the value of a property, in which a comma and a colon have a meaning as well.
  private static func property(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar).inOneLine
      }
    }
    return escaped.joined()
  }
}
