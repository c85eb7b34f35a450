import Guidelines
import SourceText
import SpecModel

/// The parts of an announcement, and the places that the guideline's template gives them.
struct PhraseLayout {
  /// What a part of a phrase says.
  enum Part {
    case group, label, value, index, state, role, hint
  }

  private let text: String
  private let parts: [(range: Range<String.Index>, said: Set<Part>)]
  /// What the template says, in its order.
  private let order: [Part]

  /// The parts of a text, and the order of a template, else the usual one; `said` gives what a part
  /// says.
  init(_ text: String, template: String?, said: (String) -> Set<Part>) {
    self.text = text
    parts = text.phraseParts.map { ($0, said(String(text[$0]))) }
    order =
      template?.split(separator: ",").flatMap { Self.all.filter(said(String($0)).contains) }
      ?? Self.all
  }

  private static let all: [Part] = [.group, .label, .value, .index, .state, .role, .hint]

  /// The text with a part in its place, and whether that is the end.
  func inserting(_ part: String, saying said: Set<Part>) -> (text: String, isAtEnd: Bool) {
    guard let first = parts.first, let last = parts.last else { return (part, true) }
    let rank = said.compactMap { order.firstIndex(of: $0) }.min()
    let count = rank.map(partsInFront) ?? parts.count
    if count == parts.count {
      let end = text.endOfPart(last.range)
      let rest = text[end...].drop { $0 == "," || $0.isWhitespace }
      return ("\(text[..<end])\(separator)\(part)\(rest)", true)
    }
    guard count > 0 else {
      let start = first.range.lowerBound
      return ("\(text[..<start])\(part)\(separator)\(text[start...])", false)
    }
    let end = text.endOfPart(parts[count - 1].range)
    return ("\(text[..<end])\(separator)\(part)\(text[end...])", false)
  }

  /// How many parts the template has in front of one; what it does not have goes with the part that
  /// it stands behind.
  private func partsInFront(of rank: Int) -> Int {
    var current = 0
    var count = 0
    for (position, part) in parts.enumerated() {
      current = part.said.compactMap { order.firstIndex(of: $0) }.max() ?? current
      if current < rank { count = position + 1 }
    }
    return count
  }

  /// What stands between the parts.
  private var separator: String {
    let gaps = zip(parts, parts.dropFirst()).map {
      String(text[$0.range.upperBound..<$1.range.lowerBound])
    }
    return gaps.contains(", ") ? ", " : gaps.last { [",", "; ", ". "].contains($0) } ?? ", "
  }
}

extension String {
  /// The end of a part with the brackets and quotes that close behind it.
  fileprivate func endOfPart(_ part: Range<Index>) -> Index {
    let closing = self[part.upperBound...].prefix { ")]”’\"".contains($0) }
    return closing.endIndex
  }
}

extension RuleContext {
  /// The layout of an announcement.
  func layout(of announcement: Announcement, in scope: PlatformSpec) -> PhraseLayout {
    PhraseLayout(announcement.phrase.value, template: template(of: announcement, in: scope)) {
      parts(saidBy: $0, of: announcement, in: scope)
    }
  }

