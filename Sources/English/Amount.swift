/// A number that a phrase counts something with: "30 minutes", "thirty minutes", "30min", "€30".
struct Amount {
  /// What is counted, in lower case.
  let unit: String
  /// The units that this may mean.
  let units: Set<Int>
  /// The numbers that it may say; none for the placeholder of a value.
  let numbers: [Double]
  /// Where it begins and ends among the words of its part.
  let words: Range<Int>
  /// Where the number and its unit stand.
  let range: Range<String.Index>

  /// What stands for the number of a value in a phrase.
  fileprivate static let placeholder = "{value}"

  /// The amounts of a part of a phrase.
  static func all(in part: Substring) -> [Amount] {
    let places = part.amountWords
    let all = places.map(\.word)
    var amounts: [Amount] = []
    var start = 0
    while start < all.count {
      let isPlaceholder = all[start] == placeholder
      let read = isPlaceholder ? (start + 1, []) : NumberWord.amount(in: all, from: start)
      guard let number: (end: Int, values: [Double]) = read else {
        start += 1
        continue
      }
      let currency = start > 0 ? Measure.units(of: all[start - 1]) : []
      if start > 0, all[start - 1].isSignOfMoney, !currency.isEmpty {
        let words = (start - 1)..<number.end
        amounts.append(
          Amount(
            unit: all[start - 1],
            units: currency,
            numbers: number.values,
            words: words,
            range: places[start - 1].range.lowerBound..<places[number.end - 1].range.upperBound
          )
        )
      } else if let counted = Self.unit(at: number.end, in: all) {
        let last = number.end + counted.length
        // "1 hour and 30 minutes" is one value.
        let end = last < all.count && all[last] == "and" ? last + 1 : last
        amounts.append(
          Amount(
            unit: all[number.end],
            units: counted.units,
            numbers: number.values,
            words: start..<end,
            range: places[start].range.lowerBound..<places[last - 1].range.upperBound
          )
        )
      }
      start = max(number.end, amounts.last?.words.upperBound ?? 0)
    }
    return amounts
  }

  /// What stands behind a number, unless it connects it with another one.
  private static func unit(at start: Int, in words: [String]) -> (units: Set<Int>, length: Int)? {
    guard start < words.count else { return nil }
    let connections = ["of", "to", "from", "out", "in", "and", "more", "less"]
    if connections.contains(words[start]) || words[start].first?.isNumber == true { return nil }
    return Measure.unit(at: start, in: words) ?? ([], 1)
  }

  /// The units that the unit of a value may mean.
  static func units(of unit: String) -> Set<Int> {
    let words = unit[...].amountWords.map(\.word)
    return Measure.unit(at: 0, in: words)?.units ?? Measure.units(of: unit.lowercased())
  }
}

extension String {
  /// Whether it stands in front of the number, as the sign of money may.
  fileprivate var isSignOfMoney: Bool {
    ["$", "€", "£", "¥", "₹", "₩", "₺", "₽", "eur", "usd", "gbp", "chf", "jpy"].contains(self)
  }
}

extension Substring {
  /// The numbers, words and signs of the text in lower case, each with its place: "1h30" is "1", "h"
  /// and "30".
  fileprivate var amountWords: [(word: String, range: Range<Index>)] {
    var words: [(word: String, range: Range<Index>)] = []
    var kind: Character.Kind?
    var index = startIndex
    while index < endIndex {
      if self[index] == "{", self[index...].hasPrefix(Amount.placeholder) {
        let end = self.index(index, offsetBy: Amount.placeholder.count)
        words.append((Amount.placeholder, index..<end))
        kind = nil
        index = end
        continue
      }
      let next = self.index(after: index)
      let own = self[index].kind(behind: kind)
      if let own, own == kind, own != .sign {
        words[words.count - 1].word += self[index].lowercased()
        words[words.count - 1].range = words[words.count - 1].range.lowerBound..<next
      } else if own != nil {
        words.append((self[index].lowercased(), index..<next))
      }
      kind = own
      index = next
    }
    return words.map { word, range in
      guard word.first?.isNumber == true else { return (word, range) }
      let marks = word.reversed().prefix { !$0.isNumber }.count
      return (
        String(word.dropLast(marks)),
        range.lowerBound..<self.index(range.upperBound, offsetBy: -marks)
      )
    }
  }
}

extension Character {
  fileprivate enum Kind { case digit, letter, sign }

  /// What it is part of; `nil` for what stands between words.
  fileprivate func kind(behind other: Kind?) -> Kind? {
    if isNumber, wholeNumberValue != nil, self != "²", self != "³" { return .digit }
    if other == .digit, ".,'’".contains(self) { return .digit }
    if isLetter || "²³/".contains(self) && other == .letter { return .letter }
    return "%‰€$£¥₹₩₺₽¢°℃℉′″".contains(self) ? .sign : nil
  }
}
