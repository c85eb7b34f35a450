import Guidelines
import SourceText
import SpecModel

/// Where a phrase says a position: "2", "4" and all of "2 of 4".
package struct SpokenIndexPlace {
  package let index: SpokenIndex
  package let position: Range<String.Index>
  package let count: Range<String.Index>

  /// From the first byte of the position to the last one of the count.
  package var whole: Range<String.Index> { position.lowerBound..<count.upperBound }

  /// The places where a text says a position, placeholders read as the given numbers.
  package static func all(in text: String, placeholders: [String: Int]) -> [SpokenIndexPlace] {
    let words = text.wordPlaces
    let tokens = words.map { word in
      placeholders[String(text[word])].map(String.init) ?? text[word].foldedForComparison
    }
    return words.indices.flatMap { middle -> [SpokenIndexPlace] in
      guard middle > 0, middle + 1 < words.count, tokens[middle] == "of" else { return [] }
      let end = tokens.endOfPosition(before: middle)
      let positions = NumberWord.positions(in: tokens, endingAt: end).filter {
        text.isOneNumber(words[$0.start..<end])
      }
      let counts = NumberWord.values(in: tokens, from: middle + 1).filter {
        text.isOneNumber(words[(middle + 1)..<$0.end])
      }
      guard let position = positions.first, let count = counts.first else { return [] }
      let index = SpokenIndex(in: [String(position.value), "of", String(count.value)])
      return index.map {
        let own = words[position.start].lowerBound..<words[end - 1].upperBound
        let all = words[middle + 1].lowerBound..<words[count.end - 1].upperBound
        return [Self(index: $0, position: own, count: all)]
      } ?? []
    }
  }
}

extension String {
  /// Whether nothing but blanks and hyphens stands between words, so that they may be one number.
  fileprivate func isOneNumber(_ words: ArraySlice<Range<Index>>) -> Bool {
    zip(words, words.dropFirst()).allSatisfy {
      self[$0.upperBound..<$1.lowerBound].allSatisfy { $0 == " " || $0 == "-" }
    }
  }

  /// The words, numbers and placeholders of the text.
  var wordPlaces: [Range<Index>] { places(of: \.isPartOfWord) }

  /// The parts of a phrase between its punctuation marks, without blanks around them.
  var phraseParts: [Range<Index>] {
    if isASCII { return plainPhraseParts }
    return places(of: { !",.;:!?()".contains($0) }).compactMap { part in
      guard let first = indices[part].first(where: { !self[$0].isWhitespace }),
        let last = indices[part].last(where: { !self[$0].isWhitespace })
      else { return nil }
      return first..<index(after: last)
    }
  }

  /// The parts of a phrase in ASCII, each character of which is one byte; white space aside, of
  /// which two may be one.
  private var plainPhraseParts: [Range<Index>] {
    var parts: [Range<Index>] = []
    var first: Index?
    var end = utf8.startIndex
    for (offset, byte) in zip(utf8.indices, utf8) {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"),
        UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"):
        if let start = first { parts.append(start..<end) }
        first = nil
      case 0x09...0x0D, 0x20: continue
      default:
        first = first ?? offset
        end = utf8.index(after: offset)
      }
    }
    if let start = first { parts.append(start..<end) }
    return parts
  }

  /// The last place where some words stand, case aside; not one within names, where there is
  /// another.
  func lastPlace(of words: String, outside names: [String] = []) -> Range<Index>? {
    let found = allPlaces(of: words)
    let taken = names.flatMap(allPlaces)
    let free = found.last { place in
      !taken.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }
    return free ?? found.last
  }

  /// Every place where some words stand, case aside.
  private func allPlaces(of words: String) -> [Range<Index>] {
    let sought = words.foldedTokens
    let places = wordPlaces
    guard !sought.isEmpty, sought.count <= places.count else { return [] }
    return (0...(places.count - sought.count)).compactMap { start in
      let run = places[start..<(start + sought.count)]
      guard zip(run, sought).allSatisfy({ self[$0].foldedWord == $1 }),
        let first = run.first, let last = run.last
      else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }

  /// The longest runs of characters that belong to a place.
  private func places(of isPart: (Character) -> Bool) -> [Range<Index>] {
    var places: [Range<Index>] = []
    var start = startIndex
    for end in indices where !isPart(self[end]) {
      if start < end { places.append(start..<end) }
      start = index(after: end)
    }
    if start < endIndex { places.append(start..<endIndex) }
    return places
  }
}

extension Substring {
  fileprivate var foldedForComparison: String { String(self).foldedForComparison }

  /// The word as it stands among the words of a text.
  fileprivate var foldedWord: String { self == "&" ? "and" : foldedForComparison }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || "{}&".contains(self) }
}
