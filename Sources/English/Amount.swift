/// A number that a phrase counts something with: "30 minutes", "thirty minutes", "30min", "€30".
struct Amount {
  /// What is counted, in lower case.
  let unit: String
  /// The units that this may mean.
  let units: Set<Int>
  /// Where it begins and ends among the words of its part.
  let words: Range<Int>

  /// The amounts of a part of a phrase.
  static func all(in part: String) -> [Amount] {
    let all = part.amountWords
    var amounts: [Amount] = []
    var start = 0
    while start < all.count {
      guard let number = NumberWord.amount(in: all, from: start) else {
        start += 1
        continue
      }
      let currency = start > 0 ? Measure.units(of: all[start - 1]) : []
      if start > 0, all[start - 1].isSignOfMoney, !currency.isEmpty {
        let words = (start - 1)..<number.end
        amounts.append(Amount(unit: all[start - 1], units: currency, words: words))
      } else if let counted = Self.unit(at: number.end, in: all) {
        let last = number.end + counted.length
        // "1 hour and 30 minutes" is one value.
        let end = last < all.count && all[last] == "and" ? last + 1 : last
        amounts.append(Amount(unit: all[number.end], units: counted.units, words: start..<end))
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
    let words = unit.amountWords
    return Measure.unit(at: 0, in: words)?.units ?? Measure.units(of: unit.lowercased())
  }
}

extension String {
  fileprivate var isSignOfMoney: Bool {
    ["$", "€", "£", "¥", "₹", "₩", "eur", "usd", "gbp", "chf", "jpy"].contains(self)
  }

  /// The numbers, words and signs of the text in lower case: "1h30" is "1", "h" and "30".
  fileprivate var amountWords: [String] {
    var words: [String] = []
    var kind: Int?
    for character in lowercased() {
      let own: Int? =
        if character.isNumber, character.wholeNumberValue != nil, character != "²", character != "³"
        {
          0
        } else if kind == 0, ".,'’".contains(character) {
          0
        } else if character.isLetter || "²³/".contains(character) && kind == 1 {
          1
        } else if "%‰€$£¥₹₩¢°℃℉′″".contains(character) {
          2
        } else {
          nil
        }
      if let own, own == kind, own != 2 {
        words[words.count - 1].append(character)
      } else if own != nil {
        words.append(String(character))
      }
      kind = own
    }
    return words.map { $0.first?.isNumber == true ? $0.droppingMarksAtEnd : $0 }
  }

  private var droppingMarksAtEnd: String {
    var text = self[...]
    while let last = text.last, !last.isNumber { text = text.dropLast() }
    return String(text)
  }
}
