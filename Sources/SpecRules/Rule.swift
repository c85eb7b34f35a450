package import Guidelines

/// Something that can be wrong with a spec, as a value.
///
/// It has a name, the reason why it matters, and a check that finds it. It is an object, because
/// every spec hands all rules around, and they have much to copy.
package final class Rule: Sendable, CustomStringConvertible {
  /// A spec that breaks the rule and one that keeps it; both are run as tests.
  package struct Examples: Sendable {
    /// A spec with a line of carets, and the message, under each finding.
    package let failing: String
    /// A spec without findings.
    package let passing: String

    package init(failing: String, passing: String) {
      self.failing = failing
      self.passing = passing
    }
  }

  /// What a rule offers to mend what it finds, at its best.
  package enum FixOffer: String, Sendable {
    case none
    /// Fixes to look at before they are applied.
    case fix
    /// Fixes, some of which keep what the author means and may be applied unseen.
    case safeFix = "safe fix"
  }

  /// What an app that is built as a finding says means for the success criteria of WCAG 2.2.
  package struct Conformance: Sendable {
    /// How far the criteria reach.
    package enum Kind: String, Sendable {
      /// The app would plausibly fail them.
      case requirement
      /// The app would meet them, and serve them less.
      case advisory
      /// No criterion asks for it.
      case bestPractice = "best-practice"
    }

    package let kind: Kind
    /// The numbers of the criteria, such as `4.1.2`; none for a best practice.
    package let criteria: [String]

    /// The criteria with their names.
    package var successCriteria: [SuccessCriterion] { criteria.compactMap(SuccessCriterion.of) }

    /// Whether it is about a criterion by its number, or `best-practice`.
    package func serves(_ word: String) -> Bool {
      criteria.contains(word) || kind == .bestPractice && word == kind.rawValue
    }

    static func fails(_ criteria: String...) -> Conformance {
      Conformance(kind: .requirement, criteria: criteria)
    }

    static func weakens(_ criteria: String...) -> Conformance {
      Conformance(kind: .advisory, criteria: criteria)
    }

    static let bestPractice = Conformance(kind: .bestPractice, criteria: [])
  }

  /// How often a rule looks, and what it finds.
  ///
  /// A check is a pure function of the spec. It returns its findings in the order of the report.
  /// ``RuleRun`` decides how grave it is and whether it is shown at all. Most checks are made of a
  /// fact, as in ``violation(of:_:_:)``.
  enum Check: Sendable {
    /// Once for a spec.
    case spec(@Sendable (RuleContext) -> [Violation])
    /// Once for each platform of a spec, or for both at once when it names none.
    ///
    /// Each violation is found on that platform.
    case scope(@Sendable (PlatformContext) -> [Violation])
    /// While allow comments are applied.
    case comment
  }

  /// What people call it in reports, comments and the configuration; kebab-case.
  package let id: String
  /// How much a finding matters where no fact of the guideline says otherwise.
  package let severity: Severity
  /// What is wrong, in one sentence.
  package let summary: String
  /// Why that matters to the people who use a screen reader.
  package let rationale: String
  /// What its findings mean for the success criteria of WCAG 2.2.
  package let wcag: Conformance
  /// The facts of a component model that a spec breaks; their sentences are the rule's.
  package let facts: [String]
  /// Further facts that it reads, whose sentences belong to it and whose severities do not.
  package let relatedFacts: [String]
  /// Which of the entries of ``facts`` in a model are this rule's, where several rules share them.
  package let factFilter: @Sendable (Fact, ComponentModel) -> Bool
  /// Severities of its own in some cases, each with a description of the case.
  package let exceptions: [Severity: String]
  /// The rules that speak in its place when they find something at the same range or around it.
  private let yieldsTo: [String]
  /// Whether each rule that judges terms speaks in its place then.
  private let yieldsToJudges: Bool
  /// Whether it says which term belongs where it finds another one.
  ///
  /// So nobody has to add that the other is unknown.
  private let judgesTerms: Bool
  /// Whether it looks at English words, or at words as English inflects them.
  ///
  /// In other languages its findings are information and none of its fixes is safe.
  package let readsEnglish: Bool
  /// Whether all it looks at is the words for roles and states, which it knows in English alone.
  package let judgesWords: Bool
  /// Whether it speaks without being turned on.
  package let isOnByDefault: Bool
  /// The voice that turns it on where a team chooses it.
  package let voice: Configuration.Voice?
  package let fixes: FixOffer
  package let examples: Examples
  let check: Check

  init(
    id: String,
    severity: Severity,
    summary: String,
    rationale: String,
    wcag: Conformance,
    facts: [String] = [],
    relatedFacts: [String] = [],
    factFilter: @escaping @Sendable (Fact, ComponentModel) -> Bool = { _, _ in true },
    exceptions: [Severity: String] = [:],
    yieldsTo: [String] = [],
    yieldsToJudges: Bool = false,
    judgesTerms: Bool = false,
    readsEnglish: Bool = false,
    judgesWords: Bool = false,
    isOnByDefault: Bool = true,
    voice: Configuration.Voice? = nil,
    fixes: FixOffer = .fix,
    examples: Examples,
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.wcag = wcag
    self.facts = facts
    self.relatedFacts = relatedFacts
    self.factFilter = factFilter
    self.exceptions = exceptions
    self.yieldsTo = yieldsTo
    self.yieldsToJudges = yieldsToJudges
    self.judgesTerms = judgesTerms
    self.readsEnglish = readsEnglish
    self.judgesWords = judgesWords
    self.isOnByDefault = isOnByDefault
    self.voice = voice
    self.fixes = fixes
    self.examples = examples
    self.check = check
  }

  /// Whether another rule speaks in its place where both find something at the same range.
  package func yields(to code: String) -> Bool {
    yieldsTo.contains(code) || yieldsToJudges && Rule.named(code)?.judgesTerms == true
  }

  package var description: String { id }
}
