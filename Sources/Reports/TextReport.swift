import SourceText
import SpecChecking
import SpecRules

/// A report for people: each finding with its line, what the guideline says, and the first fix.
struct TextReport {
  let isColored: Bool

  func write(_ report: Report) -> [UInt8] {
    var text = ""
    for file in report.files {
      for fix in file.fixed { append(fix, in: file, to: &text) }
    }
    if report.files.contains(where: { !$0.fixed.isEmpty }) { text += "\n" }
    for file in report.files {
      for finding in file.findings { append(finding, in: file, to: &text) }
    }
    // Where no file could be checked, the problems say it all.
    if !report.files.isEmpty { text += summary(of: report) + "\n" }
    return Array(text.utf8)
  }

  private func append(_ finding: Finding, in file: Report.File, to text: inout String) {
    let place = file.text.positionInFile(at: finding.range.lowerBound, in: .utf32)
    let position = "\(file.path.inOneLine):\(place.line + 1):\(place.column + 1)"
    let kind = "\(finding.severity.rawValue)[\(finding.code)]"
    text += styled(position, .bold) + ": " + styled(kind, color(of: finding.severity))
    text += ": " + finding.message.inOneLine + "\n"
    appendSource(of: finding, in: file.text, to: &text)
    if let quote = finding.quote {
      appendNote("\(quote.place): «\(quote.text)»".inOneLine, to: &text)
    }
    for related in finding.related {
      let line = file.text.lines.line(at: related.range.lowerBound) + 1
      appendNote("line \(line): \(related.message)".inOneLine, to: &text)
    }
    if let fix = finding.fixes.first { appendNote("fix: \(fix.title)".inOneLine, to: &text) }
    text += "\n"
  }

  private func append(_ fix: AppliedFix, in file: Report.File, to text: inout String) {
    text += styled("\(file.path.inOneLine):\(fix.line + 1)", .bold) + ": "
    text += styled("fixed[\(fix.code)]", .green) + ": \(fix.title.inOneLine)\n"
  }

  private func appendSource(of finding: Finding, in source: SourceText, to text: inout String) {
    let excerpt = Excerpt(of: finding.range, in: source)
    let number = String(excerpt.line + 1)
    let gutter = String(repeating: " ", count: number.count)
    let carets = excerpt.padding + styled(excerpt.carets, color(of: finding.severity))
    text += styled(" \(number) |", .faint) + " \(excerpt.text)\n"
    text += styled(" \(gutter) |", .faint) + " \(carets)\(excerpt.continuation)\n"
  }

  private func appendNote(_ note: String, to text: inout String) {
    text += styled("   =", .faint) + " \(note)\n"
  }

  private func summary(of report: Report) -> String {
    let files = counted(report.files.count, "file")
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(of: severity)
      guard count > 0 else { return nil }
      return severity == .information ? "\(count) information" : counted(count, severity.rawValue)
    }
    let fixed = report.files.reduce(0) { $0 + $1.fixed.count }
    let known = report.files.reduce(0) { $0 + $1.knownCount }
    var summary = "\(files) checked, "
    if fixed > 0 { summary += "fixed \(fixed), " }
    summary += counts.isEmpty ? "nothing found" : "found \(counts.joined(separator: ", "))"
    return known > 0 ? summary + "; the baseline knows \(known) more" : summary
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension TextReport {
  /// The attributes that are used, as parameters of the terminal sequence SGR (ECMA-48).
  private enum Style: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func color(of severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .information: .blue
    case .hint: .cyan
    }
  }
}
