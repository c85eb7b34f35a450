import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A part of a phrase that says what another part of it says.
  static let saidTwice = Rule(
    id: "said-twice",
    severity: .warning,
    summary: "A phrase, or a text in code, that says a state, role, label, value or position twice",
    rationale: """
      A word that an app writes into a label, and that the screen reader adds by itself, is heard \
      twice at each swipe. Two words for one thing sound like two things.
      """,
    wcag: .bestPractice,
    exceptions: [.information: "where TalkBack says the text in place of its own word"],
    yieldsTo: ["unfit-word", "state-word"],
    examples: Examples(
      failing: """
        component: segmented-control
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: views
            element: TabLayout
            announcements:
              Day: "Selected, Day, tab, selected, 1 of 2"
                                        ^^^^^^^^ 'selected' is said twice; leave one out
        """,
      passing: """
        component: segmented-control
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: views
            element: TabLayout
            announcements:
              Day: "Selected, Day, tab, 1 of 2"
        """
    ),
    check: .scope { context in
      let keys = textsOfKeys(in: context)
      return context.announcements.all.compactMap { announcement in
        guard announcement.phrase.value.utf8.count <= longestPhrase,
          let violation = violation(in: announcement),
          // To compose a phrase takes long, and few say something twice.
          !isOfDevice(announcement)
        else { return nil }
        return violation
      } + textsOfStates(in: context) + textsOfName(among: keys, in: context)
        + constantTexts(among: keys, in: context)
    }
  )
}

/// The texts in code that say for a state what the screen reader says for it anyway.
///
/// An example is `accessibilityValue("Selected")` beside `.isSelected`.
private func textsOfStates(in context: PlatformContext) -> [Violation] {
  context.allStates.flatMap { state -> [Violation] in
    guard state.apis.count > 1, let entry = state.value.entry("api") else { return [] }
    let name = context.spec.stateName(state.word.value)
    let words = context.facts("states").filter { $0.values.first == name }
      .flatMap { $0.details("announced") }.map(\.foldedTokens)
    let other = state.apis.first { context.sets(name, by: $0.value) }
    guard let other else { return [] }
    return context.texts(of: state).filter { words.contains($0.text.foldedTokens) }.map { text in
      Violation(
        "\(context.scope.screenReaderName) says '\(text.text)' by itself beside '\(other.value)'; "
          + "leave it out",
        at: text.word.range,
        // TalkBack says the text in place of its own word.
        severity: context.scope.platform == .ios ? nil : .information,
        offers: [Offer(.omit(text.word, of: entry), title: "Leave '\(text.word.value)' out")]
      )
    }
  }
}

/// The texts of keys that say one state whatever holds, such as `stateDescription: On`.
///
/// They stand outside of `states`, where a state has its own text.
private func constantTexts(
  among texts: [(api: NamedAPI, text: StateText)],
  in context: PlatformContext
) -> [Violation] {
  let constant = texts.filter { $0.text.purpose == "state text" && $0.api.isConstant }
  guard !constant.isEmpty, context.fact("needed-states") != nil else { return [] }
  let facts = context.facts("states").filter { fact in
    !fact.values.contains(where: context.vocabulary.isDisabledState)
  }
  let told = context.allStates.map { context.spec.stateName($0.word.value) }
  guard facts.contains(where: { $0.values.first.map(told.contains) ?? false }) else { return [] }
  return constant.map(\.text).compactMap { text in
    let tokens = text.text.foldedTokens
    let fact = facts.first { fact in
      (fact.values + fact.details("announced")).contains { $0.foldedTokens == tokens }
    }
    return fact.map { fact in
      Violation(
        "'\(text.text)' is said in each state; set it for '\(fact.values.first ?? text.text)' alone",
        at: text.word.range,
        fact: fact
      )
    }
  }
}

/// The texts that stand behind APIs as keys, or in the code behind them.
private func textsOfKeys(in context: PlatformContext) -> [(api: NamedAPI, text: StateText)] {
  context.namedAPIs.compactMap { api in
    if let text = StateText(of: api, context.vocabulary) { return (api, text) }
    guard api.mention.isKey, let code = api.mention.value?.word else { return nil }
    return StateText(in: code, context.vocabulary).map { (api, $0) }
  }
}

extension NamedAPI {
  /// Whether it stands outside of all that tells what holds only now and then.
  fileprivate var isConstant: Bool {
    let places = ["states", "focus", "announcements", "groupings"]
    return mention.isKey && !mention.place.keys.contains(where: places.contains)
  }
}

