import Guidelines
import SourceText
import SpecModel

/// What a rule found at a place.
///
/// Nobody has settled yet how much that matters, or whether its fixes may be applied unseen.
struct Violation {
  /// One lower-case clause, what to do after a semicolon.
  private(set) var message: String
  /// The culprit, in UTF-8 byte offsets of the document.
  let range: ByteRange
  /// Whether it is something missing, as it may be while a spec is being written.
  ///
  /// It is reported at what is written so far.
  let isGap: Bool
  /// The fact that is violated, which gives the severity and the quote.
  private(set) var fact: Fact?
  /// The platform that it is violated on.
  private(set) var scope: PlatformSpec?
  /// The severity in place of the fact's and the rule's.
  private(set) var severity: Severity?
  /// What is quoted where no fact is violated.
  let quote: Statement?
  /// Whether what the guideline says in the sentence of the fact bears the finding out.
  let isQuoted: Bool
  /// The moment of the announcement that is wrong.
  let moment: String?
  let related: [RelatedRange]
  let tags: [Finding.Tag]
  private(set) var fixes: [Fix]
  /// The changes that mend it, wherever they are written.
  private(set) var offers: [Offer]
  /// Whether the message ends with the advice of its first offer, such as "remove it".
  let isAdvised: Bool
  /// The phrase that the fixes write another one beside: they would copy whatever else is wrong
  /// with it.
  private(set) var copiedPhrase: ByteRange?
  /// The phrases that the fixes repeat elsewhere, and other fixes that repeat none.
  ///
  /// The others are offered where something is wrong with one of the phrases. So the mistake is not
  /// made twice.
  private(set) var repetition: (of: [ByteRange], alternatives: [Fix])

  init(
    _ message: String,
    at range: ByteRange,
    isGap: Bool = false,
    fact: Fact? = nil,
    in scope: PlatformSpec? = nil,
    severity: Severity? = nil,
    quote: Statement? = nil,
    isQuoted: Bool = true,
    moment: String? = nil,
    related: [RelatedRange] = [],
    tags: [Finding.Tag] = [],
    fixes: [Fix?] = [],
    offers: [Offer?] = [],
    isAdvised: Bool = false,
    repeating phrases: [ByteRange] = [],
    else alternatives: [Fix?] = []
  ) {
    self.message = message
    self.range = range
    self.isGap = isGap
    self.fact = fact
    self.scope = scope
    self.severity = severity
    self.quote = quote
    self.isQuoted = isQuoted
    self.moment = moment
    self.related = related
    self.tags = tags
    self.fixes = fixes.compactMap(\.self)
    self.offers = offers.compactMap(\.self)
    self.isAdvised = isAdvised
    repetition = (phrases, alternatives.compactMap(\.self))
  }

  /// The violation as one of a fact, unless it is one of another fact.
  func of(_ fact: Fact) -> Violation {
    var violation = self
    violation.fact = self.fact ?? fact
    return violation
  }

  /// All fixes that its rule wrote itself.
  var writtenFixes: [Fix] { fixes + repetition.alternatives }

  /// The violation with some of the fixes that its rule wrote itself.
  func keepingFixes(where isKept: (Fix) -> Bool) -> Violation {
    var violation = self
    violation.fixes = fixes.filter(isKept)
    violation.repetition.alternatives = repetition.alternatives.filter(isKept)
    return violation
  }

  /// The violation in other words.
  func saying(_ message: String, _ severity: Severity? = nil) -> Violation {
    var violation = self
    violation.message = message
    violation.severity = severity ?? self.severity
    return violation
  }

  /// The violation where nothing that is written in the document mends it.
  var withoutFixes: Violation {
    var violation = self
    violation.fixes = []
    violation.offers = []
    return violation
  }

  /// The violation with the fixes of its offers behind its own, and with advice.
  func settled(with fixes: [Fix], advice: String?, copying phrase: ByteRange?) -> Violation {
    var violation = self
    violation.fixes += fixes
    violation.copiedPhrase = phrase
    if let advice { violation.message += "; " + advice }
    return violation
  }

  /// The violation as one on a platform, unless it names another one.
  func on(_ scope: PlatformSpec) -> Violation {
    var violation = self
    violation.scope = self.scope ?? scope
    return violation
  }
}
