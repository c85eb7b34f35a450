import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// An announcement that does not say what it is about.
  static let announcementIncludesLabel = Rule(
    id: "announcement-includes-label",
    severity: .warning,
    summary: "An announcement with neither the label nor the name",
    rationale: """
      "3, Increment, Button" does not say what there are three of. The label gives the context, \
      above all to people who cannot keep it in mind.
      """,
    wcag: .fails("4.1.2"),
    facts: ["announced-label"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "3, Increment, Button"
                          ^^^^^^^^^^^^^^^^^^^^ the announcement does not say 'Tickets'; put the \
        label in front
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Increment, Button"
        """
    ),
    check: .violation(inEachAnnouncement: "announced-label") { announcement, fact, context in
      // It may be about the segment that nobody can read.
      if announcement.segment == nil, context.scope.segments.hasUnreadable { return nil }
      let ofButton = announcement.segment == nil ? announcement.button?.name : nil
      let known = (announcement.labels + [ofButton?.value].compactMap(\.self))
        .filter { !$0.isEmpty }
      guard let first = known.first, !announcement.spoken.has("label"),
        !announcement.spoken.has("name"), known.allSatisfy(LabelMatch.isComparable)
      else { return nil }
      let isSaid = known.contains { name in
        let match = LabelMatch(announcement.tokens, label: name, isSpoken: true)
        if context.scope.foreignLanguage != nil { return match.mayContainInflected }
        let whole = LabelMatch(announcement.phrase.value, label: name, isSpoken: true)
        return fact.values.contains(NameWish.containsAll.rawValue)
          ? match.containsAll || whole.containsAll : match.contains || whole.contains
      }
      if isSaid || namesSegment(announcement, in: context) { return nil }
      let violation = violation(missingLabel: first, in: announcement)
      return announcement.judged(.label, violation)
    }
  )
}

/// How many choices are looked for in a phrase.
private let mostSegments = 20

/// Whether a phrase is that of a choice, where the label is what a group of them is called.
private func namesSegment(_ announcement: SpokenAnnouncement, in context: PlatformContext) -> Bool {
  announcement.segment == nil && context.spec.guideline?.isOwn == true
    && context.scope.segments.all.prefix(mostSegments).flatMap(\.calledNames).contains { name in
      announcement.tokens.contains(words: name.value.foldedTokens)
    }
}

/// An announcement without the label; the fixes put it in front, or in place of what stands there.
private func violation(
  missingLabel label: String,
  in announcement: SpokenAnnouncement
) -> Violation {
  let phrase = announcement.phrase
  let isPlaceholder =
    label == announcement.names.label?.value && announcement.usesPlaceholders
  let right = isPlaceholder ? "{label}" : label
  let fixed = announcement.inserting(right, saying: [.label]).text
  var texts = [(title: "Put '\(right)' in front", text: fixed)]
  var message = "the announcement does not say '\(label)'; put the label in front"
  var place: Range<String.Index>?
  let value = isPlaceholder ? "{value}" : announcement.spec.shownValue?.current ?? "{value}"
  if let filled = phrase.value.filled(label: right, value: value) {
    place = filled.place
    message =
      "'\(phrase.value[filled.place])' stands for the label; write the label itself, '\(label)'"
    texts = [("Change to '\(filled.text)'", filled.text)]
  } else if let other = otherLabel(in: announcement, insteadOf: label) {
    let said = phrase.value[other]
    message = "the announcement says '\(said)', not '\(label)'; say the label"
    let text = phrase.value.replacing([(other, right)])
    texts = [("Change '\(said)' to '\(right)'", text)]
  }
  return Violation(
    message,
    at: announcement.range(of: place),
    offers: texts.map {
      announcement.saying($0.text, as: $0.title, isPreferred: texts.count == 1)
    }
  )
}

/// The only part of an announcement that tells nothing else, and stands where the label belongs.
///
/// It is short and not all of the phrase, as "Unmute" for "Mute", or has words of the label.
/// A number may be a value. What a word of another language tells is not known.
private func otherLabel(in announcement: SpokenAnnouncement, insteadOf label: String)
  -> Range<String.Index>?
{
  let (text, reading) = (announcement.phrase.value, announcement.reading)
  guard announcement.scope.foreignLanguage == nil, reading.parts.count <= PhraseReading.mostParts,
    let index = reading.onlyPart(where: { reading.kinds(of: $0).isEmpty })
  else { return nil }
  let part = reading.parts[index]
  let words = String(text[part]).foldedTokens
  let isLike =
    reading.parts.count > 1 && (1...2).contains(words.count)
    || !Set(words).isDisjoint(with: label.foldedTokens)
    || LabelMatch(words, label: label, isSpoken: true).contains
  let inFront = reading.parts.indices.prefix(index).flatMap(reading.kinds)
  guard isLike, Set(inFront).isSubset(of: [.state, .value, .group]),
    // What stands in braces is a placeholder that is misspelt.
    StandIn.all(in: String(text[part])).isEmpty,
    !text[part].contains(where: { $0 == "{" || $0.isNumber }),
    !announcement.isOtherText(words)
  else { return nil }
  return part
}

extension SpokenAnnouncement {
  /// Whether some words are a text that the spec has under another key, such as the placeholder.
  ///
  /// What the phrases of the guideline have beside the label is no other one either: "Alert".
  fileprivate func isOtherText(_ words: [String]) -> Bool {
    let templates = context.facts("announcement-templates").flatMap(\.values)
    return spec.root.entries.contains { $0.value.word?.value.foldedTokens == words }
      || templates.contains { $0.spokenParts().contains { $0.foldedTokens == words } }
  }
}

extension String {
  /// How many bytes are filled in at most.
  private static let mostFilled = 1 << 16

  /// The phrase with a label and a value in place of its stand-ins.
  ///
  /// It comes with the place of the first stand-in for a label; `nil` where there is none.
  fileprivate func filled(
    label: String,
    value: String
  ) -> (place: Range<Index>, text: String)? {
    // A text in front of all others is the label.
    let standIns = StandIn.all(in: self).map { standIn in
      standIn.meaning == .text && standIn.range.lowerBound == startIndex
        ? StandIn(range: standIn.range, meaning: .label) : standIn
    }
    let first = standIns.first { [.label, .labelAndValue].contains($0.meaning) }
    // A long label in many places would be a product of two sizes.
    let length = (label.utf8.count + value.utf8.count) * standIns.count
    guard let place = first?.range, length <= Self.mostFilled else { return nil }
    let parts = standIns.compactMap { standIn -> (range: Range<Index>, text: String)? in
      switch standIn.meaning {
      case .label: (standIn.range, label)
      case .value: (standIn.range, value)
      case .labelAndValue: (standIn.range, "\(label), \(value)")
      case .text: nil
      }
    }
    return (place, replacing(parts))
  }
}
