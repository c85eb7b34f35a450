import English
import SpecModel
import Voices

/// The parts of an announcement, and the places that the guideline's template gives them.
struct PhraseLayout {
  /// The quotes around all of it; nobody says them.
  private let quotes: (opening: String, closing: String)
  private let text: String
  private let parts: [(range: Range<String.Index>, said: Set<PhrasePart>)]
  /// What the template says, in its order.
  private let order: [PhrasePart]

  /// Lays a text out in the order of a template, or else in the usual one.
  ///
  /// `read` reads the text. The template calls nothing by its name. What `isInstruction` holds for
  /// is a hint, in whatever words.
  init(
    _ text: String,
    template: PhraseReading?,
    read: (String) -> PhraseReading,
    isInstruction: (PhraseReading, Int) -> Bool
  ) {
    let (opening, text, closing) = text.unquoted
    quotes = (opening, closing)
    self.text = text
    let reading = read(text)
    parts = reading.parts.enumerated().map { place, part in
      guard place < PhraseReading.mostParts else { return (part, []) }
      return (part, isInstruction(reading, place) ? [.hint] : reading.kinds(of: place))
    }
    order =
      template.map { template in
        template.parts.indices.flatMap { part in
          Self.all.filter(template.kinds(of: part).contains)
        }
      } ?? Self.all
  }
  private static let all: [PhrasePart] = [.group, .label, .value, .index, .state, .role, .hint]

  /// The text with a part in its place, and whether that is the end.
  func inserting(_ part: String, saying said: Set<PhrasePart>) -> (text: String, isAtEnd: Bool) {
    let (text, isAtEnd) = insertingInside(part, saying: said)
    return (quotes.opening + text + quotes.closing, isAtEnd)
  }

  private func insertingInside(
    _ part: String,
    saying said: Set<PhrasePart>
  ) -> (text: String, isAtEnd: Bool) {
    guard let first = parts.first, let last = parts.last else { return (part, true) }
    let rank = said.compactMap { order.firstIndex(of: $0) }.min()
    // An instruction ends the phrase.
    let told = parts.lastIndex { $0.said != [.hint] }.map { $0 + 1 } ?? parts.count
    let count = rank.map(partsInFront) ?? told
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
      // "Day selected" stands where the label does.
      current = part.said.compactMap { order.firstIndex(of: $0) }.min() ?? current
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

extension String {
  /// The end of a part with the brackets and quotes that close behind it.
  fileprivate func endOfPart(_ part: Range<Index>) -> Index {
    let closing = self[part.upperBound...].prefix { ")]”’\"".contains($0) }
    return closing.endIndex
  }
}
