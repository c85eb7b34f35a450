import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A name or word that exists and does something else than the spec wants.
  static let unfitWord = Rule(
    id: "unfit-word",
    severity: .warning,
    summary: "A name or word that exists, and does not do for this component",
    rationale: """
      Many faults are the right API for another component. It compiles, and people hear something \
      else than the spec says.
      """,
    wcag: .fails("4.1.2"),
    facts: ["unfit-words", "fit-words", "smallest-value"],
    yieldsTo: ["announce-or-move"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: compose
            states:
              checked: { api: selectable(role = Role.Checkbox) }
                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'selectable(role = Role.Checkbox)' \
        does not do here: TalkBack says that it is selected, not that it is checked; use \
        'Modifier.toggleable(role = Role.Checkbox)'
        """,
      passing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: compose
            states:
              checked: { api: toggleable(role = Role.Checkbox) }
        """
    ),
    check: .scope { context in
      guard context.scope.platform != nil else { return [] }
      let facts = context.facts("unfit-words").filter { isInForce($0, in: context) }
      let others =
        context.facts("fit-words").compactMap { otherWord(by: $0, in: context) }
        + context.facts("smallest-value").compactMap { smallNumber(by: $0, in: context) }
        + facts.filter { $0.details("in").contains("announcements") }.flatMap { fact in
          context.announcements.about(fact).compactMap { unheardPart(in: $0, by: fact) }
        }.uniqued(by: \.range)
      let words = UnfitWords(of: facts)
      guard !words.isEmpty else { return others }
      let mentions = context.mentions.filter { mention in
        mention.kind != .component && mention.kind != .moment
          && mention.place.platform.map { $0 == context.scope.platform } ?? true
      }
      let named = mentions.filter { !$0.isSaidToBeAbsent }.compactMap { mention in
        let fact = words.fact(against: mention.word.value, below: mention.place.keys)
        return fact.map { fact in
          let isAPI = mention.namesAPI || mention.word.value.looksLikeAPI
          let isKept = mention.isKey || !isAPI && fact.proposesAPI(context.vocabulary)
          return unfit(mention.word, isKept: isKept, by: fact, in: context).of(fact)
        }
      }
      let known = Set(named.map(\.range))
      let texts = facts.flatMap { unfitTexts(by: $0, in: context) }
      return others + named + unfitKeys(by: words, in: context)
        + texts.filter { !known.contains($0.range) }
        + mentions.flatMap { unfitValues(of: $0, by: words, in: context) }
        .filter { !known.contains($0.range) }
    }
  )
}

/// Whether a fact holds for the elements that are named, and beside what else the spec says.
private func isInForce(_ fact: Fact, in context: PlatformContext) -> Bool {
  guard fact.holds(beside: context.spec.root, on: context.scope.elements) else { return false }
  let company = fact.company
  if !company.apis.isEmpty, areAbsent(company.apis, in: context) { return false }
  let named = fact.details("named")
  if !named.isEmpty, !isCalled(byOneOf: named, in: context) { return false }
  let bound = fact.details("bound")
  if !bound.isEmpty, !binds(oneOf: bound, in: context) { return false }
  let excuses = fact.details("unless")
  guard !excuses.isEmpty else { return true }
  let role = context.scope.role?.value.roleWord
  let root = context.spec.root
  let elements = context.scope.elements.map(\.elementStem)
  guard company.excusedElements.isDisjoint(with: elements) else { return false }
  // A phrase that is judged excuses nothing.
  let mayBeSaid = !fact.details("in").contains("announcements")
  let isExcused = excuses.contains { $0.foldedForComparison == role || root.tells($0) }
  return !isExcused && !(mayBeSaid && company.excusedWords.contains(where: context.phrasesSay))
    && areAbsent(company.excusedAPIs, in: context)
}

/// Whether none of some APIs is named, nor stands in what another one is given.
private func areAbsent(_ names: Set<String>, in context: PlatformContext) -> Bool {
  !context.namedAPIs.contains { api in
    ([api.word] + (api.mention.value?.words ?? [])).contains {
      !names.isDisjoint(with: $0.value.identifiers)
    }
  }
}

/// What a fact keeps of the words that tell whether it is in force.
private struct Company {
  /// The last names of the APIs beside one of which alone it is.
  let apis: Set<String>
  /// The last names of the APIs beside which it is not.
  let excusedAPIs: Set<String>
  /// The elements beside which it is not, and all other words there, by their stems.
  let excusedElements: Set<String>
  /// The roles beside which it is not, and all other words there that are no APIs.
  let excusedWords: [String]

  init(of fact: Fact) {
    let excuses = fact.details("unless")
    apis = Set(fact.details("with").compactMap(\.nameOfAPI))
    excusedAPIs = Set(excuses.filter(\.looksLikeAPI).compactMap(\.nameOfAPI))
    excusedElements = excuses.foldedStems
    excusedWords = excuses.filter { !$0.looksLikeAPI }
  }
}

