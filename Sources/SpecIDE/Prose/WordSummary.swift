import English
import Guidelines
import SourceText
import SpecModel
import SpecRules
import Voices
import YAMLSyntax

/// One line that tells what the word under the cursor is.
struct WordSummary {
  let applicability: Applicability

  /// `nil` where the word itself says it.
  func summary(of text: String, as kind: WordKind) -> String? {
    switch kind {
    case .component:
      return applicability.guideline?.summary
    case .state: return StateWords(text, applicability: applicability).summary
    case .stateWord:
      return stateNamed(by: text) ?? StateWords(text, applicability: applicability).summary
    case .role:
      return role(text)
    case .action: return "What the user can do with the component."
    case .place: return "Where focus may land."
    case .framework:
      return framework(text)
    case .key: return binding(text, in: "keys", "A key of the keyboard")
    case .gesture: return binding(text, in: "gestures", "A gesture")
    case .effect: return Self.effects[text] ?? "What a key or a gesture does."
    case .moment: return segment(text) ?? "When the screen reader says the phrase."
    default: return kind.namesAPI ? apiSummary(text, as: kind) : nil
    }
  }

  /// A framework, and where it is at home.
  private func framework(_ word: String) -> String? {
    guard let framework = Framework(rawValue: word.lowercased()), framework != .unlisted else {
      let term = applicability.library.vocabulary.term(.otherFramework, word)
      return term.map { "\($0.title ?? word), of which the guideline has no facts." }
    }
    return "\(framework.title), on \(framework.platforms.map(\.title).inSentence("and"))."
  }

  /// What is said of a role, or which platforms have it; `nil` for other words.
  private func role(_ word: String) -> String? {
    if let effect = effect(of: "accessibilityRole", word) { return effect }
    let said = "The role, as \(applicability.platform?.screenReader ?? "a screen reader") says it."
    let vocabulary = applicability.library.vocabulary
    let homes = vocabulary.term(.role, word)?.platforms ?? []
    if let platform = applicability.platform, !homes.isEmpty, !homes.contains(platform) {
      return "A role of \(homes.map(\.title).inSentence("and")), not of \(platform.title)."
    }
    // The name of a class is nothing that is said.
    let isClass = vocabulary.apis(named: word).contains { $0.name == word }
    if vocabulary.term(.role, word) != nil { return said }
    if isClass { return apiSummary(word, as: .element) ?? apiSummary(word, as: .api) }
    let isSaid =
      applicability.facts("roles").contains { $0.accepts(word) }
      || Platform.allCases.contains {
        voice(of: $0).roleWords(in: "en").contains(word.foldedForComparison)
      }
    // A word that is none may be misspelt, or of another language.
    return isSaid ? said : "The role."
  }

  /// The voice of a platform, with the elements of the component's own model.
  private func voice(of platform: Platform) -> Voice {
    applicability.guideline?.voice(of: platform) ?? .builtIn(platform)
  }

  /// A key or a gesture, with what the guideline wants it to do.
  private func binding(_ trigger: String, in fact: String, _ what: String) -> String {
    let effect = applicability.facts(fact).first { $0.accepts(trigger) }?.detail("effect")
    return what + (effect.map { "; the guideline's effect of it is `\($0)`." } ?? ".")
  }

  private static let effects = [
    "focus": "Moves focus to the component.", "activate": "Activates the component.",
    "change-page": "Shows another page.", "leave-control": "Moves focus out of the component.",
    "none": "Does nothing.",
  ]

  /// The state that a screen reader says a word for.
  private func stateNamed(by word: String) -> String? {
    let folded = word.foldedForComparison
    let fact = applicability.facts("states").first {
      $0.detail("announced")?.foldedForComparison == folded
    }
    guard let fact, let state = fact.values.first else { return nil }
    return "What \(fact.platform?.screenReader ?? "a screen reader") says for `\(state)`."
  }

  /// Which of the segments a label names.
  private func segment(_ label: String) -> String? {
    guard let spec = applicability.spec else { return nil }
    for scope in spec.scopes {
      guard let index = scope.segments.position(ofMoment: label),
        let count = scope.segments.segments?.count
      else { continue }
      return "What is said of this \(spec.segmentWord), \(index + 1) of \(count)."
    }
    return nil
  }

  /// Tells the frameworks of an API from the sentences about it, where the vocabulary has none.
  func home(of statements: [Statement], as kind: WordKind) -> String? {
    guard kind.namesAPI else { return nil }
    let frameworks = Framework.allCases.filter { own in
      statements.contains { $0.framework == own }
    }
    return frameworks.isEmpty
      ? nil : "A name of \(frameworks.map(\.title).joined(separator: ", "))."
  }

