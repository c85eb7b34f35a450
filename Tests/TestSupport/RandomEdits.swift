public import SourceText

/// Edits as a hand makes them: small, of things that mean something, most near the one before.
public struct RandomEdits {
  private var random: SplitMix
  private var place = 0

  public init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  private static let insertions = [
    "a", ": ", "\n", "---\n", "\n---\n", "...\n", "\n...\n", "%YAML 1.2\n", "\"", "- ", "  ", "\t",
    "# c\n", "{", "]", "\r", "\r\n", "é", "-", ".", "\u{FEFF}", "&x ", "*x", "|\n", "key: value\n",
    "'", " ", "[", "}", ",", "? ", "\n  ", "\n    b: c", "<<<<<<< HEAD\n", "=======\n",
  ]

  public mutating func next(of text: SourceText) -> TextEdit {
    let count = text.bytes.count
    let moves = Int.random(in: 0..<4, using: &random) == 0
    place = moves ? Int.random(in: 0...count, using: &random) : min(place, count)
    let start = max(place - Int.random(in: 0..<3, using: &random), 0)
    let longest = Bool.random(using: &random) ? 3 : 40
    let removed =
      Bool.random(using: &random) ? 0 : Int.random(in: 0...longest, using: &random)
    let inserts = removed == 0 || Bool.random(using: &random)
    let insertion = inserts ? Self.insertions.randomElement(using: &random) ?? "" : ""
    place = start + insertion.utf8.count
    return TextEdit(start..<(start + removed), with: insertion)
  }
}
