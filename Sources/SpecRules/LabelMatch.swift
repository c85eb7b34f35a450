import SpecModel

/// How the words of a phrase or a name follow those of a label.
struct LabelMatch {
  private let text: [String]
  private let label: [String]

  init(_ text: String, label: String) {
    self.text = text.foldedTokens.map(\.withoutPlural)
    self.label = label.foldedTokens.map(\.withoutPlural)
  }

  /// Whether both are the same words, a position such as "1 of 3" behind them aside.
  var isEqual: Bool {
    text == label || text.withoutIndex == label
  }

  /// Whether the label, or one of the nouns of a label of several words, is part of the text.
  var contains: Bool {
    if text.contains(run: label) { return true }
    return label.count > 1 && label.contains { $0.count > 3 && text.contains($0) }
  }

  /// Whether only people can tell, because a label of several words may be worded otherwise.
  var needsJudgement: Bool { label.count > 1 }
}

extension String {
  /// The word without the ending of a plural.
  fileprivate var withoutPlural: String {
    if count > 4, hasSuffix("es") { return String(dropLast(2)) }
    if count > 3, hasSuffix("s") { return String(dropLast()) }
    // "phones" loses its "es", so "phone" must lose its "e" to meet it.
    return count > 3 && hasSuffix("e") ? String(dropLast()) : self
  }
}

extension [String] {
  fileprivate func contains(run: [String]) -> Bool {
    guard !run.isEmpty, run.count <= count else { return false }
    return (0...(count - run.count)).contains { self[$0...].starts(with: run) }
  }

  fileprivate var withoutIndex: [String] {
    guard count > 3, self[count - 2] == "of" else { return self }
    return Array(dropLast(3))
  }
}