  /// The effect of a name or its value, where a framework makes the controls of the platform.
  func effect(of name: String, _ value: String? = nil) -> String? {
    let targets = applicability.targets.filter { $0.framework == .reactNative }
    let found = targets.compactMap(\.platform).uniqued.compactMap { platform -> String? in
      let effects = PlatformEffects.builtIn
      let effect =
        value == nil
        ? effects.effects(of: name, on: platform).first { $0.value.isEmpty }
        : effects.effect(of: name, value, on: platform)
      guard let effect else { return nil }
      let note =
        effect.fault == nil
        ? "" : ": it \(effect.clause.replacing("{missing}", with: "the others"))"
      return "on \(platform.title) it becomes \(effect.becomes)\(note)"
    }
    return found.isEmpty ? nil : "A name of React Native; \(found.joined(separator: "; "))."
  }

  private func apiSummary(_ text: String, as kind: WordKind) -> String? {
    if kind != .element, let effect = effect(of: text) { return effect }
    let vocabulary = applicability.library.vocabulary
    let fitting = vocabulary.apis(named: text).first { api in
      switch kind {
      case .element: api.kind == .element
      case .trait: api.kind == .trait
      default: api.kind != .element && api.kind != .trait
      }
    }
    let currency = currency(of: text)
    guard let api = fitting, !api.homes.isEmpty else {
      return currency.map { "A name of \($0.framework.title), \($0.text)." }
    }
    let homes = vocabulary.frameworks(declaring: text).map(\.title).joined(separator: ", ")
    let fault = PlatformNames.builtIn.isOfObjectiveC(api.name) ? "Of Objective-C" : "Obsolete"
    let replaced = api.obsolete.isEmpty ? "" : " \(fault); use \(api.obsolete.listed)."
    let age = currency.map { " \($0.text.capitalizingFirst)." } ?? ""
    return "\(api.kind.title) of \(homes).\(replaced)\(age)"
  }

  /// How current a name is in a framework at hand.
  ///
  /// An age says little if only the latest possible version is known.
  private func currency(of text: String) -> (framework: Framework, text: String)? {
    let frameworks = applicability.targets.compactMap(\.framework)
    let entry = PlatformNames.builtIn.entries(named: text).first { entry in
      (frameworks.isEmpty || frameworks.contains(entry.framework))
        && (entry.isOutgoing || !entry.since.contains("<="))
    }
    return entry.flatMap { entry in entry.currency.map { (entry.framework, $0) } }
  }

  /// What the screen readers say of an announcement, or of other text with placeholders; `nil` of
  /// anything else.
  func spoken(by node: YAMLNode, of key: String) -> (moment: String, summary: String)? {
    guard let spec = applicability.spec else { return nil }
    var moment: String?
    var said: [(reader: String, text: String)] = []
    for scope in spec.scopes {
      let reader = scope.platform?.screenReader ?? "the screen reader"
      for announcement in scope.announcements where announcement.phrase.range.overlaps(node.range) {
        moment = announcement.moment.value
        let text = spec.filledPhrase(of: announcement, in: scope) ?? announcement.phrase.value
        said.append((reader, text))
      }
      if moment == nil, applicability.platform == nil || applicability.platform == scope.platform,
        let text = spec.filled(Phrase(node.text), in: scope)
      {
        said.append((reader, text))
      }
    }
    return said.isEmpty ? nil : (moment ?? key, Self.sentences(said))
  }

  /// Who says what, each text once.
  private static func sentences(_ said: [(reader: String, text: String)]) -> String {
    var readers: [String: [String]] = [:]
    var texts: [String] = []
    for (reader, text) in said where readers[text]?.contains(reader) != true {
      if readers[text] == nil { texts.append(text) }
      readers[text, default: []].append(reader)
    }
    let sentences = texts.map { text in
      let readers = readers[text] ?? []
      return "The spec has \(readers.joined(separator: " and ")) say “\(text)”."
    }
    return sentences.joined(separator: " ")
  }
}

/// What the screen readers say for a state.
private struct StateWords {
  private let facts: [Fact]

  init(_ state: String, applicability: Applicability) {
    facts = applicability.facts("states").filter { $0.accepts(state) }
  }

  var summary: String? {
    let spoken = facts.compactMap { fact in
      fact.detail("announced").map {
        "\(fact.platform?.screenReader ?? "The screen reader") says “\($0)”."
      }
    }
    let sentences = spoken.uniqued
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension Guideline {
  /// What the component is called, in one sentence.
  var summary: String {
    let aliases = aliases.isEmpty ? "" : ", also \(aliases.listed("and"))"
    return "The component \(title)\(aliases)."
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
