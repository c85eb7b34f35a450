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
    wcag: .bestPractice,
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
    check: .scope { context in
      // One adjustable element has no buttons.
      guard let section = context.scope.givenSection("announcements"),
        context.adjustable.role == nil,
        let fact = context.missingButton, let action = fact.detail("action")
      else { return [] }
      let key = section.key
      let sharing = context.hearers(of: key.range)
      let fix = { (isRepeating: Bool) -> Fix? in
        .preferred(
          "Add the announcement of '\(action)'",
          edits(announcing: action, in: section, isRepeating: isRepeating, on: sharing)
        )
      }
      let others = sharing.flatMap { otherAnnouncements(than: action, in: $0) }
      return [
        Violation(
          "nothing is announced for '\(action)'; add its announcement",
          at: key.range,
          isGap: true,
          fact: fact,
          fixes: [fix(true)],
          repeating: others.map(\.announcement.phrase.range),
          else: [fix(false)]
        )
      ]
    }
  )
}

/// The edits that add the announcement of an action on every platform that has this section.
///
/// Its phrase may repeat that of the other button.
private func edits(
  announcing action: String,
  in section: SpecEntry,
  isRepeating: Bool,
  on contexts: [PlatformContext]
) -> [TextEdit] {
  let edits = contexts.reversed().compactMap { context -> TextEdit? in
    guard let phrase = phrase(of: action, isRepeating: isRepeating, in: context) else {
      return nil
    }
    let text = ScalarWriting.scalar(phrase)
    return contexts.count > 1
      ? context.spec.inserting(action, text, in: context.scope, under: section.key.value)
      : edit(announcing: action, with: text, in: section, context)
  }
  return edits.count == contexts.count ? edits : []
}

private func edit(
  announcing action: String,
  with text: String,
  in section: SpecEntry,
  _ context: PlatformContext
) -> TextEdit? {
  if let entry = section.value.entry(action), entry.value.isNull {
    return context.spec.filling(entry, with: text)
  }
  let written =
    context.scope.own.entry(section.key.value) == nil ? context.spec.root : platformMap(in: context)
  if let list = written?[section.key.value], list.isList {
    return context.spec.appending("{ for: \(action), text: \(text) }", to: list)
  }
  return context.spec.inserting(action, text, into: section.value)
}

/// The map of a platform as it is written.
private func platformMap(in context: PlatformContext) -> SpecValue? {
  context.scope.platform.flatMap { context.spec.root["platforms"]?[$0.rawValue] }
}

/// The phrase of the other button with the word of this one.
///
/// Otherwise it is the phrase that the guideline has for the action. The guideline's words are
/// English, and only for specs in English.
private func phrase(of action: String, isRepeating: Bool, in context: PlatformContext) -> String? {
  guard context.scope.platform != nil else { return nil }
  let isEnglish = context.scope.foreignLanguage == nil
  let templates = context.facts("announcement-templates").templates(of: action)
  let template = isEnglish ? templates.first?.values.first : nil
  let words = context.facts("button-words", .platform)
  let own = isEnglish ? words.first { $0.detail("action") == action }?.values ?? [] : []
  for (announcement, word) in otherAnnouncements(than: action, in: context) {
    let phrase = announcement.spoken.text
    let isRight =
      isRepeating && announcement.spoken.names.allSatisfy(Phrase.placeholders.contains)
    if let (old, new) = zip(word.values, own).first(where: { phrase.lastPlace(of: $0.0) != nil }) {
      return isRight
        ? phrase.replacingWord(old, by: new)
        : own.first.flatMap { template?.replacingWord($0, by: new) }
    }
    if isRight, announcement.spoken.has("state") { return phrase }
  }
  return template
}

/// The announcements of the other buttons, each with the fact about its word.
private func otherAnnouncements(than action: String, in context: PlatformContext)
  -> [(announcement: SpokenAnnouncement, word: Fact)]
{
  context.facts("button-words", .platform).filter { $0.detail("action") != action }.flatMap {
    word in
    let moments = context.actionNames(of: word)
    return context.announcements.all
      .filter { moments.contains($0.foldedMoment) && $0.state == nil }
      .map { (announcement: $0, word: word) }
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
