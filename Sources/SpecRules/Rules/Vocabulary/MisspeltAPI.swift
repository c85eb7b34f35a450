import Guidelines
import SpecModel

extension Rule {
  /// Reports a name that the guidelines print wrong.
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
    check: .reportingSpec { spec, context in
      var spellings = APISpellings()
      for mention in spec.mentions {
        context.checkSpelling(of: mention, among: &spellings)
        guard let (word, name, right) = context.correction(of: mention) else { continue }
        let isForeign = context.isForeign(mention, spelt: word == mention.word ? right : nil)
        context.report(
          "'\(name)' is a misprint; write '\(right)'",
          at: word.range,
          quote: context.statement(mentioning: name, platform: mention.place.platform)
            ?? context.statement(mentioning: name)
            ?? context.statement(mentioning: Vocabulary.stem(of: right)),
          fixes: isForeign
            ? []
            : [
              Fix(
                "Change to '\(right)'",
                [spec.replacing(word, with: right)],
                isSafe: true,
                isPreferred: true
              )
            ]
        )
      }
    }
  )
}

extension RuleContext {
  /// Reports a name that differs from one of the framework, or from an element of the component, as
  /// slips of the hand do; any other may be a team's own.
  fileprivate func checkSpelling(
    of mention: Mention,
    among spellings: inout APISpellings
  ) {
    let word = mention.word.value
    guard mention.namesAPI || mention.kind == .element, word != "none",
      vocabulary.api(named: word) == nil, vocabulary.misspelling(of: word) == nil,
      // Elements that are listed have rules of their own.
      mention.kind != .element || !areElementsListed(at: mention.place.platform),
      let right = mention.isKey
        ? spellings.nearest(to: mention, in: self) : spellings.slip(of: mention, in: self),
      !isInDocument(word)
    else { return }
    let isTaken =
      mention.isKey && mentionedKeys[mention.place]?.contains(right.foldedForComparison) == true
    report(
      "no framework has '\(word)'; write '\(right)'",
      at: mention.word.range,
      fixes: isTaken
        ? []
        : [
          Fix(
            "Change to '\(right)'",
            [spec.replacing(mention.word, with: right)],
            isPreferred: true
          )
        ]
    )
  }

  /// Whether a mention belongs to other frameworks however it is spelt, so that spelling it right
  /// mends nothing.
  fileprivate func isForeign(_ mention: Mention, spelt right: String?) -> Bool {
    let homes = vocabulary.homes(of: right ?? mention.word.value)
    return mention.namesAPI && !homes.isEmpty
      && Set(homes).isDisjoint(with: frameworks(for: mention))
  }

  /// The word of a mention that is printed wrong, which may be the value of a key, the misprint, and
  /// what belongs in place of the word.
  fileprivate func correction(of mention: Mention) -> (Word, String, right: String)? {
    let name = mention.word.value
    if let right = vocabulary.misspelling(of: name), right != name {
      return (mention.word, name, right)
    }
    guard mention.kind == .api, let value = mention.value?.word else { return nil }
    let pair = "\(Vocabulary.stem(of: name))=\(value.value)"
    guard let right = vocabulary.misspelling(of: pair), let equals = right.lastIndex(of: "=") else {
      return nil
    }
    return (value, pair, String(right[right.index(after: equals)...]))
  }
}
