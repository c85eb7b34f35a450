import Guidelines
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
    facts: ["name-matches-label"],
    exceptions: [.information: "where only people can tell whether the name has the label"],
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
    check: .reportingScope { scope, context in
      // What holds on both platforms is the weaker of what they ask for.
      let shared = context.factOfEachPlatform("name-matches-label")
      let weaker = shared.first { $0.values.first != "equal" } ?? shared.first
      let fact = scope.platform == nil ? weaker : context.fact("name-matches-label", in: scope)
      guard let fact else { return }
      let isEqual = fact.values.first == "equal"
      if let label = context.spec.label, let name = scope.name {
        // A name that says what one button does is that of a button.
        let isPlain = isEqual && !context.saysPurpose(name, in: scope)
        context.compare(name, with: label, mustEqual: isPlain, .control, fact, in: scope)
      }
      for segment in scope.segments.segments ?? [] {
        guard let label = segment.label else { continue }
        guard let name = segment.name else { continue }
        context.compare(name, with: label, mustEqual: isEqual, .segment(segment), fact, in: scope)
      }
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      guard let label = context.spec.label else { return }
      for button in scope.buttons(actions) {
        guard let name = button.name else { continue }
        context.compare(name, with: label, mustEqual: false, .button(button), fact, in: scope)
      }
    }
  )
}

/// What has both a name and a visible label that it is to follow.
private enum LabelledPart {
  case control
  case segment(Segment)
  case button(ActionButton)
}

extension RuleContext {
  fileprivate func saysPurpose(_ name: Word, in scope: Scope) -> Bool {
    let verbs = facts("purpose-words", in: scope).flatMap(\.verbs)
    return !Set(name.value.foldedTokens).isDisjoint(with: verbs)
  }

  fileprivate func compare(
    _ name: Word,
    with label: Word,
    mustEqual: Bool,
    _ part: LabelledPart,
    _ fact: Fact,
    in scope: Scope
  ) {
    // An empty name is another fault.
    if name.value.isEmpty || Phrase(name.value).has("label") { return }
    // Nobody reads a sign out as it is written.
    if label.value.isSign { return }
    let match = LabelMatch(name.value, label: label.value)
    guard mustEqual ? !match.isEqual : !match.contains else { return }
    if !mustEqual, scope.foreignLanguage != nil, match.mayContainInflected { return }
    let advice = mustEqual ? "use the label" : "put the label into it"
    report(
      "the name \(mustEqual ? "differs from" : "lacks") the visible label '\(label.value)'; "
        + advice,
      at: name.range,
      fact: fact,
      in: scope,
      severity: !mustEqual && match.needsJudgement ? .information : nil,
      related: [.init("the visible label", at: label.range)],
      fixes: fixes(of: name, with: label, mustEqual: mustEqual, part, in: scope)
    )
  }

  private func fixes(
    of name: Word,
    with label: Word,
    mustEqual: Bool,
    _ part: LabelledPart,
    in scope: Scope
  ) -> [Fix] {
    switch part {
    case .control:
      mustEqual
        ? fixes(of: name, as: label, in: scope)
        : fixes(of: name, as: "\(label.value), \(name.value)", in: scope.map)
    case .segment(let segment):
      fixes(
        of: name,
        as: mustEqual ? label.value : "\(label.value), \(name.value)",
        in: segment
      )
    case .button(let button):
      fixes(of: name, as: self.name(of: button, with: label, in: scope), in: button.value)
    }
  }

  /// The name of a button with the label in front, and with the value if that is missing.
  private func name(of button: ActionButton, with label: Word, in scope: Scope) -> String {
    let name = button.name?.value ?? ""
    guard let value = valueMissing(in: button, in: scope) else { return "\(label.value), \(name)" }
    let stale = staleValues(in: name, besides: [], scope: scope)
    guard stale.count == 1 else {
      return (stale.isEmpty ? [label.value, value, name] : [label.value, name])
        .joined(separator: ", ")
    }
    return "\(label.value), " + name.saying(value, insteadOf: stale.first)
  }

  /// Gives the control the name that the label is, and hides the label where both would be heard;
  /// or takes the name away, as the label is heard without it.
  private func fixes(of name: Word, as label: Word, in scope: Scope) -> [Fix] {
    let change = "Change the name to '\(label.value)'"
    let edit = spec.replacing(name, with: label.value)
    let isRepeated = fact("name-beside-label", in: scope)?.values == ["duplicated"]
    guard isRepeated, labelHiding(in: scope) == nil else {
      return [Fix(change, [edit], isPreferred: true)]
    }
    let hiding = hidingLabel(in: scope).map {
      Fix("\(change) and hide the visible label", [edit, $0], isPreferred: true)
    }
    let isOnce = spec.scopes.count { $0.platform == scope.platform } == 1
    let entry = scope.map.naming(in: vocabulary).flatMap {
      isOnce && isOwn($0.key.range, of: scope) ? $0 : nil
    }
    return [hiding, entry.flatMap { spec.removal(of: $0, "Remove the name") }].compactMap(\.self)
  }

  /// Changes the name of a segment; takes it away where some framework has the label as the name.
  private func fixes(of name: Word, as fixed: String, in segment: Segment) -> [Fix] {
    let isDefault = spec.scopes.contains { scope in
      factOfEachFramework("name-beside-label", in: scope).contains { $1.values == ["redundant"] }
    }
    guard isDefault, LabelMatch(fixed, label: segment.label?.value ?? "").isEqual else {
      return fixes(of: name, as: fixed, in: segment.value)
    }
    let entry = segment.value.naming(in: vocabulary)
    return [entry.flatMap { spec.removal(of: $0, "Remove the name", isPreferred: true) }]
      .compactMap(\.self)
  }

  /// Changes a name, unless a title beside it has to follow.
  private func fixes(of name: Word, as fixed: String, in map: SpecValue) -> [Fix] {
    if map.hasText(of: "title", in: vocabulary) { return [] }
    let edit = spec.replacing(name, with: fixed)
    return [Fix("Change the name to '\(fixed)'", [edit], isPreferred: true)]
  }
}

extension String {
  /// Whether the text is a sign with a letter or a digit at most, such as "♀" or "°C".
  fileprivate var isSign: Bool {
    let letters = count { $0.isLetter || $0.isNumber }
    return letters == 0
      || letters == 1 && contains { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
  }
}
