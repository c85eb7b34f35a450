import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A trait for the disabled state that takes the role away.
  static let notEnabledOverwritesRole = Rule(
    id: "not-enabled-overwrites-role",
    severity: .warning,
    summary: "The trait for disabled, where it may overwrite the role",
    rationale: """
      The trait replaces those that the control has. What remains is announced as dimmed, and no \
      longer as a button.
      """,
    facts: ["overwriting-traits"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            traits: [.notEnabled]
                     ^^^^^^^^^^^ '.notEnabled' may overwrite the role; use 'isEnabled=false', or give \
        the role
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            role: button
            traits: [.notEnabled]
        """
    ),
    check: .reportingScope { scope, context in
      for fact in context.facts("overwriting-traits", in: scope, .declared) {
        context.check(scope, against: fact)
      }
    }
  )
}

extension RuleContext {
  fileprivate func check(_ scope: Scope, against fact: Fact) {
    let names = fact.acceptedIdentifiers
    let isNamed: (Word) -> Bool = { !names.isDisjoint(with: $0.value.identifiers) }
    let words = allStates(in: scope).flatMap(\.apis).filter(isNamed)
    let actions = self.fact("required-actions", in: scope)?.values ?? []
    let parts = scope.buttons(actions).map(\.value) + (scope.segments.segments ?? []).map(\.value)
    let entries = ([scope.map] + parts).flatMap { map in
      map.entries.filter { $0.holdsTraits && $0.value.words.contains(where: isNamed) }
        .map { (map, $0) }
    }
    guard !words.isEmpty || !entries.isEmpty, !givesRole(scope.map) else { return }
    for word in words { report(word, fact, in: scope, fixes: replacements(of: word, fact)) }
    for (map, entry) in entries where !givesRole(map) {
      for word in entry.value.words where isNamed(word) {
        report(word, fact, in: scope, fixes: removals(of: word, in: entry, fact, on: scope))
      }
    }
  }

  fileprivate func report(_ word: Word, _ fact: Fact, in scope: Scope, fixes: [Fix]) {
    let instead = fact.detail("instead") ?? ""
    let path = scope.platform.map { ["platforms", $0.rawValue] } ?? []
    let roles = roleWords(in: scope).compactMap { role in
      spec.inserting("role", ScalarWriting.scalar(role), at: path)
        .map { Fix("Add 'role: \(role)'", [$0]) }
    }
    report(
      "'\(word.value)' may overwrite the role; use '\(instead)', or give the role",
      at: word.range,
      fact: fact,
      in: scope,
      fixes: fixes + roles
    )
  }

  /// The property in place of a trait that stands under `api`.
  fileprivate func replacements(of word: Word, _ fact: Fact) -> [Fix] {
    guard let instead = fact.detail("instead") else { return [] }
    return [
      Fix("Change to '\(instead)'", [spec.replacing(word, with: instead)], isPreferred: true)
    ]
  }

  /// Takes a trait away and sets the state with the property, where nothing sets it yet.
  fileprivate func removals(
    of word: Word,
    in entry: SpecEntry,
    _ fact: Fact,
    on scope: Scope
  ) -> [Fix] {
    guard let instead = fact.detail("instead"), let platform = scope.platform else { return [] }
    let isOne = entry.value.isList && entry.value.items.count > 1
    let removal = isOne ? spec.removing(word, from: entry.value) : spec.removing(entry.range)
    let state = scope.states.first { vocabulary.isDisabledState($0.word.value) }
    if state?.apis.contains(where: { APICall($0.value).fits(APICall(instead)) }) == true {
      return [Fix("Remove '\(word.value)'", [removal], isPreferred: true)]
    }
    guard state?.apis.isEmpty ?? true else { return [] }
    let title = "Use '\(instead)' instead"
    let api = ScalarWriting.scalar(instead)
    if !isOne, scope.map["states"] == nil, scope.own.entry(entry.key.value)?.key == entry.key {
      let edit = spec.replacing(entry, with: "states", "{ disabled: { api: \(api) } }")
      return [Fix(title, [edit], isPreferred: true)]
    }
    let path = ["platforms", platform.rawValue, "states", state?.word.value ?? "disabled"]
    let edit = spec.inserting("api", api, at: path)
    guard let edit, !removal.range.contains(edit.range.lowerBound) else { return [] }
    return [Fix(title, [removal, edit], isPreferred: true)]
  }
}

extension SpecEntry {
  /// Whether traits are set under the key.
  fileprivate var holdsTraits: Bool {
    key.value == "traits" || key.value.foldedForComparison == "accessibilitytraits"
  }
}
