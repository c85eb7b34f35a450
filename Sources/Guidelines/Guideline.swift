import English
package import SourceText
import Synchronization

/// What one guideline document, and the model beside it, ask of a component.
///
/// It is an object, because every rule asks it and it has much to copy.
package final class Guideline: Sendable {
  /// The name that specs give as `component`, in lower case with hyphens.
  package let name: String

  /// The name for people.
  package let title: String

  /// Other names that mean this component.
  package let aliases: [String]

  /// The bytes of the document that hold each of the other names.
  package let aliasRanges: [ByteRange]

  /// Names of another component that people use for this one, folded.
  ///
  /// No spec may use them, but this component is proposed for them.
  package let otherNames: [String]

  /// The public page that the document names.
  package let href: String?

  /// Who publishes the document, where it says so.
  package let publisher: String?

  /// The document itself.
  package let markdown: SourceText

  /// Every statement, in the order of the document.
  package let statements: [Statement]

  /// The sentences that are left out for a heading or a key that a problem reports.
  let omitted: [String]

  /// The facts that rules check against.
  ///
  /// Without a model, the guideline has the facts of sentences that many documents share.
  package let model: ComponentModel

  /// Whether there is a model beside the document.
  package let hasModel: Bool

  /// What could not be read; the rest was.
  package let problems: [ReadingProblem]

  /// Whether the document speaks of a platform, or has a model: other Markdown is no guideline.
  package let isGuidance: Bool

  /// Whether a sentence that is not found in the document is not there.
  ///
  /// The document has a part about a platform, and nothing in it swallows what follows.
  package let isReadWhole: Bool

  /// The facts that hold at some places, kept for the next spec.
  private let factsByPlace = Mutex<[FactPlace: [String: [Fact]]]>([:])

  private struct FactPlace: Hashable {
    let platform: Platform
    let frameworks: [Framework]
    let variant: String?
  }

  /// The statements that mention some terms, kept for the next spec.
  private let mentions = Memo<MentionPlace, [Statement]>()

  private struct MentionPlace: Hashable {
    let term: String
    let platform: Platform?
    let framework: Framework?
    let topic: Topic?
  }

  /// Whether rules go by a fact, kept for the next spec.
  let enforcement = Memo<ObjectIdentifier, Bool>()

  /// The documents of others about the same component, whose sentences are shown beside its own.
  ///
  /// No rule reads them.
  package let companions: [Guideline]

  /// The sentences, of companions as well, that the platforms contradict.
  let disputes: [Dispute]

  /// The facts of its model that are those of the guideline on which it is based.
  let inherited: Set<ObjectIdentifier>

  /// Whether it is one of the ``companions`` of another guideline.
  package let isCompanion: Bool

  /// What the layers above worked out about it.
  package let attachments = Attachments()

  /// For how many places facts are kept.
  private static let placeLimit = 64

  init(
    name: String,
    title: String,
    aliases: [String],
    aliasRanges: [ByteRange],
    otherNames: [String],
    href: String?,
    publisher: String?,
    markdown: SourceText,
    statements: [Statement],
    omitted: [String],
    model: ComponentModel,
    hasModel: Bool,
    problems: [ReadingProblem],
    isGuidance: Bool,
    isReadWhole: Bool,
    companions: [Guideline] = [],
    inherited: Set<ObjectIdentifier> = [],
    disputes: [Dispute] = [],
    isCompanion: Bool = false
  ) {
    self.name = name
    self.title = title
    self.aliases = aliases
    self.aliasRanges = aliasRanges
    self.otherNames = otherNames
    self.href = href
    self.publisher = publisher
    self.markdown = markdown
    self.statements = statements
    self.omitted = omitted
    self.model = model
    self.hasModel = hasModel
    self.problems = problems
    self.isGuidance = isGuidance
    self.isReadWhole = isReadWhole
    self.companions = companions
    self.inherited = inherited
    self.disputes = model.disputes + disputes
    self.isCompanion = isCompanion
  }
}

extension Guideline {
  /// The title behind the name of who publishes it, where the document names one.
  package var fullTitle: String { publisher.map { "\($0) › \(title)" } ?? title }

  /// Whether it is one of this program's own, which claims less than a published collection.
  package var isOwn: Bool { publisher == Self.ownPublisher }

  /// How the front matter of this program's own documents names their publisher.
  static let ownPublisher = "a11y-spec"

  /// The facts that hold on a platform, by name, with the most specific first for each framework.
  ///
  /// Without frameworks they are the facts for any framework.
  package func facts(
    on platform: Platform,
    in frameworks: [Framework],
    variant: String?
  ) -> [String: [Fact]] {
    let place = FactPlace(platform: platform, frameworks: frameworks, variant: variant)
    if let known = factsByPlace.withLock({ $0[place] }) { return known }
    let wanted: [Framework?] = frameworks.isEmpty ? [nil] : frameworks
    let facts = model.names.reduce(into: [String: [Fact]]()) { facts, name in
      facts[name] = wanted.flatMap {
        model.facts(name, platform: platform, framework: $0, variant: variant)
      }
    }
    factsByPlace.withLock {
      if $0.count >= Self.placeLimit { $0.removeAll() }
      $0[place] = facts
    }
    return facts
  }

  /// The statements on a topic that hold for a platform and framework.
  ///
  /// Statements of the framework come first, statements of the platform next, and statements of all
  /// platforms last. Each group is in the order of the document. A platform or framework that is
  /// not known (`nil`) excludes nothing.
  package func statements(
    on topic: Topic,
    platform: Platform?,
    framework: Framework?
  ) -> [Statement] {
    statements(platform: platform, framework: framework) { $0.topic == topic }
  }

