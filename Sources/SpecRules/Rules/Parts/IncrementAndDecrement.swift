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
    check: .reportingSpec { spec, context in
      guard let entry = spec.root.entry("actions"), entry.value.isList else { return }
      guard let fact = context.fact("required-actions") else { return }
      let words = entry.value.words
      var known: Set<Int> = []
      var missing: [String] = []
      for action in fact.values {
        let names = Set(([action] + fact.details(action)).map(\.foldedForComparison))
        let named = words.indices.filter { names.contains(words[$0].value.foldedForComparison) }
        guard let first = named.first else {
          missing.append(action)
          continue
        }
        known.insert(first)
      }
      let unknown = words.indices.filter { !known.contains($0) }.map { words[$0] }
      let pairs = context.pairs(of: unknown, with: missing)
      if pairs.isEmpty {
        context.reportMissing(missing, in: entry, fact)
      } else {
        context.reportNames(pairs, besides: missing, in: entry, fact)
      }
      for word in unknown where !pairs.contains(where: { $0.word == word }) {
        let edit = spec.removing(word, from: entry.value)
        let isRepeated = fact.values.contains { action in
          ([action] + fact.details(action)).contains {
            $0.foldedForComparison == word.value.foldedForComparison
          }
        }
        context.report(
          isRepeated
            ? "\(context.titleWithArticle) has one action of this kind; remove '\(word.value)'"
            : "\(context.titleWithArticle) has no action '\(word.value)'; remove it",
          at: word.range,
          fact: fact,
          fixes: [Fix("Remove '\(word.value)'", [edit], isPreferred: true)]
        )
      }
    }
  )
}

/// An action under a name that the guideline does not have, and the one that is missing.
private typealias RenamedAction = (word: Word, action: String)

extension RuleContext {
  /// The unknown actions with the missing ones that they stand for, by what they say; where all are
  /// unknown and say nothing, in their order.
  fileprivate func pairs(of unknown: [Word], with missing: [String]) -> [RenamedAction] {
    let verbs = spec.guideline?.model.facts("purpose-words", platform: nil, framework: nil) ?? []
    var rest = missing
    var pairs: [RenamedAction] = []
    for word in unknown {
      let said = verbs.first { $0.accepted.contains(word.value.foldedForComparison) }
      guard let action = said?.detail("action"), rest.contains(action) else { continue }
      rest.removeAll { $0 == action }
      pairs.append((word, action))
    }
    // One that says nothing may be an action of its own.
    guard pairs.isEmpty, unknown.count == missing.count, missing.count > 1 else { return pairs }
    return zip(unknown, missing).map { (word: $0, action: $1) }
  }

  /// Reports actions that are called otherwise, all of them at once.
  fileprivate func reportNames(
    _ pairs: [RenamedAction],
    besides missing: [String],
    in list: SpecEntry,
    _ fact: Fact
  ) {
    let rest = missing.filter { action in !pairs.contains { $0.action == action } }
    let names = missing.listed("and")
    let edits = pairs.map { spec.replacing($0.word, with: $0.action) }
    let addition = rest.isEmpty ? nil : spec.appending(rest, to: list.value)
    let words = pairs.map(\.word.value).listed("and")
    report(
      "\(titleWithArticle) has the action\(missing.count > 1 ? "s" : "") \(names), "
        + "not \(words); use \(missing.count > 1 ? "those" : "that")",
      at: pairs.count == 1 ? pairs[0].word.range : list.value.range,
      fact: fact,
      fixes: rest.isEmpty || addition != nil
        ? [
          Fix(
            "Change to \(names)",
            edits + [addition].compactMap(\.self),
            isPreferred: true
          )
        ] : []
    )
  }

  /// Reports the actions that a list lacks, all of them at its key.
  fileprivate func reportMissing(_ actions: [String], in list: SpecEntry, _ fact: Fact) {
    guard !actions.isEmpty else { return }
    let names = actions.listed("and")
    let edit = spec.appending(actions, to: list.value)
    report(
      actions.count == 1
        ? "the action \(names) is missing; add it" : "the actions \(names) are missing; add them",
      at: list.key.range,
      isGap: true,
      fact: fact,
      fixes: edit.map { [Fix("Add \(names)", [$0], isPreferred: true)] } ?? []
    )
  }
}
