import English
import Guidelines
import SpecModel

extension Rule {
  /// The name of a button that does not say what the button does.
  static let nameStatesPurpose = Rule(
    id: "name-states-purpose",
    severity: .information,
    summary: "A button whose name does not say what it does",
    rationale: """
      "Tickets" does not tell whether there will be one more or one less. A verb does, and the two \
      buttons are distinguished by it.
      """,
    wcag: .weakens("2.4.6"),
    facts: ["purpose-words"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            increment: { name: One ticket }
                               ^^^^^^^^^^ the name does not say what the button does; for example \
        'Adds one ticket'
            decrement: { name: Removes one ticket }
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            increment: { name: Adds one ticket }
            decrement: { name: Subtract one ticket }
        """
    ),
    check: .scope { context in
      // The verbs are English.
      guard context.scope.foreignLanguage == nil else { return [] }
      let facts = context.facts("purpose-words")
      return context.buttons.compactMap { button in
        let isOwn: (Fact) -> Bool = { $0.details("action").contains(button.action) }
        guard let name = button.name, !name.value.isBlank,
          let fact = facts.first(where: isOwn), let verb = fact.values.first
        else { return nil }
        let phrase = Phrase(name.value)
        let words = phrase.text.foldedTokens
        if phrase.has("state") || words.contains(where: fact.verbs.contains) { return nil }
        let otherName = context.buttons.first { $0.action != button.action }?.name
        let otherWords = otherName?.value.foldedTokens ?? []
        let isMore = Opposites.areForMore(fact.verbs)
        if Opposites.word(forMore: isMore, in: words, beside: otherWords) != nil { return nil }
        let others = facts.filter { !isOwn($0) }.flatMap(\.verbs)
        let opposite =
          words.contains(where: others.contains)
          ? nil : Opposites.pair(forMore: !isMore, in: words, beside: otherWords)
        return
          (opposite.map { Violation(otherPurpose($0.word, right: $0.opposite), at: name.range) }
          ?? violation(missing: verb, in: name, of: button, others: others, context)).of(fact)
      }
    }
  )
}

/// A name without the verb for what the button does, or with that of another one.
private func violation(
  missing verb: String,
  in name: LocatedText,
  of button: Part,
  others: [String],
  _ context: RuleContext
) -> Violation {
  let wrong = name.value.split(separator: " ").first { others.contains($0.lowercased()) }
  let fixed =
    wrong.map { name.value.replacing($0, with: verb.cased(as: $0)) }
    ?? "\(verb.capitalizingFirst) \(name.value.lowercasedFirst)"
  // A verb makes sense in front of an amount alone, and a title beside the name has to follow it.
  let hasAmount = isAmount(name.value, in: context)
  let example = hasAmount ? fixed : "\(verb.capitalizingFirst) one …"
  let isMendable =
    (wrong != nil || hasAmount)
    && !button.value.hasText(of: "title", in: context.vocabulary)
  return Violation(
    wrong.map { otherPurpose(String($0), right: verb) }
      ?? "the name does not say what the button does; for example '\(example)'",
    at: name.range,
    offers: isMendable ? [.renaming(name, to: fixed)] : []
  )
}

private func otherPurpose(_ word: String, right: String) -> String {
  "'\(word)' is what the other button does; say '\(right)'"
}

/// Whether a name is an amount in English and words of the label, as in "One ticket to 3".
private func isAmount(_ name: String, in context: RuleContext) -> Bool {
  let tokens = name.foldedTokens
  let label = context.spec.label?.value.foldedTokens ?? []
  let determiners: Set = ["a", "an", "another", "one", "more"]
  let others: Set = ["to", "from", "of", "the", "value", "current", "in", "for"]
  guard let first = tokens.first, determiners.contains(first) || Int(first) != nil else {
    return false
  }
  return tokens.allSatisfy { word in
    determiners.contains(word) || others.contains(word) || NumberWord.value(of: [word]) != nil
      || label.contains { $0.isForm(of: word) }
  }
}

extension String {
  /// The text with a small first letter, unless its first word is all in capitals.
  fileprivate var lowercasedFirst: String {
    let second = dropFirst().first
    return second?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }

  /// The word with a capital first letter where another one has it.
  fileprivate func cased(as other: Substring) -> String {
    other.first?.isUppercase == true ? capitalizingFirst : self
  }
}
