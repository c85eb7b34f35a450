import English
import Guidelines
import SourceText
import SpecModel

/// The names that a spec gives to its own things: segments, parts, actions and states.
///
/// Names compare folded, as everywhere in the format. A document has one space of names for all of
/// its platforms.
struct SpecNames {
  private var segments = NameGroup(.segment)
  private var parts = NameGroup(.part)
  private var actions = NameGroup(.action)
  private var states = NameGroup(.state)

  /// All names, kind by kind, in the order in which they are given.
  var names: [Name] { segments.names + parts.names + actions.names + states.names }

  init(of spec: Spec) {
    declareSegments(of: spec)
    declareActions(of: spec)
    for mention in spec.mentions where mention.kind == .part && !mention.place.isInOrder {
      if !segments.has(mention.word) { parts.declare(mention.word) }
    }
    for mention in spec.mentions { refer(to: mention) }
    for scope in spec.scopes {
      for state in scope.states { states.declare(state.word) }
      for announcement in scope.announcements {
        if let state = announcement.state { states.refer(to: state) }
      }
      for word in scope.destinations { referToPart(word) }
    }
  }

  private mutating func declareSegments(of spec: Spec) {
    for list in [spec.segments] + spec.scopes.map(\.segments) {
      for segment in list.segments ?? [] {
        for word in [segment.label, segment.name] {
          if let word, !word.value.isEmpty { segments.declare(word) }
        }
      }
    }
  }

  private mutating func declareActions(of spec: Spec) {
    let listed = spec.value(.actions)?.words ?? []
    for word in listed { actions.declare(word) }
    for scope in spec.scopes {
      let known = spec.facts("required-actions", in: scope).flatMap(\.values)
      let buttons = scope.buttons(known + listed.map(\.value))
      for key in buttons.compactMap(\.key) { actions.declare(key) }
    }
  }

  private mutating func refer(to mention: TermReference) {
    switch mention.kind {
    case .moment where segments.has(mention.word) && !FormatMoment.all.contains(mention.word.value):
      segments.refer(to: mention.word)
    case .moment: actions.refer(to: mention.word)
    case .part, .place: referToPart(mention.word)
    default: break
    }
  }

  private mutating func referToPart(_ word: LocatedText) {
    if segments.has(word) { segments.refer(to: word) } else { parts.refer(to: word) }
  }
}

/// The names of one kind.
private struct NameGroup {
  private(set) var names: [Name] = []
  private let kind: Name.Kind
  private var indices: [String: Int] = [:]
  /// The places that are known, since what is anchored or stands at the top is read several times.
  private var places: Set<ByteRange> = []

  init(_ kind: Name.Kind) {
    self.kind = kind
  }

  func has(_ word: LocatedText) -> Bool { indices[word.value.foldedForComparison] != nil }

  mutating func declare(_ word: LocatedText) {
    guard places.insert(word.range).inserted else { return }
    let folded = word.value.foldedForComparison
    let index = indices[folded] ?? names.count
    if index == names.count {
      indices[folded] = index
      names.append(Name(kind: kind, word: word.value))
    }
    names[index].declarations.append(word.range)
  }

  /// Takes a word for a reference if something is called so.
  mutating func refer(to word: LocatedText) {
    guard let index = indices[word.value.foldedForComparison],
      places.insert(word.range).inserted
    else { return }
    names[index].references.append(word.range)
  }
}

extension SpecPath {
  fileprivate var isInOrder: Bool { keys.contains("order") }
}

extension PlatformSpec {
  /// The names that orders lead to: `order: { first: { next: second } }`.
  fileprivate var destinations: [LocatedText] {
    ["focus", "groupings"].flatMap { topic in
      (map[topic]?["order"]?.entries ?? []).flatMap { $0.value.entries.compactMap(\.value.word) }
    }
  }
}
