import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A trait for the disabled state that takes the role away.
  static let notEnabledOverwritesRole = Rule(
    id: "not-enabled-overwrites-role",
    severity: .warning,
    summary: "The trait for disabled, where it can reset the role",
    rationale: """
      The trait replaces those that the control has. What remains is announced as dimmed, and no \
      longer as a button.
      """,
    wcag: .fails("4.1.2"),
    facts: ["overwriting-traits"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            traits: [.notEnabled]
                     ^^^^^^^^^^^ '.notEnabled' can reset the role; use 'isEnabled=false', or give the \
        role
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
    check: .violations(ofEach: "overwriting-traits", .declared) { fact, context in
      let isNamed: (LocatedText) -> Bool = { fact.isNamed(in: $0.value) }
      let words = context.allStates.flatMap(\.apis).filter(isNamed)
      let maps =
        [context.scope.map] + context.buttons.map(\.value)
        + context.scope.segments.all.map(\.value)
      let entries = maps.flatMap { map in
        map.entries.filter { $0.holdsTraits && $0.value.words.contains(where: isNamed) }
          .map { (map: map, entry: $0) }
      }
      if context.hasRole { return [] }
      let instead = fact.detail("state-api")
      return words.map { word in
        let offer = instead.map { Offer(.put($0, for: word)) }
        return overwriting(word, instead: instead, offer, in: context)
      }
        + entries.filter { !$0.map.givesRole(in: context.vocabulary) }.map(\.entry).flatMap {
          entry in
          entry.value.words.filter(isNamed).map { word in
            let offer = instead.flatMap { removal(of: word, in: entry, setting: $0, context) }
            return overwriting(word, instead: instead, offer, in: context)
          }
        }
    }
  )
}

/// A trait that takes the role away where nothing gives it again.
private func overwriting(
  _ word: LocatedText,
  instead: String?,
  _ offer: Offer?,
  in context: PlatformContext
) -> Violation {
  Violation(
    "'\(word.value)' can reset the role; use '\(instead ?? "")', or give the role",
    at: word.range,
    offers: [offer] + context.roleAdditions(isFirstPreferred: false)
  )
}

/// Takes a trait away and sets the state with the property, where nothing sets it yet.
private func removal(
  of word: LocatedText,
  in entry: SpecEntry,
  setting property: String,
  _ context: PlatformContext
) -> Offer? {
  let isOne = entry.value.isList && entry.value.items.count > 1
  let state = context.scope.states.first { context.vocabulary.isDisabledState($0.word.value) }
  if state?.apis.contains(where: { APICall($0.value).fits(APICall(property)) }) == true {
    return Offer(.omit(word, of: entry))
  }
  guard state?.apis.isEmpty ?? true else { return nil }
  let title = "Use '\(property)' instead"
  let api = ScalarWriting.scalar(property)
  if !isOne, context.scope.map["states"] == nil,
    context.scope.own.entry(entry.key.value)?.key == entry.key
  {
    return Offer(.exchange(entry, for: "states", "{ disabled: { api: \(api) } }"), title: title)
  }
  let name = state?.word.value ?? "disabled"
  return Offer(.omit(word, of: entry), .set(["states", name, "api"], api), title: title)
}

extension SpecEntry {
  /// Whether traits are set under the key.
  fileprivate var holdsTraits: Bool {
    key.value == "traits" || key.value.foldedForComparison == "accessibilitytraits"
  }
}
