import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A programmatic name that does not follow the visible label.
  static let nameMatchesLabel = Rule(
    id: "name-matches-label",
    severity: .warning,
    summary: "A programmatic name that does not follow the visible label",
    rationale: """
      People who see the label and hear the name must know that both mean the same control, and \
      voice control finds it only by the label that is shown.
      """,
    wcag: .fails("2.5.3"),
    facts: ["name-matches-label", "part-name-matches-label"],
    exceptions: [.information: "where only people can tell whether the name has the label"],
    yieldsTo: ["flag-not-said"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            name: Amount
                  ^^^^^^ the name differs from the visible label 'Tickets'; use the label
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            name: Tickets
        """
    ),
    check: .scope { context in
      // What holds on both platforms is the weaker of what they ask for.
      let facts = context.facts("name-matches-label", .eachPlatform)
      let weaker = context.scope.platform == nil ? facts.first { $0.values.first != "equal" } : nil
      let inParts = context.facts("part-name-matches-label", .common).flatMap { fact in
        labelledParts(by: fact, in: context)
          .compactMap { difference(of: $0, in: context)?.of(fact) }
      }
      guard let fact = weaker ?? facts.first else { return inParts }
      return inParts
        + labelledNames(by: fact, in: context)
        .compactMap { difference(of: $0, in: context)?.of(fact) }
    }
  )
}

/// A name, and the visible label that it is to follow.
private struct LabelledName {
  /// What the name is of.
  enum Owner {
    case control
    /// A part with a label of its own.
    case part(Part)
    /// A button that stands beside the label of the control.
    case button(Part)
    /// An API that names the control or shows its title, beside another name.
    case api
  }

  let name: LocatedText
  let label: LocatedText
  let owner: Owner
  let wish: NameWish
}

extension LabelledName {
  /// Whether the name is the label and words for what holds by a key of the spec, as "required".
  fileprivate func isLabelWithFlags(in context: PlatformContext) -> Bool {
    if case .part = owner { return false }
    return context.facts("said-flags").contains { fact in
      fact.values.contains { word in
        name.value.ending(with: word).map { LabelMatch($0.rest, label: label.value).isEqual }
          ?? false
      }
    }
  }
}

extension LabelledName {
  /// Whether the name says nothing that belongs into one: words of the label, or the value alone.
  ///
  /// Neither does a name that could stand on anything.
  fileprivate func saysNoMore(in context: PlatformContext) -> Bool {
    let text = name.value.unquoted.text
    if Set(text.foldedTokens).isSubset(of: label.value.foldedTokens) { return true }
    if context.isValueAlone(text) { return true }
    let key: String? = if case .part(let part) = owner { part.key?.value } else { nil }
    return context.facts("vague-names").contains { fact in
      let keys = fact.details("of")
      return (key.map(keys.contains) ?? keys.isEmpty) && fact.isVague(text)
    }
  }
}

/// The names of the control, its parts and its buttons that have a label.
private func labelledNames(by fact: Fact, in context: PlatformContext) -> [LabelledName] {
  let wish = NameWish(fact)
  let verbs = Set(context.facts("purpose-words").flatMap(\.verbs))
  let control = context.spec.label.flatMap { label in
    (context.scope.name ?? nameGiven(by: fact, besides: label, in: context)).map { name in
      // A name that says what one button does is that of a button.
      let isOfButton = wish == .equal && !verbs.isDisjoint(with: name.value.foldedTokens)
      return LabelledName(
        name: name,
        label: label,
        owner: .control,
        wish: isOfButton ? .contains : wish
      )
    }
  }
  let further = wish == .containsAll ? furtherNames(by: fact, besides: control, in: context) : []
  let parts = context.scope.segments.all.compactMap { $0.labelledName(wish) }
  let buttons = context.buttons.compactMap { button -> LabelledName? in
    guard let label = context.spec.label, let name = button.name else { return nil }
    return LabelledName(name: name, label: label, owner: .button(button), wish: .contains)
  }
  return [control].compactMap(\.self) + further + parts + buttons
}

/// The texts of APIs that name the control, beside the name that is judged.
///
/// An example is `accessibilityLabel: Delete` beside `name: Save`.
private func furtherNames(
  by fact: Fact,
  besides control: LabelledName?,
  in context: PlatformContext
) -> [LabelledName] {
  guard let label = context.spec.label else { return [] }
  let stems = fact.details("named-by").foldedStems
  return context.scope.map.entries.compactMap { entry in
    let key = entry.key.value
    let given =
      stems.contains(Vocabulary.foldedStem(of: key))
      ? entry.value.word : entry.nameOfAPI(in: context.vocabulary)
    guard let text = given, entry.value.boolean == nil,
      text.range != control?.name.range, text.value.contains(where: \.isLetter),
      !text.value.looksLikeAPI
    else { return nil }
    return LabelledName(name: text, label: label, owner: .api, wish: .containsAll)
  }
}

/// The text of an API that is the name of the control, such as the hint of a field.
///
/// Where something joins the label to the control, it is one more text.
private func nameGiven(
  by fact: Fact,
  besides label: LocatedText,
  in context: PlatformContext
) -> LocatedText? {
  let stems = fact.details("named-by").foldedStems
  guard !stems.isEmpty, !context.naming.isConnected(label) else { return nil }
  return context.scope.map.entries.first {
    stems.contains(Vocabulary.foldedStem(of: $0.key.value))
  }?
  .value.word
}

/// The names of the parts that a fact is about.
private func labelledParts(by fact: Fact, in context: PlatformContext) -> [LabelledName] {
  let keys = fact.details("of")
  let parts = context.spec.parts.filter { $0.key.map { keys.contains($0.value) } ?? false }
  return parts.compactMap { $0.labelledName(.init(fact)) }
}

extension Part {
  /// Its name, where it has a label of its own as well.
  fileprivate func labelledName(_ wish: NameWish) -> LabelledName? {
    guard let label, let name else { return nil }
    return LabelledName(name: name, label: label, owner: .part(self), wish: wish)
  }
}

/// A name that differs from its label, or does not contain it.
private func difference(of labelled: LabelledName, in context: PlatformContext) -> Violation? {
  let (name, label, mustEqual) = (labelled.name, labelled.label, labelled.wish == .equal)
  // An empty name is another fault.
  if name.value.isEmpty || Phrase(name.value).has("label") { return nil }
  // Nobody reads a sign out as it is written.
  if label.value.isSign { return nil }
  let match = context.match(of: name, with: label)
  guard !labelled.wish.isMet(by: match) else { return nil }
  if labelled.isLabelWithFlags(in: context) { return nil }
  if !mustEqual, context.scope.foreignLanguage != nil, match.mayContainInflected { return nil }
  return Violation(
    mustEqual
      ? "the name differs from the visible label '\(label.value)'; use the label"
      : "the name does not contain the visible label '\(label.value)'; put the label in it",
    at: name.range,
    severity: !mustEqual && match.needsJudgement ? .information : nil,
    related: [.init("the visible label", at: label.range)],
    offers: offers(for: labelled, in: context)
  )
}

private func offers(for labelled: LabelledName, in context: PlatformContext) -> [Offer?] {
  let (name, label) = (labelled.name, labelled.label)
  guard [name, label].allSatisfy({ LabelMatch.isComparable($0.value) }) else { return [] }
  let both =
    labelled.saysNoMore(in: context)
    ? label.value : "\(label.value), \(name.value.unquoted.text)"
  switch labelled.owner {
  case .control where labelled.wish == .equal:
    return offers(for: name, as: label, in: context)
  case .control:
    return [change(of: name, to: both, in: context.scope.map, context)]
  case .api:
    return [.renaming(name, to: label.value)]
  case .part(let part):
    return [change(of: name, to: labelled.wish == .equal ? label.value : both, in: part, context)]
  case .button(let button):
    let full = fullName(of: button, with: label, in: context)
    return [change(of: name, to: full, in: button.value, context)]
  }
}

/// The name of a button with the label in front, and with the value if that is missing.
private func fullName(of button: Part, with label: LocatedText, in context: PlatformContext)
  -> String
{
  let name = button.name?.value ?? ""
  guard let value = missingValue(of: button, in: context) else { return "\(label.value), \(name)" }
  let stale = context.staleValues(in: name, besides: [])
  guard stale.count == 1 else {
    let number = value.current ?? "{value}"
    return (stale.isEmpty ? [label.value, number, name] : [label.value, name])
      .joined(separator: ", ")
  }
  return "\(label.value), " + name.saying(value, insteadOf: stale.first)
}

/// The value that the name of a button ought to have and does not.
private func missingValue(of button: Part, in context: PlatformContext) -> ShownValue? {
  guard let fact = context.fact("name-references-value"), let value = context.spec.shownValue,
    !button.says(value, by: fact, in: context)
  else { return nil }
  return value
}

/// Gives the control the label as its name, or removes the name.
///
/// The label is hidden where both would be heard. Without a name it is heard itself.
private func offers(for name: LocatedText, as label: LocatedText, in context: PlatformContext)
  -> [Offer?]
{
  let isRepeated = context.fact("name-beside-label")?.values == ["duplicated"]
  guard isRepeated, context.naming.labelHiding == nil else {
    return [.renaming(name, to: label.value)]
  }
  // Where a platform stands twice, the other map may name it, too.
  let isOnce = context.spec.scopes.count { $0.platform == context.scope.platform } == 1
  return [
    context.naming.hidingLabel.map {
      Offer(
        .put(label.value, for: name),
        $0,
        title: "Change the name to '\(label.value)' and hide the visible label"
      )
    },
    context.scope.map.naming(in: context.vocabulary).flatMap {
      isOnce ? Offer(.drop($0), title: "Remove the name", isPreferred: false) : nil
    },
  ]
}

/// Changes the name of a part; takes it away where some framework has the label as the name.
private func change(
  of name: LocatedText,
  to fixed: String,
  in part: Part,
  _ context: PlatformContext
) -> Offer? {
  let isDefault = context.platforms.contains {
    $0.factOfEachFramework("name-beside-label").contains { $1.values == ["redundant"] }
  }
  guard isDefault, LabelMatch(fixed, label: part.label?.value ?? "").isEqual else {
    return change(of: name, to: fixed, in: part.value, context)
  }
  return part.value.naming(in: context.vocabulary)
    .map { Offer(.drop($0), title: "Remove the name") }
}

/// Changes a name, unless a title beside it has to follow.
private func change(
  of name: LocatedText,
  to fixed: String,
  in map: SpecValue,
  _ context: PlatformContext
) -> Offer? {
  map.hasText(of: "title", in: context.vocabulary) ? nil : .renaming(name, to: fixed)
}

extension String {
  /// Whether the text is a sign with a letter or a digit at most, such as "♀" or "°C".
  fileprivate var isSign: Bool {
    let letters = count { $0.isLetter || $0.isNumber }
    return letters == 0
      || letters == 1 && contains { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
  }
}
