import English
import Guidelines
import SourceText
import SpecModel

extension PlatformContext {
  /// The violations of words for states that do not go with those in the rest of the spec.
  ///
  /// Words at one place of the lists of several facts go together.
  ///
  /// Examples are "selected" with "not selected", and "checked" with "not checked".
  func mixedStateWords() -> [Violation] {
    let facts = facts("states").filter { $0.details("announced").count > 1 }
    let common = facts.map { $0.details("announced").count }.min() ?? 0
    guard facts.count > 1 else { return [] }
    let places = facts.flatMap { fact in
      fact.details("announced").prefix(common).enumerated().map {
        ($1.foldedTokens, StateWordPlace(fact: fact, column: $0))
      }
    }
    let words = Dictionary(places) { first, _ in first }
    let uses = wordsOfStates(among: words) + wordsOfPhrases(among: words)
    let counts = Dictionary(grouping: uses, by: \.place.column).mapValues(\.count)
    guard counts.count > 1,
      let right = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
      let example = uses.first(where: { $0.place.column == right })
    else { return [] }
    return uses.filter { $0.place.column != right }
      .map { $0.violation(using: right, as: example) }
  }

  private func wordsOfStates(among words: [[String]: StateWordPlace]) -> [StateWordUse] {
    allStates.compactMap { state in
      guard let word = state.announce, let place = words[word.value.foldedTokens],
        place.fact.values.first == spec.stateName(state.word.value)
      else { return nil }
      return StateWordUse(word: word, place: place) { right in
        ("use '\(right)'", Offer(.put(right, for: word), isSafe: false))
      }
    }
  }

  private func wordsOfPhrases(among words: [[String]: StateWordPlace]) -> [StateWordUse] {
    announcements.all.filter { !$0.isForeign }.flatMap { announcement -> [StateWordUse] in
      let reading = announcement.reading
      let parts = reading.parts.indices.filter { !reading.named.contains($0) }
      return parts.compactMap { part in
        guard let place = words[reading.words(of: part)] else { return nil }
        let range = reading.parts[part]
        let text = String(announcement.phrase.value[range])
        let word = LocatedText(text, at: announcement.range(of: range))
        return StateWordUse(word: word, place: place) { right in
          parts.contains { reading.words(of: $0) == right.foldedTokens }
            ? ("leave it out", announcement.leavingOut(range))
            : ("use '\(right)'", announcement.saying(right.foldedForComparison, at: range))
        }
      }
    }
  }
}

/// Where a word for a state stands in the list of its fact.
private struct StateWordPlace {
  let fact: Fact
  let column: Int
}

/// A word for a state as a spec has it.
private struct StateWordUse {
  let word: LocatedText
  let place: StateWordPlace
  /// What to do where another word is right.
  let change: (String) -> (advice: String, offer: Offer?)

  func violation(using right: Int, as other: StateWordUse) -> Violation {
    let (advice, offer) = change(place.fact.details("announced")[right])
    return Violation(
      "'\(word.value)' does not go with '\(other.word.value)'; \(advice)",
      at: word.range,
      fact: place.fact,
      severity: .warning,
      related: [.init("the other word", at: other.word.range)],
      offers: [offer]
    )
  }
}
