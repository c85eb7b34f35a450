import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A phrase with the role in front of the name, which no screen reader says so.
  static let roleBeforeName = Rule(
    id: "role-before-name",
    severity: .warning,
    summary: "An announcement with the role in front of the name",
    rationale: """
      Screen readers say what a thing is called, and then what it is. Who listens skips ahead as \
      soon as the first word is not the one that is looked for.
      """,
    wcag: .bestPractice,
    relatedFacts: ["announcement-templates"],
    yieldsTo: ["said-twice"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: button
        label: Save
        platforms:
          ios:
            framework: uikit
            element: UIButton
            announcements:
              focus: "button, Save"
                      ^^^^^^ VoiceOver says the role behind the name; put 'button' there
        """,
      passing: """
        component: button
        label: Save
        platforms:
          ios:
            framework: uikit
            element: UIButton
            announcements:
              focus: "Save, button"
        """
    ),
    check: .scope { context in
      guard context.scope.platform != nil, !hasSuchTemplate(context) else { return [] }
      return context.announcements.all.compactMap(violation)
    }
  )
}

/// Whether a phrase of the guideline begins with the role, as that of a field does in Compose.
private func hasSuchTemplate(_ context: PlatformContext) -> Bool {
  let roles = context.rightRoles
  return context.facts("announcement-templates").flatMap(\.values).contains { template in
    template.spokenParts().first.map { roles.contains($0.foldedForComparison) } ?? false
  }
}

private func violation(of announcement: SpokenAnnouncement) -> Violation? {
  let (reading, text) = (announcement.reading, announcement.phrase.value)
  guard !announcement.isForeign,
    let name = reading.parts.indices.first(where: { reading.kinds(of: $0).contains(.label) }),
    let role = reading.said(.role).first(where: { $0.isAlone && !$0.isDenied })?.part,
    role < name, !announcement.isComposedSo,
    // What stands behind the group or the position is an order of its own.
    reading.kinds(of: role) == [.role],
    (0..<role).allSatisfy({ reading.kinds(of: $0) == [.state] })
  else { return nil }
  let (place, called) = (reading.parts[role], reading.parts[name])
  let word = String(text[place])
  let swapped = text.replacing([(place, String(text[called])), (called, word)])
  return Violation(
    "\(announcement.context.scope.screenReaderName) says the role behind the name; put '\(word)' "
      + "there",
    at: announcement.range(of: place),
    // The name of a button may have several parts.
    offers: announcement.button == nil
      ? [announcement.saying(swapped, as: "Put '\(word)' behind the name")] : []
  )
}

extension SpokenAnnouncement {
  /// Whether the device says the phrase, and the role first.
  fileprivate var isComposedSo: Bool {
    guard let parts = composed?.utterance.parts,
      let role = parts.firstIndex(where: { $0.kind == .role })
    else { return false }
    return !parts[..<role].contains { $0.kind == .name || $0.kind == .label }
  }
}
