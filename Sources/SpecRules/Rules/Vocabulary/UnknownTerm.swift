import Guidelines
import SpecModel

extension Rule {
  /// Reports a word that is in no vocabulary; a team may use its own, so it is only a hint.
  static let unknownTerm = Rule(
    id: "unknown-term",
    severity: .hint,
    summary: "A role, state, key, gesture or effect that no guideline uses",
    rationale: "The vocabulary is small; an unknown word is more often a slip than an extension.",
    yieldsTo: ["misspelt-api", "foreign-api", "obsolete-api", "role-expected"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        keyboard: { tab: focus, spcae: activate }
                                ^^^^^ no guideline has the key 'spcae'; did you mean 'space'?
        """,
      passing: """
        component: stepper
        label: Tickets
        keyboard: { tab: focus, space: activate }
        """
    ),
    check: .spec { spec, context in
      for mention in spec.mentions { context.checkTerm(mention) }
      for scope in spec.scopes {
        for announcement in scope.announcements { context.checkPlaceholders(of: announcement) }
      }
    }
  )
}

extension RuleContext {
  fileprivate mutating func checkTerm(_ mention: Mention) {
    guard let known = knownTerms(for: mention), !known.isEmpty || mention.kind == .api else {
      // A guideline that names no word of this kind leaves the choice to the author.
      return
    }
    let word = mention.word.value
    // Switches off what the top level says.
    if word == "none" { return }
    let folded = mention.kind == .role ? word.roleWord : word.foldedForComparison
    if known.contains(where: { $0.foldedForComparison == folded }) { return }
    if Term.Kind.kinds(mention.kind).contains(where: { vocabulary.term($0, word) != nil }) {
      return
    }
    let nearest = Vocabulary.nearest(to: word, among: known)
    let kind = mention.kind == .api ? "API" : mention.kind.rawValue
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "check the spelling"
    report(
      "no guideline has the \(kind) '\(word)'; \(advice)",
      at: mention.word.range,
      fixes: nearest.flatMap { isTaken($0, at: mention) ? nil : $0 }.map {
        [Fix("Change to '\($0)'", [spec.replacing(mention.word, with: $0)], isPreferred: true)]
      } ?? []
    )
  }

  /// Whether a key stands beside a mention already.
  private func isTaken(_ word: String, at mention: Mention) -> Bool {
    mention.isKey
      && spec.mentions.contains {
        $0.isKey && $0.place == mention.place
          && $0.word.value.foldedForComparison == word.foldedForComparison
      }
  }

  /// The words that may stand in the place of a mention; `nil` where any word may.
  private func knownTerms(for mention: Mention) -> [String]? {
    let component = spec.guideline.flatMap { $0.hasModel ? $0.name : nil }
    let kinds = Term.Kind.kinds(mention.kind)
    let terms = kinds.flatMap {
      vocabulary.terms($0, component: component, platform: mention.place.platform).map(\.word)
    }
    let model = spec.guideline?.model
    func values(_ fact: String) -> [String] {
      (model?.facts(fact, platform: mention.place.platform, framework: nil) ?? [])
        .flatMap { $0.accepted }
    }
    switch mention.kind {
    case .role: return terms + values("roles") + values("other-roles") + values("adjustable")
    case .state: return terms + values("states")
    case .key: return terms + values("keys")
    case .gesture: return terms + values("gestures")
    case .effect: return terms + values("required-actions")
    case .api where mention.isKey && vocabulary.api(named: mention.word.value) == nil: return []
    default: return nil
    }
  }

  /// Reports names in braces that the format does not know.
  fileprivate mutating func checkPlaceholders(of announcement: Announcement) {
    for name in Phrase(announcement.phrase.value).names
    where !Phrase.placeholders.contains(name) {
      let nearest = Vocabulary.nearest(to: name, among: Phrase.placeholders)
      let known = Phrase.placeholders.map { "{\($0)}" }
      let advice = nearest.map { "did you mean '{\($0)}'?" } ?? "use \(known.listed)"
      let fixed = nearest.map {
        announcement.phrase.value.replacing("{\(name)}", with: "{\($0)}")
      }
      report(
        "no placeholder is called '{\(name)}'; \(advice)",
        at: spec.range(of: "{\(name)}", in: announcement.phrase),
        fixes: fixed.map {
          [Fix("Change the placeholder", [spec.replacing(announcement.phrase, with: $0)])]
        } ?? []
      )
    }
  }
}

extension Term.Kind {
  /// The vocabularies that the words of a place may come from.
  fileprivate static func kinds(_ kind: WordKind) -> [Term.Kind] {
    switch kind {
    case .role: [.role]
    case .state: [.state, .stateWord]
    case .key: [.key]
    case .gesture: [.gesture]
    case .effect: [.effect]
    default: []
    }
  }
}
