/// Numbers as English writes them.
enum NumberWord {
  static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
  ]

  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// The position that a word or digits name: a number, or an ordinal up to ten.
  static func position(of word: String) -> Int? {
    value(of: word) ?? ordinals.firstIndex(of: word.lowercased()).map { $0 + 1 }
      ?? ["st", "nd", "rd", "th"].first(where: word.hasSuffix).flatMap { _ in Int(word.dropLast(2))
      }
  }

  /// The number that a word or digits name, up to twenty in words.
  static func value(of word: some StringProtocol) -> Int? {
    Int(word) ?? words.firstIndex(of: word.lowercased())
  }
}

/// A position in a set as a phrase says it, such as "2 of 4" or "page three of three".
struct SpokenIndex: Equatable {
  let position: Int
  let count: Int

  /// The last index that a phrase says; `nil` when it says none.
  init?(in tokens: [String]) {
    guard tokens.count >= 3 else { return nil }
    for middle in tokens.indices.dropFirst().dropLast().reversed() where tokens[middle] == "of" {
      // "2 out of 4" says the same.
      let before = middle > 1 && tokens[middle - 1] == "out" ? middle - 2 : middle - 1
      guard let position = NumberWord.position(of: tokens[before]) else { continue }
      guard let count = NumberWord.value(of: tokens[middle + 1]) else { continue }
      self.position = position
      self.count = count
      return
    }
    return nil
  }
}
