import SourceText

extension String {
  /// The words, numbers and placeholders of the text.
  package var wordPlaces: [Range<Index>] {
    places { self[$0].isPartOfWord || isInnerApostrophe($0) }
  }

  /// Whether an apostrophe stands between two letters, as in "today's".
  private func isInnerApostrophe(_ mark: Index) -> Bool {
    guard mark > startIndex, "'’".contains(self[mark]) else { return false }
    let after = self[index(after: mark)...].first
    return self[index(before: mark)].isLetter && after?.isLetter == true
  }

  /// The parts of a phrase between its punctuation marks, without blanks around them.
  ///
  /// A mark within a number or a name, as in "1.5x" and "12:30", parts nothing.
  package var phraseParts: [Range<Index>] {
    if isASCII { return plainPhraseParts }
    return places { !isPartingMark($0) || isWithinWord($0) }.compactMap { part in
      guard let first = indices[part].first(where: { !self[$0].isWhitespace }),
        let last = indices[part].last(where: { !self[$0].isWhitespace })
      else { return nil }
      return first..<index(after: last)
    }
  }

  /// The parts of a phrase.
  ///
  /// None ends within a name such as "St. 5".
  package func phraseParts(keeping names: [String]) -> [Range<Index>] {
    phraseParts.joined(across: names.filter(\.mayBeDivided).flatMap { ranges(of: $0) })
  }

  /// The texts of the parts of a phrase.
  package func spokenParts(keeping names: [String] = []) -> [String] {
    phraseParts(keeping: names).map { String(self[$0]) }
  }

  /// How many bytes a name has at most that is looked for as a whole.
  private static let longestName = 200

  /// Whether marks stand in a name that would part it.
  package var mayBeDivided: Bool {
    utf8.count <= Self.longestName && utf8.contains { $0 < 0x40 && ",.;:!?()".utf8.contains($0) }
  }

  /// Whether a mark that parts a phrase stands at a place.
  ///
  /// To compare characters costs much, and the byte tells it of most.
  private func isPartingMark(_ place: Index) -> Bool {
    let byte = utf8[place]
    return byte < 0x40 && byte > 0x20 && ",.;:!?()".contains(self[place])
  }

  /// The parts of a phrase in ASCII.
  ///
  /// Each character has one byte there; only a line break may have two.
  private var plainPhraseParts: [Range<Index>] {
    var parts: [Range<Index>] = []
    var first: Index?
    var end = utf8.startIndex
    for (offset, byte) in zip(utf8.indices, utf8) {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"),
        UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"):
        if isWithinWord(offset) { continue }
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

  /// Whether a mark stands within a number, or a point within a name such as "v1.2".
  private func isWithinWord(_ mark: Index) -> Bool {
    guard mark > startIndex, ".,:".contains(self[mark]) else { return false }
    let (before, after) = (self[index(before: mark)], self[index(after: mark)...].first)
    guard let after, before.isLetter || before.isNumber else { return false }
    return after.isNumber && (before.isNumber || self[mark] == ".")
      || self[mark] == "." && after.isLetter
  }

  /// The last place where some words stand, case aside; not one within names, where there is
  /// another.
  package func lastPlace(of words: String, outside names: [String] = []) -> Range<Index>? {
    let found = allPlaces(of: words)
    let taken = names.flatMap(allPlaces)
    let free = found.last { place in
      !taken.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }
    return free ?? found.last
  }

  /// The first place of some folded words that overlaps no taken place.
  package func firstPlace(of words: [String], besides taken: [Range<Index>] = []) -> Range<Index>? {
    allPlaces(of: words).first { place in !taken.contains { $0.overlaps(place) } }
  }

  /// Every place where some words stand, case aside.
  private func allPlaces(of words: String) -> [Range<Index>] { allPlaces(of: words.foldedTokens) }

  private func allPlaces(of sought: [String]) -> [Range<Index>] {
    let places = wordPlaces
    guard !sought.isEmpty, sought.count <= places.count else { return [] }
    var search = RunSearch(for: sought)
    return places.indices.compactMap { end in
      guard search.isEnd(self[places[end]].foldedWord) else { return nil }
      return places[end + 1 - sought.count].lowerBound..<places[end].upperBound
    }
  }

  /// The longest runs of characters that belong to a place.
  private func places(of isPart: (Index) -> Bool) -> [Range<Index>] {
    var places: [Range<Index>] = []
    var start = startIndex
    for end in indices where !isPart(end) {
      if start < end { places.append(start..<end) }
      start = index(after: end)
    }
    if start < endIndex { places.append(start..<endIndex) }
    return places
  }
}

extension Substring {
  /// Whether the last word is a number or has three letters at most and a capital in front.
  fileprivate var endsInOrdinalOrShortWord: Bool {
    let word = self[
      (lastIndex { !$0.isLetter && !$0.isNumber }.map(index(after:)) ?? startIndex)...
    ]
    guard let first = word.first else { return false }
    return word.allSatisfy(\.isNumber) || first.isUppercase && word.count <= 3
  }

  fileprivate var foldedForComparison: String { String(self).foldedForComparison }

  /// The word as it stands among the words of a text.
  fileprivate var foldedWord: String { self == "&" ? "and" : foldedForComparison }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || "{}&".contains(self) }
}

extension String {
  /// The text with others in place of parts that do not overlap.
  package func replacing(_ parts: [(range: Range<Index>, text: String)]) -> String {
    var result = ""
    var end = startIndex
    for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += self[end..<part.range.lowerBound] + part.text
      end = part.range.upperBound
    }
    return result + self[end...]
  }

  /// The phrase with a part at its end, behind a comma.
  package func appending(_ part: String) -> String {
    let (opening, text, closing) = unquoted
    var phrase = text[...]
    while let last = phrase.last, last.isWhitespace || ",.".contains(last) {
      // The point of an ordinal or of a short word, as in "10." and "St.", is a part of it.
      if last == ".", phrase.dropLast().endsInOrdinalOrShortWord { break }
      phrase.removeLast()
    }
    return opening + (phrase.isEmpty ? part : "\(phrase), \(part)") + closing
  }

  /// The phrase without a part and the mark behind or before it; `nil` where none is there.
  package func leavingOut(_ part: Range<Index>) -> String? {
    let before = self[..<part.lowerBound]
    let after = self[part.upperBound...]
    if let mark = after.first, ",.;:".contains(mark) {
      return String(before) + after.dropFirst().drop(while: \.isWhitespace)
    }
    guard after.isEmpty, let comma = before.utf8.lastIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    return String(before[..<comma])
  }

  /// The phrase with a part in front of it, within quotes around all of it.
  package func prepending(_ part: String) -> String {
    let (opening, text, closing) = unquoted
    return "\(opening)\(part), \(text)\(closing)"
  }

  /// Whether the text has nothing but white space.
  package var isBlank: Bool {
    // Most texts begin with a letter, for which no table is needed.
    if let first = utf8.first, first > 0x20, first < 0x80 { return false }
    return allSatisfy { $0.isWhitespace }
  }
}

extension [Range<String.Index>] {
  /// The ranges, with ranges that some places hold together made one.
  fileprivate func joined(across places: [Element]) -> [Element] {
    if places.isEmpty { return self }
    let sorted = (self + places).sorted {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    }
    return sorted.reduce(into: []) { joined, range in
      guard let last = joined.last, range.lowerBound < last.upperBound else {
        return joined.append(range)
      }
      joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
    }
  }
}
