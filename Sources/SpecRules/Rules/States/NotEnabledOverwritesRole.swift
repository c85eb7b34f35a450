import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Reports a trait for the disabled state that takes the role away.
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
    check: .scope { scope, context in
      guard !context.givesRole(scope.map) else { return }
      for framework in scope.frameworks.map(\.value) {
        let fact = context.spec.guideline?.model.fact(
          "overwriting-traits",
          platform: framework.platform,
          framework: framework
        )
        guard let fact else { continue }
        let states = context.allStates(in: scope)
        for word in states.flatMap(\.apis) where fact.names(word) {
          context.report(word, fact, in: scope, fixes: context.replacements(of: word, fact))
        }
        let actions = context.fact("required-actions", in: scope)?.values ?? []
        let parts =
          scope.buttons(actions).map(\.value) + (scope.segments.segments ?? []).map(\.value)
        for map in [scope.map] + parts where !context.givesRole(map) {
          for entry in map.entries where entry.holdsTraits {
            for word in entry.value.words where fact.names(word) {
              let fixes = context.removals(of: word, in: entry, fact, on: scope)
              context.report(word, fact, in: scope, fixes: fixes)
            }
          }
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate mutating func report(_ word: Word, _ fact: Fact, in scope: Scope, fixes: [Fix]) {
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
      let edit = TextEdit(entry.range, with: "states: { disabled: { api: \(api) } }")
      return [Fix(title, [edit], isPreferred: true)]
    }
    let path = ["platforms", platform.rawValue, "states", state?.word.value ?? "disabled"]
    let edit = spec.inserting("api", api, at: path)
    guard let edit, !removal.range.contains(edit.range.lowerBound) else { return [] }
    return [Fix(title, [removal, edit], isPreferred: true)]
  }
}

extension Fact {
  /// Whether a word of a spec has the name of one of the traits.
  fileprivate func names(_ word: Word) -> Bool {
    !acceptedIdentifiers.isDisjoint(with: word.value.identifiers)
  }
}

extension SpecEntry {
  /// Whether traits are set under the key.
  fileprivate var holdsTraits: Bool {
    key.value == "traits" || key.value.foldedForComparison == "accessibilitytraits"
  }
}
