import English
import Guidelines
import SpecModel

extension Rule {
  /// Actions that are not the two of the component.
  static let incrementAndDecrement = Rule(
    id: "increment-and-decrement",
    severity: .error,
    summary: "Actions other than one to increase and one to decrease",
    rationale: """
      A stepper is two buttons by definition. With one of them missing the value goes one way \
      only, and a third one belongs to another control.
      """,
    wcag: .bestPractice,
    facts: ["required-actions"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        actions: [increment, reset]
        ^^^^^^^ the action 'decrement' is missing; add it
                             ^^^^^ a stepper has no action 'reset'; remove it
        """,
      passing: """
        component: stepper
        label: Tickets
        actions: [decrement, increment]
        """
    ),
    check: .violations(inSpec: "required-actions") { fact, context in
      guard let entry = context.spec.entry(.actions), entry.value.isList else { return [] }
      let words = entry.value.words
      let folded = words.map(\.value.foldedForComparison)
      let places = fact.values.map { action in
        let names = fact.names(of: action)
        return folded.firstIndex(where: names.contains)
      }
      let missing = zip(fact.values, places).filter { $0.1 == nil }.map(\.0)
      let known = Set(places)
      let unknown = words.indices.filter { !known.contains($0) }.map { words[$0] }
      let renamed = renamedActions(among: unknown, missing, in: context)
      let gap =
        renamed.isEmpty
        ? violation(missingActions: missing, in: entry, context)
        : otherNames(renamed, insteadOf: missing, in: entry, context)
      let given = Set(renamed.map(\.word.range))
      let names = Set(fact.values.flatMap(fact.names))
      return [gap].compactMap(\.self)
        + unknown.filter { !given.contains($0.range) }
        .map { unknownAction($0, in: entry, names, context) }
    }
  )
}

/// An action under a name that the guideline does not have, and the one that is missing.
private typealias RenamedAction = (word: LocatedText, action: String)

/// The unknown actions with the missing ones that they stand for, by what they say.
///
/// Where all are unknown and say nothing, they stand for the missing ones in their order.
private func renamedActions(
  among unknown: [LocatedText],
  _ missing: [String],
  in context: RuleContext
) -> [RenamedAction] {
  let verbs = context.facts("purpose-words", .anywhere)
  var rest = missing
  let renamed = unknown.compactMap { word -> RenamedAction? in
    let said = verbs.first { $0.accepted.contains(word.value.foldedForComparison) }
    guard let action = said?.detail("action"), rest.contains(action) else { return nil }
    rest.removeAll { $0 == action }
    return (word, action)
  }
  // One that says nothing may be an action of its own.
  guard renamed.isEmpty, unknown.count == missing.count, missing.count > 1 else { return renamed }
  return zip(unknown, missing).map { (word: $0, action: $1) }
}

/// The actions that are called otherwise, all of them at once.
private func otherNames(
  _ renamed: [RenamedAction],
  insteadOf missing: [String],
  in list: SpecEntry,
  _ context: RuleContext
) -> Violation {
  let rest = missing.filter { action in !renamed.contains { $0.action == action } }
  let names = missing.listed("and")
  let changes = renamed.map { Change.put($0.action, for: $0.word) }
  let addition = rest.isEmpty ? [] : [Change.append(rest, to: list)]
  let words = renamed.map(\.word.value).listed("and")
  return Violation(
    "\(context.title.withArticle) has the action\(missing.count > 1 ? "s" : "") \(names), "
      + "not \(words); use \(missing.count > 1 ? "those" : "that")",
    at: renamed.count == 1 ? renamed[0].word.range : list.value.range,
    offers: [Offer(changes + addition, title: "Change to \(names)")]
  )
}

/// The actions that are missing from a list, all of them at its key.
private func violation(missingActions actions: [String], in list: SpecEntry, _ context: RuleContext)
  -> Violation?
{
  guard !actions.isEmpty else { return nil }
  let names = actions.listed("and")
  return Violation(
    actions.count == 1
      ? "the action \(names) is missing; add it" : "the actions \(names) are missing; add them",
    at: list.key.range,
    isGap: true,
    offers: [Offer(.append(actions, to: list), title: "Add \(names)")]
  )
}

/// An action that the component does not have, or has already.
private func unknownAction(
  _ word: LocatedText,
  in list: SpecEntry,
  _ names: Set<String>,
  _ context: RuleContext
) -> Violation {
  let isRepeated = names.contains(word.value.foldedForComparison)
  return Violation(
    isRepeated
      ? "\(context.title.withArticle) has one action of this kind; remove '\(word.value)'"
      : "\(context.title.withArticle) has no action '\(word.value)'; remove it",
    at: word.range,
    offers: [Offer(.omit(word, of: list))]
  )
}
