import LanguageServerProtocol
import SpecIDE
import SpecRules

extension DocumentView {
  /// Everything that is to be reported about the document.
  var diagnostics: [LSP.Diagnostic] {
    findings.map { diagnostic($0) }
  }

  /// A finding in the units of the client, with no more than the client understands.
  func diagnostic(_ finding: Finding) -> LSP.Diagnostic {
    let abilities = client.abilities.diagnostics
    return LSP.Diagnostic(
      range: range(of: finding.range),
      severity: LSP.Diagnostic.Severity(finding.severity),
      code: finding.code,
      href: abilities.hasCodeDescription ? finding.quote?.href : nil,
      message: finding.messageWithQuote,
      tags: finding.tags.map { LSP.Diagnostic.Tag($0) }
        .filter { abilities.tags.contains($0.rawValue) },
      related: abilities.hasRelatedInformation ? finding.related.map { related($0) } : [],
      data: abilities.hasData ? finding.identity : nil
    )
  }

  private func related(_ related: Finding.Related) -> LSP.Diagnostic.Related {
    LSP.Diagnostic.Related(
      location: LSP.Location(uri: uri, range: range(of: related.range)),
      message: related.message
    )
  }
}

extension Finding {
  /// Tells the finding from others of the same text.
  var identity: String { "\(code)@\(range.lowerBound)" }

  /// The message, and on a line of its own what the guideline says.
  fileprivate var messageWithQuote: String {
    guard let quote else { return message }
    return "\(message)\n\(quote.place): «\(quote.text)»"
  }
}

extension LSP.Diagnostic.Severity {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .hint: self = .hint
    case .information: self = .information
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension LSP.Diagnostic.Tag {
  fileprivate init(_ tag: Finding.Tag) {
    switch tag {
    case .deprecated: self = .deprecated
    case .unnecessary: self = .unnecessary
    }
  }
}
