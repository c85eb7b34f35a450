/// A position in a set as a phrase says it, such as "2 of 4" or "page three of three".
package struct SpokenIndex: Equatable {
  package let position: Int
  package let count: Int

  /// The last index that a phrase says; `nil` when it says none.
  package init?(in tokens: [String]) {
    guard let last = Self.all(in: tokens).last else { return nil }
    self = last
  }

  private init(position: Int, count: Int) {
    self.position = position
    self.count = count
  }

  /// Everything that a phrase may mean by a position, in the order of the text.
  ///
  /// The longest of several readings of one place comes last.
  package static func all(in tokens: [String]) -> [SpokenIndex] {
    var indexes: [SpokenIndex] = []
    for middle in tokens.indices.dropFirst().dropLast() where tokens[middle] == "of" {
      let end = tokens.endOfPosition(before: middle)
      let positions = NumberWord.positions(in: tokens, endingAt: end)
      if positions.isEmpty { continue }
      let start = tokens.startOfCount(behind: middle)
      for count in NumberWord.values(in: tokens, from: start).reversed() {
        for position in positions.reversed() {
          indexes.append(SpokenIndex(position: position.value, count: count.value))
        }
      }
    }
    return indexes
  }

  /// What the parts of a set are called, and words around their numbers.
  private static let nouns: Set = [
    "page", "slide", "screen", "tab", "segment", "item", "image", "photo", "picture", "card",
    "option", "choice", "button", "view", "panel", "position", "number", "index", "entry", "tile",
    "element", "control", "section", "the", "a", "is", "in", "on", "at", "no", "and",
  ]

  /// Whether a folded word may stand beside a position, as "page" does in "page 2 of 3".
  package static func mayCount(_ word: String) -> Bool {
    nouns.contains(word) || word.hasSuffix("s") && nouns.contains(String(word.dropLast()))
  }

  /// Whether a phrase counts with an ordinal and up to two nouns: "first page of three".
  ///
  /// Which position that is, other ordinals aside, stays open: "first half of 2024" is none.
  package static func isCounted(in tokens: [String]) -> Bool {
    tokens.indices.dropFirst(2).contains { middle in
      tokens[middle] == "of" && !NumberWord.values(in: tokens, from: middle + 1).isEmpty
        && tokens[max(0, middle - 3)..<(middle - 1)].contains(where: NumberWord.isOrdinal)
    }
  }

  /// Whether a phrase ends with an index that is not all of it.
  package static func ends(_ tokens: [String]) -> Bool {
    tokens.indices.dropFirst().dropLast().contains { middle in
      guard tokens[middle] == "of",
        NumberWord.values(in: tokens, from: tokens.startOfCount(behind: middle)).first?.end
          == tokens.count
      else { return false }
      let end = tokens.endOfPosition(before: middle)
      return NumberWord.positions(in: tokens, endingAt: end).contains { $0.start > 0 }
    }
  }
}

extension [String] {
  /// Where the words behind "of" start; "2 of the 4" says the same as "2 of 4".
  func startOfCount(behind middle: Int) -> Int {
    middle + 1 < count && ["the", "all"].contains(self[middle + 1]) ? middle + 2 : middle + 1
  }

  /// Where the words before "of" end; "2 out of 4" says the same as "2 of 4".
  func endOfPosition(before middle: Int) -> Int {
    middle > 1 && self[middle - 1] == "out" ? middle - 1 : middle
  }
}
