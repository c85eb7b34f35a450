import English
import Guidelines
import SourceText
import SpecModel

/// What moves the focus on a platform, and what keeps it.
struct FocusMoves: PlatformPart {
  let context: PlatformContext

  /// Takes the key of an API that moves the focus out of an event.
  private func changes(
    of entry: SpecEntry,
    in event: FocusEvent,
    to right: String,
    announcing: String?
  ) -> [Change] {
    let stay = stay(right, in: event)
    if event.value["announce"] == nil {
      return [.exchange(entry, for: "announce", announcing.asAnnouncer)] + stay
    }
    return stay.isEmpty ? [.drop(entry)] : [.exchange(entry, for: "focus", right)]
  }

  /// Says where the focus goes in an event that does not say it.
  private func stay(_ right: String, in event: FocusEvent) -> [Change] {
    event.value["focus"] == nil ? [.set(["focus", event.key.value, "focus"], right)] : []
  }

  /// Puts the API which announces in place of one that moves the focus.
  ///
  /// Nothing changes where it stands there already.
  func announcing(_ word: LocatedText, by fact: Fact, in event: FocusEvent?) -> [Change] {
    guard let instead = fact.detail("opposite") else { return [] }
    let name = word.value.replacing(fact, by: instead)
    let change = Change.put(name, for: word)
    guard let entry = event?.value.entries.first(where: { $0.key.range == word.range }) else {
      return [change]
    }
    guard event?.value.entry(name) == nil else { return [] }
    // The attribute that announces takes how urgent it is.
    guard let value = entry.value.word, value.value == "true", !instead.hasPrefix("."),
      let politeness = vocabulary.terms(.politeness).first?.word
    else { return [change] }
    return [change, .put(politeness, for: value)]
  }

  /// A violation for a change that moves the focus away from the guideline's place.
  func departure(
    on key: String,
    _ fault: String,
    _ fact: Fact,
    staying isStaying: (String) -> Bool
  ) -> Violation? {
    guard let event = scope.focusEvent(key),
      let culprit = movingWord(in: event.value, staying: isStaying)
    else { return nil }
    let right = fact.values.first ?? "stay"
    let changes = changes(keepingFocusWith: right, insteadOf: culprit, in: event)
    return Violation(
      "\(fault); use '\(right)'",
      at: culprit.range,
      offers: [
        changes.isEmpty ? nil : Offer(changes, title: "Keep the focus with '\(right)'")
      ]
    )
  }

  /// The word that makes an event move the focus to a place that does not count as staying.
  private func movingWord(
    in event: SpecValue,
    staying isStaying: (String) -> Bool
  ) -> LocatedText? {
    // Words that the format does not have are left to `wrong-type`.
    if let word = event.word { return word.value.foldedForComparison == "content" ? word : nil }
    if let focus = event["focus"]?.word {
      let isStill =
        focus.value.staysPut || focus.value.isLeftToDevice
        || isStaying(focus.value) || isStaying(focus.value.placeWords)
      let isAPI = focus.value.looksLikeAPI || focus.value.contains("_")
      if !isStill, !(isAPI && context.isForeign(focus.value)) { return focus }
      // Where the focus stays, an API that moves it contradicts that; it is another fault.
      if isStill { return nil }
    }
    let apis = (event["api"]?.words ?? []) + (event["announce"]?.words ?? [])
    return (apis + event.entries.map(\.key)).first {
      vocabulary.movesFocus($0.value) && !context.isForeign($0.value)
    }
  }

