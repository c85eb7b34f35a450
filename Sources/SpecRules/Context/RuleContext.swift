import English
import Guidelines
import SourceText
import SpecModel
import Voices

/// What a rule may ask about a whole spec and its guideline; what several rules ask is worked out
/// once.
class RuleContext {
  let spec: Spec
  let configuration: Configuration
  /// What rules share of the words of facts and languages, and of the keys.
  let cache: RuleCache
  private lazy var ownPlatforms = spec.scopes.map { PlatformContext($0, of: self) }
  private lazy var ownMentions = readMentions()
  private lazy var ownWrongValues = ownMentions.prefix(Self.mostMentions).flatMap(\.wrongValues)
  private lazy var ownEffectUses = readEffectUses()
  /// What the buttons and other parts of the whole spec are called, folded.
  private(set) lazy var namesOfParts = Set(
    spec.parts.flatMap(\.calledNames).map(\.value.foldedForComparison)
  )
  /// The calls of the vocabulary that set one value, as a key and its value: `isEnabled=false`.
  private(set) lazy var settingsOfCounterparts = Set(
    vocabulary.counterparts.flatMap { $0.names.values.joined() }.map { APICall($0) }
      .compactMap { $0.arguments.count == 1 ? "\($0.stem)=\($0.arguments[0])" : nil }
  )
  private lazy var ownAPIs = ownMentions.compactMap(NamedAPI.init)
  private lazy var ownNamesOfAPIs = Dictionary(
    ownAPIs.map { ($0.word.range, $0.word.value) },
    uniquingKeysWith: { first, _ in first }
  )

  /// In how many mentions values are compared with what they may be meant to be.
  private static let mostMentions = 1_000

  init(spec: Spec, configuration: Configuration) {
    self.spec = spec
    self.configuration = configuration
    cache = RuleCache(spec)
  }

  fileprivate init(sharing other: RuleContext) {
    spec = other.spec
    configuration = other.configuration
    cache = other.cache
  }

  var vocabulary: Vocabulary { spec.library.vocabulary }

  /// The component in lower case, for messages.
  var title: String {
    spec.guideline?.title.lowercased() ?? spec.component?.value ?? "component"
  }

  /// What may be asked about each platform of the spec.
  var platforms: [PlatformContext] { ownPlatforms }

  /// The words of the spec that may be terms or APIs, in the order of the text.
  var mentions: [Mention] { ownMentions }

  /// The words that stand where a value of a closed set belongs and are none of it.
  var wrongValues: [WrongValue] { ownWrongValues }

  /// The mentions without the names of frameworks of which nobody here knows the names.
  private func readMentions() -> [Mention] {
    let unlisted = Set(spec.scopes.filter(\.isOfUnlistedFramework).map(\.platform))
    let mentions = spec.mentions.map { Mention($0, in: self) }
    guard !unlisted.isEmpty else { return mentions }
    return mentions.filter { mention in
      guard mention.namesPartOfPlatform else { return true }
      return mention.place.platform.map { !unlisted.contains($0) } ?? false
    }
  }

  /// What the spec uses of frameworks that make the controls of several platforms, in the order of
  /// the text.
  var effectUses: [EffectUse] { ownEffectUses }

  /// The mentions that are APIs, in the order of the text.
  var apisOfSpec: [NamedAPI] { ownAPIs }

  /// What is mentioned as an API at each place.
  var namesOfAPIs: [ByteRange: String] { ownNamesOfAPIs }
}

/// What a rule may ask about a platform of a spec, beside what it may ask about all of it.
final class PlatformContext: RuleContext {
  let scope: PlatformSpec
  /// The context that holds this one.
  private unowned let whole: RuleContext

  /// The facts that apply to the platform, by name; none for a spec that names no platform.
  private(set) lazy var factsByName: [String: [Fact]] =
    scope.platform.flatMap { platform in
      spec.guideline?.facts(on: platform, in: scope.frameworks.map(\.value), variant: spec.variant)
    } ?? [:]
  /// Whether the control has a role: as a word, with a trait, or with an API.
  private(set) lazy var hasRole = scope.map.givesRole(in: vocabulary)
  /// The maps that describe one button each.
  private(set) lazy var buttons = scope.buttons(fact("required-actions")?.values ?? [])
  /// The APIs that are in force there.
  private(set) lazy var namedAPIs = readNamedAPIs()
  /// What sets states there, where a framework of several platforms makes the controls.
  private(set) lazy var stateProps = StateProps(on: self)
  /// The verbs that tell what a button does, folded.
  private(set) lazy var purposeVerbs = readPurposeVerbs()
  /// The places of all that is heard there, with the keys that lead to them.
  private(set) lazy var heard = readHeard()
  /// The anchored nodes that hold something of that.
  private(set) lazy var heardNodes = readHeardNodes()
  /// All that is announced there.
  private(set) lazy var announcements = SpokenAnnouncements(on: self)
  /// The control and its parts, as far as a screen reader names them.
  private(set) lazy var namedParts = readNamedParts()
  /// The moments at which something is said there.
  private(set) lazy var moments = spec.moments(on: scope)
  /// The screen reader, with the elements of the component's own model.
  private(set) lazy var voice = scope.platform.map(spec.voice)
  /// The role words that the guideline has for the component there.
  ///
  /// The words that phrases say come first, then the others in the guideline's order.
  private(set) lazy var roleWords = readRoleWords()
  /// The roles that a phrase may say, folded: of the guideline, whatever the platform, and the spec.
  private(set) lazy var rightRoles = readRightRoles()
  /// The words that phrases there may have beside those of the app.
  private(set) lazy var lexicon = spec.lexicon(on: scope)
  /// The words of the parts that the screen reader composes there, as it usually is.
  private(set) lazy var composedWords = readComposedWords()
  /// The moments of each announcement, by its identity.
  private(set) lazy var momentsByAnnouncement = readMomentsByAnnouncement()
  /// The control, as far as it is one element that is adjusted.
  private(set) lazy var adjustable = AdjustableElement(on: self)

  fileprivate init(_ scope: PlatformSpec, of whole: RuleContext) {
    self.scope = scope
    self.whole = whole
    super.init(sharing: whole)
  }

  /// What the control is called.
  var naming: Naming { Naming(context: self) }
  /// The elements that the platform names.
  var elements: PlatformElements { PlatformElements(context: self) }
  /// What moves the focus.
  var focus: FocusMoves { FocusMoves(context: self) }

  override var platforms: [PlatformContext] { whole.platforms }
  override var mentions: [Mention] { whole.mentions }
  override var wrongValues: [WrongValue] { whole.wrongValues }
  override var effectUses: [EffectUse] { whole.effectUses }
  override var apisOfSpec: [NamedAPI] { whole.apisOfSpec }
  override var namesOfAPIs: [ByteRange: String] { whole.namesOfAPIs }
}
