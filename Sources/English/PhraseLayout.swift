/// The parts of an announcement, and the places that the guideline's template gives them.
package struct PhraseLayout {
  /// What a part of a phrase says.
  package enum Part: Sendable {
    case group, label, value, index, state, role, hint
  }

  /// The quotes around all of it, which are no part of what is said.
  private let quotes: (opening: String, closing: String)
  private let text: String
  private let parts: [(range: Range<String.Index>, said: Set<Part>)]
  /// What the template says, in its order.
  private let order: [Part]

  /// Finds the parts of a text, in the order of a template or else in the usual one.
  ///
  /// `said` gives what a part of the text says. `general` does the same for a template, which calls
  /// nothing by its name. A name is never parted: the marks in "New?" and "St. 5" belong to it.
  package init(
    _ text: String,
    names: [String],
    template: String?,
    said: (String) -> Set<Part>,
    general: (String) -> Set<Part>
  ) {
    let (opening, text, closing) = text.unquoted
    quotes = (opening, closing)
    self.text = text
    let places = names.filter { !$0.isBlank && $0.utf8.count <= Self.longestName }
      .flatMap { text.ranges(of: $0) }
    parts = text.phraseParts.joined(across: places).enumerated().map { place, part in
      (part, place < Self.mostParts ? said(String(text[part])) : [])
    }
    order =
      template?.split(separator: ",").flatMap { Self.all.filter(general(String($0)).contains) }
      ?? Self.all
  }

  /// How many parts of a phrase are looked at; those behind them say nothing that has a place.
  private static let mostParts = 20
  /// How many bytes a name has at most that is looked for as a whole.
  private static let longestName = 200
  private static let all: [Part] = [.group, .label, .value, .index, .state, .role, .hint]

  /// The text with a part in its place, and whether that is the end.
  package func inserting(_ part: String, saying said: Set<Part>) -> (text: String, isAtEnd: Bool) {
    let (text, isAtEnd) = insertingInside(part, saying: said)
    return (quotes.opening + text + quotes.closing, isAtEnd)
  }

  private func insertingInside(
    _ part: String,
    saying said: Set<Part>
  ) -> (text: String, isAtEnd: Bool) {
    guard let first = parts.first, let last = parts.last else { return (part, true) }
    let rank = said.compactMap { order.firstIndex(of: $0) }.min()
    let count = rank.map(partsInFront) ?? parts.count
    if count == parts.count {
      let end = text.endOfPart(last.range)
      let rest = text[end...].drop { $0 == "," || $0.isWhitespace }
      return ("\(text[..<end])\(separator)\(part)\(rest)", true)
    }
    guard count > 0 else {
      let start = first.range.lowerBound
      return ("\(text[..<start])\(part)\(separator)\(text[start...])", false)
    }
    let end = text.endOfPart(parts[count - 1].range)
    return ("\(text[..<end])\(separator)\(part)\(text[end...])", false)
  }

  /// How many parts of the text stand in front of a place in the order.
  ///
  /// A part that the order does not have goes with the part that it stands behind.
  private func partsInFront(of rank: Int) -> Int {
    var current = 0
    var count = 0
    for (position, part) in parts.enumerated() {
      current = part.said.compactMap { order.firstIndex(of: $0) }.max() ?? current
      if current < rank { count = position + 1 }
    }
    return count
  }

  /// What stands between the parts.
  private var separator: String {
    let gaps = zip(parts, parts.dropFirst()).map {
      String(text[$0.range.upperBound..<$1.range.lowerBound])
    }
    return gaps.contains(", ") ? ", " : gaps.last { [",", "; ", ". "].contains($0) } ?? ", "
  }
}

extension [Range<String.Index>] {
  /// The ranges, with ranges that some places hold together made one.
  fileprivate func joined(across places: [Element]) -> [Element] {
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

extension String {
  private static let quotePairs: [Character: [Character]] = [
    "“": ["”"], "„": ["“", "”"], "«": ["»"], "»": ["«"], "‘": ["’"], "‚": ["‘", "’"],
    "\"": ["\""], "「": ["」"],
  ]

  /// The text without the quotes that stand around all of it, and these quotes.
  var unquoted: (opening: String, text: String, closing: String) {
    guard count > 2, let first, let last, let closing = Self.quotePairs[first],
      closing.contains(last)
    else { return ("", self, "") }
    let inside = dropFirst().dropLast()
    guard !inside.contains(where: { $0 == first || $0 == last && $0 != "’" }) else {
      return ("", self, "")
    }
    return (String(first), String(inside), String(last))
  }

  /// The end of a part with the brackets and quotes that close behind it.
  fileprivate func endOfPart(_ part: Range<Index>) -> Index {
    let closing = self[part.upperBound...].prefix { ")]”’\"".contains($0) }
    return closing.endIndex
  }
}
