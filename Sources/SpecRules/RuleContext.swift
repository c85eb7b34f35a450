import English
import Guidelines
import SourceText
package import SpecModel

/// What a rule may ask about a spec and its guideline; what several rules ask is worked out once.
package final class RuleContext {
  package let spec: Spec
  /// The number of pages above which they are many, if the configuration gives one.
  let pageLimit: Int?
  /// The keys that the spec mentions at each place, folded.
  private(set) lazy var mentionedKeys: [SpecPath: Set<String>] = spec.mentions.reduce(into: [:]) {
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
  let announcementCache: AnnouncementCache

  init(spec: Spec, pageLimit: Int? = nil) {
    self.spec = spec
    self.pageLimit = pageLimit
    announcementCache = AnnouncementCache(spec.library.vocabulary)
  }

  /// Lets the rules that follow know that something was found at a place.
  func noteFinding(at range: ByteRange) { foundRanges.append(range) }
}
