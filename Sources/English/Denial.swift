/// The English words that deny what follows them.
package enum Denial {
  private static let words: Set = [
    "no", "not", "never", "none", "nothing", "without", "nowhere", "neither", "nor", "cannot",
    "false", "off",
  ]

  /// Words that say that something can be heard.
  private static let wordsForSpeech: Set = [
    "announce", "announced", "announces", "announcement", "announcing", "say", "said", "says",
    "speak", "spoken", "speaks", "read", "reads", "heard", "hear", "audible", "told",
  ]

  /// Words that a sentence about speech may have beside the words for speech.
  private static let wordsAround: Set = [
    "is", "are", "be", "will", "should", "must", "it", "this", "that", "the", "a", "an", "any",
    "anything", "does", "do", "did", "value", "new", "change", "changes", "out", "aloud", "at",
    "all", "to", "by", "of",
  ]

  private static let wordsForSilence: Set = [
    "silent", "silently", "silence", "mute", "muted", "quiet",
  ]

  /// Whether a folded word denies something.
  package static func isDenial(_ word: String) -> Bool {
    words.contains(word) || word.hasSuffix("n't")
  }

  /// Whether a text says that nothing is heard: an empty one, "never", "is not announced".
  ///
  /// A phrase such as "No tickets" has further words, so it is speech.
  package static func isOfSpeech(_ text: String) -> Bool {
    let tokens = text.foldedTokens
    if tokens.isEmpty { return !text.contains("{") }
    guard tokens.contains(where: { isDenial($0) || wordsForSilence.contains($0) }) else {
      return false
    }
    return tokens.allSatisfy {
      isDenial($0) || wordsForSilence.contains($0) || wordsForSpeech.contains($0)
        || wordsAround.contains($0)
    }
  }
}

extension [String] {
  /// Whether one of the two folded words before a place denies what stands there: "not dimmed", "is
  /// no longer disabled".
  package func isDenied(at index: Int) -> Bool {
    self[Swift.max(0, index - 2)..<index].contains(where: Denial.isDenial)
  }

  /// Whether a run of folded words stands somewhere without a denial before it.
  package func says(_ run: [String]) -> Bool {
    guard !run.isEmpty, run.count <= count else { return false }
    return (0...(count - run.count)).contains { start in
      self[start...].starts(with: run) && !isDenied(at: start)
    }
  }

  /// Whether some words stand somewhere without a denial before them.
  package func says(_ words: String) -> Bool { says(words.foldedTokens) }
}

extension String {
  /// Whether the words of an effect say it, as "activates the button" does for `activate`.
  package func says(effect: String) -> Bool {
    let tokens = foldedTokens
    let sought = effect.foldedTokens
    guard !sought.isEmpty, sought.count <= tokens.count else { return false }
    return (0...(tokens.count - sought.count)).contains { start in
      zip(tokens[start...], sought).allSatisfy { $0.hasPrefix($1) } && !tokens.isDenied(at: start)
    }
  }
}
