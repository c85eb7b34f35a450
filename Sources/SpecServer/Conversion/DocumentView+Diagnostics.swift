import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecRules

extension DocumentView {
  /// Everything that is to be reported about the document, in the order of the text.
  var diagnostics: [LSP.Diagnostic] {
    findings.flatMap { start, findings in findings.map { diagnostic($0, from: start) } }
  }

  /// A finding in the units of the client, with no more than the client understands.
  private func diagnostic(_ finding: Finding, from start: Int) -> LSP.Diagnostic {
    let abilities = client.abilities.diagnostics
    let hasRelated = abilities.hasRelatedInformation
    return LSP.Diagnostic(
      range: range(of: finding.range.shifted(by: start)),
      severity: LSP.Diagnostic.Severity(finding.severity),
      code: finding.code,
      href: abilities.hasCodeDescription ? finding.quote?.href : nil,
      message: hasRelated ? finding.message : finding.messageWithQuote,
      tags: finding.tags.map { LSP.Diagnostic.Tag($0) }
        .filter { abilities.tags.contains($0.rawValue) },
      related: hasRelated ? finding.relatedAndQuote.map { related($0, from: start) } : [],
      data: abilities.hasData ? finding.identity : nil
    )
  }

  private func related(_ related: Finding.Related, from start: Int) -> LSP.Diagnostic.Related {
    let range = range(of: related.range.shifted(by: start))
    return LSP.Diagnostic.Related(
      location: LSP.Location(uri: uri, range: range),
      message: related.message
    )
  }
}

extension Finding {
  /// Tells the finding from others of its document, wherever that is moved to.
  fileprivate var identity: String { "\(code)@\(range.lowerBound)" }

  /// The message, and on a line of its own what the guideline says.
  fileprivate var messageWithQuote: String {
    quote.map { "\(message)\n\($0.inOneLine)" } ?? message
  }

  /// The other places, and what the guideline says about this one.
  fileprivate var relatedAndQuote: [Related] {
    related + (quote.map { [Related($0.inOneLine, at: range)] } ?? [])
  }
}

extension Finding.Quote {
  fileprivate var inOneLine: String { "\(place): «\(text)»" }
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
