import English
import Guidelines
import SpecModel

/// What many rules ask of one spec, worked out when it is first asked for.
final class RuleCache {
  private var phrases: [ObjectIdentifier: [String]] = [:]
  private var accepted: [ObjectIdentifier: (fact: Fact, words: [[String]])] = [:]
  private var indexes: [ObjectIdentifier: [SpokenIndex]] = [:]
  private var languages: [ObjectIdentifier: Bool] = [:]
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

  /// The words of each phrase that a fact accepts, folded.
  func accepted(by fact: Fact) -> [[String]] {
    let key = ObjectIdentifier(fact)
    if let known = accepted[key] { return known.words }
    let words = fact.accepted.map(\.foldedTokens)
    accepted[key] = (fact, words)
    return words
  }
}
