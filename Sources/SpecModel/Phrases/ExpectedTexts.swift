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
  /// The same by their letters without blanks, and without numbers.
  private var textsByLetters: [String: Expected] = [:]
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
    let expected = Expected(text: text, words: words)
    textsByCount[words.count, default: []].append(expected)
    textsByLetters[words.joined()] = textsByLetters[words.joined()] ?? expected
  }

  /// The text that some words have the letters of, and its words, where they are divided otherwise
  /// or one stands twice.
  ///
  /// Examples are "Sele cted", "1of 3" and "1 of of 3".
  func divided(_ words: [String]) -> (expected: Expected, words: [String])? {
    let single = words.enumerated().filter { place, word in
      place == 0 || word != words[place - 1] || word.contains(where: \.isNumber)
    }.map(\.element)
    let (letters, runs) = single.joined().lettersAndNumbers
    // "1 1 of 3" may be any number.
    guard runs.count == single.joined(separator: " ").lettersAndNumbers.numbers.count,
      let expected = textsByLetters[letters]
    else { return nil }
    var numbers = runs[...]
    let right = expected.words.map { $0 == anyNumber ? numbers.popFirst() ?? $0 : $0 }
    return right == words ? nil : (expected, right)
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
  /// The text with what stands for a number in place of each run of digits, and the runs.
  fileprivate var lettersAndNumbers: (letters: String, numbers: [String]) {
    var letters = ""
    var numbers: [String] = []
    var isInNumber = false
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if !isDigit {
        letters.append(character)
      } else if isInNumber {
        numbers[numbers.count - 1].append(character)
      } else {
        letters += anyNumber
        numbers.append(String(character))
      }
      isInNumber = isDigit
    }
    return (letters, numbers)
  }

  /// Whether an expected word is another, or is any number and that is one.
  fileprivate func stands(for word: String) -> Bool {
    self == word
      || self == anyNumber
        && (numbers.contains(word) || !NumberWord.values(in: [word], from: 0).isEmpty)
  }

  /// Whether a word is a slip of the hand for an expected one, among a number of words.
  ///
  /// What else is as expected bears it out. "Buttons", "Dimmer" and "Saved" are forms of a word,
  /// and "A" and "2b" are names.
  fileprivate func isSlip(for right: String, among count: Int, _ isWord: (String) -> Bool) -> Bool {
    if right == anyNumber || numbers.contains(self) || Int(self) != nil { return false }
    let stem = right.dropLast()
    let forms =
      right.hasSuffix("ed")
      ? [stem + "r"]
      : right.hasSuffix("s") ? [] : [right + "s"] + (right.hasSuffix("e") ? [right + "d"] : [])
    if forms.contains(self) || right.count < 2 || right.contains(where: \.isNumber) { return false }
    if count > 2 { return Spelling.nearest(to: self, among: [right], limit: 1) != nil }
    return Spelling.isSlip(self, for: right) && !(count == 1 && isWord(self))
  }
}