  /// What a part of an announcement says.
  func parts(
    saidBy part: String,
    of announcement: Announcement,
    in scope: PlatformSpec
  ) -> Set<PhraseLayout.Part> {
    let placeholders: [String: PhraseLayout.Part] = [
      "group": .group, "label": .label, "name": .label, "value": .value, "index": .index,
      "count": .index, "state": .state, "role": .role, "hint": .hint,
    ]
    var said = Set(Phrase(part).names.compactMap { placeholders[$0] })
    var tokens = part.foldedTokens
    for name in labels(of: announcement, in: scope).map(\.foldedTokens) {
      guard !name.isEmpty, tokens.contains(words: name) else { continue }
      said.insert(.label)
      tokens = tokens.removing(name)
    }
    let group = spec.root["group-label"]?.word?.value.foldedTokens ?? []
    if tokens.contains(words: group) { said.insert(.group) }
    if !SpokenIndex.all(in: tokens).isEmpty {
      said.insert(.index)
    } else if !(tokens.first.map(purposeVerbs(in: scope).contains) ?? false),
      Phrase(tokens.joined(separator: " ")).saysNumber || tokens == ["one"]
    {
      said.insert(.value)
    }
    let states = ["button-words", "selection-words"].flatMap { accepted($0, in: scope) }
    if (states + disabledWords(besides: [])).contains(where: tokens.containsWords) {
      said.insert(.state)
    }
    let hints = ["activation-phrase", "interaction-phrases", "announced-adjustment"]
      .flatMap { accepted($0, in: scope) }.map(\.foldedTokens).filter { $0.count > 2 }
    if hints.contains(where: { tokens.contains(words: Array($0.prefix(2))) }) {
      said.insert(.hint)
    } else if accepted("announced-roles", in: scope).contains(where: tokens.containsWords)
      || vocabulary.term(.role, part) != nil
    {
      said.insert(.role)
    }
    return said
  }

  private func accepted(_ name: String, in scope: PlatformSpec) -> [String] {
    facts(name, in: scope, .platform).flatMap(\.accepted)
  }

  /// The guideline's phrase for an announcement.
  func template(of announcement: Announcement, in scope: PlatformSpec) -> String? {
    let facts = facts("announcement-templates", in: scope, .platform)
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

extension RuleContext {
  /// A part as the other announcements of the platform, else the guideline's template, spell it.
  func worded(_ part: String, in announcement: Announcement, scope: PlatformSpec) -> String {
    let folded = part.foldedForComparison
    let others = announcementCache.spellings(of: folded, in: scope)
    if let other = others.first(where: { $0.announcement !== announcement }) { return other.part }
    let template = template(of: announcement, in: scope)
    let spellings = template.map { text in text.phraseParts.map { String(text[$0]) } } ?? []
    return spellings.first { $0.foldedForComparison == folded } ?? part
  }

  /// Whether an announcement, or one beside it, has placeholders, so that the next one is written
  /// with one, too.
  func usesPlaceholders(_ announcement: Announcement, in scope: PlatformSpec) -> Bool {
    ([announcement] + scope.announcements).contains { !$0.spoken.names.isEmpty }
  }
}

// MARK: - Edits

extension RuleContext {
  /// The edits that give an announcement another text for the sake of a fact.
  ///
  /// A phrase that several platforms share is changed where the fact holds on all of them; else the
  /// platform gets a phrase of its own.
  func edits(
    changing announcement: Announcement,
    to text: String,
    for fact: Fact,
    in scope: PlatformSpec
  ) -> [TextEdit] {
    guard copiedPhrase(changing: announcement, for: fact, in: scope) != nil else {
      return [spec.replacing(announcement.phrase, with: text)]
    }
    guard announcement.state == nil, lackingButton(in: scope) == nil else { return [] }
    let (key, value) = (announcement.moment.value, ScalarWriting.scalar(text))
    return [spec.inserting(key, value, in: scope, under: "announcements")].compactMap(\.self)
  }

  /// The place of a phrase that the platform gets a copy of when an announcement is changed for the
  /// sake of a fact; `nil` where the phrase itself is changed.
  func copiedPhrase(
    changing announcement: Announcement,
    for fact: Fact,
    in scope: PlatformSpec
  ) -> ByteRange? {
    let range = announcement.phrase.range
    let isCommon = spec.scopes.allSatisfy { other in
      other === scope
        || !other.announcements.contains { $0.phrase.range == range }
        || facts(fact.name, in: other, .platform).contains {
          $0.values == fact.values && $0.details("announced") == fact.details("announced")
        }
    }
    return isCommon ? nil : range
  }
}
