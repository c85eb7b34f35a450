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

  /// The oldest systems that platforms of the spec name.
  private(set) lazy var oldestSystems: [Platform: SystemVersion] = spec.scopes.reduce(into: [:]) {
    guard let platform = $1.platform, let word = $1.own["min-os"]?.word else { return }
    $0[platform] = SystemVersion(word.value)
  }
  /// The anchored nodes that are used at different places.
  private(set) lazy var nodesAtSeveralPlaces = spec.nodesAtSeveralPlaces()
  /// Where the nodes stand that aliases stand for.
  private(set) lazy var aliasedNodes = AliasedNodes(spec.aliasedNodes)

  /// What names may be misspelt from, by platform.
  private var slips: [Platform?: NameSlips] = [:]
  /// Whether a platform is specified in Objective-C.
  private var isObjectiveC: [Platform?: Bool] = [:]

  /// The frameworks that may be meant on a platform, or anywhere.
  private var frameworks: [Platform?: [Framework]] = [:]

  init(_ spec: Spec) {
    self.spec = spec
  }

  /// The frameworks that a platform declares, or all that it has; of all platforms for `nil`.
  func frameworks(on platform: Platform?) -> [Framework] {
    if let known = frameworks[platform] { return known }
    let scopes = spec.scopes.filter { platform == nil || $0.platform == platform }
    let declared = scopes.flatMap(\.possibleFrameworks)
    let all = declared.isEmpty ? platform?.frameworks ?? Framework.allCases : declared
    frameworks[platform] = all
    return all
  }

  /// The constant, or the name with its type, that a word misspells.
  func name(misspeltAs word: String, on platform: Platform?) -> String? {
    guard word.isLikeDistinctName else { return nil }
    return slips[platform, default: NameSlips(frameworks(on: platform))].right(for: word)
  }

  /// Whether a platform is specified in Objective-C.
  ///
  /// Some of its names are code of that language then, and none is code of Swift.
  func isInObjectiveC(on platform: Platform?) -> Bool {
    if let known = isObjectiveC[platform] { return known }
    let texts = spec.mentions.filter { $0.place.platform == platform }.flatMap { mention in
      [mention.word.value] + (mention.value?.words.map(\.value) ?? [])
    }
    let isInIt = texts.contains(where: \.isObjectiveC) && !texts.contains(where: \.isSwift)
    isObjectiveC[platform] = isInIt
    return isInIt
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

/// The anchored nodes that aliases stand for, found by what they hold.
struct AliasedNodes {
  private let nodes: [ByteRange]
  private let index: RangeIndex
  var isEmpty: Bool { nodes.isEmpty }

  fileprivate init(_ nodes: [ByteRange]) {
    self.nodes = nodes
    // An edit at the end of a node belongs to it as well.
    index = RangeIndex(nodes.map { max(0, $0.lowerBound - 1)..<($0.upperBound + 1) })
  }

  /// The nodes that a place lies in.
  func holding(_ place: ByteRange) -> [ByteRange] {
    around(place).filter { $0.contains(place) }
  }

  /// The nodes that a place lies in or touches.
  func around(_ place: ByteRange) -> [ByteRange] {
    let filled = place.lowerBound..<max(place.upperBound, place.lowerBound + 1)
    return index.positions(overlapping: filled, atMost: .max).map { nodes[$0] }.filter {
      $0.lowerBound - 1 <= place.lowerBound && place.upperBound <= $0.upperBound + 1
    }
  }
}
