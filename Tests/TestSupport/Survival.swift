import SourceText
import YAMLSyntax

/// How many keys of a text are still understood after one small change.
///
/// A key is the path of keys that leads to it. The keys of the entry on the damaged line and of its
/// value do not count. A deleted line break damages two lines.
public struct Survival: Sendable {
  private let text: SourceText
  private let keys: [Key]

  private struct Key {
    let path: String
    /// The line that the key begins on.
    let line: Int
    /// The lines of the key and its value.
    let lines: ClosedRange<Int>
    /// The key's offset in the text.
    let start: Int
    let isBlock: Bool
    let parent: Int?
  }

  /// What became of the keys that should have survived.
  public struct Outcome: Sendable {
    public let damage: Damage
    public let expected: Int
    public let lost: [String]
    /// How many problems the parser reports.
    public let problems: Int

    public var lostShare: Double { expected == 0 ? 0 : Double(lost.count) / Double(expected) }
  }

  public init(of bytes: [UInt8]) {
    text = SourceText(bytes)
    let text = text
    keys = YAMLStream(parsing: text).entries.map { entry in
      let last = max(entry.range.upperBound - 1, entry.range.lowerBound)
      let line = text.lines.line(at: entry.range.lowerBound)
      return Key(
        path: entry.path,
        line: line,
        lines: line...max(text.lines.line(at: last), line),
        start: entry.range.lowerBound,
        isBlock: entry.isBlock,
        parent: entry.parent
      )
    }
  }

  /// What is left after one change.
  public func outcome(of damage: Damage) -> Outcome {
    let excluded = excludedKeys(damage)
    var counts: [String: Int] = [:]
    for (index, key) in keys.enumerated() where !excluded[index] {
      counts[key.path, default: 0] += 1
    }
    let expected = counts.values.reduce(0, +)
    let stream = YAMLStream(parsing: SourceText(damage.applied(to: text.bytes)))
    for entry in stream.entries { counts[entry.path, default: 0] -= 1 }
    let lost = counts.filter { $0.value > 0 }
      .flatMap { Array(repeating: $0.key, count: $0.value) }
    let problems = stream.documents.reduce(0) { $0 + $1.tree.problems.count }
    return Outcome(damage: damage, expected: expected, lost: lost.sorted(), problems: problems)
  }

  private func excludedKeys(_ damage: Damage) -> [Bool] {
    let line = text.lines.line(at: damage.offset)
    var damaged: Set = [line]
    if damage.kind == .deletion, text.bytes[damage.offset] == 0x0A { damaged.insert(line + 1) }
    var excluded: [Bool] = []
    for key in keys {
      let isGone = damage.kind == .cut && key.start >= damage.offset
      // A line inside a scalar or a collection in brackets belongs to its entry.
      let isOnLine =
        damaged.contains(key.line) || !key.isBlock && damaged.contains { key.lines.contains($0) }
      excluded.append(isGone || isOnLine || key.parent.map { excluded[$0] } ?? false)
    }
    return excluded
  }
}
