import Guidelines
import LanguageServerProtocol
import SourceText
import SpecChecking
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
      href: abilities.hasCodeDescription ? href(of: finding) : nil,
      message: (hasRelated ? finding.message : finding.messageWithQuote).inItsLines,
      tags: finding.tags.map { LSP.Diagnostic.Tag($0) }
        .filter { abilities.tags.contains($0.rawValue) },
      related: hasRelated ? related(of: finding, from: start) : [],
      data: abilities.hasData ? finding.key : nil
    )
  }

  /// The address that the code of a finding leads to.
  ///
  /// It has all that is known of the code, for a client that shows that. Otherwise it is the public
  /// page of the quote.
  private func href(of finding: Finding) -> String? {
    client.showsExplanations ? GuidelineURI.explanation(of: finding.code) : finding.quote?.href
  }

  /// The other places, and what the guideline says about this one.
  ///
  /// The latter is at its own place where the client can open that.
  private func related(of finding: Finding, from start: Int) -> [LSP.Diagnostic.Related] {
    let places = finding.related.map { related in
      LSP.Diagnostic.Related(
        location: location(related.range, from: start),
        message: related.message.inOneLine
      )
    }
    guard let quote = finding.quote else { return places }
    let source = snapshot.analysis.library.document(named: quote.guideline).flatMap {
      location(of: $0, at: quote.range)
    }
    return places + [
      LSP.Diagnostic.Related(
        location: source ?? location(finding.range, from: start),
        message: quote.sentence.inOneLine
      )
    ]
  }

  private func location(_ range: ByteRange, from start: Int) -> LSP.Location {
    LSP.Location(uri: uri, range: self.range(of: range.shifted(by: start)))
  }
}

extension Finding {
  /// Tells the finding from others of its document, wherever that is moved to.
  fileprivate var key: String { "\(code)@\(range.lowerBound)" }

  /// The message, and on a line of its own what the guideline says.
  fileprivate var messageWithQuote: String {
    quote.map { "\(message)\n\($0.sentence)" } ?? message
  }
}

extension Finding.Quote {
  fileprivate var sentence: String { "\(place): «\(text)»" }
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
