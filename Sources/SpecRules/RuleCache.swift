import English
import Guidelines
import SpecModel

/// What many rules ask of one spec, worked out when it is first asked for.
final class RuleCache {
  private var phrases: [ObjectIdentifier: [String]] = [:]
  private var accepted: [ObjectIdentifier: (fact: Fact, words: [[String]])] = [:]
  private var names: [ObjectIdentifier: (label: [String]?, name: [String]?)] = [:]
  private var methods: [ObjectIdentifier: Set<String>] = [:]
  private var indexes: [ObjectIdentifier: [SpokenIndex]] = [:]
  private var moments: [ObjectIdentifier: [Moment]] = [:]
  private var spellings: [ObjectIdentifier: [String: [Spelling]]] = [:]
  private var facts: [(scope: PlatformSpec, byName: [String: [Fact]])] = []
  private var languages: [ObjectIdentifier: Bool] = [:]
  private var apis: [Platform?: [NamedAPI]] = [:]
  private let spec: Spec
  private(set) lazy var foreignPhrases = ForeignPhrases(spec.library.vocabulary)

  /// The keys that the spec mentions at each place, folded.
  private(set) lazy var mentionedKeys: [SpecPath: Set<String>] = spec.mentions.reduce(into: [:]) {
    guard $1.isKey else { return }
    $0[$1.place, default: []].insert($1.word.value.foldedForComparison)
  }

  /// The APIs that the spec names, in the order of the text.
  private(set) lazy var namedAPIs: [NamedAPI] = spec.mentions.compactMap {
    NamedAPI($0, in: spec.library.vocabulary)
  }

  init(_ spec: Spec) {
    self.spec = spec
  }

  /// An announcement, and whether it is one of a control.
  typealias Moment = (announcement: Announcement, isOfControl: Bool)

  /// The words of an announcement without those of the names in it.
  func words(of announcement: Announcement, _ read: () -> [String]) -> [String] {
    let key = ObjectIdentifier(announcement)
    if let known = phrases[key] { return known }
    let words = read()
    phrases[key] = words
    return words
  }

  /// Whether an announcement is plainly in another language than English.
  func isForeign(_ announcement: Announcement, _ read: (ForeignPhrases) -> Bool) -> Bool {
    let key = ObjectIdentifier(announcement)
    if let known = languages[key] { return known }
    let found = read(foreignPhrases)
    languages[key] = found
    return found
  }

  /// The positions in a set that the words of an announcement, the names in it aside, may mean.
  func indexes(of announcement: Announcement, in words: [String]) -> [SpokenIndex] {
    let key = ObjectIdentifier(announcement)
    if let known = indexes[key] { return known }
    let found = SpokenIndex.all(in: words)
    indexes[key] = found
    return found
  }

  /// A part of an announcement as it is spelt there.
  typealias Spelling = (announcement: Announcement, part: String)

  /// How the first two announcements of a scope that have a folded part spell it.
  func spellings(of folded: String, in scope: PlatformSpec) -> [Spelling] {
    let key = ObjectIdentifier(scope)
    let known = spellings[key] ?? Self.spellings(in: scope)
    spellings[key] = known
    return known[folded] ?? []
  }

  private static func spellings(in scope: PlatformSpec) -> [String: [Spelling]] {
    var spellings: [String: [Spelling]] = [:]
    for announcement in scope.announcements {
      let text = announcement.phrase.value
      for part in text.phraseParts.map({ String(text[$0]) }) {
        let known = spellings[part.foldedForComparison, default: []]
        guard known.count < 2, known.last?.announcement !== announcement else { continue }
        spellings[part.foldedForComparison] = known + [(announcement, part)]
      }
    }
    return spellings
  }

  /// The announcements of a scope that rules look at.
  func moments(in scope: PlatformSpec, _ read: () -> [Moment]) -> [Moment] {
    let key = ObjectIdentifier(scope)
    if let known = moments[key] { return known }
    let found = read()
    moments[key] = found
    return found
  }

  /// The words of the label and of the name of the control in a scope, folded.
  func names(in scope: PlatformSpec) -> (label: [String]?, name: [String]?) {
    let key = ObjectIdentifier(scope)
    if let known = names[key] { return known }
    let words = (spec.label?.value.foldedTokens, scope.name?.value.foldedTokens)
    names[key] = words
    return words
  }

  /// The words of each phrase that a fact accepts, folded.
  func accepted(by fact: Fact) -> [[String]] {
    let key = ObjectIdentifier(fact)
    if let known = accepted[key] { return known.words }
    let words = fact.accepted.map(\.foldedTokens)
    accepted[key] = (fact, words)
    return words
  }

  /// The methods that a scope and its buttons implement, as they are recognised.
  func methods(of scope: PlatformSpec, _ read: () -> Set<String>) -> Set<String> {
    let key = ObjectIdentifier(scope)
    if let known = methods[key] { return known }
    let found = read()
    methods[key] = found
    return found
  }

  /// The APIs that are named for a platform.
  func apis(on platform: Platform?, _ read: () -> [NamedAPI]) -> [NamedAPI] {
    if let known = apis[platform] { return known }
    let found = read()
    apis[platform] = found
    return found
  }

  /// The facts that apply to a scope of a platform, by name.
  func facts(in scope: PlatformSpec, _ read: () -> [String: [Fact]]) -> [String: [Fact]] {
    if let known = facts.first(where: { $0.scope === scope }) { return known.byName }
    let found = read()
    facts.append((scope, found))
    return found
  }
}
