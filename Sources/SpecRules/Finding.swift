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

  /// Another place that belongs to the finding, such as the other side of a contradiction.
  package struct Related: Sendable, Equatable {
    package let range: ByteRange
    package let message: String

    package init(_ message: String, at range: ByteRange) {
      self.range = range
      self.message = message
    }
  }

  /// A sentence of a guideline, and where it stands.
  package struct Quote: Sendable, Equatable {
    /// The sentence, verbatim, without markup.
    package let text: String
    /// Where it stands, such as "Stepper › iOS › Role".
    package let place: String
    /// The public page of the guideline.
    package let href: String?
    /// The name of the guideline.
    package let guideline: String
    /// The bytes of the guideline's document that hold the sentence, or the one that it is part of.
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
  package let related: [Related]
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
    related: [Related] = [],
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
      related: related.map { Related($0.message, at: $0.range.shifted(by: distance)) },
      fixes: fixes.map { $0.shifted(by: distance) }
    )
  }

  /// The finding with some of its parts replaced.
  package func with(
    severity: Severity? = nil,
    message: String? = nil,
    range: ByteRange? = nil,
    related: [Related]? = nil,
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

/// A change of the spec that makes a finding go away.
package struct Fix: Sendable, Equatable {
  /// An instruction, such as "Change role to 'button'".
  package let title: String
  /// Edits that do not overlap.
  package let edits: [TextEdit]
  /// Whether it keeps what the author meant, so that it may be applied without being looked at.
  package let isSafe: Bool
  /// Whether it is the one obvious fix of its finding.
  package let isPreferred: Bool

  /// The longest title, in characters of Unicode.
  private static let titleLimit = 240

  package init(
    _ title: String,
    _ edits: [TextEdit],
    isSafe: Bool = false,
    isPreferred: Bool = false
  ) {
    // A text of several lines that it quotes is shown in one.
    self.title = title.abbreviated(to: Self.titleLimit).inOneLine
    self.edits = edits
    self.isSafe = isSafe
    self.isPreferred = isPreferred
  }

  /// The fix as one that somebody has to look at before it is applied.
  package var forReview: Fix { Fix(title, edits, isPreferred: isPreferred) }

  /// The fix with its edits moved by a number of bytes.
  package func shifted(by distance: Int) -> Fix {
    Fix(
      title,
      edits.map { $0.shifted(by: distance) },
      isSafe: isSafe,
      isPreferred: isPreferred
    )
  }
}

extension String {
  /// The text with a blank in place of each line feed.
  package var inOneLine: String {
    // Most texts have none, and bytes are cheaper to look through than characters.
    hasByte(0x0A) ? replacing("\n", with: " ") : self
  }

  /// The text with its middle left out where it is longer than a number of characters of Unicode.
  fileprivate func abbreviated(to limit: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    let head = String(unicodeScalars.prefix(limit / 2))
    return head + " … " + String(unicodeScalars.suffix(limit / 2))
  }
}
