package import English
package import Guidelines
import SourceText

/// A state that a component can be in.
package struct State: Sendable {
  /// The state as the spec calls it, such as `disabled`.
  package let word: LocatedText
  package let apis: [LocatedText]
  /// The word that the screen reader says; `nil` when the spec leaves that to the system.
  package let announce: LocatedText?
  /// What stands behind the state, for inserting into it.
  package let value: SpecValue
  /// The state with what stands behind it.
  package let entry: SpecEntry

  package init(_ entry: SpecEntry) {
    word = entry.key
    apis = entry.value["api"]?.words ?? []
    announce = entry.value["announce"]?.word
    value = entry.value
    self.entry = entry
  }

  /// Whether something may be written behind the state; a list of states only declares them.
  package var isDescribed: Bool { value.isMap || value.isNull && value.node != nil }
}

/// A phrase that the screen reader says at some moment.
///
/// It is an object that has taken its phrase apart, because many rules ask for the same of it.
package final class Announcement: Sendable {
  package let moment: LocatedText
  package let phrase: LocatedText
  /// The state in which it is said, when the spec names one.
  package let state: LocatedText?
  /// The moment, folded.
  package let foldedMoment: String
  /// The text of the phrase with its placeholders.
  package let spoken: Phrase
  /// The words and numbers of the phrase, folded.
  package let tokens: [String]
  /// The position of the segment that it is about, counted from 0.
  package let segmentPosition: Int?

  /// How many announcements of a platform are read at most, which bounds the time.
  static let mostOfPlatform = 1_000
  /// How long a phrase is at most, in bytes: more than anybody listens to.
  static let longestPhrase = 1_000
  /// How many bytes the phrases of a platform have at most together.
  static let mostBytes = 100_000

  /// The entries among some that are not too much to be read.
  static func readable(among entries: [SpecEntry]) -> [SpecEntry] {
    var room = mostBytes
    return entries.prefix(mostOfPlatform).filter { entry in
      let length = entry.phrase?.value.utf8.count ?? 0
      guard length <= min(longestPhrase, room) else { return false }
      room -= length
      return true
    }
  }

  /// Whether it is what is said once something has happened, and not when the focus comes.
  package var isOfEvent: Bool {
    segmentPosition == nil && FormatMoment.events.contains(foldedMoment)
  }

  /// The announcements of some entries.
  ///
  /// Segments that share a label have one each. A phrase that says a position belongs to the segment
  /// there, any other phrase to the next free one.
  static func all(of entries: some Sequence<SpecEntry>, _ segments: SegmentList) -> [Announcement] {
    var free: [[String?]: [Int]] = [:]
    return entries.compactMap { entry in
      let moment = entry.key.value.foldedForComparison
      let positions = segments.positions(ofMoment: entry.key.value)
      guard positions.count > 1 else { return Announcement(entry, at: positions.first) }
      let key = [moment, entry.value["state"]?.word?.value]
      var rest = free[key] ?? positions
      let said = SpokenIndex(in: entry.phrase?.value.foldedTokens ?? [])
      let own = rest.first { $0 + 1 == said?.position && said?.count == segments.count }
      let position = own ?? rest.first ?? positions.first
      rest.removeAll { $0 == position }
      free[key] = rest
      return Announcement(entry, at: position)
    }
  }

  /// `nil` for an entry without a phrase, and one that the spec switches off.
  private init?(_ entry: SpecEntry, at segmentPosition: Int?) {
    guard let phrase = entry.phrase, phrase.value != "none" else { return nil }
    moment = entry.key
    self.phrase = phrase
    state = entry.value["state"]?.word
    foldedMoment = entry.key.value.foldedForComparison
    spoken = Phrase(phrase.value)
    tokens = phrase.value.foldedTokens
    self.segmentPosition = segmentPosition
  }
}

extension SpecEntry {
  /// The phrase of an announcement.
  fileprivate var phrase: LocatedText? { value.word ?? value["text"]?.word }
}

/// What a key or a gesture does.
package struct Binding: Sendable {
  package let trigger: LocatedText
  package let effect: LocatedText
  package let entry: SpecEntry
}

extension PlatformSpec {
  /// The programmatic name that counts; `nil` where none is given.
  package var name: LocatedText? { names.first }

  package var role: LocatedText? { map["role"]?.word }

  /// How many elements of a list count.
  ///
  /// Rules compare each with all the others, and no component has as many.
  private static let mostElements = 100

  package var elements: [LocatedText] {
    (map["element"]?.words ?? []).prefix(Self.mostElements).filter { $0.value != "none" }
  }

  /// The bindings of `keyboard` or `gestures`.
  package func bindings(_ key: String) -> [Binding] {
    map.entries(of: key).compactMap { entry in
      entry.value.word.map { Binding(trigger: entry.key, effect: $0, entry: entry) }
    }
  }
}

extension SpecValue {
  /// The entries of a topic that is a map, its `reason` left out.
  func entries(of topic: String) -> [SpecEntry] {
    (self[topic]?.entries ?? []).filter { $0.key.value != "reason" }
  }

  /// The programmatic names that a map gives, each with its entry, the one that counts first.
  ///
  /// They are the `name`, and the values of APIs that name. An expression that stands as a key may
  /// hold one as well. An API that sets the visible text gives none.
  package func givenNames(in vocabulary: Vocabulary) -> [(entry: SpecEntry, text: LocatedText)] {
    let own = entry("name").flatMap { entry in entry.value.word.map { (entry: entry, text: $0) } }
    if own?.text.value == "none" { return [] }
    return [own].compactMap(\.self)
      + entries.compactMap { entry in
        entry.nameOfAPI(in: vocabulary).map { (entry: entry, text: $0) }
      }
  }

  /// The programmatic name that a map gives; `nil` where it gives none.
  package func givenName(in vocabulary: Vocabulary) -> LocatedText? {
    givenNames(in: vocabulary).first?.text
  }
}

extension SpecEntry {
  /// The name that the entry gives by an API.
  ///
  /// Code behind an API that takes some, such as `Modifier.semantics: heading()`, may give one as
  /// an expression does. Other words behind it tell what the code is about.
  package func nameOfAPI(in vocabulary: Vocabulary) -> LocatedText? {
    if key.value.hasByte(UInt8(ascii: "{")) {
      return nameInKey(vocabulary) ?? nameBehindProperty(vocabulary)
    }
    guard value.boolean == nil, let word = value.word,
      let api = vocabulary.api(named: key.value), api.purpose == "name", word.value != "@null"
    else { return nil }
    guard api.name.hasByte(UInt8(ascii: "{")) else { return word }
    return word.value.isCode ? nameInCode(word, vocabulary) : nil
  }
}
