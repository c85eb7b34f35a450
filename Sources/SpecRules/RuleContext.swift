package import Guidelines
package import SourceText
package import SpecModel

/// What a rule may ask, and where it reports.
package struct RuleContext {
  package let spec: Spec
  /// The number of pages above which they are many, if the configuration gives one.
  let pageLimit: Int?
  private(set) var findings: [Finding] = []
  private var rule: Rule
  /// The position in ``findings`` of what is reported at each place.
  private var reported: [ReportedPlace: Int] = [:]
  /// The keys that the spec mentions at each place, folded; gathered when first asked for.
  private(set) lazy var mentionedKeys: [Place: Set<String>] = spec.mentions.reduce(into: [:]) {
    guard $1.isKey else { return }
    $0[$1.place, default: []].insert($1.word.value.foldedForComparison)
  }

  /// The APIs that the spec names, in the order of the text; gathered when first asked for.
  private(set) lazy var namedAPIs: [NamedAPI] = spec.mentions.compactMap {
    NamedAPI($0, in: vocabulary)
  }

  /// Those of each platform, once a rule has asked for them.
  var namedAPIsByPlatform: [Platform?: [NamedAPI]] = [:]

  /// What rules share of the phrases and the facts.
  let spokenWords: SpokenWords
  private struct ReportedPlace: Hashable {
    let code: String
    let range: ByteRange
  }

  init(spec: Spec, rule: Rule, pageLimit: Int? = nil) {
    self.spec = spec
    self.pageLimit = pageLimit
    self.rule = rule
    spokenWords = SpokenWords(spec.library.vocabulary)
  }

  /// Runs a rule over the spec and keeps what it reports.
  mutating func run(_ rule: Rule) {
    self.rule = rule
    switch rule.check {
    case .spec(let check): check(spec, &self)
    case .scope(let check): for scope in spec.scopes { check(scope, &self) }
    case .comment: break
    }
  }

  /// Reports a finding; one for each range, the gravest when several platforms lead to it.
  ///
  /// The message is one lower-case clause, what to do after a semicolon; the range is the culprit.
  /// A gap is what a spec that is still being written may lack, told at what was written so far.
  /// A fact that is violated gives the severity and the quote, unless those are given; the scope is
  /// the platform that it is violated on, the moment what is announced then.
  package mutating func report(
    _ message: String,
    at range: ByteRange,
    isGap: Bool = false,
    fact: Fact? = nil,
    in scope: Scope? = nil,
    severity: Severity? = nil,
    quote: Statement? = nil,
    moment: String? = nil,
    related: [Finding.Related] = [],
    tags: [Finding.Tag] = [],
    fixes: [Fix] = []
  ) {
    let declared = severity ?? fact?.severity.flatMap(Severity.init) ?? rule.severity
    let isForeign =
      (rule.readsEnglish || rule.judgesWords)
      && scope.map { $0.foreignLanguage != nil || isPlainlyForeign(at: range, in: $0) } ?? false
    if isForeign, rule.judgesWords { return }
    let weight = isForeign ? min(declared, .information) : declared
    let place = ReportedPlace(code: rule.id, range: range)
    let earlier = reported[place]
    if let earlier, findings[earlier].severity >= weight { return }
    let factQuote = fact.flatMap { quotation(of: $0, in: scope, at: moment) }
    let finding = Finding(
      code: rule.id,
      severity: weight,
      message: message.inOneLine,
      range: range,
      isGap: isGap,
      quote: factQuote ?? quote.flatMap { quotation($0) },
      related: related,
      tags: tags,
      fixes: isForeign ? fixes.map(\.forReview) : fixes
    )
    if let earlier {
      findings[earlier] = finding
    } else {
      reported[place] = findings.count
      findings.append(finding)
    }
  }

}

// MARK: - Facts

extension RuleContext {
  /// The fact of a name that applies to a scope, the most specific one.
  ///
  /// For a spec that names no platform it is the one that both platforms share.
  package func fact(_ name: String, in scope: Scope) -> Fact? {
    facts(name, in: scope).first
  }

  /// All facts of a name that apply to a scope, the most specific first.
  package func facts(_ name: String, in scope: Scope) -> [Fact] {
    guard let guideline = spec.guideline else { return [] }
    if let platform = scope.platform {
      let facts = spokenWords.facts(in: scope) {
        guideline.facts(on: platform, in: scope.frameworks.map(\.value), variant: variant)
      }
      return facts[name] ?? []
    }
    let perPlatform = factOfEachPlatform(name)
    guard let first = perPlatform.first else { return [] }
    guard perPlatform.allSatisfy({ Set($0.values) == Set(first.values) }) else { return [] }
    return [first]
  }

  /// The alternative of the guideline that the spec chooses, folded.
  var variant: String? { spec.root["variant"]?.word?.value.foldedForComparison }

  /// The most specific fact of each platform, the milder first; none where a platform has none.
  package func factOfEachPlatform(_ name: String) -> [Fact] {
    let variant = self.variant
    let facts = Platform.allCases.compactMap {
      spec.guideline?.model.fact(name, platform: $0, framework: nil, variant: variant)
    }
    guard facts.count == Platform.allCases.count else { return [] }
    return facts.sorted { $0.weight < $1.weight }
  }

  /// The most specific fact about the whole component that holds on a platform of the spec, or on
  /// any where the spec names none.
  package func fact(_ name: String) -> Fact? {
    let facts = spec.guideline?.model.facts(name, platform: nil, framework: nil) ?? []
    guard !spec.platforms.isEmpty else { return facts.first }
    return facts.first { fact in
      spec.scopes.contains { scope in
        guard !scope.frameworks.isEmpty else {
          return fact.applies(platform: scope.platform, framework: nil)
        }
        return scope.frameworks.contains {
          fact.applies(platform: scope.platform, framework: $0.value)
        }
      }
    }
  }
}

extension Fact {
  /// The severity that the fact gives, the rule's own as the gravest.
  fileprivate var weight: Severity { severity.flatMap(Severity.init) ?? .error }
}
