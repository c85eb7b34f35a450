public import SourceText

/// Edits as a hand makes them: small, meaningful, and mostly near the one before.
///
/// Some are of whole lines, and many are taken back.
public struct RandomEdits {
  private var random: SplitMix
  private var place = 0
  /// What takes the latest edits back, the latest last.
  private var inverses: [TextEdit] = []

  public init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  private static let insertions = [
    "a", ": ", "\n", "---\n", "\n---\n", "...\n", "\n...\n", "%YAML 1.2\n", "\"", "- ", "  ", "\t",
    "# c\n", "{", "]", "\r", "\r\n", "é", "-", ".", "\u{FEFF}", "&x ", "*x", "|\n", "key: value\n",
    "'", " ", "[", "}", ",", "? ", "\n  ", "\n    b: c", "<<<<<<< HEAD\n", "=======\n", "key", ":",
    "#", "\\", "*anchor0", "&anchor0 ", "!!str ", "\u{7}", "\u{85}",
  ]

  public mutating func next(of text: SourceText) -> TextEdit {
    if Int.random(in: 0..<3, using: &random) == 0, let inverse = inverses.popLast(),
      inverse.range.upperBound <= text.bytes.count
    {
      place = inverse.range.lowerBound
      return inverse
    }
    let edit =
      Int.random(in: 0..<4, using: &random) == 0 ? editLines(of: text) : editBytes(of: text)
    let range = edit.range.clamped(to: text.range)
    let start = range.lowerBound
    inverses.append(
      TextEdit(start..<(start + edit.replacement.utf8.count), with: text.string(in: range))
    )
    if inverses.count > 8 { inverses.removeFirst() }
    place = start + edit.replacement.utf8.count
    return edit
  }

  /// Forgets edits that were made to another text.
  public mutating func begin() {
    inverses = []
  }

  private mutating func choosePlace(in text: SourceText) -> Int {
    let count = text.bytes.count
    let moves = Int.random(in: 0..<4, using: &random) == 0
    return moves ? Int.random(in: 0...count, using: &random) : min(place, count)
  }

  private mutating func editBytes(of text: SourceText) -> TextEdit {
    let place = choosePlace(in: text)
    let start = max(place - Int.random(in: 0..<3, using: &random), 0)
    let longest = Bool.random(using: &random) ? 3 : 40
    let removed =
      Bool.random(using: &random) ? 0 : Int.random(in: 0...longest, using: &random)
    let inserts = removed == 0 || Bool.random(using: &random)
    let insertion = inserts ? Self.insertions.randomElement(using: &random) ?? "" : ""
    return TextEdit(start..<(start + removed), with: insertion)
  }

  private mutating func editLines(of text: SourceText) -> TextEdit {
    let first = text.lines.line(at: choosePlace(in: text))
    let last = min(first + Int.random(in: 0..<8, using: &random), text.lines.count - 1)
    let range = text.lines.start(of: first)..<text.content(ofLine: last).upperBound
    let lines = (first...last).map { text.string(in: text.content(ofLine: $0)) }
    let lineBreak = text.bytes.contains(0x0D) ? "\r\n" : "\n"
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return TextEdit(range, with: lines.map { "  \($0)" }.joined(separator: lineBreak))
    case 1:
      let dedented = lines.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
      return TextEdit(range, with: dedented.joined(separator: lineBreak))
    case 2:
      let content = text.content(ofLine: first)
      let dash = content.first { text.bytes[$0] == UInt8(ascii: "-") } ?? content.lowerBound
      return .delete(dash..<min(dash + 1, content.upperBound))
    case 3:
      let next = first + 1 < text.lines.count ? text.lines.start(of: first + 1) : range.lowerBound
      let end = text.content(ofLine: first).upperBound
      return .delete(end..<max(next, end))
    case 4: return .delete(range)
    case 5:
      let copy = lines.joined(separator: lineBreak) + lineBreak
      return .insert(copy, at: text.lines.start(of: first))
    default: return .insert(lineBreak, at: text.content(ofLine: last).upperBound)
    }
  }
}
