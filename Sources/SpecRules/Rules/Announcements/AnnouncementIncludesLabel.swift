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
    message = "the announcement says '\(phrase.value[other])', not '\(label)'; say the label"
    texts.insert(("Change to '\(right)'", phrase.value.replacing([(other, right)])), at: 0)
  }
  return Violation(
    message,
    at: announcement.range(of: place),
    offers: texts.map {
      announcement.saying($0.text, as: $0.title, isPreferred: texts.count == 1)
    }
  )
}

/// The first part of an announcement where that tells nothing else, and the label belongs there.
///
/// It is short, or has words of the label: "Add to basket" for "Add to the basket".
/// What a word of another language tells is not known.
private func otherLabel(in announcement: SpokenAnnouncement, insteadOf label: String)
  -> Range<String.Index>?
{
  let text = announcement.phrase.value
  let parts = announcement.reading.parts
  guard parts.count > 1, announcement.scope.foreignLanguage == nil,
    announcement.template?.hasPrefix("{label}") == true,
    let first = parts.first,
    case let words = String(text[first]).foldedTokens,
    (1...2).contains(words.count)
      || LabelMatch(words, label: label, isSpoken: true).contains,
    // What stands in braces is a placeholder that is misspelt.
    StandIn.all(in: String(text[first])).isEmpty, !text[first].contains("{"),
    announcement.reading.kinds(of: 0).isEmpty
  else { return nil }
  return first
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
