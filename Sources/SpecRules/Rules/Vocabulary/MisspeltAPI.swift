import Guidelines
import SpecModel

extension Rule {
  /// A name that the guidelines print wrong.
  static let misspeltAPI = Rule(
    id: "misspelt-api",
    severity: .warning,
    summary: "A name spelt in a way that does not compile",
    rationale: """
      The guidelines themselves contain these misprints. A spec that copies one sends every reader \
      looking for an API that does not exist.
      """,
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            focus: { api: Type_View_Focused, reason: The dialog opens above the stepper }
                          ^^^^^^^^^^^^^^^^^ 'Type_View_Focused' is a misprint; write \
        'TYPE_VIEW_FOCUSED'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            focus: { api: TYPE_VIEW_FOCUSED, reason: The dialog opens above the stepper }
        """
    ),
    check: .spec { context in
      var spellings = APISpellings()
      return context.spec.mentions.flatMap { mention in
        [slip(in: mention, among: &spellings, context), misprint(in: mention, context)]
          .compactMap(\.self)
      }
    }
  )
}

/// A name that differs from one of the framework, or from an element of the component, as slips of
/// the hand do; any other may be a team's own.
private func slip(
  in mention: TermReference,
  among spellings: inout APISpellings,
  _ context: RuleContext
) -> Violation? {
  let word = mention.word.value
  guard mention.namesAPI || mention.kind == .element, word != "none",
    context.vocabulary.api(named: word) == nil, context.vocabulary.misspelling(of: word) == nil,
    // Elements that are listed have rules of their own.
    mention.kind != .element || !context.areElementsListed(at: mention.place.platform),
    let right = mention.isKey
      ? spellings.nearest(to: mention, in: context) : spellings.slip(of: mention, in: context),
    !context.isInDocument(word)
  else { return nil }
  return Violation(
    "no framework has '\(word)'; write '\(right)'",
    at: mention.word.range,
    fixes: context.isTaken(right, at: mention)
      ? [] : [context.spec.change(of: mention.word, to: right)]
  )
}

/// A name that the guidelines print wrong.
private func misprint(in mention: TermReference, _ context: RuleContext) -> Violation? {
  guard let (word, name, right) = correction(of: mention, in: context) else { return nil }
  // A name of other frameworks belongs to them however it is spelt.
  let homes = context.vocabulary.frameworks(
    declaring: word == mention.word ? right : mention.word.value
  )
  let isForeign =
    mention.namesAPI && !homes.isEmpty
    && Set(homes).isDisjoint(with: context.frameworks(for: mention))
  return Violation(
    "'\(name)' is a misprint; write '\(right)'",
    at: word.range,
    quote: context.statement(mentioning: name, platform: mention.place.platform)
      ?? context.statement(mentioning: name)
      ?? context.statement(mentioning: Vocabulary.stem(of: right)),
    fixes: isForeign ? [] : [context.spec.change(of: word, to: right, isSafe: true)]
  )
}

/// The word of a mention that is printed wrong, which may be the value of a key, the misprint, and
/// what belongs in place of the word.
private func correction(of mention: TermReference, in context: RuleContext) -> (
  LocatedText, String, right: String
)? {
  let name = mention.word.value
  if let right = context.vocabulary.misspelling(of: name), right != name {
    return (mention.word, name, right)
  }
  guard mention.kind == .api, let value = mention.value?.word else { return nil }
  let pair = "\(Vocabulary.stem(of: name))=\(value.value)"
  guard let right = context.vocabulary.misspelling(of: pair), let equals = right.lastIndex(of: "=")
  else {
    return nil
  }
  return (value, pair, String(right[right.index(after: equals)...]))
}