/// Whether what the control is called has one of some words.
private func isCalled(byOneOf words: [String], in context: PlatformContext) -> Bool {
  let names = [context.spec.label].compactMap(\.self) + context.calledNames
  return names.contains { name in
    LabelMatch.isComparable(name.value)
      && words.contains { name.value.foldedTokens.containsWords($0) }
  }
}

/// Whether one of some keys or gestures does something.
private func binds(oneOf triggers: [String], in context: PlatformContext) -> Bool {
  let bindings = context.scope.bindings("keyboard") + context.scope.bindings("gestures")
  return bindings.contains { binding in
    triggers.contains(binding.trigger.value.foldedForComparison)
      && binding.effect.value.foldedForComparison != "none"
  }
}

/// The keys of the whole spec that do not do, such as the `handle` of an alert.
private func unfitKeys(by words: UnfitWords, in context: PlatformContext) -> [Violation] {
  let shape = MapShape.spec(of: context.spec.guideline)
  return context.spec.root.entries.compactMap { entry in
    guard shape.description(of: entry.key.value)?.isComponentKey == true,
      context.spec.root.tells(entry.key.value),
      let fact = words.fact(against: entry.key.value, below: [])
    else { return nil }
    let reason = fact.detail("because").map { ": \($0)" } ?? ""
    return Violation(
      "'\(entry.key.value)' does not do here\(reason); leave it out",
      at: entry.key.range,
      fact: fact,
      offers: [Offer(.drop(entry), title: "Remove '\(entry.key.value)'", isPreferred: false)]
    )
  }
}

/// The values of an API that stands as a key, and the arguments of one, that do not do with it.
///
/// `accessibilityRole: checkbox` is `accessibilityRole(checkbox)` and `accessibilityRole=checkbox`.
/// Neither does the effect of a key or a gesture do where it has another one: `space=activate`.
private func unfitValues(
  of mention: Mention,
  by words: UnfitWords,
  in context: PlatformContext
) -> [Violation] {
  let keys = mention.place.keys
  // Where the API does not do, its value need not be told.
  guard mention.namesAPI || [.key, .gesture, .element].contains(mention.kind),
    words.fact(against: mention.word.value, below: keys) == nil
  else {
    return []
  }
  if let fact = words.fact(againstArgumentsOf: mention.word.value) {
    return [unfit(mention.word, isKept: true, by: fact, in: context).of(fact)]
  }
  guard mention.isKey, let value = mention.value else { return [] }
  let stem = Vocabulary.stem(of: mention.word.value)
  // Behind a call with its arguments stands whether it is made.
  let isWhole = !APICall(mention.word.value).values.isEmpty
  let own = ([value] + value.items).compactMap(\.word).map { (name: stem, word: $0) }
  // The arguments of a call may stand in a map.
  let arguments = value.entries.compactMap { entry in
    entry.value.word.map { (name: entry.key.value, word: $0) }
  }
  return (own + arguments).compactMap { name, word in
    let value = word.value.returnedLiteral ?? word.value
    let argument = word.value.namedArgument.value.trimmingBlanks
    let texts = [word.value, argument, "\(name)(\(value))", "\(name)=\(value)"].uniqued
    // A modifier of SwiftUI may stand with its dot.
    let owner = stem.hasPrefix(".") ? [stem, String(stem.dropFirst())] : [stem]
    let fact = words.fact(against: texts, below: isWhole ? keys : keys + owner)
    return fact.map { unfit(word, isKept: true, by: $0, in: context).of($0) }
  }
}

/// How long a text is at most, in bytes, that may be one of the words of a fact.
private let longestProse = 200

/// The texts under the keys of whole specs, and the places of events, to which a fact is limited.
private func unfitTexts(by fact: Fact, in context: PlatformContext) -> [Violation] {
  let values = fact.details("in").compactMap { key in
    MapShape.spec(of: context.spec.guideline).description(of: key)?.isComponentKey == true
      ? context.spec.root[key] : nil
  }
  // Code is read as code.
  let own = fact.details("in").compactMap { context.scope.map[$0] }.filter { $0.word != nil }
  let texts = (values + own).uniqued(by: \.range).flatMap {
    [$0] + $0.entries.filter { $0.key.value != "api" }.map(\.value)
  }
  let prose = texts.compactMap(\.word).filter { word in
    word.value.utf8.count <= longestProse && !word.value.hasByte(UInt8(ascii: "("))
  }
  let wrong = prose.isEmpty ? [] : fact.values.map(\.foldedTokens)
  let words = prose.filter { wrong.contains($0.value.foldedTokens) }
  let targets = fact.details("in").compactMap { context.scope.focusEvent($0)?.target }
  let wrongPlaces = targets.isEmpty ? [] : fact.values.map(\.placeWords)
  let places = targets.filter { wrongPlaces.contains($0.value.placeWords) }
  return (words + places).map { unfit($0, isKept: true, by: fact, in: context).of(fact) }
}

