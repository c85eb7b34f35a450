/// A number that a phrase counts something with: "30 minutes", "thirty minutes", "30min", "€30", "an
/// hour".
struct Amount {
  /// What is counted, in lower case.
  let unit: String
  /// The units that this may mean.
  let units: Set<Int>
  /// The numbers that it may say; none for the placeholder of a value.
  let numbers: [Double]
  /// Whether an article stands for the number.
  let isArticle: Bool
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
      guard let number = number(at: start, in: all) else {
        start += 1
        continue
      }
      if let amount = Amount(number, from: start, among: places, all) { amounts.append(amount) }
      start = max(number.end, amounts.last?.words.upperBound ?? 0)
    }
    return amounts
  }

  /// The amount that a text is, one number with one unit and nothing besides: "1.5 m".
  init?(measuring text: String) {
    let amounts = Amount.all(in: text[...])
    guard Double(text) == nil, amounts.count == 1, amounts[0].numbers.count == 1,
      !amounts[0].isArticle, !Self.units(of: amounts[0].unit).isEmpty,
      amounts[0].range == text.startIndex..<text.endIndex
    else { return nil }
    self = amounts[0]
  }

  /// What a number says, and where it ends among the words.
  ///
  /// The placeholder of a value says no number.
  private typealias Number = (end: Int, values: [Double], isArticle: Bool)

  private static func number(at start: Int, in words: [String]) -> Number? {
    if words[start] == placeholder { return (start + 1, [], false) }
    if isArticle(at: start, in: words) { return (start + 1, [1], true) }
    return NumberWord.amount(in: words, from: start).map { ($0.end, $0.values, false) }
  }

  /// A number with the sign of money in front of it, or with a unit behind it.
  private init?(
    _ number: Number,
    from start: Int,
    among places: [(word: String, range: Range<String.Index>)],
    _ all: [String]
  ) {
    isArticle = number.isArticle
    let currency = start > 0 ? Measure.units(of: all[start - 1]) : []
    if start > 0, all[start - 1].isSignOfMoney, !currency.isEmpty {
      unit = all[start - 1]
      units = currency
      numbers = number.values
      words = (start - 1)..<number.end
      range = places[start - 1].range.lowerBound..<places[number.end - 1].range.upperBound
      return
    }
    // Behind "half" an article stands in front of the unit.
    let hasArticle = number.end < all.count && ["a", "an"].contains(all[number.end])
    let place = number.end + (hasArticle ? 1 : 0)
    guard let counted = Self.unit(at: place, in: all) else { return nil }
    let rest = Self.rest(behind: place + counted.length, of: counted.units, in: all)
    let last = rest?.end ?? place + counted.length
    unit = all[place]
    units = counted.units
    numbers = number.values.map { $0 + (rest?.share ?? 0) }
    // "1 hour and 30 minutes" is one value.
    words = start..<(last < all.count && all[last] == "and" ? last + 1 : last)
    range = places[start].range.lowerBound..<places[last - 1].range.upperBound
  }

  /// Whether "a" means one of the unit that follows, which has more than two letters.
  private static func isArticle(at start: Int, in words: [String]) -> Bool {
    guard ["a", "an"].contains(words[start]), start + 1 < words.count, words[start + 1].count > 2
    else { return false }
    // In "half an hour" the fraction is the number.
    let isShare = start > 0 && ["half", "quarter", "third"].contains(words[start - 1])
    return !isShare && !Measure.units(of: words[start + 1]).isEmpty
  }

  /// The part of an amount that stands behind its unit, such as the 50 of "3 euros 50".
  ///
  /// It is a share of the unit, here 0.5. "1 h 30" and "an hour and a half" have one as well.
  private static func rest(
    behind start: Int,
    of units: Set<Int>,
    in words: [String]
  ) -> (share: Double, end: Int)? {
    let isJoined = start < words.count && words[start] == "and"
    if isJoined, let share = NumberWord.amount(in: words, from: start + 1), share.values.count == 1,
      share.values[0] < 1, share.values[0] > 0
    {
      return (share.values[0], share.end)
    }
    guard let parts = Measure.parts(of: units), !isJoined, start < words.count,
      let number = NumberWord.amount(in: words, from: start), let value = number.values.first,
      value < parts, value.rounded() == value,
      words[start].first?.isNumber != true || words[start].count == 2,
      number.end == words.count || Measure.unit(at: number.end, in: words) == nil
    else { return nil }
    return (value / parts, number.end)
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
  /// Whether another text differs in nothing but how units are written: "50 %" and "50 percent".
  func hasSameUnits(as other: String) -> Bool {
    // Nobody reads a text as long as that for its units.
    guard max(utf8.count, other.utf8.count) <= 2_000 else { return self == other }
    let (own, others) = (self[...].wordsBehindNumbers, other[...].wordsBehindNumbers)
    return own.count == others.count
      && zip(own, others).allSatisfy { left, right in
        left.word.isForm(of: right.word)
          || left.isUnit && right.isUnit
            && !Measure.units(of: left.word).isDisjoint(with: Measure.units(of: right.word))
      }
  }
}

extension Substring {
  /// The words with each sign of money behind its number, and whether a word stands behind one.
  fileprivate var wordsBehindNumbers: [(word: String, isUnit: Bool)] {
    var words = amountWords.map(\.word)
    for index in words.indices.dropLast()
    where words[index].isSignOfMoney && words[index + 1].first?.isNumber == true {
      words.swapAt(index, index + 1)
    }
    return words.indices.map { index in
      (words[index], index > 0 && words[index - 1].first?.isNumber == true)
    }
  }
}

extension String {
  /// Whether it stands in front of the number, as the sign of money may.
  fileprivate var isSignOfMoney: Bool {
    ["$", "€", "£", "¥", "₹", "₩", "₺", "₽", "eur", "usd", "gbp", "chf", "jpy"].contains(self)
  }
}

extension Substring {
  /// The numbers, words and signs of the text in lower case, each with its place.
  ///
  /// "1h30" has three: "1", "h" and "30".
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

  /// The kind of token that the character is part of; `nil` for a character between words.
  fileprivate func kind(behind other: Kind?) -> Kind? {
    if isNumber, wholeNumberValue != nil, self != "²", self != "³" { return .digit }
    if other == .digit, ".,'’".contains(self) { return .digit }
    if isLetter || "²³/".contains(self) && other == .letter { return .letter }
    return "%‰€$£¥₹₩₺₽¢°℃℉′″".contains(self) ? .sign : nil
  }
}