  /// What keeps the focus.
  ///
  /// The word that says where it goes is replaced. An API that moves it makes room for one that
  /// announces.
  private func changes(
    keepingFocusWith right: String,
    insteadOf culprit: LocatedText,
    in event: FocusEvent
  ) -> [Change] {
    let value = event.value
    if value.word != nil { return [.put(right, for: culprit)] }
    if event.target?.range == culprit.range {
      return [.put(right, for: culprit)] + announcing(event)
    }
    let announcing = scope.possibleFrameworks.firstNonNil {
      vocabulary.names(for: "announce", in: $0).first
    }
    if let entry = value.entries.first(where: { $0.key.range == culprit.range }) {
      return changes(of: entry, in: event, to: right, announcing: announcing)
    }
    let stay = stay(right, in: event)
    if stay.isEmpty { return [] }
    guard let announcing else {
      // Nothing is known to announce: the phrase of the spec is announced by other means.
      if value["announce"]?.word?.range == culprit.range {
        return [.literal("true", for: culprit)] + stay
      }
      guard let api = value.entry("api") else { return [] }
      return api.value.items.count > 1
        ? [.omit(culprit, of: api)] + stay
        : changes(of: api, in: event, to: right, announcing: nil)
    }
    return [.put(vocabulary.announcing(culprit.value, by: announcing), for: culprit)] + stay
  }

  /// Lets an event announce with what moved the focus.
  private func announcing(_ event: FocusEvent) -> [Change] {
    let moving = context.facts("moving-apis", .platform)
    let announcing = context.facts("announcing-apis", .platform)
    return event.apis.filter { $0.fact(among: announcing) == nil }.flatMap { word in
      word.fact(among: moving).map { self.announcing(word, by: $0, in: event) } ?? []
    }
  }
}

extension Vocabulary {
  /// Whether a name serves to move the focus, and not to announce as well.
  fileprivate func movesFocus(_ name: String) -> Bool {
    let call = APICall(name)
    let moving = stems(for: "move focus").subtracting(stems(for: "announce"))
    if moving.contains(call.stem) { return true }
    return call.arguments.contains { argument in
      moving.contains { argument.hasSuffix("." + $0) }
    }
  }

  /// The call with the name of an announcing API in place of the one that moves the focus.
  ///
  /// The name replaces the whole call, or only a member in it such as `.screenChanged`.
  fileprivate func announcing(_ call: String, by name: String) -> String {
    let moving = stems(for: "move focus").subtracting(stems(for: "announce"))
    guard name.hasPrefix("."), call.mayAnnounceArgument,
      let stem = moving.first(where: { call.contains("." + $0) })
    else { return name }
    return call.replacing("." + stem, with: name)
  }
}

extension LocatedText {
  /// The fact that names the API of an expression.
  func fact(among facts: [Fact]) -> Fact? {
    let names = value.identifiers
    return facts.first { !$0.acceptedIdentifiers.isDisjoint(with: names) }
  }
}

extension String {
  /// Whether the argument of a call may be a text; a view that took the focus is nothing to say.
  fileprivate var mayAnnounceArgument: Bool {
    guard utf8.count <= 2_000, let label = firstRange(of: "argument:") else { return true }
    let argument = self[label.upperBound...]
    if argument.contains("\"") { return true }
    let name = String(argument).identifiers.last ?? ""
    return !["self", "nil"].contains(name) && !name.hasSuffix("view")
  }

  /// Whether it is a constant, which may be the argument of a call, and no call or attribute.
  private var isConstant: Bool {
    hasPrefix(".") || !isEmpty && allSatisfy { $0.isUppercase || $0 == "_" }
  }

  /// The expression with another name in place of the API of a fact.
  ///
  /// The name replaces the whole expression. It replaces only the argument that the API is where
  /// another argument of the same kind can stand.
  func replacing(_ fact: Fact, by instead: String) -> String {
    guard contains("("), instead.isConstant, fact.name != "moving-apis" || mayAnnounceArgument
    else { return instead }
    let accepted = fact.acceptedIdentifiers
    let written = qualifiedIdentifiers.compactMap { $0.split(separator: ".").last.map(String.init) }
    guard let name = written.first(where: { accepted.contains($0.foldedForComparison) }),
      !contains(name + "("), instead.hasPrefix(".") == contains("." + name)
    else { return instead }
    guard instead.hasPrefix(".") else { return replacing(name, with: instead) }
    let bare = instead.dropFirst()
    let isType = name.first?.isUppercase ?? false
    let replacement = isType ? bare.capitalizingFirst : String(bare)
    return replacing("." + name, with: "." + replacement)
  }
}

extension Fact {
  /// The single words of the places that the fact accepts.
  var wordsOfPlaces: Set<String> { Set(accepted.flatMap(\.foldedTokens)) }
}
