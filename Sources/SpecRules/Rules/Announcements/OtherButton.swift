import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A phrase with another button than the spec has, such as "Retry" in place of "Undo".
  static let otherButton = Rule(
    id: "other-button",
    severity: .warning,
    summary: "An announcement with a button that the spec does not have, or that is none",
    rationale: """
      A person hears what the button of a message is called, and looks for that. Where it is called \
      otherwise, nobody knows which of the two is meant.
      """,
    wcag: .bestPractice,
    judgesWords: true,
    examples: Examples(
      failing: """
        component: snackbar
        label: Message deleted
        action: Undo
        platforms:
          android:
            framework: views
            element: Snackbar
            announcements:
              appear: "Message deleted, Retry, button"
                                        ^^^^^ the spec has no button 'Retry'; say 'Undo'
        """,
      passing: """
        component: snackbar
        label: Message deleted
        action: Undo
        platforms:
          android:
            framework: views
            element: Snackbar
            announcements:
              appear: "Message deleted, Undo, button"
        """
    ),
    check: .scope { context in
      let buttons = context.spec.parts.filter { !$0.calledNames.isEmpty }
      guard context.scope.platform != nil, buttons.count <= mostButtons else { return [] }
      let roles = context.facts("roles", .anywhere).isEmpty ? rolesOfParts(in: context) : []
      return context.announcements.all.compactMap {
        violation(of: $0, having: buttons) ?? misnamed($0, having: buttons, roles)
      }
    }
  )
}

/// With how many buttons a spec is looked at.
private let mostButtons = 20

/// What screen readers call the parts that the component may have, as "button".
private func rolesOfParts(in context: PlatformContext) -> Set<[String]> {
  guard let guideline = context.spec.guideline, guideline.hasModel else { return [] }
  let parts = KeyDictionary.builtIn.partsOfSpec.filter { guideline.model.keys.contains($0.key) }
  return Set(parts.map(\.shape.name.foldedTokens))
}

/// The role of a part behind the name of a component that has no role: "Message deleted, button".
private func misnamed(
  _ announcement: SpokenAnnouncement,
  having buttons: [Part],
  _ roles: Set<[String]>
) -> Violation? {
  let (reading, text) = (announcement.reading, announcement.phrase.value)
  guard !roles.isEmpty, !announcement.isForeign else { return nil }
  let names = buttons.flatMap { $0.calledNames.map(\.value.foldedTokens) }
  let place = reading.parts.indices.prefix(PhraseReading.mostParts).dropFirst().first { index in
    reading.named.contains(index - 1)
      && roles.contains(String(text[reading.parts[index]]).foldedTokens)
      && !names.contains(String(text[reading.parts[index - 1]]).foldedTokens)
  }
  guard let place else { return nil }
  let (name, role) = (text[reading.parts[place - 1]], reading.parts[place])
  let all = buttons.compactMap(\.calledNames.first?.value)
  let advice = all.isEmpty ? "leave it out" : "say \(all.listed) in front of it"
  return Violation(
    "'\(name)' is no \(text[role]); \(advice)",
    at: announcement.range(of: role),
    offers: all.prefix(3).map { announcement.saying("\($0), \(text[role])", at: role) }
      + [all.isEmpty ? announcement.leavingOut(role) : nil]
  )
}

/// A part in front of the role of a button that names none, in a phrase that names none at all.
private func violation(of announcement: SpokenAnnouncement, having buttons: [Part]) -> Violation? {
  let (reading, text) = (announcement.reading, announcement.phrase.value)
  let parts = reading.parts.prefix(PhraseReading.mostParts).map { String(text[$0]).foldedTokens }
  guard !announcement.isForeign, Phrase(text).names.isEmpty else { return nil }
  let names = buttons.flatMap { [$0.label].compactMap(\.self) + $0.names }
  let words = Set(names.flatMap(\.value.foldedTokens))
  let roles = Set(buttons.compactMap { $0.shape?.name.foldedTokens })
  guard parts.allSatisfy({ words.isDisjoint(with: $0) }) else { return nil }
  let place = parts.indices.dropFirst().first { index in
    roles.contains(parts[index]) && reading.kinds(of: index - 1).isEmpty
      && !reading.named.contains(index - 1)
  }
  guard let place, let right = buttons.first?.calledNames.first else { return nil }
  let other = reading.parts[place - 1]
  let all = buttons.compactMap(\.calledNames.first?.value)
  return Violation(
    "the spec has no button '\(text[other])'; say \(all.listed)",
    at: announcement.range(of: other),
    related: [.init("the button of the spec", at: right.range)],
    offers: all.prefix(3).map { announcement.saying($0, at: other) }
  )
}
