import English
import Guidelines
import SourceText

/// Tells phrases that are plainly not English.
///
/// They have words that screen readers say in other languages, or scripts that English does not
/// have.
struct ForeignPhrases {
  private let vocabulary: Vocabulary
  private let spokenWords: Set<String>

  /// What connects the words of English phrases.
  private static let connections: Set = [
    "of", "the", "to", "and", "with", "for", "page", "by", "in", "is", "adds", "removes", "one",
  ]

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    spokenWords = vocabulary.spokenWords
  }

  /// Whether the words of a phrase, the names in it aside, are plainly those of another language.
  func arePlain(_ tokens: [String]) -> Bool {
    var (words, foreign, marked, known) = (0, 0, 0, 0)
    for word in tokens where !word.utf8.contains(UInt8(ascii: "{")) && word.hasLetter {
      words += 1
      marked += word.isASCII ? 0 : 1
      if isForeign(word) { foreign += 1 } else if isEnglish(word) { known += 1 }
    }
    return max(foreign, marked * 2 >= words ? marked : 0) > known
  }

  private func isEnglish(_ word: String) -> Bool {
    spokenWords.contains(word) || Self.connections.contains(word)
  }

  private func isForeign(_ word: String) -> Bool {
    word.hasOtherScript || languageAlone(of: word) != nil
  }

  /// The language that has a word, of those that are listed; the tag `it` is an English word.
  private func languageAlone(of word: String) -> String? {
    let tag = vocabulary.term(.foreignWord, word)?.word
    return tag == word ? nil : tag
  }

  /// The language of some words, where one of them is of one language alone.
  func language(of tokens: [String]) -> String? {
    let script = tokens.firstNonNil(\.languageOfScript)
    return script ?? tokens.firstNonNil(languageAlone)
  }
}
