import English
import Guidelines
import SourceText
import SpecModel

/// What many rules ask of one spec, worked out when it is first asked for.
final class RuleCache {
  private var accepted: [ObjectIdentifier: (fact: Fact, words: [[String]])] = [:]
  private let spec: Spec
  private(set) lazy var foreignPhrases = ForeignPhrases(spec.library.vocabulary)

  /// The keys that the spec mentions at each place, folded.
  private(set) lazy var mentionedKeys: [SpecPath: Set<String>] = spec.mentions.reduce(into: [:]) {
    guard $1.isKey else { return }
    $0[$1.place, default: []].insert($1.word.value.foldedForComparison)
  }

  /// Where the entries stand whose keys the spec mentions, by where they begin.
  private(set) lazy var mentionedEntries: [Int: ByteRange] = {
    let starts = Set(spec.mentions.filter(\.isKey).map { spec.startOfKey(at: $0.word.range) })
    let places = starts.sorted()
    let found = zip(places, EntrySearch(for: places, in: spec.tree).found)
    return Dictionary(
      uniqueKeysWithValues: found.compactMap { start, range in
        range.map { (start, $0) }
      }
    )
  }()

  private var shared: [SpecPath: [SharedValues]] = [:]

  /// What each platform has at a place of the top level, wherever that stands.
  func values(sharedAt place: SpecPath) -> [SharedValues] {
    if let known = shared[place] { return known }
    let values = spec.scopes.filter { $0.platform != nil }.map { SharedValues(of: $0, at: place) }
    shared[place] = values
    return values
  }

  /// The anchored nodes that stand for the values of different keys.
  private(set) lazy var nodesUnderSeveralKeys = spec.nodesUnderSeveralKeys()

  init(_ spec: Spec) {
    self.spec = spec
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

/// Where the keys and values stand that a platform has at a place.
struct SharedValues {
  let scope: PlatformSpec
  let keys: Set<ByteRange>
  let values: Set<ByteRange>

  fileprivate init(of scope: PlatformSpec, at place: SpecPath) {
    self.scope = scope
    var values = [scope.map]
    for key in place.keys {
      values = values.flatMap { $0.isList ? $0.items : [$0] }.compactMap { $0[key] }
    }
    values = values.flatMap { $0.isList ? $0.items : [$0] }
    keys = Set(values.lazy.flatMap(\.entries).map(\.key.range))
    self.values = Set(values.lazy.map(\.range))
  }
}
