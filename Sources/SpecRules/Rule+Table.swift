package import Guidelines

extension Rule {
  /// All rules as a table of lines, the columns aligned: id, severity, what is wrong; below a rule
  /// the severities that it has for some components, platforms and frameworks.
  package static func table(in library: GuidelineLibrary = .builtIn) -> String {
    let width = all.map(\.id.count).max() ?? 0
    let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0
    return all.map { rule in
      let id = rule.id.padded(to: width)
      let severity = rule.severity.rawValue.padded(to: severityWidth)
      let exceptions = rule.severities(in: library).map { severity, scopes in
        "\("".padded(to: width))  \(severity.rawValue.padded(to: severityWidth))  "
          + "- \(scopes.joined(separator: ", "))\n"
      }
      return "\(id)  \(severity)  \(rule.remark)\n" + exceptions.joined()
    }.joined()
  }
}

extension Rule {
  /// All rules as a table in Markdown, as it stands in the README.
  package static func markdownTable() -> String {
    let rows = all.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.remark) |\n" }
    return "| rule | severity | what it reports |\n|---|---|---|\n" + rows.joined()
  }
}

extension Rule {
  /// What is wrong, and whether the rule says so unasked.
  private var remark: String {
    isOnByDefault ? summary : summary + " (off until the configuration turns it on)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
