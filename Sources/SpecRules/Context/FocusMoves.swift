import English
import Guidelines
import SourceText
import SpecModel

/// What moves the focus on a platform, and what keeps it.
struct FocusMoves: PlatformPart {
  let context: PlatformContext

  /// The edits that take the key of an API that moves the focus out of an event.
  private func edits(
    of entry: SpecEntry,
    in event: SpecValue,
    to right: String,
    announcing: String?
  ) -> [TextEdit] {
    var entries: [(key: String, value: String)] = []
    if event["announce"] == nil {
      entries.append(("announce", announcing.map(ScalarWriting.scalar) ?? "true"))
    }
    if event["focus"] == nil { entries.append(("focus", right)) }
    guard let first = entries.first else { return [spec.removing(entry.range)] }
    let replacement = spec.replacing(entry, with: first.key, first.value)
    guard entries.count > 1 else { return [replacement] }
    return [replacement] + [spec.inserting("focus", right, into: event)].compactMap(\.self)
  }

  /// The edits that put the API which announces in place of one that moves the focus.
  ///
  /// There are none where it stands there already.
  func announcing(_ word: LocatedText, by fact: Fact, in event: FocusEvent?) -> [TextEdit] {
    guard let instead = fact.detail("opposite") else { return [] }
    let name = word.value.replacing(fact, by: instead)
    let edit = spec.replacing(word, with: name)
    guard let entry = event?.value.entries.first(where: { $0.key.range == word.range }) else {
      return [edit]
    }
    guard event?.value.entry(name) == nil else { return [] }
    // The attribute that announces takes how urgent it is.
    guard let value = entry.value.word, value.value == "true", !instead.hasPrefix("."),
      let politeness = vocabulary.terms(.politeness).first?.word
    else { return [edit] }
    return [edit, spec.replacing(value, with: politeness)]
  }

  /// A change that moves the focus away from where the guideline keeps it, with what that means.
  func departure(
    on key: String,
    _ fault: String,
    _ fact: Fact,
    staying isStaying: (String) -> Bool
  ) -> Violation? {
    guard let event = scope.focusEvent(key)?.value,
      let culprit = movingWord(in: event, staying: isStaying)
    else { return nil }
    let right = fact.values.first ?? "stay"
    let edits = edits(keepingFocusWith: right, insteadOf: culprit, in: event)
    return Violation(
      "\(fault); use '\(right)'",
      at: culprit.range,
      fixes: [.preferred("Keep the focus with '\(right)'", edits)]
    )
  }

  /// The word that makes an event move the focus to another place than one that counts as staying.
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

  /// The edits that keep the focus.
  ///
  /// They replace the word that says where the focus goes. An API that moves it makes room for one
  /// that announces.
  private func edits(
    keepingFocusWith right: String,
    insteadOf culprit: LocatedText,
    in event: SpecValue
  ) -> [TextEdit] {
    if event.word != nil { return [spec.replacing(culprit, with: right)] }
    if event["focus"]?.word?.range == culprit.range {
      return [spec.replacing(culprit, with: right)] + announcing(event)
    }
    let stay =
      event["focus"] == nil ? spec.inserting("focus", right, into: event) : nil
    let announcing = scope.possibleFrameworks.lazy
      .compactMap { vocabulary.names(for: "announce", in: $0).first }.first
    if let entry = event.entries.first(where: { $0.key.range == culprit.range }) {
      return edits(of: entry, in: event, to: right, announcing: announcing)
    }
    guard let stay else { return [] }
    guard let announcing else {
      // Nothing is known to announce: the phrase of the spec is announced by other means.
      if event["announce"]?.word?.range == culprit.range {
        return [TextEdit(culprit.range, with: "true"), stay]
      }
      guard let api = event.entry("api") else { return [] }
      return api.value.items.count > 1
        ? [spec.removing(culprit, from: api.value), stay]
        : edits(of: api, in: event, to: right, announcing: nil)
    }
    let name = vocabulary.announcing(culprit.value, by: announcing)
    return [spec.replacing(culprit, with: name), stay]
  }

  /// The edits that let an event announce with what moved the focus.
  private func announcing(_ event: SpecValue) -> [TextEdit] {
    let moving = context.facts("moving-apis", .platform)
    let announcing = context.facts("announcing-apis", .platform)
    let event = FocusEvent(key: LocatedText("", at: event.range), value: event)
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
    guard name.hasPrefix("."), let stem = moving.first(where: { call.contains("." + $0) }) else {
      return name
    }
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
  /// Whether it is a constant, which may be the argument of a call, and no call or attribute.
  private var isConstant: Bool {
    hasPrefix(".") || !isEmpty && allSatisfy { $0.isUppercase || $0 == "_" }
  }

  /// The expression with another name in place of the API of a fact.
  ///
  /// The name replaces the whole expression. It replaces only the argument that the API is where
  /// another argument of the same kind can stand.
  func replacing(_ fact: Fact, by instead: String) -> String {
    guard contains("("), instead.isConstant else { return instead }
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
