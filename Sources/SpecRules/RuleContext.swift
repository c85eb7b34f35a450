package import Guidelines
import SourceText
package import SpecModel

/// What a rule may ask about a spec and its guideline; what several rules ask is worked out once.
package final class RuleContext {
  package let spec: Spec
  /// The number of pages above which they are many, if the configuration gives one.
  let pageLimit: Int?
  /// The keys that the spec mentions at each place, folded.
  private(set) lazy var mentionedKeys: [Place: Set<String>] = spec.mentions.reduce(into: [:]) {
    guard $1.isKey else { return }
    $0[$1.place, default: []].insert($1.word.value.foldedForComparison)
  }

  /// The APIs that the spec names, in the order of the text.
  private(set) lazy var namedAPIs: [NamedAPI] = spec.mentions.compactMap {
    NamedAPI($0, in: vocabulary)
  }

  /// Those of each platform, once a rule has asked for them.
  var namedAPIsByPlatform: [Platform?: [NamedAPI]] = [:]

  /// Where something was found by the rules that ran so far.
  private(set) var foundRanges: [ByteRange] = []

  /// What rules share of the phrases and the facts.
  let spokenWords: SpokenWords

  init(spec: Spec, pageLimit: Int? = nil) {
    self.spec = spec
    self.pageLimit = pageLimit
    spokenWords = SpokenWords(spec.library.vocabulary)
  }

  /// Lets the rules that follow know that something was found at a place.
  func noteFinding(at range: ByteRange) { foundRanges.append(range) }

  private var reported: [Violation] = []

  func report(
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
    fixes: [Fix] = [],
    copying: ByteRange? = nil
  ) {
    reported.append(
      Violation(
        message, at: range, isGap: isGap, fact: fact, in: scope, severity: severity, quote: quote,
        moment: moment, related: related, tags: tags, fixes: fixes, copying: copying))
  }

  func report(_ violation: Violation?) { reported += [violation].compactMap(\.self) }
  func report(_ violations: [Violation]) { reported += violations }

  func takeReported() -> [Violation] {
    defer { reported = [] }
    return reported
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
