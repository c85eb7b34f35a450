import Guidelines
import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// One line of what a word of a spec is, for the audience at hand.
struct WordSummary {
  let audience: Audience

  /// `nil` where the word itself says it.
  func summary(of text: String, as kind: WordKind) -> String? {
    switch kind {
    case .component:
      return audience.guideline.map { guideline in
        let aliases = guideline.aliases.isEmpty ? "" : ", also \(guideline.aliases.listed("and"))"
        return "The component \(guideline.title)\(aliases)."
      }
    case .state, .stateWord: return StateWords(text, audience: audience).summary
    case .key: return binding(text, in: "keys", "A key of the keyboard")
    case .gesture: return binding(text, in: "gestures", "A gesture")
    case .effect: return "What a key or a gesture does."
    case .moment: return "When the screen reader says the phrase."
    default: return kind.namesAPI ? apiSummary(text, as: kind) : nil
    }
  }

  /// A key or a gesture, with what the guideline wants it to do.
  private func binding(_ trigger: String, in fact: String, _ what: String) -> String {
    let effect = audience.facts(fact).first { $0.accepts(trigger) }?.detail("effect")
    return what + (effect.map { "; the guideline's effect of it is `\($0)`." } ?? ".")
  }

  private func apiSummary(_ text: String, as kind: WordKind) -> String? {
    guard let vocabulary = audience.spec?.library.vocabulary else { return nil }
    let fitting = vocabulary.apis(named: text).first { api in
      switch kind {
      case .element: api.kind == .element
      case .trait: api.kind == .trait
      default: api.kind != .element && api.kind != .trait
      }
    }
    guard let api = fitting, !api.homes.isEmpty else { return nil }
    let homes = vocabulary.homes(of: text).map(\.title).joined(separator: ", ")
    let replaced = api.obsolete.isEmpty ? "" : " Obsolete; use \(api.obsolete.listed)."
    return "\(api.kind.title) of \(homes).\(replaced)"
  }

  /// What the screen readers say where the phrase at some bytes stands; `nil` where none does.
  func spoken(at range: ByteRange) -> (moment: String, summary: String)? {
    guard let spec = audience.spec else { return nil }
    var moment: String?
    var readers: [String: [String]] = [:]
    for scope in spec.scopes {
      for announcement in scope.announcements where announcement.phrase.range.overlaps(range) {
        moment = announcement.moment.value
        let text = spec.filledPhrase(of: announcement, in: scope) ?? announcement.phrase.value
        let reader = scope.platform?.screenReader ?? "The screen reader"
        if readers[text]?.contains(reader) != true { readers[text, default: []].append(reader) }
      }
    }
    let sentences = readers.sorted { $0.value[0] < $1.value[0] }.map { text, readers in
      "\(readers.joined(separator: " and ")) \(readers.count == 1 ? "says" : "say") “\(text)”."
    }
    return moment.map { ($0, sentences.joined(separator: " ")) }
  }
}

/// What the screen readers say for a state.
private struct StateWords {
  private let facts: [Fact]

  init(_ state: String, audience: Audience) {
    facts = audience.facts("states").filter { $0.accepts(state) }
  }

  var summary: String? {
    let spoken = facts.compactMap { fact in
      fact.detail("announced").map {
        "\(fact.platform?.screenReader ?? "The screen reader") says “\($0)”."
      }
    }
    var seen: Set<String> = []
    let sentences = spoken.filter { seen.insert($0).inserted }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension WordKind {
  var namesAPI: Bool {
    switch self {
    case .api, .element, .trait, .method, .handler: true
    default: false
    }
  }
}

extension API.Kind {
  /// The kind in words, to begin a sentence with.
  var title: String {
    switch self {
    case .api: "API"
    case .trait: "Trait"
    case .notification: "Notification"
    case .element: "Element"
    case .value: "Value"
    case .tool: "Tool setting"
    }
  }
}
