import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension SpokenAnnouncement {
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
    return template?.spokenParts().first { $0.foldedForComparison == folded } ?? part
  }

  /// The right word in place of a slip, in the case of the slip.
  func correction(of slip: Slip) -> String {
    let right = slip.right
    guard let first = phrase.value[slip.place].first,
      first.lowercased() == right.prefix(1).lowercased()
    else { return right }
    return String(first) + right.dropFirst()
  }

  /// Whether it, or one beside it, has placeholders, so that the next one is written with one, too.
  var usesPlaceholders: Bool {
    ([self] + context.announcements.all).contains { !$0.spoken.names.isEmpty }
  }
}

// MARK: - Edits

extension SpokenAnnouncement {
  /// What is wrong with a phrase without words that a fact asks for.
  ///
  /// It is `nil` where the device tells the part so; without a part the device is not asked. The fix
  /// puts the words where the guideline has them, or in place of what the phrase says there. Words
  /// that are said last stand at the end.
  func telling(
    _ part: PhrasePart?,
    _ words: String,
    by fact: Fact,
    insteadOf stale: Range<String.Index>? = nil,
    leavingOut needless: PhrasePart? = nil,
    atEnd isLast: Bool = false,
    because lack: String? = nil,
    adding advice: String? = nil
  ) -> Violation? {
    var text = worded(words)
    if let stale, phrase.value[stale].first?.isLowercase == true {
      text = text.prefix(1).lowercased() + text.dropFirst()
    }
    let reason =
      stale.map { "the announcement says '\(phrase.value[$0])'; use '\(words)'" }
      ?? lack.map { "\($0); add \(advice ?? "'\(words)'")" }
      ?? "the announcement does not say '\(words)'; add it"
    let inserted = inserting(text, saying: isLast ? [] : nil, leavingOut: needless)
    let fixed = stale.map { phrase.value.replacing([($0, text)]) } ?? inserted.text
    let verb = stale != nil ? "Change to" : inserted.isAtEnd ? "Append" : "Insert"
    let violation = Violation(
      isForeign ? "\(reason), or its translation" : reason,
      at: range(of: stale),
      fact: fact,
      moment: moment.value,
      // What stands for it in another language only people know.
      offers: isForeign ? [] : [saying(fixed, as: "\(verb) '\(text)'")]
    )
    return part.map { judged($0, violation) } ?? violation
  }

  /// The phrase with a part in its place, and whether that is the end.
  ///
  /// What the part says is what its words say, unless something else is given.
  func inserting(
    _ part: String,
    saying said: Set<PhrasePart>? = nil,
    leavingOut needless: PhrasePart? = nil
  ) -> (text: String, isAtEnd: Bool) {
    let own = needless.flatMap { needless in
      reading.onlyPart { part in
        reading.kinds(of: part) == [needless]
          || needless == .hint && context.isInstruction(reading, part)
      }
    }
    let text = own.flatMap { phrase.value.leavingOut(reading.parts[$0]) } ?? phrase.value
    let general = { PhraseReading($0, by: self.context.lexicon) }
    let layout = PhraseLayout(
      text,
      template: template.map(general),
      read: read,
      isInstruction: context.isInstruction
    )
    return layout.inserting(part, saying: said ?? general(part).kinds)
  }

  /// The part that says in other words how to activate, or not all of it.
  func otherHint(than right: String) -> Range<String.Index>? {
    guard context.lexicon.isTail(right) else { return nil }
    let words = Set(right.foldedTokens).subtracting(["to"])
      .union(["doubletap", "doubleclick", "press"])
    return reading.onlyPart { reading.words(of: $0).first.map(words.contains) == true }
      .map { reading.parts[$0] }
  }

  /// The place of a part of the phrase in the document; `nil` stands for the whole phrase.
  func range(of part: Range<String.Index>?) -> ByteRange {
    spec.range(of: part, in: phrase)
  }

  /// The offer to leave a part out; `nil` where the rest is no phrase.
  func leavingOut(_ part: Range<String.Index>) -> Offer? {
    phrase.value.leavingOut(part).map {
      Offer(.put($0, for: phrase), title: "Leave '\(phrase.value[part])' out")
    }
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

extension PlatformContext {
  /// Whether a part of a phrase begins with a gesture, as "double tap to toggle" does.
  ///
  /// One word may be a thing: "Touch ID".
  fileprivate func isInstruction(_ reading: PhraseReading, _ part: Int) -> Bool {
    guard !reading.named.contains(part) else { return false }
    let words = reading.words(of: part)
    let platform = scope.platform
    return vocabulary.terms(.gesture, component: spec.guideline?.name, platform: platform)
      .flatMap { [$0.word] + $0.aliases }.map(\.foldedTokens)
      .contains { $0.count > 1 && words.count > $0.count && words.starts(with: $0) }
  }
}
