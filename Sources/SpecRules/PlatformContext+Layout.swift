import English
import Guidelines
import SourceText
import SpecModel

extension PlatformContext {
  /// The layout of an announcement.
  func layout(of announcement: Announcement) -> PhraseLayout {
    PhraseLayout(announcement.phrase.value, template: template(of: announcement)) {
      parts(saidBy: $0, of: announcement)
    }
  }

  /// What a part of an announcement says.
  func parts(saidBy part: String, of announcement: Announcement) -> Set<PhraseLayout.Part> {
    let placeholders: [String: PhraseLayout.Part] = [
      "group": .group, "label": .label, "name": .label, "value": .value, "index": .index,
      "count": .index, "state": .state, "role": .role, "hint": .hint,
    ]
    var said = Set(Phrase(part).names.compactMap { placeholders[$0] })
    var tokens = part.foldedTokens
    for name in labels(of: announcement).map(\.foldedTokens) {
      guard !name.isEmpty, tokens.contains(words: name) else { continue }
      said.insert(.label)
      tokens = tokens.removing(name)
    }
    let group = spec.root["group-label"]?.word?.value.foldedTokens ?? []
    if tokens.contains(words: group) { said.insert(.group) }
    if !SpokenIndex.all(in: tokens).isEmpty {
      said.insert(.index)
    } else if !(tokens.first.map(purposeVerbs.contains) ?? false),
      Phrase(tokens.joined(separator: " ")).saysNumber || tokens == ["one"]
    {
      said.insert(.value)
    }
    let states = ["button-words", "selection-words"].flatMap { accepted($0) }
    if (states + disabledWords(besides: [])).contains(where: tokens.containsWords) {
      said.insert(.state)
    }
    let hints = ["activation-phrase", "interaction-phrases", "announced-adjustment"]
      .flatMap { accepted($0) }.map(\.foldedTokens).filter { $0.count > 2 }
    if hints.contains(where: { tokens.contains(words: Array($0.prefix(2))) }) {
      said.insert(.hint)
    } else if accepted("announced-roles").contains(where: tokens.containsWords)
      || vocabulary.term(.role, part) != nil
    {
      said.insert(.role)
    }
    return said
  }

  private func accepted(_ name: String) -> [String] {
    facts(name, .platform).flatMap(\.accepted)
  }

  /// The guideline's phrase for an announcement.
  func template(of announcement: Announcement) -> String? {
    let facts = facts("announcement-templates", .platform)
    guard announcement.segmentPosition == nil else {
      let templates = facts.templates(of: "segments")
      let isSelected = scope.segment(of: announcement)?.isSelected == true
      let state = isSelected ? "selected" : nil
      let fact = templates.first { $0.detail("state") == state } ?? templates.first
      let isGrouped = announcement.segmentPosition == 0 && spec.root["group-label"]?.word != nil
      return (isGrouped ? fact?.detail("grouped") : nil) ?? fact?.values.first
    }
    let moment = announcement.foldedMoment.split(separator: " ").filter { Int($0) == nil }
    return facts.templates(of: moment.joined(separator: " ")).first?.values.first
  }
}

// MARK: - Wording

extension PlatformContext {
  /// A part as the other announcements of the platform, else the guideline's template, spell it.
  func worded(_ part: String, in announcement: Announcement) -> String {
    let folded = part.foldedForComparison
    let others = spellings[folded] ?? []
    if let other = others.first(where: { $0.announcement !== announcement }) { return other.part }
    let template = template(of: announcement)
    let spellings = template.map { text in text.phraseParts.map { String(text[$0]) } } ?? []
    return spellings.first { $0.foldedForComparison == folded } ?? part
  }

  /// How the first two announcements that have a part spell it, by the part, folded.
  func readSpellings() -> [String: [(announcement: Announcement, part: String)]] {
    scope.announcements.reduce(into: [:]) { spellings, announcement in
      let text = announcement.phrase.value
      for part in text.phraseParts.map({ String(text[$0]) }) {
        let known = spellings[part.foldedForComparison, default: []]
        guard known.count < 2, known.last?.announcement !== announcement else { continue }
        spellings[part.foldedForComparison] = known + [(announcement, part)]
      }
    }
  }

  /// Whether an announcement, or one beside it, has placeholders, so that the next one is written
  /// with one, too.
  func usesPlaceholders(_ announcement: Announcement) -> Bool {
    ([announcement] + scope.announcements).contains { !$0.spoken.names.isEmpty }
  }
}

// MARK: - Edits

extension PlatformContext {
  /// The edits that give an announcement another text for the sake of a fact.
  ///
  /// A phrase that several platforms share is changed where the fact holds on all of them; else the
  /// platform gets a phrase of its own.
  func edits(changing announcement: Announcement, to text: String, for fact: Fact) -> [TextEdit] {
    guard copiedPhrase(changing: announcement, for: fact) != nil else {
      return [spec.replacing(announcement.phrase, with: text)]
    }
    guard announcement.state == nil, missingButton == nil else { return [] }
    let (key, value) = (announcement.moment.value, ScalarWriting.scalar(text))
    return [spec.inserting(key, value, in: scope, under: "announcements")].compactMap(\.self)
  }

  /// The place of a phrase that the platform gets a copy of when an announcement is changed for the
  /// sake of a fact; `nil` where the phrase itself is changed.
  func copiedPhrase(changing announcement: Announcement, for fact: Fact) -> ByteRange? {
    let range = announcement.phrase.range
    let isCommon = spec.scopes.allSatisfy { other in
      other === scope
        || !other.announcements.contains { $0.phrase.range == range }
        || on(other).facts(fact.name, .platform).contains {
          $0.values == fact.values && $0.details("announced") == fact.details("announced")
        }
    }
    return isCommon ? nil : range
  }
}