/// The texts for a state or a value that are the name, or begin with it: "Volume, 50 percent".
private func textsOfName(
  among keys: [(api: NamedAPI, text: StateText)],
  in context: PlatformContext
) -> [Violation] {
  let own = keys.filter { !$0.api.mention.place.isInSegment }.map(\.text)
  let texts = own + context.allStates.flatMap(context.texts)
  guard !texts.isEmpty else { return [] }
  let label = context.spec.label
  // A name without the label is wrong itself, and repeats what belongs elsewhere.
  let name = context.scope.name.flatMap { name in
    label.map { context.match(of: name, with: $0).contains } == false ? nil : name
  }
  let names = [name, label].compactMap { $0?.value.foldedTokens }
  return texts.compactMap { text in
    let tokens = text.text.foldedTokens
    let first = text.text.split(maxSplits: 1) { ",:".contains($0) }.first
    let start = first.map { String($0).foldedTokens } ?? []
    // One word may be part of the value: "Tip of 5 percent".
    let name = names.first { name in
      !name.isEmpty && (start == name || name.count > 1 && tokens.starts(with: name))
    }
    guard let name else { return nil }
    let verb = tokens == name ? "is" : "has"
    return Violation(
      "'\(text.text)' \(verb) the name, which is said anyway; say the state or the value",
      at: text.word.range
    )
  }
}

private func violation(in announcement: SpokenAnnouncement) -> Violation? {
  let text = announcement.phrase.value
  if let place = repeated(in: announcement) {
    return violation(of: place, called: "the second", text.leavingOut(place), announcement)
  }
  return roleBesideName(in: announcement).map { place in
    let before = text.wordPlaces.last { $0.upperBound <= place.lowerBound }
    let rest =
      before.map { text.replacing([($0.upperBound..<place.upperBound, "")]) }
      ?? text.leavingOut(place)
    return violation(of: place, called: "the first", rest, announcement)
  }
}

private func violation(
  of place: Range<String.Index>,
  called number: String,
  _ rest: String?,
  _ announcement: SpokenAnnouncement
) -> Violation {
  let word = announcement.phrase.value[place]
  return Violation(
    "'\(word)' is said twice; leave one out",
    at: announcement.range(of: place),
    offers: [
      rest.map { rest in
        Offer(.put(rest, for: announcement.phrase), title: "Leave \(number) '\(word)' out")
      }
    ]
  )
}

/// How long a phrase is at most, in bytes: longer ones are texts of which nobody says what they repeat.
private let longestPhrase = 2_000

/// Whether words of a phrase stand twice, or two positions; in most phrases none do.
private func mayRepeat(_ tokens: [String]) -> Bool {
  Set(tokens).count < tokens.count || SpokenIndex.all(in: tokens).count > 1
}

/// Whether the device says the phrase so, such as a title that is a tooltip as well.
private func isOfDevice(_ announcement: SpokenAnnouncement) -> Bool {
  announcement.context.configuration.voice != .guideline && announcement.composed != nil
}

/// The first part that says what a part in front of it says.
///
/// What the control is called and the label of its group count once each. A control with the label
/// "Tab" and the role "Tab" says both.
private func repeated(in announcement: SpokenAnnouncement) -> Range<String.Index>? {
  let text = announcement.phrase.value
  let spoken = announcement.spoken
  let filled = spoken.names.isEmpty ? nil : announcement.fillings
  guard mayRepeat(filled.map { spoken.spoken($0).foldedTokens } ?? announcement.tokens) else {
    return nil
  }
  let fillings = filled ?? announcement.fillings
  let parts = announcement.reading.parts
  let words = parts.map { part in
    Phrase(String(text[part])).spoken(fillings).foldedForComparison
  }
  // Where all parts differ, only numbers may mean the same.
  let isEachNew = Set(words).count == words.count
  let names = announcement.callings
  let buttons = announcement.context.namesOfParts
  var unsaid = names
  var said: Set<String> = []
  return parts.indices.first { number in
    let word = words[number]
    if announcement.isOfName(word, withValue: fillings["value"]) { said.insert("{value}") }
    if let index = unsaid.firstIndex(of: word) {
      unsaid.remove(at: index)
      return false
    }
    if number > 0, word == words[number - 1], !names.contains(word),
      announcement.isOfGuideline(word)
    {
      return true
    }
    // Each button has its role behind its name: "Undo, button, Close, button".
    if number > 0, buttons.contains(words[number - 1]) { return false }
    let thing =
      announcement.number(saidBy: word, value: fillings["value"])
      ?? (isEachNew || !announcement.isAdded(word) ? nil : word)
    guard let thing else { return !isEachNew && names.contains(word) }
    return !said.insert(thing).inserted
  }.map { parts[$0] }
}

