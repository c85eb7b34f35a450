import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Announcements that leave out one of the buttons.
  static let announcementPerButton = Rule(
    id: "announcement-per-button",
    severity: .warning,
    summary: "An announcement for one of the two buttons only",
    rationale: """
      The two buttons differ in nothing but what is announced. Where one of them is left out, \
      developers and testers have to guess half of the component.
      """,
    facts: ["button-announcements"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
            ^^^^^^^^^^^^^ nothing is announced for 'decrement'; add its announcement
              increment: "Tickets, 3, Increment, Button"
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Increment, Button"
              decrement: "Tickets, 3, Decrement, Button"
        """
    ),
    check: .scope { scope, context in
      // One adjustable element has no buttons.
      guard let section = scope.givenSection("announcements"),
        context.adjustableRole(in: scope) == nil,
        let fact = context.missingButton(in: scope), let action = fact.detail("action")
      else { return [] }
      let edits = context.edits(announcing: action, in: section, scope: scope)
      return [
        Violation(
          "nothing is announced for '\(action)'; add its announcement",
          at: section.key.range,
          isGap: true,
          fact: fact,
          fixes: [.preferred("Add the announcement of '\(action)'", edits)]
        )
      ]
    }
  )
}

extension RuleContext {
  /// The edits that add the announcement of an action on every platform that has this section.
  fileprivate func edits(
    announcing action: String,
    in section: SpecEntry,
    scope: PlatformSpec
  ) -> [TextEdit] {
    let key = section.key.value
    let sharing = spec.scopes.filter { $0.map.entry(key)?.key.range == section.key.range }
    guard sharing.count > 1 else {
      return [edit(announcing: action, in: section, scope: scope)].compactMap(\.self)
    }
    let edits = sharing.reversed().compactMap { scope in
      phrase(of: action, in: scope).flatMap {
        spec.inserting(action, ScalarWriting.scalar($0), in: scope, under: key)
      }
    }
    return edits.count == sharing.count ? edits : []
  }

  private func edit(announcing action: String, in section: SpecEntry, scope: PlatformSpec)
    -> TextEdit?
  {
    guard let phrase = phrase(of: action, in: scope) else { return nil }
    let text = ScalarWriting.scalar(phrase)
    if let entry = section.value.entry(action), entry.value.isNull {
      return spec.filling(entry, with: text)
    }
    let written = scope.own.entry(section.key.value) == nil ? spec.root : platformMap(of: scope)
    if let list = written?[section.key.value], list.isList {
      return spec.appending("{ for: \(action), text: \(text) }", to: list)
    }
    return spec.inserting(action, text, into: section.value)
  }

  /// The map of a platform as it is written.
  private func platformMap(of scope: PlatformSpec) -> SpecValue? {
    scope.platform.flatMap { spec.root["platforms"]?[$0.rawValue] }
  }

  /// The phrase of the other button with the word of this one, else the one that the guideline has
  /// for an action.
  private func phrase(of action: String, in scope: PlatformSpec) -> String? {
    guard scope.platform != nil else { return nil }
    let template = facts("announcement-templates", in: scope).templates(of: action).first?
      .values.first
    return counterpart(of: action, template: template, in: scope) ?? template
  }

  private func counterpart(of action: String, template: String?, in scope: PlatformSpec) -> String?
  {
    let words = facts("button-words", in: scope, .platform)
    guard let own = words.first(where: { $0.detail("action") == action }) else { return nil }
    for other in words where other.detail("action") != action {
      let moments = names(of: other, in: scope)
      for announcement in scope.announcements
      where moments.contains(announcement.foldedMoment) && announcement.state == nil {
        // What is wrong with a phrase is not said twice.
        let isRight =
          !foundRanges.contains { $0.overlaps(announcement.phrase.range) }
          && announcement.spoken.names.allSatisfy(Phrase.placeholders.contains)
        let model = isRight ? announcement.phrase.value : template
        for (old, new) in zip(other.values, own.values) {
          guard announcement.phrase.value.lastPlace(of: old) != nil else { continue }
          return isRight
            ? model?.replacingWord(old, by: new)
            : own.values.first.flatMap { model?.replacingWord($0, by: new) }
        }
        if isRight, announcement.spoken.has("state") { return model }
      }
    }
    return nil
  }
}

extension String {
  /// The text with another word in the last place of one, small where that is.
  fileprivate func replacingWord(_ old: String, by new: String) -> String {
    guard let place = lastPlace(of: old) else { return self }
    let isSmall = self[place].first?.isLowercase ?? false
    return replacing([(place, isSmall ? new.lowercased() : new)])
  }
}
