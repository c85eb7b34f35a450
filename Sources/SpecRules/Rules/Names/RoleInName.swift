import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A name or a hint that says the role, which the screen reader says as well.
  static let roleInName = Rule(
    id: "role-in-name",
    severity: .information,
    summary: "A name or a hint that says the role, which the screen reader adds by itself",
    rationale: """
      The screen reader says the role behind the name. A name or a hint that says it as well is \
      heard as "Add button, button", at each swipe.
      """,
    wcag: .bestPractice,
    exceptions: [.warning: "for a button whose name is given under a key of its own"],
    yieldsTo: ["hint-only-when-needed", "name-matches-label", "name-says-more"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: react-native
            accessibilityRole: button
            increment: { accessibilityLabel: Adds one ticket to 3 tickets button }
                                                                          ^^^^^^ TalkBack says \
        'button' behind the name; leave it out
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: react-native
            accessibilityRole: button
            increment: { accessibilityLabel: Adds one ticket to 3 tickets }
        """
    ),
    check: .scope { context in
      guard context.scope.platform != nil, context.scope.foreignLanguage == nil else { return [] }
      let whole = spokenRole(of: context.scope.map, in: context)
      let names = context.calledNames.filter { !isToldOtherwise(of: $0, in: context) }
      let own = violations(of: names, context.scope.map, whole, in: context)
      let ofButtons = context.buttons.flatMap { button in
        let role = spokenRole(of: button.value, in: context) ?? whole
        return violations(of: button.names, button.value, role, in: context)
      }
      let ofSegments = context.scope.segments.all.flatMap { segment in
        violations(of: segment.calledNames, segment.value, whole, in: context)
      }
      let ofParts = context.spec.parts.flatMap { part in
        // The voice of the control does not tell what is said of its parts.
        part.role(in: context).map { role in
          part.calledNames.compactMap { repetition(of: role, inName: $0, context, .warning) }
        } ?? []
      }
      return own + ofButtons + ofSegments + ofParts
    }
  )
}

extension Part {
  /// The role of a part that the dictionary of keys calls by its role, as the buttons of a dialog.
  fileprivate func role(in context: PlatformContext) -> String? {
    shape.flatMap { context.lexicon.has($0.name.foldedTokens, as: .role) ? $0.name : nil }
  }
}

/// Whether `name-says-more` tells that a name ends with a word which is said besides.
private func isToldOtherwise(of name: LocatedText, in context: PlatformContext) -> Bool {
  context.facts("unfit-name-words").contains { fact in
    fact.values.contains { name.value.ending(with: $0) != nil }
  }
}

/// The word that is said for the role which a map gives; `nil` where none is said.
private func spokenRole(of map: SpecValue, in context: PlatformContext) -> String? {
  let role = map["role"]?.word?.value
  guard context.scope.isOfSharedFramework, let platform = context.scope.platform else {
    return role.map(\.roleWord)
  }
  guard let given = map.sharedRole(in: context.vocabulary) else { return nil }
  let known = PlatformEffects.builtIn.effects(of: given.name, on: platform)
  let effect = known.first { $0.value == given.value.lowercased() }
  return effect?.standsFor.first { $0.key == "role" }?.value
}

private func violations(
  of names: [LocatedText],
  _ map: SpecValue,
  _ role: String?,
  in context: PlatformContext
) -> [Violation] {
  guard let role, role != "none", !role.isEmpty else { return [] }
  let hints = map.entries.filter { entry in
    entry.key.value == "hint" || context.vocabulary.api(named: entry.key.value)?.purpose == "hint"
  }
  let found =
    names.compactMap { repetition(of: role, inName: $0, context) }
    + hints.compactMap { entry in
      entry.value.word.flatMap { repetition(of: role, inHint: $0, context) }
    }
  // The spec's own word for the role holds, unless the device is known to say none.
  let isSaid =
    found.isEmpty || context.scope.isOfSharedFramework || context.saysRole(role) != false
  return isSaid ? found : []
}

/// A role at the end of a name that says more.
private func repetition(
  of role: String,
  inName name: LocatedText,
  _ context: PlatformContext,
  _ severity: Severity? = nil
) -> Violation? {
  guard name.value.utf8.count <= longestText, let ending = name.value.ending(with: role) else {
    return nil
  }
  return Violation(
    "\(context.scope.screenReaderName) says '\(role)' behind the name; leave it out",
    at: context.spec.range(of: ending.place, in: name),
    severity: severity,
    tags: [.unnecessary],
    offers: [Offer(.put(ending.rest, for: name), title: "Leave '\(role)' out")]
  )
}

/// A role that begins or ends a sentence of a hint.
private func repetition(
  of role: String,
  inHint hint: LocatedText,
  _ context: PlatformContext
) -> Violation? {
  guard hint.value.utf8.count <= longestText else { return nil }
  let words = role.foldedTokens
  let sentences = hint.value.split { ".,;!".contains($0) }.map { String($0).foldedTokens }
  let repeats = sentences.contains {
    Array($0.suffix(words.count)) == words || Array($0.prefix(words.count)) == words
  }
  guard repeats else { return nil }
  return Violation(
    "\(context.scope.screenReaderName) says '\(role)' by itself; leave it out of the hint",
    at: hint.range
  )
}

/// How long a text is at most, in bytes, that is looked at.
private let longestText = 2_000
