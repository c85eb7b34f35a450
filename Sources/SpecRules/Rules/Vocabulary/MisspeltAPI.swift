import English
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
    wcag: .bestPractice,
    yieldsTo: ["throws-on-platform", "unfit-word"],
    judgesTerms: true,
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            focus: { api: Type_View_Focused, reason: The dialog opens above the stepper }
                          ^^^^^^^^^^^^^^^^^ 'Type_View_Focused' does not compile, though the \
        guideline prints it so; write 'TYPE_VIEW_FOCUSED'
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
      let values = context.wrongValues.compactMap(misspeltValue)
      let known = Set(values.map(\.range))
      return values
        + context.mentions.flatMap { mention in
          known.contains(mention.word.range)
            ? []
            : [
              slip(in: mention, among: &spellings) ?? caseSlip(in: mention)
                ?? elementInOtherCase(mention),
              misprint(in: mention),
            ].compactMap(\.self)
        }
    }
  )
}

/// A value that no framework has, and that is a slip for one, or a constant in place of a word.
private func misspeltValue(_ value: WrongValue) -> Violation? {
  let (fault, right): (String, String)
  switch value.fault {
  case .slip(let name): (fault, right) = ("no framework has '\(value.word)'", name)
  case .constant(let word): (fault, right) = ("'\(value.word)' is no word of XML", word)
  case .word(let constant): (fault, right) = ("'\(value.word)' is no constant", constant)
  default: return nil
  }
  return Violation(
    "\(fault); write '\(right)'",
    at: value.range,
    offers: [value.offer(of: right)]
  )
}

/// A slip of the hand for a name of the framework or an element of the component.
///
/// Any other name may be a team's own.
private func slip(in mention: Mention, among spellings: inout APISpellings) -> Violation? {
  let context = mention.context
  let word = mention.word.value
  guard mention.namesAPI || mention.kind == .element, word != "none",
    context.vocabulary.api(named: word) == nil, context.vocabulary.misspelling(of: word) == nil,
    // Elements that are listed have rules of their own.
    mention.kind != .element || !areElementsListed(at: mention),
    mention.kind == .element || !PlatformNames.builtIn.has(word),
    let right = mention.isKey
      ? spellings.nearest(to: mention) : spellings.slip(of: mention),
    !mention.isInDocument
  else { return nil }
  return Violation(
    "no framework has '\(word)'; write '\(right)'",
    at: mention.word.range,
    offers: [mention.isBeside(right) ? nil : Offer(.put(right, for: mention.word))]
  )
}

/// A name in other capitals than those of the framework, as a key or under `api`.
private func caseSlip(in mention: Mention) -> Violation? {
  let word = mention.word.value
  guard mention.kind == .api, mention.isKey || mention.place.key == "api" else { return nil }
  let stem = Vocabulary.stem(of: word)
  let apis = mention.vocabulary.apis(named: word)
  let spellings = apis.flatMap { [$0.stem] + $0.aliases.map { Vocabulary.stem(of: $0) } }
  let own = apis.filter { !Set($0.homes).isDisjoint(with: mention.frameworks) }
  guard !spellings.contains(stem), mention.vocabulary.misspelling(of: word) == nil,
    let right = own.first(where: { $0.stem.lowercased() == stem.lowercased() }),
    let place = word.firstRange(of: stem),
    !PlatformNames.builtIn.has(word), !mention.isInDocument
  else { return nil }
  // Swift tells a modifier from a property by its arguments.
  let isWhole = word == stem && right.name.hasPrefix(right.stem + "(")
  let fixed = isWhole ? right.name : word.replacing([(place, right.stem)])
  return Violation(
    "no framework has '\(word)'; write '\(fixed)'",
    at: mention.word.range,
    offers: [Offer(.put(fixed, for: mention.word))]
  )
}

/// An element of the component in other capitals than the framework has: `UIbutton`.
///
/// A word without capitals is prose.
private func elementInOtherCase(_ mention: Mention) -> Violation? {
  let word = mention.word.value
  guard mention.kind == .element, word.contains(where: \.isUppercase),
    !mention.vocabulary.apis(named: word).contains(where: { $0.stem == word }),
    PlatformNames.builtIn.homes(of: word).isDisjoint(with: mention.frameworks)
  else { return nil }
  let facts = mention.frameworks.flatMap {
    mention.spec.guideline?.model.facts("elements", platform: $0.platform, framework: $0) ?? []
  }
  let lowercased = word.lowercased()
  let alike = facts.flatMap(\.accepted).filter {
    $0.utf8.count == word.utf8.count && $0.lowercased() == lowercased
  }
  guard let right = alike.first, !alike.contains(word) else { return nil }
  return Violation(
    "\(mention.frameworks.listed("or")) has no '\(word)'; write '\(right)'",
    at: mention.word.range,
    offers: [Offer(.put(right, for: mention.word))]
  )
}

/// Whether the guideline names the native elements of what an element is of.
private func areElementsListed(at mention: Mention) -> Bool {
  mention.context.platforms.contains {
    $0.scope.platform == mention.place.platform && $0.elements.areListed
  }
}

/// A name that the guidelines print wrong.
private func misprint(in mention: Mention) -> Violation? {
  guard let (word, name, right) = correction(of: mention) else { return nil }
  let guideline = mention.spec.guideline
  // A name of other frameworks belongs to them however it is spelt.
  let homes = mention.vocabulary.frameworks(
    declaring: word == mention.word ? right : mention.word.value
  )
  let isForeign =
    mention.namesAPI && !homes.isEmpty && Set(homes).isDisjoint(with: mention.frameworks)
  let isPrinted = guideline?.statement(mentioning: name) != nil
  let fault =
    mention.namesAPI || mention.kind == .element
    ? "does not compile" + (isPrinted ? ", though the guideline prints it so" : "")
    : "is a misprint" + (isPrinted ? " of the guideline" : "")
  return Violation(
    "'\(name)' \(fault); write '\(right)'",
    at: word.range,
    // A sentence with the misprint would speak for it.
    quote: isPrinted ? nil : guideline?.statement(mentioning: Vocabulary.stem(of: right)),
    offers: [isForeign ? nil : Offer(.put(right, for: word), isSafe: true)]
  )
}

/// The word of a mention that is printed wrong, its misprint, and the right text in its place.
///
/// The word may be the value of a key.
private func correction(of mention: Mention) -> (LocatedText, String, right: String)? {
  let vocabulary = mention.vocabulary
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
