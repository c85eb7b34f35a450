import English

/// The texts that parts of phrases are likely to say, which tell slips of the hand for them.
package struct ExpectedTexts: Sendable {
  /// A text with its words, folded.
  struct Expected: Sendable {
    let text: String
    let words: [String]

    /// Whether it tells a position.
    var hasNumbers: Bool { words.contains(anyNumber) }
  }

  private var textsByCount: [Int: [Expected]] = [:]
  private var known: Set<[String]> = []

  package init(_ texts: [String] = []) {
    for text in texts { add(text) }
  }

  /// Adds a text, in which placeholders stand for numbers.
  package mutating func add(_ text: String) {
    let placeholders = Phrase(text).names
    guard placeholders.allSatisfy(numbers.contains) else { return }
    let words = text.foldedTokens.map { placeholders.contains($0) ? anyNumber : $0 }
    guard known.insert(words).inserted else { return }
    textsByCount[words.count, default: []].append(Expected(text: text, words: words))
  }

  /// The text that some words are meant to be, and the one word among them that is a slip.
  ///
  /// A word that is right somewhere else may be meant where it stands alone.
  func meant(by words: [String], isWord: (String) -> Bool) -> (expected: Expected, slip: Int)? {
    let compared = (textsByCount[words.count] ?? []).map { expected in
      (expected, others: words.indices.filter { !expected.words[$0].stands(for: words[$0]) })
    }
    if compared.contains(where: \.others.isEmpty) { return nil }
    for (expected, others) in compared {
      guard others.count == 1, let place = others.first,
        words[place].isSlip(for: expected.words[place], among: words.count, isWord)
      else { continue }
      return (expected, place)
    }
    return nil
  }
}

/// The placeholders for the numbers of a position.
private let numbers = ["index", "count"]
/// What stands for a number among expected words.
private let anyNumber = "{}"

extension String {
  /// Whether an expected word is another, or is any number and that is one.
  fileprivate func stands(for word: String) -> Bool {
    self == word
      || self == anyNumber
        && (numbers.contains(word) || !NumberWord.values(in: [word], from: 0).isEmpty)
  }

  /// Whether a word is a slip of the hand for an expected one, among a number of words.
  ///
  /// What else is as expected bears it out. "Buttons" and "Dimmer" are forms of a word.
  fileprivate func isSlip(for right: String, among count: Int, _ isWord: (String) -> Bool) -> Bool {
    if right == anyNumber || numbers.contains(self) || Int(self) != nil { return false }
    if count > 2 { return Spelling.nearest(to: self, among: [right], limit: 1) != nil }
    let stem = right.dropLast()
    let forms =
      right.hasSuffix("ed") ? [stem + "r", stem + "s"] : right.hasSuffix("s") ? [] : [right + "s"]
    return !forms.contains(self) && Spelling.isSlip(self, for: right)
      && !(count == 1 && isWord(self))
  }
}
