/// How the words of a phrase or a name follow the words of a label.
package struct LabelMatch {
  private let text: [String]
  private let label: [String]
  /// The same with each other way of reading dashes and numbers.
  private let others: [LabelMatch]
  /// Whether the words of the label may be parts of others.
  private let isUnseparated: Bool
  /// Whether the text may say in full what the label has in short; a name may not.
  private let isSpoken: Bool
  /// Whether both have the same numbers with the same units, which may be signs.
  private let hasSameUnits: Bool

  package init(
    _ text: String,
    label: String,
    isSpoken: Bool = false,
    isInEnglish: Bool = true
  ) {
    let hasNumbers = text.mayHoldDigits || label.mayHoldDigits
    let texts = text.readings(besideNumbers: hasNumbers, inEnglish: isInEnglish)
    let labels = label.readings(besideNumbers: hasNumbers, inEnglish: isInEnglish)
    let readings = texts.flatMap { text in labels.map { (text: text, label: $0) } }
    let isUnseparated = label.hasUnseparatedWords
    let matches = readings.map { reading in
      LabelMatch(
        reading.text,
        labelWords: reading.label,
        others: [],
        isSpoken: isSpoken,
        isUnseparated: isUnseparated
      )
    }
    self.init(
      texts[0],
      labelWords: labels[0],
      others: Array(matches.dropFirst()),
      isSpoken: isSpoken,
      isUnseparated: isUnseparated,
      hasSameUnits: label.contains(where: \.isNumber) && text.hasSameUnits(as: label)
    )
  }

  /// Whether a label is short enough to be looked for in each of many phrases, in bytes.
  package static func isComparable(_ label: String) -> Bool { label.utf8.count <= 2_000 }

  /// How many words of either are compared, each with each: more than anybody listens to.
  private static let mostWords = 200

  /// Takes the words of a phrase, folded.
  package init(_ text: [String], label: String, isSpoken: Bool = false) {
    self.init(
      text,
      labelWords: label.foldedTokens,
      others: [],
      isSpoken: isSpoken,
      isUnseparated: label.hasUnseparatedWords
    )
  }

  private init(
    _ text: [String],
    labelWords label: [String],
    others: [LabelMatch],
    isSpoken: Bool,
    isUnseparated: Bool,
    hasSameUnits: Bool = false
  ) {
    self.others = others
    self.hasSameUnits = hasSameUnits
    self.isSpoken = isSpoken
    self.text = text.count > Self.mostWords ? Array(text.prefix(Self.mostWords)) : text
    self.label = Array(label.prefix(Self.mostWords))
    self.isUnseparated = isUnseparated
  }

  /// Whether both are the same words, a position such as "1 of 3" or a value behind them aside.
  package var isEqual: Bool {
    hasSameUnits || text.isSameRun(as: label) || text.withoutIndex.isSameRun(as: label.withoutIndex)
      || text.withoutNumber.isSameRun(as: label) || others.contains(where: \.isEqual)
  }

  /// Whether the text has all words of the label in a row.
  package var containsAll: Bool {
    label.isEmpty || text.contains(run: label, isSpoken: isSpoken)
      || others.contains(where: \.containsAll)
      || isUnseparated && text.joined().contains(label.joined())
  }

  /// Whether the text has the label, or one noun of a label that has several words.
  package var contains: Bool {
    if containsAll || others.contains(where: \.contains) { return true }
    guard label.count > 1 else { return false }
    return label.contains { word in
      word.count > 2 && !String.functionWords.contains(word)
        && text.contains { $0.isForm(of: word) }
    }
  }

  /// Whether a word of the label may be part of the text in another form.
  ///
  /// In most languages, such a form differs at its end only.
  package var mayContainInflected: Bool {
    contains
      || label.contains { word in
        let stem = max(3, word.count - max(1, word.count / 3))
        return word.count > 3 && text.contains { $0.hasPrefix(word.prefix(stem)) }
      }
  }

  /// Whether only people can tell, because a label of several words may be worded otherwise.
  package var needsJudgement: Bool { label.count > 1 }
}

extension String {
  /// English words that name nothing by themselves.
  fileprivate static let functionWords: Set = [
    "the", "and", "for", "how", "many", "much", "your", "you", "with", "from", "per", "all",
    "number", "select", "choose", "quantity", "amount",
  ]

  private static let irregularPlurals = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"),
    ("foot", "feet"), ("tooth", "teeth"), ("mouse", "mice"), ("goose", "geese"),
  ]

  /// Whether the first letters tell that neither is a form of the other.
  ///
  /// They do so for most words, before anything is put together.
  private func begins(otherwise other: String) -> Bool {
    guard other.utf8.count > 2, let own = utf8.first, let first = other.utf8.first else {
      return false
    }
    return own < 0x80 && first < 0x80 && own != first
  }

  /// Whether both are the same word, one of them perhaps in the plural.
  package func isForm(of other: String) -> Bool {
    self == other || isPlural(of: other) || other.isPlural(of: self)
  }

  private func isPlural(of singular: String) -> Bool {
    if begins(otherwise: singular) { return false }
    if self == singular + "es" || self == singular + "s" && !singular.hasSuffix("s") { return true }
    if singular.hasSuffix("y"), self == singular.dropLast() + "ies" { return true }
    if singular.hasSuffix("f"), self == singular.dropLast() + "ves" { return true }
    if singular.hasSuffix("fe"), self == singular.dropLast(2) + "ves" { return true }
    return Self.irregularPlurals.contains { $0 == singular && $1 == self }
  }
}

extension Collection<String> {
  /// Whether both have the same words, plurals aside, or where one is spoken words that say the same.
  fileprivate func isSameRun(as other: some Collection<String>, isSpoken: Bool = false) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { isSpoken ? $0.isSaid(as: $1) : $0.isForm(of: $1) }
  }
}

extension [String] {
  fileprivate func contains(run: [String], isSpoken: Bool) -> Bool {
    guard !run.isEmpty, run.count <= count else { return false }
    return (0...(count - run.count)).contains {
      self[$0..<($0 + run.count)].isSameRun(as: run, isSpoken: isSpoken)
    }
  }

  fileprivate var withoutIndex: [String] {
    guard count > 3, self[count - 2] == "of" else { return self }
    return Array(dropLast(3))
  }

  fileprivate var withoutNumber: [String] {
    count > 1 && last.flatMap(Double.init) != nil ? Array(dropLast()) : self
  }
}
