import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Reports a change of value that moves the screen reader's focus away.
  static let valueChangeKeepsFocus = Rule(
    id: "value-change-keeps-focus",
    severity: .error,
    summary: "A change of value that moves the focus away from the button",
    rationale: """
      Somebody who raises a number from 1 to 5 presses the same button four times. If the focus \
      leaves it, every step begins with a search.
      """,
    facts: ["focus-on-value-change"],
    yieldsTo: ["announce-or-move"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .announcement, focus: value }
                                                                 ^^^^^ the focus leaves the button \
        when the value changes; use 'stay'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .announcement, focus: stay }
        """
    ),
    check: .scope { scope, context in
      guard let fact = context.fact("focus-on-value-change", in: scope) else { return }
      guard let event = scope.map["focus"]?["on-value-change"] else { return }
      guard let culprit = context.movingWord(in: event, on: scope) else { return }
      let right = fact.values.first ?? "stay"
      let edits = context.edits(of: culprit, in: event, to: right, on: scope)
      context.report(
        "the focus leaves the button when the value changes; use '\(right)'",
        at: culprit.range,
        fact: fact,
        in: scope,
        fixes: edits.isEmpty
          ? [] : [Fix("Keep the focus with '\(right)'", edits, isPreferred: true)]
      )
    }
  )
}

extension RuleContext {
  /// The word that makes an event move the focus.
  fileprivate func movingWord(in event: SpecValue, on scope: Scope) -> Word? {
    // Other words than those of the format are wrong-type's.
    if let word = event.word { return word.value.foldedForComparison == "content" ? word : nil }
    if let focus = event["focus"]?.word {
      let isStill = ["stay", "none"].contains(focus.value.foldedForComparison)
      let isAPI = focus.value.looksLikeAPI || focus.value.contains("_")
      if !isStill, !(isAPI && isForeign(focus.value, to: scope)) { return focus }
      // Where the focus stays, an API that moves it contradicts that; it is another fault.
      if isStill { return nil }
    }
    let apis = (event["api"]?.words ?? []) + (event["announce"]?.words ?? [])
    return (apis + event.entries.map(\.key)).first {
      vocabulary.movesFocus($0.value) && !isForeign($0.value, to: scope)
    }
  }

  /// The edits that keep the focus: the word that says where it goes is replaced, an API that moves
  /// it makes room for one that announces.
  fileprivate func edits(
    of culprit: Word,
    in event: SpecValue,
    to right: String,
    on scope: Scope
  ) -> [TextEdit] {
    if event.word != nil || event["focus"]?.word?.range == culprit.range {
      return [spec.replacing(culprit, with: right)]
    }
    let stay =
      event["focus"] == nil ? spec.inserting("focus", right, into: event) : nil
    let announcing = scope.possibleFrameworks.lazy
      .compactMap { self.vocabulary.names(for: "announce", in: $0).first }.first
    if let entry = event.entries.first(where: { $0.key.range == culprit.range }) {
      return edits(of: entry, in: event, to: right, announcing: announcing)
    }
    guard let stay else { return [] }
    guard let announcing else {
      // Nothing is known to announce: the phrase of the spec is announced by other means.
      let isAnnounced = event["announce"]?.word?.range == culprit.range
      return isAnnounced ? [TextEdit(culprit.range, with: "true"), stay] : []
    }
    let name = vocabulary.announcing(culprit.value, by: announcing)
    return [spec.replacing(culprit, with: name), stay]
  }

  /// The edits that take the key of an API that moves the focus out of an event.
  private func edits(
    of entry: SpecEntry,
    in event: SpecValue,
    to right: String,
    announcing: String?
  ) -> [TextEdit] {
    var entries: [String] = []
    if event["announce"] == nil {
      entries.append("announce: " + (announcing.map(ScalarWriting.scalar) ?? "true"))
    }
    if event["focus"] == nil { entries.append("focus: " + right) }
    guard let first = entries.first else { return [spec.removing(entry.range)] }
    let replacement = TextEdit(entry.range, with: first)
    guard entries.count > 1 else { return [replacement] }
    return [replacement] + [spec.inserting("focus", right, into: event)].compactMap(\.self)
  }

  private func isForeign(_ name: String, to scope: Scope) -> Bool {
    let homes = vocabulary.homes(of: name)
    return !homes.isEmpty && Set(homes).isDisjoint(with: scope.possibleFrameworks)
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

  /// The call with the name of an announcing API in place of the one that moves the focus: the
  /// whole call, or its argument.
  fileprivate func announcing(_ call: String, by name: String) -> String {
    let moving = stems(for: "move focus").subtracting(stems(for: "announce"))
    guard name.hasPrefix("."), let stem = moving.first(where: { call.contains("." + $0) }) else {
      return name
    }
    return call.replacing("." + stem, with: name)
  }

  /// What a framework has for a purpose, the guideline's first choice first.
  func names(for purpose: String, in framework: Framework) -> [String] {
    counterparts.first { $0.purpose == purpose }?.names[framework] ?? []
  }

  private func stems(for purpose: String) -> Set<String> {
    let row = counterparts.first { $0.purpose == purpose }
    return Set((row?.names.values.flatMap { $0 } ?? []).map { Vocabulary.stem(of: $0) })
  }
}
