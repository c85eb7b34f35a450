/// The words that a voice says for symbols.
struct SymbolWords: Sendable {
  /// The word for each symbol that stands alone.
  var words: [Character: String] = [:]
  /// The symbols of which a run is said as a number and a word.
  var runs: Set<Character> = []

  /// A text with the words for what is said so: `Wait...` is "Wait 3 Period", `-` is "Dash".
  func spoken(_ text: String) -> String {
    guard !words.isEmpty || !runs.isEmpty else { return text }
    let whole = text.trimmingBlanks
    if whole.count == 1, let symbol = whole.first { return words[symbol] ?? text }
    guard text.contains(where: runs.contains) else { return text }
    return collapsing(text)
  }

  private func collapsing(_ text: String) -> String {
    var spoken = ""
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      rest = rest[run.endIndex...]
      guard run.count > 1, runs.contains(first) else {
        spoken += run
        continue
      }
      if !spoken.isEmpty, spoken.last != " " { spoken += " " }
      spoken += "\(run.count) \(words[first] ?? String(first))"
      if let next = rest.first, next != " " { spoken += " " }
    }
    return spoken
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmingBlanks: Substring {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return start[...last]
  }
}