/// A word under a key of the spec where only others do.
private func otherWord(by fact: Fact, in context: PlatformContext) -> Violation? {
  let root = context.spec.root
  guard let word = fact.detail("key").flatMap({ root[$0]?.word }), !fact.accepts(word.value),
    fact.holds(beside: root, on: context.scope.elements),
    !context.spec.problems.contains(where: { $0.range == word.range })
  else { return nil }
  return unfit(word, isKept: false, by: fact, instead: fact.values, in: context).of(fact)
}

/// A number, or a length of time, that is too small to do under a key of the spec.
private func smallNumber(by fact: Fact, in context: PlatformContext) -> Violation? {
  guard let word = fact.detail("key").flatMap({ context.spec.root[$0]?.word }),
    let amount = word.value.seconds, let smallest = fact.number, amount < smallest
  else { return nil }
  let reason = fact.detail("because").map { ": \($0)" } ?? ""
  return Violation("'\(word.value)' is too little\(reason)", at: word.range, fact: fact)
}

/// A part of a phrase that the screen reader has no word for: "Dialog, Delete photo?".
///
/// A position that a fact names stands for each.
private func unheardPart(in announcement: SpokenAnnouncement, by fact: Fact) -> Violation? {
  let (reading, text) = (announcement.reading, announcement.phrase.value)
  let places = reading.parts.indices.filter { !reading.named.contains($0) }.map {
    reading.parts[$0]
  }
  let states = fact.details("states")
  guard states.isEmpty || states.contains(where: announcement.isToldToBe) else { return nil }
  let isPosition = fact.accepted.contains(where: \.isPosition)
  let beginnings = fact.accepted.filter { $0.hasSuffix("…") }.map {
    String($0.dropLast()).foldedTokens
  }
  let place = places.first { place in
    let part = String(text[place]).foldedForComparison
    return fact.accepted.contains(part) || isPosition && part.isPosition
      || beginnings.contains { part.foldedTokens.starts(with: $0) }
  }
  guard let place else { return nil }
  let reason = fact.detail("because").map { ": \($0)" } ?? ""
  let (right, missing) = (fact.detail("use"), fact.detail("needs"))
  let advice =
    right.map { "use '\($0)'" } ?? missing.map { _ in "add it, or leave this out" }
    ?? "leave it out"
  return Violation(
    "'\(text[place])' does not do here\(reason); \(advice)",
    at: announcement.range(of: place),
    fact: fact,
    offers: [
      missing.map { Offer(.add([$0], to: ["groupings", "api"]), title: "Add '\($0)'") },
      right.map { announcement.saying($0, at: place) } ?? announcement.leavingOut(place),
    ]
  )
}

extension Mention {
  /// Whether it is a key whose value says that there is nothing: `onCheckedChange: null`.
  fileprivate var isSaidToBeAbsent: Bool {
    guard isKey, let value else { return false }
    return value.isNull || value.boolean == false || value.word?.value.isOff == true
  }
}

extension SpokenAnnouncement {
  /// Whether it is that of a state by its name in facts, or says one of its words.
  fileprivate func isToldToBe(_ state: String) -> Bool {
    toldState == state || reading.said(.state).contains { $0.word.name == state && !$0.isDenied }
  }
}

extension String {
  /// Whether it is a position and nothing else: "1 of 2", "one out of two".
  fileprivate var isPosition: Bool {
    let tokens = foldedTokens
    if hasByte(UInt8(ascii: "{")), Phrase(self).has("index") { return tokens.count <= 4 }
    return (3...4).contains(tokens.count) && SpokenIndex(in: tokens) != nil
  }
}

/// What is said of a word; nothing takes the place of one that is kept.
private func unfit(
  _ word: LocatedText,
  isKept: Bool,
  by fact: Fact,
  instead: [String]? = nil,
  in context: PlatformContext
) -> Violation {
  let right = instead ?? fact.details("use").filter { !context.isForeign($0) }
  let reason = fact.detail("because").map { ": \($0)" } ?? ""
  let own =
    fact.detail("advice") ?? fact.detail("needs").map { "add '\($0)'" } ?? "leave it out"
  let advice = right.isEmpty ? own : "use \(right.listed)"
  let title = { (name: String) in "Change to '\(name)'" }
  return Violation(
    "'\(word.value)' does not do here\(reason); \(advice)",
    at: word.range,
    offers: isKept
      ? []
      : right.map {
        // A flag stays one, without quotes.
        let isFlag = ["true", "false"].contains(word.value) && ["true", "false"].contains($0)
        let change: Change = isFlag ? .literal($0, for: word) : .put($0, for: word)
        return Offer(change, title: title($0), isPreferred: $0 == right.first)
      }
  )
}

extension String {
  /// The last name in an API: that of `accessibilityValue(_:)` is no label of a parameter.
  fileprivate var nameOfAPI: String? { identifiers.last { $0 != "_" } }
}

extension Fact {
  fileprivate var company: Company {
    attachments.value(Company.self) { Company(of: self) }
  }

  /// Whether what does in place of its words is an API.
  fileprivate func proposesAPI(_ vocabulary: Vocabulary) -> Bool {
    details("use").contains { $0.looksLikeAPI || vocabulary.api(named: $0) != nil }
  }
}
