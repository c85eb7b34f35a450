import English
import Guidelines
import SpecModel

extension Rule {
  /// A hint that says nothing beyond the label, the role and the action.
  static let hintOnlyWhenNeeded = Rule(
    id: "hint-only-when-needed",
    severity: .information,
    summary: "A hint that only repeats the label, the role or the action",
    rationale: """
      A hint is spoken after everything else, every time. One that repeats what was just said costs \
      time and tells nothing.
      """,
    wcag: .bestPractice,
    facts: ["hint"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            hint: Tickets button
                  ^^^^^^^^^^^^^^ the hint only repeats the label, role or action; remove it
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            hint: At most ten for each person
        """
    ),
    check: .violations(of: "hint") { fact, context in
      let actions = actionWords(in: context)
      let known = knownWords(in: context)
      let buttons = context.buttons.map { button in
        let own = (button.name?.value.foldedTokens ?? []) + (actions[button.action] ?? [])
        return (map: button.value, known: known + own)
      }
      return ([(map: context.scope.map, known: known + actions.values.flatMap(\.self))] + buttons)
        .flatMap { map, known in
          map.entries.filter { isNeedlessHint($0, known: known, in: context) }.map { entry in
            Violation(
              "the hint only repeats the label, role or action; remove it",
              at: entry.value.word?.range ?? entry.value.range,
              tags: [.unnecessary],
              offers: [Offer(.drop(entry), title: "Remove the hint")]
            )
          }
        }
    }
  )
}

/// Whether an entry is a hint of which each word is known, or only links others.
private func isNeedlessHint(_ entry: SpecEntry, known: [String], in context: PlatformContext)
  -> Bool
{
  let key = entry.key.value
  guard key == "hint" || context.vocabulary.api(named: key)?.purpose == "hint",
    let hint = entry.value.word, hint.value != "none"
  else { return false }
  let phrase = Phrase(hint.value)
  let placeholders: Set = ["label", "name", "role", "state"]
  let words = hint.value.foldedTokens.filter { !String.linkingWords.contains($0) }
  return !words.isEmpty
    && words.allSatisfy { word in
      placeholders.contains(word) && phrase.has(word) || known.contains { word.isForm(of: $0) }
    }
}

/// The words of the label, the name and the role of the control.
private func knownWords(in context: PlatformContext) -> [String] {
  let texts = [
    context.spec.label?.value, context.scope.name?.value, context.scope.role?.value.roleWord,
  ]
  let roles = context.fact("roles")?.values ?? []
  return (texts.compactMap(\.self) + roles).flatMap(\.foldedTokens)
}

/// The words that say what each action does.
private func actionWords(in context: PlatformContext) -> [String: [String]] {
  var words: [String: [String]] = [:]
  let actions = context.fact("required-actions")
  for action in actions?.values ?? [] {
    words[action] = [action] + (actions?.details(action) ?? [])
  }
  for fact in context.facts("purpose-words") + context.facts("button-words") {
    for action in fact.details("action") { words[action, default: []] += fact.verbs }
  }
  return words.mapValues { $0.flatMap(\.foldedTokens) }
}

extension String {
  /// English words that only link others.
  fileprivate static let linkingWords: Set = [
    "a", "an", "the", "this", "that", "it", "is", "of", "to", "for", "and", "or",
  ]
}
