import English
import Guidelines
import SourceText
import SpecModel

extension PlatformContext {
  /// The violations of words for states that do not go with those in the rest of the spec.
  ///
  /// Where facts have several words for each state, those at one place of their lists go together:
  /// "selected" with "not selected", and "checked" with "not checked".
  func mixedStateWords() -> [Violation] {
    let facts = facts("states").filter { $0.details("announced").count > 1 }
    let common = facts.map { $0.details("announced").count }.min() ?? 0
    guard facts.count > 1 else { return [] }
    let uses = wordsOfStates(by: facts) + wordsOfPhrases(by: facts)
    let paired = uses.filter { $0.column < common }
    let counts = Dictionary(grouping: paired, by: \.column).mapValues(\.count)
    guard counts.count > 1,
      let right = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
      let example = paired.first(where: { $0.column == right })
    else { return [] }
    return paired.filter { $0.column != right }.map { $0.violation(using: right, as: example) }
  }

  private func wordsOfStates(by facts: [Fact]) -> [StateWordUse] {
    allStates.compactMap { state in
      guard let word = state.announce else { return nil }
      let name = spec.stateName(state.word.value)
      return facts.filter { $0.values.first == name }.firstNonNil { fact in
        StateWordUse(of: word.value.foldedTokens, word, by: fact) { right in
          ("use '\(right)'", Offer(.put(right, for: word), isSafe: false))
        }
      }
    }
  }

  private func wordsOfPhrases(by facts: [Fact]) -> [StateWordUse] {
    announcements.all.filter { !$0.isForeign }.flatMap { announcement -> [StateWordUse] in
      let reading = announcement.reading
      let parts = reading.parts.indices.filter { !reading.named.contains($0) }
      return parts.compactMap { part in
        let place = reading.parts[part]
        let word = LocatedText(
          String(announcement.phrase.value[place]),
          at: announcement.range(of: place)
        )
        return facts.firstNonNil { fact in
          StateWordUse(of: reading.words(of: part), word, by: fact) { right in
            parts.contains { reading.words(of: $0) == right.foldedTokens }
              ? ("leave it out", announcement.leavingOut(place))
              : ("use '\(right)'", announcement.saying(right.foldedForComparison, at: place))
          }
        }
      }
    }
  }
}

/// A word for a state as a spec has it, and where in the list of a fact it stands.
private struct StateWordUse {
  let word: LocatedText
  let fact: Fact
  let column: Int
  /// What to do where another word is right.
  let change: Change

  typealias Change = (String) -> (advice: String, offer: Offer?)

  /// `nil` where the fact has not just these words.
  init?(of tokens: [String], _ word: LocatedText, by fact: Fact, change: @escaping Change) {
    let words = fact.details("announced")
    guard let column = words.firstIndex(where: { $0.foldedTokens == tokens }) else { return nil }
    (self.word, self.fact, self.column, self.change) = (word, fact, column, change)
  }

  func violation(using right: Int, as other: StateWordUse) -> Violation {
    let (advice, offer) = change(fact.details("announced")[right])
    return Violation(
      "'\(word.value)' does not go with '\(other.word.value)'; \(advice)",
      at: word.range,
      fact: fact,
      severity: .warning,
      related: [.init("the other word", at: other.word.range)],
      offers: [offer]
    )
  }
}
