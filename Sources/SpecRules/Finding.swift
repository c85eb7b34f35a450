import Guidelines
package import SourceText

/// How much a finding matters; ordered, the gravest last.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case hint
  case information
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .information: 1
    case .warning: 2
    case .error: 3
    }
  }
}

/// One thing that is wrong, or could be better, at one place of a spec.
package struct Finding: Sendable, Equatable {
  /// What an editor may show besides the message.
  package enum Tag: Sendable, Equatable {
    /// The text names something obsolete; editors strike it through.
    case deprecated
    /// The text could go; editors fade it out.
    case unnecessary
  }

  /// A sentence of a guideline, and where it stands.
  package struct Quote: Sendable, Equatable {
    /// The sentence, verbatim, without markup.
    package let text: String
    /// Where it stands, such as "Stepper › iOS › Role".
    package let place: String
    /// The public page of the guideline.
    package let href: String?
    /// The name of the guideline's document, as the library finds it.
    package let guideline: String
    /// The bytes of the whole sentence in the guideline's document; the quote may be a part of it.
    package let range: ByteRange

    package init(text: String, place: String, href: String?, guideline: String, range: ByteRange) {
      self.text = text
      self.place = place
      self.href = href
      self.guideline = guideline
      self.range = range
    }
  }

  /// The id of the rule, or a structural or `yaml-…` code.
  package let code: String
  package let severity: Severity
  /// One lower-case clause, what to do after a semicolon.
  package let message: String
  package let range: ByteRange
  /// Whether something is missing that may still be written, rather than wrong as it stands.
  package let isGap: Bool
  package let quote: Quote?
  /// Other places that belong to the finding, such as the other side of a contradiction.
  package let related: [RelatedRange]
  package let tags: [Tag]
  package let fixes: [Fix]

  /// The longest message, in characters of Unicode; what it quotes may be a megabyte.
  private static let messageLimit = 1_000

  package init(
    code: String,
    severity: Severity,
    message: String,
    range: ByteRange,
    isGap: Bool = false,
    quote: Quote? = nil,
    related: [RelatedRange] = [],
    tags: [Tag] = [],
    fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message.abbreviated(to: Self.messageLimit)
    self.range = range
    self.isGap = isGap
    self.quote = quote
    self.related = related
    self.tags = tags
    self.fixes = fixes
  }

  /// The finding as the last of its code that is reported, and how many there are besides.
  package func notingOmitted(_ count: Int) -> Finding {
    with(message: "\(message); \(count) more of '\(code)' follow in this file")
  }

  /// The finding with every range moved by a number of bytes.
  package func shifted(by distance: Int) -> Finding {
    with(
      range: range.shifted(by: distance),
      related: related.map { $0.shifted(by: distance) },
      fixes: fixes.map { $0.shifted(by: distance) }
    )
  }

  /// The finding with some of its parts replaced.
  package func with(
    severity: Severity? = nil,
    message: String? = nil,
    range: ByteRange? = nil,
    related: [RelatedRange]? = nil,
    fixes: [Fix]? = nil
  ) -> Finding {
    Finding(
      code: code,
      severity: severity ?? self.severity,
      message: message ?? self.message,
      range: range ?? self.range,
      isGap: isGap,
      quote: quote,
      related: related ?? self.related,
      tags: tags,
      fixes: fixes ?? self.fixes
    )
  }
}
