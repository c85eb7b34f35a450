package import Guidelines

extension Rule {
  /// All rules as a table of lines with aligned columns.
  ///
  /// A line has the id, the severity, whether the rule has fixes, and what is wrong. The severities
  /// for some components, platforms and frameworks stand below the rule.
  package static func table(in library: GuidelineLibrary = .builtIn) -> String {
    all.map { rule in
      let id = rule.id.padded(to: idWidth)
      let severity = rule.severity.rawValue.padded(to: severityWidth)
      let fixes = (rule.fixes == .none ? "" : rule.fixes.rawValue).padded(to: fixWidth)
      let exceptions = rule.severities(in: library).map { severity, places in
        "\("".padded(to: idWidth))  \(severity.rawValue.padded(to: severityWidth))  "
          + "\("".padded(to: fixWidth))  - \(places.joined(separator: ", "))\n"
      }
      return "\(id)  \(severity)  \(fixes)  \(rule.remark)\n" + exceptions.joined()
    }.joined()
  }

  /// The column of the table in which the sentences begin, zero-based.
  package static var remarkColumn: Int { idWidth + 2 + severityWidth + 2 + fixWidth + 2 }

  private static let idWidth = all.map(\.id.count).max() ?? 0
  private static let fixWidth = FixOffer.safeFix.rawValue.count
  private static let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0
}

extension Rule {
  /// All rules as a table in Markdown, as it stands in the README beside this file.
  package static func markdownTable() -> String {
    let rows = all.map { rule in
      let fixes = rule.fixes == .none ? "" : rule.fixes.rawValue
      let cells = ["`\(rule.id)`", rule.severity.rawValue, fixes, rule.remark, rule.wcag.cell]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    return "| rule | severity | fixes | what it reports | WCAG 2.2 |\n|---|---|---|---|---|\n"
      + rows.joined()
  }
}

extension Rule {
  /// What is wrong, and whether the rule says so unasked.
  private var remark: String {
    isOnByDefault ? summary : summary + " (off until the configuration turns it on)"
  }
}

extension Rule.Conformance {
  /// The criteria; in parentheses where an app would still meet them.
  fileprivate var cell: String {
    let names = criteria.joined(separator: ", ")
    return kind == .advisory ? "(\(names))" : names
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
