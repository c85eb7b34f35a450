import English
import Voices

/// Words of a phrase that are a slip of the hand, such as "buttno", "Sele cted" and "1 of of 3".
package struct Slip: Sendable {
  /// The part of the phrase that it stands in.
  package let part: Int
  package let place: Range<String.Index>
  /// What the part is meant to say.
  package let meant: String
  /// The words of the part with the right ones, folded.
  let words: [String]
  /// What to write in its place.
  package let right: String
}

extension PhraseReading {
  /// The slips of the hand in the parts that are nothing but a misspelt text.
  ///
  /// - Parameters:
  ///   - template: What the guideline has it say.
  ///   - expected: What a part may say besides.
  ///   - names: What it is about may be called.
  ///   - texts: The words of other texts of the app, which are right.
  ///   - lexicon: The words that are right wherever they stand.
  /// - Returns: The slips in the order of the text, one in a part at most.
  package func slips(
    in template: @autoclosure () -> String?,
    for expected: ExpectedTexts,
    names: @autoclosure () -> [String],
    besides texts: Set<[String]>,
    by lexicon: Lexicon
  ) -> [Slip] {
    let known = parts.indices.prefix(Self.mostParts).map { part in
      let words = words(of: part)
      return words.isEmpty || words.contains("") || texts.contains(words)
        || said.contains { $0.part == part && $0.isAlone }
    }
    guard known.contains(false) else { return [] }
    let likely = ExpectedTexts(template()?.spokenParts() ?? [])
    let missing = ExpectedTexts(names().filter(isMissing))
    let isAnyNamed = isNamed || parts.indices.contains { texts.contains(words(of: $0)) }
    return known.indices.filter { !known[$0] }.compactMap { part in
      let words = words(of: part)
      if let name = missing.meant(by: words, isWord: { _ in false }) {
        return slip(name.slip, in: part, for: name.expected)
      }
      // What stands first where nobody is named stands for the label.
      guard part > 0 || isAnyNamed || words.count > 1,
        let found = likely.meant(by: words, isWord: lexicon.isRight)
          ?? expected.meant(by: words, isWord: lexicon.isRight).flatMap({ found in
            lexicon.has(found.expected.words, as: .role) && saysRole ? nil : found
          }),
        !isSaid(found.expected, besides: part)
      else { return divided(part, besides: lexicon, by: expected) }
      return slip(found.slip, in: part, for: found.expected)
    }
  }

  /// How many parts are compared with what they may say.
  package static let mostParts = 20
  /// How many bytes a name has at most that others are compared with.
  private static let longestName = 200

  private func isMissing(_ name: String) -> Bool {
    name.utf8.count <= Self.longestName
      && !LabelMatch(text, label: name, isSpoken: true).containsAll
  }

  private var saysRole: Bool { said(.role).contains(where: \.isAlone) }

  /// Whether another part says what an expected text does.
  private func isSaid(_ expected: ExpectedTexts.Expected, besides part: Int) -> Bool {
    wordsOfParts.indices.contains { other in
      let words = wordsOfParts[other]
      let says =
        expected.hasNumbers
        ? !SpokenIndex.all(in: words).isEmpty : words == expected.words
      return other != part && says
    }
  }

  private func slip(_ word: Int, in part: Int, for meant: ExpectedTexts.Expected) -> Slip? {
    var words = words(of: part)
    let places = places(of: part)
    guard places.count == words.count else { return nil }
    words[word] = meant.words[word]
    let right = meant.text.wordPlaces
    return Slip(
      part: part,
      place: places[word],
      meant: meant.text,
      words: words,
      right: right.indices.contains(word) ? String(meant.text[right[word]]) : words[word]
    )
  }

  /// The slip of a part with a blank too many or too few, or with a word twice.
  ///
  /// Roles may be written in one word, and other words may stand for one.
  private func divided(_ part: Int, besides lexicon: Lexicon, by expected: ExpectedTexts) -> Slip? {
    let places = places(of: part)
    guard let found = expected.divided(words(of: part)),
      !lexicon.has(found.expected.words, as: .role), !isSaid(found.expected, besides: part),
      let first = places.first, let last = places.last
    else { return nil }
    return Slip(
      part: part,
      place: first.lowerBound..<last.upperBound,
      meant: found.expected.text,
      words: found.words,
      right: found.expected.hasNumbers
        ? found.words.joined(separator: " ") : found.expected.text
    )
  }

  private func places(of part: Int) -> [Range<String.Index>] {
    let range = parts[part]
    return text.wordPlaces.filter {
      range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound
    }
  }
}