/// A role right behind the name, where the phrase says it once more: "Send button, button".
///
/// Where the other one stands in front of the name, it is that one: "tab, Inbox tab".
private func roleBesideName(in announcement: SpokenAnnouncement) -> Range<String.Index>? {
  let roles = announcement.context.rightRoles.map(\.foldedTokens).filter { !$0.isEmpty }
  let text = announcement.phrase.value
  let parts = announcement.reading.parts
  let ends = parts.map { part in
    let tokens = String(text[part]).foldedTokens
    return roles.filter { tokens.count > $0.count && tokens.ends(with: $0) }
      .max { $0.count < $1.count }
  }
  // In most phrases a role stands between commas.
  guard ends.contains(where: { $0 != nil }) else { return nil }
  let fillings = announcement.fillings
  let names = announcement.callings.map(\.foldedTokens)
  let words = parts.map { Phrase(String(text[$0])).spoken(fillings).foldedTokens }
  let alone = words.firstIndex(where: roles.contains)
  return parts.indices.firstNonNil { number in
    guard let role = ends[number], case let said = words[number],
      let name = names.filter(said.starts(with:)).map(\.count).max(),
      said.count >= name + role.count
    else { return nil }
    if let alone, alone < number { return parts[alone] }
    let isTwice = roles.contains(where: said.dropFirst(name).dropLast(role.count).ends(with:))
    guard isTwice || alone != nil else { return nil }
    let places = text.wordPlaces.filter { parts[number].contains($0.lowerBound) }
    return places.suffix(role.count).first.map { $0.lowerBound..<parts[number].upperBound }
  }
}

extension SpokenAnnouncement {
  /// What the one who speaks is called, and the group that it belongs to, folded.
  fileprivate var callings: [String] {
    let names = labels + [button?.name?.value].compactMap(\.self)
    let group = spec.groupLabel?.value.foldedForComparison
    // What is longer than a phrase is no part of one.
    return
      (names.filter { $0.utf8.count <= longestPhrase }.map(\.foldedForComparison).uniqued
      + [group].compactMap(\.self)).filter { !$0.isEmpty }
  }

  /// What the placeholders stand for that name the one who speaks.
  fileprivate var fillings: [String: String] {
    speaker.texts(for: ["label", "name", "value", "group", "count", "index"])
      .filter { $0.value.utf8.count <= longestPhrase }
  }

  /// Whether a folded word is one that the screen reader adds: a role, a state or what a button does.
  fileprivate func isAdded(_ word: String) -> Bool {
    context.lexicon.has(word.foldedTokens, as: .role, .state) || context.rightRoles.contains(word)
  }

  /// Whether a folded word is what the guideline's phrases have, such as "Alert", or a button.
  ///
  /// Words of the author's own may stand as often as they like.
  fileprivate func isOfGuideline(_ word: String) -> Bool {
    let templates = context.facts("announcement-templates").flatMap(\.values)
    return context.namesOfParts.contains(word)
      || templates.contains { template in
        template.phraseParts.contains { String(template[$0]).foldedForComparison == word }
      }
  }

  /// Whether a folded part of the phrase is one of the name, and has the value beside other words.
  fileprivate func isOfName(_ word: String, withValue value: String?) -> Bool {
    let tokens = word.foldedTokens
    guard let value = value?.foldedTokens, !value.isEmpty, tokens.count > value.count,
      tokens.contains(words: value)
    else { return false }
    let names = [button?.name?.value, names.name?.value, names.label?.value].compactMap(\.self)
    return names.contains { name in
      let name = name.foldedTokens
      return name.count > tokens.count && name.contains(words: tokens)
    }
  }

  /// What a folded part of the phrase says in numbers: the position or the value; `nil` for none.
  fileprivate func number(saidBy word: String, value: String?) -> String? {
    let tokens = word.foldedTokens
    if let index = SpokenIndex(in: tokens), place?.allows(index) == true {
      return "\(index.position) of \(index.count)"
    }
    guard let value = value?.foldedTokens, !value.isEmpty, tokens.starts(with: value) else {
      return nil
    }
    let unit = spec.unit?.value.foldedTokens ?? []
    return tokens == value || tokens == value + unit ? "{value}" : nil
  }
}

extension Collection<String> where Self: BidirectionalCollection {
  /// Whether the last words are some others.
  fileprivate func ends(with words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