  /// The statements that have a term as a whole word, those with the same case first.
  ///
  /// Within each group they are ordered as in ``statements(on:platform:framework:)``. A topic
  /// limits the search to it.
  package func statements(
    mentioning term: String,
    platform: Platform?,
    framework: Framework?,
    on topic: Topic? = nil
  ) -> [Statement] {
    let place = MentionPlace(term: term, platform: platform, framework: framework, topic: topic)
    guard term.isKept else { return findStatements(at: place) }
    return mentions.value(for: place) { findStatements(at: place) }
  }

  private func findStatements(at place: MentionPlace) -> [Statement] {
    let folded = Array(place.term.foldedForComparison.utf8)
    guard !folded.isEmpty else { return [] }
    let mentions = statements(platform: place.platform, framework: place.framework) {
      (place.topic == nil || $0.topic == place.topic) && $0.foldedText.mention(folded)
    }
    let exact = Array(place.term.utf8)
    let isExact = mentions.map { Array($0.text.utf8).mention(exact) }
    return zip(mentions, isExact).filter(\.1).map(\.0)
      + zip(mentions, isExact).filter { !$0.1 }.map(\.0)
  }

  /// The first statement that contains a sentence, as ``comparable(_:)`` compares.
  package func statement(quoting sentence: String) -> Statement? {
    let wanted = comparable(sentence)
    guard !wanted.isEmpty else { return nil }
    return statements.first { $0.comparableText.contains(run: wanted) }
  }

  /// The statements that contain a sentence as a model quotes it, perhaps with its markup.
  package func statements(quotedAs sentence: String) -> [Statement] {
    let text = inlineText(of: sentence)
    let wanted = comparable(text)
    guard !wanted.isEmpty else { return [] }
    let whole = statements.filter { $0.contains(comparable: wanted) }
    guard whole.isEmpty, text.isShortQuote else { return whole }
    let words = comparable(String(text.dropLast()))
    let having = statements.filter { $0.contains(comparable: words) }
    let beginning = having.filter { $0.comparableText.starts(with: words) }
    return beginning.isEmpty ? having : beginning
  }

  /// The statements that the hover on a key of a spec owes its reader.
  ///
  /// - A key that carries a heading of the guideline has the statements of its topic.
  /// - `name`, `role`, `states` and `value` also have the statements of the criteria with the same
  ///   key. They are the criteria of the screen reader and the success criteria.
  /// - `groupings` and `actions` have these statements as well, for the table of criteria.
  /// - `component` has the developer notes and the criteria that no other key has.
  /// - `framework` has the code.
  /// - Other keys have the criteria of their name.
  package func statements(
    forKey key: String,
    platform: Platform?,
    framework: Framework?
  ) -> [Statement] {
    let owed = OwedStatements(key: key)
    let own = owed.topic.map { statements(on: $0, platform: platform, framework: framework) } ?? []
    guard owed.hasCriteria else { return own }
    let screenreader = statements(on: .screenreader, platform: platform, framework: framework)
    let criteria = statements(on: .criteria, platform: platform, framework: framework)
    return own + (screenreader + criteria).filter { owed.has($0.key ?? "") }
  }

  private func statements(
    platform: Platform?,
    framework: Framework?,
    where isWanted: (Statement) -> Bool
  ) -> [Statement] {
    let wanted = statements.indices.filter { index in
      isWanted(statements[index])
        && statements[index].applies(platform: platform, framework: framework)
    }
    return (0...2).flatMap { generality in
      wanted.filter { statements[$0].generality == generality }.map { statements[$0] }
    }
  }
}

/// Which statements the hover on a key owes.
private struct OwedStatements {
  /// The topic that the key stands for.
  let topic: Topic?
  private let key: String

  init(key: String) {
    self.key = key
    topic = Self.topics[key]
  }

  /// Whether criteria belong to it as well.
  var hasCriteria: Bool { topic.map(Self.topicsWithCriteria.contains) ?? true }

  /// Whether a criterion belongs to it, by the key of that.
  func has(_ criterion: String) -> Bool {
    let owner = Self.owners[criterion] ?? criterion
    guard topic == .developerNotes else { return owner == key }
    return Self.topics[owner] == nil && !Self.keysWithoutTopic.contains(owner)
  }

  private static let topics: [String: Topic] = [
    "component": .developerNotes, "name": .name, "role": .role, "states": .state,
    "groupings": .groupings, "focus": .focus, "announcements": .announcements,
    "custom-actions": .customActions, "keyboard": .keyboard, "gestures": .gestures,
    "settings": .settings, "framework": .codeExample,
  ]

  /// The topics whose keys have criteria as well.
  private static let topicsWithCriteria: Set<Topic> = [
    .developerNotes, .name, .role, .state, .groupings,
  ]

  /// Keys that have criteria and no topic.
  private static let keysWithoutTopic: Set = ["value", "actions"]

  /// The keys of the criteria that are called otherwise.
  private static let owners = ["state": "states", "group": "groupings", "grouping": "groupings"]
}

extension [UInt8] {
  /// Whether the term occurs with no letter, digit or underscore directly before or after it.
  fileprivate func mention(_ term: [UInt8]) -> Bool {
    guard let first = term.first, let last = term.last else { return false }
    var start = 0
    while let found = firstOccurrence(of: term, from: start) {
      let end = found + term.count
      let opens = !first.isWordByte || found == 0 || !self[found - 1].isWordByte
      let closes = !last.isWordByte || end == count || !self[end].isWordByte
      if opens && closes { return true }
      start = found + 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit or an underscore of ASCII.
  var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  /// Whether the byte is an upper-case letter of ASCII.
  var isUpperCaseLetter: Bool { (0x41...0x5A).contains(self) }
}
