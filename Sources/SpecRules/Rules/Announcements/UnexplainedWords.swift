import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A part of a phrase with words that stand nowhere else in the spec.
  static let unexplainedWords = Rule(
    id: "unexplained-words",
    severity: .hint,
    summary: "A part of a phrase with words that nothing else in the spec has",
    rationale: """
      A screen reader says the name, the role, the state, the value and the hint of a control. Where \
      a phrase has other words, it is out of date, or what says them is missing from the spec.
      """,
    wcag: .bestPractice,
    exceptions: [.information: "for a placeholder of code, such as '%d'"],
    fixes: .none,
    examples: Examples(
      failing: """
        component: link
        label: Terms of use
        hint: Opens the browser
        platforms:
          ios:
            framework: uikit
            announcements:
              focus: "Terms of use, link, Opens a dialog"
                                          ^^^^^^^^^^^^^^ nothing else in the spec says 'dialog'
        """,
      passing: """
        component: link
        label: Terms of use
        hint: Opens the browser
        platforms:
          ios:
            framework: uikit
            announcements:
              focus: "Terms of use, link, Opens the browser"
        """
    ),
    check: .scope { context in
      guard context.spec.guideline?.isOwn == true, context.scope.foreignLanguage == nil
      else { return [] }
      let marks = context.scope.segments.all.compactMap { $0.value[KeyMeaning.mark.key]?.word }
      let texts = marks + context.announcements.all.map(\.phrase)
      let codes = texts.compactMap { placeholderOfCode(in: $0, of: context.spec) }
      let parts = context.announcements.all.flatMap(partsWithOwnWords)
        .filter { part in !codes.contains { part.range.contains($0.range.lowerBound) } }
      guard !parts.isEmpty else { return codes }
      let known = context.wordsBesidesPhrases
      return codes
        + parts.compactMap { part in
          let words = part.words.filter { !known.contains($0.singular) }
          guard !words.isEmpty else { return nil }
          return Violation(
            "nothing else in the spec says \(words.uniqued.listed("and"))",
            at: part.range
          )
        }
    }
  )
}

/// A placeholder that code fills in, such as `%d` or `%1$s`, which stands in a text as it is.
private func placeholderOfCode(in word: LocatedText, of spec: Spec) -> Violation? {
  let text = word.value
  guard text.utf8.count <= longestPhrase, let start = text.firstIndex(of: "%"),
    start == text.startIndex || !text[text.index(before: start)].isNumber
  else { return nil }
  let rest = text[text.index(after: start)...].drop { $0.isNumber || "$l.".contains($0) }
  guard let kind = rest.first, "dsfiu@".contains(kind), case let end = rest.dropFirst(),
    end.first?.isLetter != true
  else { return nil }
  return Violation(
    "'\(text[start..<end.startIndex])' is a placeholder of code; write what people hear, or a "
      + "placeholder in braces",
    at: spec.range(of: start..<end.startIndex, in: word),
    severity: .information
  )
}

/// The parts of a phrase with words that neither a name nor the guideline has.
private func partsWithOwnWords(of announcement: SpokenAnnouncement)
  -> [(range: ByteRange, words: [String])]
{
  guard !announcement.isForeign, announcement.phrase.value.utf8.count <= longestPhrase else {
    return []
  }
  let reading = announcement.reading
  let saidByPart = Dictionary(grouping: reading.said, by: \.part)
  return reading.parts.indices.compactMap { part in
    let said = saidByPart[part] ?? []
    // A hint of the screen reader tells the gesture, and not what the spec says.
    if said.contains(where: { $0.word.part == .hint }) { return nil }
    let spoken = Set(said.flatMap(\.word.tokens))
    let place = reading.parts[part]
    guard Phrase(String(announcement.phrase.value[place])).names.isEmpty else { return nil }
    let words = reading.words(of: part).filter { word in
      word.contains(where: \.isLetter) && !fillers.contains(word) && !spoken.contains(word)
        && NumberWord.value(of: [word]) == nil
    }
    return words.isEmpty ? nil : (announcement.range(of: place), words)
  }
}

/// How long a phrase is at most, in bytes: what is longer is a text of its own.
private let longestPhrase = 2_000

/// Words that join others, or count them.
private let fillers: Set = [
  "a", "an", "the", "of", "in", "on", "at", "to", "and", "or", "is", "are", "for", "with", "your",
]
