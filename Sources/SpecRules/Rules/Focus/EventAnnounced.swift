import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// An event, such as an error, of which the spec says that nobody hears it.
  static let eventAnnounced = Rule(
    id: "event-announced",
    severity: .warning,
    summary: "An error, or something else that appears, of which nobody hears",
    rationale: """
      What appears beside the focus is seen and not heard. Without an announcement an error is \
      found when the form is sent again, and a message is never found.
      """,
    wcag: .fails("4.1.3"),
    facts: ["announced-events"],
    exceptions: [.hint: "where a platform says nothing of the error"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: text-field
        label: Email
        error: Enter an address with an @
        platforms:
          ios:
            framework: uikit
            element: UITextField
            focus:
              on-error: silent
                        ^^^^^^ the error is not announced; announce it with '.announcement'
        """,
      passing: """
        component: text-field
        label: Email
        error: Enter an address with an @
        platforms:
          ios:
            framework: uikit
            element: UITextField
            focus:
              on-error: { announce: .announcement, focus: stay }
        """
    ),
    check: .violations(ofEach: "announced-events") { fact, context in
      let called = fact.detail("called") ?? "it"
      let silent = fact.values.compactMap { context.scope.focusEvent("on-\($0)") }
        .filter(\.isSaidToBeSilent)
        .compactMap { $0.silence(about: called, in: context) }
      return silent + fact.values.compactMap { untold($0, by: fact, called, in: context) }
        + fact.values.compactMap { seenEvent($0, by: fact, called, in: context) }
        + fact.values.compactMap { emptyArgument(of: $0, called, in: context) }
        + fact.values.flatMap { seen($0, called, in: context) }
        + fact.values.flatMap { event in
          violations(of: event, called, in: context) + otherTexts(of: event, by: fact, in: context)
        }
    }
  )
}

/// The argument of an announcement that says nothing: `argument: nil`.
private func emptyArgument(of event: String, _ called: String, in context: PlatformContext)
  -> Violation?
{
  guard let entry = context.scope.focusEvent("on-\(event)"),
    entry.value["announce"] != nil || entry.value["api"] != nil,
    let argument = entry.value["argument"]?.word, argument.value.isBlank || argument.value == "nil"
  else { return nil }
  return Violation(
    "nothing is said with \(argument.value.isBlank ? "an empty text" : "'nil'"); give \(called)",
    at: context.spec.quoted(argument)
  )
}

/// The announcements of an event that do not say its text, or nothing of it where none is given.
private func violations(of event: String, _ called: String, in context: PlatformContext)
  -> [Violation]
{
  guard context.scope.foreignLanguage == nil else { return [] }
  let text = context.spec.root[event]?.firstText ?? states(of: event, in: context).first?.announce
  return context.announcements.all
    .filter { [$0.toldState, $0.foldedMoment].contains(event) && !$0.tells(event, as: text) }
    .map { untold(called, text, in: $0) }
}

/// What is wrong with an event that has a text of which a platform says nothing.
private func untold(_ event: String, by fact: Fact, _ called: String, in context: PlatformContext)
  -> Violation?
{
  guard let text = context.spec.root[event]?.firstText, !text.value.isBlank,
    context.scope.platform != nil, !context.announcements.all.isEmpty,
    context.scope.focusEvent("on-\(event)") == nil,
    states(of: event, in: context).isEmpty,
    !context.statesAsKeys.contains(where: { context.spec.stateName($0.word.value) == event }),
    !context.announcements.all.contains(where: { [$0.toldState, $0.foldedMoment].contains(event) }),
    case let names = Set(fact.details("said-by").foldedStems),
    !context.namedAPIs.contains(where: {
      names.contains($0.word.elementStem) || $0.word.value.foldedForComparison.contains(event)
    })
  else { return nil }
  return Violation(
    "nothing tells \(called) '\(text.value)' here; say it in 'on-\(event)' or in a phrase",
    at: context.scope.anchorRange,
    isGap: true,
    severity: .hint,
    related: [.init(called, at: text.range)]
  )
}

/// The code of an event that is only seen, where nothing announces it.
///
/// Where the guideline knows an API that sets the state of the event, it is asked for.
private func seen(_ event: String, _ called: String, in context: PlatformContext) -> [Violation] {
  let path = "on-\(event)"
  guard context.scope.platform != nil, context.scope.focusEvent(path) == nil, !context.isSet(event),
    !context.announcements.all.contains(where: { [$0.toldState, $0.foldedMoment].contains(event) })
  else { return [] }
  let keys = context.statesAsKeys.filter { context.spec.stateName($0.word.value) == event }
  return (states(of: event, in: context) + keys).filter { state in
    state.isOnlySeen && !(state.announce.map { isText($0.value, of: event, in: context) } ?? false)
  }.compactMap(\.apis.first).map { api in
    unheard(called, at: api, in: context) { name in
      Offer(
        .set(["focus", path], "{ announce: \(name.asAnnouncer), focus: stay }"),
        title: "Add '\(path)'"
      )
    }
  }
}

/// The code of an entry such as `on-error` that only changes a look, while the focus stays.
private func seenEvent(
  _ event: String,
  by fact: Fact,
  _ called: String,
  in context: PlatformContext
)
  -> Violation?
{
  let path = "on-\(event)"
  guard let entry = context.scope.focusEvent(path), let api = entry.apis.first,
    entry.apis.allSatisfy({ Vocabulary.isLook($0.value) }),
    ["announce", "argument", "reason"].allSatisfy({ entry.value[$0] == nil }),
    entry.target.map({ ["stay", "none"].contains($0.value) }) ?? true,
    states(of: event, in: context).allSatisfy(\.isOnlySeen)
  else { return nil }
  let names = Set(fact.details("said-by").foldedStems)
  if context.namedAPIs.contains(where: { names.contains($0.word.elementStem) }) { return nil }
  return unheard(called, at: api, in: context) { name in
    Offer(.set(["focus", path, "announce"], name.asAnnouncer), title: "Add 'announce'")
  }
}

/// What is wrong with an event that is only seen by some code.
private func unheard(
  _ called: String,
  at api: LocatedText,
  in context: PlatformContext,
  offer: (String?) -> Offer
) -> Violation {
  let name = context.announcer(at: api.range)
  return Violation(
    "\(called) is seen and not heard; "
      + (name.map { "announce it with '\($0)'" } ?? "announce it"),
    at: api.range,
    offers: [offer(name)]
  )
}

/// Whether a text says more of an event than that there is one.
private func isText(_ text: String, of event: String, in context: PlatformContext) -> Bool {
  let isName = context.spec.stateName(text) == event
  return !isName && !Denial.isOfSpeech(text) && !text.isBlank
}

/// The texts in code that announces an event where that has another one.
private func otherTexts(of event: String, by fact: Fact, in context: PlatformContext) -> [Violation]
{
  let label = hasState(event, in: context) ? nil : context.spec.label
  let text = context.spec.root[event]?.firstText ?? label
  guard let text, LabelMatch.isComparable(text.value) else { return [] }
  let focusEvent = context.scope.focusEvent("on-\(event)")
  let names = Set(fact.details("said-by").foldedStems)
  let calls = context.namedAPIs.filter { names.contains($0.word.elementStem) }
  let apis =
    states(of: event, in: context).flatMap(\.apis) + (focusEvent?.apis ?? []) + calls.map(\.word)
  let arguments = [focusEvent?.value["argument"]?.word] + calls.map(\.mention.value?.word)
  let texts =
    apis.compactMap { api in api.value.textInQuotes.map { LocatedText($0, at: api.range) } }
    + arguments.compactMap(\.self).filter(\.value.isSentence)
  // The mere word for the state says nothing of the text.
  let announced = states(of: event, in: context).compactMap(\.announce)
    .filter { $0.value.foldedTokens.count > 2 && $0.value.foldedTokens.contains(event) }
  let said =
    texts.uniqued(by: \.range).map { ("the code says", $0) }
    + announced.map { ("the state announces", $0) }
  let called = fact.detail("called") ?? "it"
  return said.compactMap { source, place in
    guard place.value.isOtherText(than: text.value) else { return nil }
    return Violation(
      "\(source) '\(place.value)'; \(called) is '\(text.value)'",
      at: place.range,
      related: [.init(called, at: text.range)]
    )
  }
}

extension String {
  /// Whether it is a text of several words, and no name of a variable or a resource.
  fileprivate var isSentence: Bool { contains(" ") && !contains(where: "()@=".contains) }
}

private func untold(_ called: String, _ text: LocatedText?, in announcement: SpokenAnnouncement)
  -> Violation
{
  let phrase = announcement.phrase
  guard let text else {
    return Violation("the announcement does not say \(called); say what is wrong", at: phrase.range)
  }
  return Violation(
    "the announcement does not say \(called), '\(text.value)'; say it",
    at: phrase.range,
    related: [.init(called, at: text.range)],
    offers: [
      announcement.saying(
        "\(phrase.value), \(text.value)",
        as: "Insert '\(text.value)'",
        isPreferred: false
      ),
      announcement.saying(text.value, as: "Change to '\(text.value)'", isPreferred: false),
    ]
  )
}

/// Whether an event leaves the component in a state of its name, as an error does.
private func hasState(_ event: String, in context: PlatformContext) -> Bool {
  context.facts("states", .anywhere).contains { $0.values.contains(event) }
}

/// What the spec says of that state.
private func states(of event: String, in context: PlatformContext) -> [State] {
  context.allStates.filter { context.spec.stateName($0.word.value) == event }
}

extension SpecValue {
  /// The text of a part of a spec, which is the part itself or stands in it as `text`.
  fileprivate var firstText: LocatedText? { word ?? self["text"]?.word }
}

extension SpokenAnnouncement {
  /// Whether it says the text of an event, or some word of it that is no word of the label.
  ///
  /// Where no text is known, a part does that is no label, role or other state.
  fileprivate func tells(_ event: String, as text: LocatedText?) -> Bool {
    // What stands for something may be the text.
    if phrase.value.isBlank || !StandIn.all(in: phrase.value).isEmpty { return true }
    guard let text else {
      return !hasState(event, in: context)
        || reading.parts.indices.contains { reading.kinds(of: $0).isEmpty }
        || reading.said(.state).contains { $0.word.name == event }
    }
    guard LabelMatch.isComparable(text.value) else { return true }
    let own = Set(labels.flatMap(\.foldedTokens))
    let rest = text.value.foldedTokens.filter { !own.contains($0) }.joined(separator: " ")
    return LabelMatch(tokens, label: rest, isSpoken: true).contains
  }
}
