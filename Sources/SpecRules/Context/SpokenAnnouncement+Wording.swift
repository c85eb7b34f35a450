import English
import Guidelines
import SourceText
import SpecModel

extension SpokenAnnouncement {
  func readLayout() -> PhraseLayout {
    PhraseLayout(
      phrase.value,
      names: labels + [groupLabel].compactMap(\.self),
      template: template,
      said: parts,
      general: generalParts
    )
  }

  /// What a part of it says.
  func parts(saidBy part: String) -> Set<PhraseLayout.Part> {
    parts(
      saidBy: part,
      besides: [nameTokens.label, nameTokens.name].compactMap(\.self),
      group: context.announcements.groupTokens
    )
  }

  private var groupLabel: String? { spec.groupLabel?.value }

  /// What a part says that has no name in it.
  private func generalParts(saidBy part: String) -> Set<PhraseLayout.Part> {
    parts(saidBy: part, besides: [], group: nil)
  }

  /// What a part says, the words of some names and of the group's label aside.
  private func parts(
    saidBy part: String,
    besides names: [[String]],
    group: [String]?
  ) -> Set<PhraseLayout.Part> {
    let placeholders: [String: PhraseLayout.Part] = [
      "group": .group, "label": .label, "name": .label, "value": .value, "index": .index,
      "count": .index, "state": .state, "role": .role, "hint": .hint,
    ]
    var said = Set(Phrase(part).names.compactMap { placeholders[$0] })
    var tokens = part.foldedTokens
    for name in names {
      guard !name.isEmpty, tokens.contains(words: name) else { continue }
      said.insert(.label)
      tokens = tokens.removing(name)
    }
    if let group, tokens.contains(words: group) { said.insert(.group) }
    if !SpokenIndex.all(in: tokens).isEmpty {
      said.insert(.index)
    } else if !(tokens.first.map(context.purposeVerbs.contains) ?? false),
      Phrase(tokens.joined(separator: " ")).saysNumber || tokens == ["one"]
    {
      said.insert(.value)
    }
    let states = ["button-words", "selection-words"].flatMap(accepted)
    if (states + context.announcements.disabledWords).contains(where: tokens.containsWords) {
      said.insert(.state)
    }
    let hints = ["activation-phrase", "interaction-phrases", "announced-adjustment"]
      .flatMap(accepted).map(\.foldedTokens).filter { $0.count > 2 }
    if hints.contains(where: { tokens.contains(words: Array($0.prefix(2))) }) {
      said.insert(.hint)
    } else if accepted("announced-roles").contains(where: tokens.containsWords)
      || vocabulary.term(.role, tokens.joined(separator: " ")) != nil
    {
      said.insert(.role)
    }
    return said
  }

  private func accepted(_ name: String) -> [String] {
    context.facts(name, .platform).flatMap(\.accepted)
  }

  /// The guideline's phrase for it.
  var template: String? {
    let facts = context.facts("announcement-templates", .platform)
    guard segmentPosition == nil else {
      let templates = facts.templates(of: FormatMoment.segments)
      let state = segment?.isSelected == true ? "selected" : nil
      let fact = templates.first { $0.detail("state") == state } ?? templates.first
      let isGrouped = segmentPosition == 0 && spec.groupLabel != nil
      return (isGrouped ? fact?.detail("grouped") : nil) ?? fact?.values.first
    }
    let moment = foldedMoment.split(separator: " ").filter { Int($0) == nil }
    return facts.templates(of: moment.joined(separator: " ")).first?.values.first
  }

  /// A part as the other announcements of the platform, else the guideline's template, spell it.
  private func worded(_ part: String) -> String {
    let folded = part.foldedForComparison
    let others = context.announcements.spellings[folded] ?? []
    if let other = others.first(where: { $0.announcement !== self }) { return other.part }
    let template = template
    let spellings = template.map { text in text.phraseParts.map { String(text[$0]) } } ?? []
    return spellings.first { $0.foldedForComparison == folded } ?? part
  }

  /// Whether it, or one beside it, has placeholders, so that the next one is written with one, too.
  var usesPlaceholders: Bool {
    ([self] + context.announcements.all).contains { !$0.spoken.names.isEmpty }
  }
}

// MARK: - Edits

extension SpokenAnnouncement {
  /// A violation of a phrase without a part that it should have.
  ///
  /// The fix puts the part where the guideline has it, or in place of what the phrase says there.
  func violation(
    missing part: String,
    insteadOf stale: Range<String.Index>? = nil,
    because reason: String,
    fact: Fact
  ) -> Violation {
    let stale = stale ?? slip(of: part)
    var words = worded(part)
    if let stale, phrase.value[stale].first?.isLowercase == true {
      words = words.prefix(1).lowercased() + words.dropFirst()
    }
    let reason =
      stale.map { "the announcement says '\(phrase.value[$0])'; use '\(part)'" } ?? reason
    let inserted = layout.inserting(words, saying: generalParts(saidBy: words))
    let fixed = stale.map { phrase.value.replacing([($0, words)]) } ?? inserted.text
    let verb = stale != nil ? "Change to" : inserted.isAtEnd ? "Append" : "Insert"
    return Violation(
      isForeign ? "\(reason), or its translation" : reason,
      at: range(of: stale),
      fact: fact,
      moment: moment.value,
      // What stands for it in another language only people know.
      offers: isForeign ? [] : [saying(fixed, as: "\(verb) '\(words)'")]
    )
  }

  /// The first part that is a slip of the hand for a word, such as "Botton", and tells nothing else.
  private func slip(of word: String) -> Range<String.Index>? {
    guard !isForeign else { return nil }
    return phrase.value.phraseParts.prefix(Self.mostParts).first { range in
      let text = String(phrase.value[range])
      return parts(saidBy: text).isEmpty && Spelling.nearest(to: text, among: [word]) != nil
    }
  }

  /// How many parts are compared with a word.
  private static let mostParts = 20

  /// The place of a part of the phrase in the document, of the whole of it for `nil`.
  func range(of part: Range<String.Index>?) -> ByteRange {
    spec.range(of: part, in: phrase)
  }

  /// The offer of another text for all of it.
  func saying(_ text: String, as title: String, isPreferred: Bool = true) -> Offer {
    Offer(.say(text, in: phrase, as: title), isPreferred: isPreferred)
  }

  /// The offer of another text for a part of it; `nil` where the place is not known.
  func saying(_ text: String, at part: Range<String.Index>?) -> Offer? {
    part.map { saying(phrase.value.replacing([($0, text)]), as: "Change to '\(text)'") }
  }
}
