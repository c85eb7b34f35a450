import SourceText
import YAMLSyntax

/// What a person would see of other lines while each line of a text is typed again.
///
/// Each line is typed in its place, at the end of the file, and below itself as another entry.
public struct Typing {
  /// What is read behind one character.
  public struct Step {
    public let typed: String
    /// The line that is typed.
    public let line: Int
    /// The lines of what is reported.
    public let problems: [Int]
    /// How many keys of other lines are not understood.
    public let lost: Int
  }

  private let lines: [String]
  private let keys: [(path: String, line: Int)]

  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let source = SourceText(text)
    keys = YAMLStream(parsing: source).entries.map {
      (path: $0.path, line: source.lines.line(at: $0.range.lowerBound))
    }
  }

  /// The lines that are neither blank nor comments.
  public var typedLines: [Int] {
    lines.indices.filter { index in
      let content = lines[index].drop { $0 == " " }
      return !content.isEmpty && content.first != "#"
    }
  }

  /// Types a line again.
  public func steps(ofLine index: Int) -> [Step] {
    let line = lines[index]
    let (above, below) = (Array(lines[..<index]), Array(lines[(index + 1)...]))
    let own = keys.filter { $0.line == index }.map(\.path)
    let others = keys.filter { key in
      key.line != index && !own.contains { key.path.hasPrefix($0) }
    }
    let inPlace = steps(of: line, between: above, and: below, keeping: others.map(\.path))
    let atEnd = steps(
      of: line,
      between: above,
      and: [],
      keeping: keys.filter { $0.line < index }.map(\.path)
    )
    // Another entry like one that ends with its line, under another key.
    guard !opensBlock(line, above: below) else { return inPlace + atEnd }
    let another = line.replacing(":", with: "2:", maxReplacements: 1)
    let again = steps(
      of: another,
      between: above + [line],
      and: below,
      keeping: keys.map(\.path)
    )
    return inPlace + atEnd + again
  }

  private func opensBlock(_ line: String, above lines: [String]) -> Bool {
    let indentation = { (line: String) in line.prefix { $0 == " " }.count }
    let next = lines.first { !$0.allSatisfy(\.isWhitespace) }
    return next.map { indentation($0) > indentation(line) } ?? false
  }

  private func steps(
    of line: String,
    between above: [String],
    and below: [String],
    keeping keys: [String]
  ) -> [Step] {
    let margin = line.prefix { $0 == " " }
    return (margin.count...line.count).map { count in
      let typed = String(line.prefix(count))
      let text = SourceText((above + [typed] + below).joined(separator: "\n"))
      let stream = YAMLStream(parsing: text)
      let problems = stream.documents.flatMap { document in
        document.tree.problems.map { text.lines.line(at: document.start + $0.range.lowerBound) }
      }
      var missing: [String: Int] = [:]
      for key in keys { missing[key, default: 0] += 1 }
      for entry in stream.entries { missing[entry.path, default: 0] -= 1 }
      let lost = missing.values.reduce(0) { $0 + max($1, 0) }
      return Step(typed: typed, line: above.count, problems: problems, lost: lost)
    }
  }
}

/// What was seen of other lines, counted.
public struct TypingTally {
  public private(set) var steps = 0
  /// After how many characters several problems are reported.
  public private(set) var several = 0
  /// After how many one is reported on another line.
  public private(set) var elsewhere = 0
  /// After how many keys of other lines are lost, and how many in all.
  public private(set) var losing = 0
  public private(set) var lost = 0

  public init() {}

  public mutating func add(_ step: Typing.Step) {
    steps += 1
    if step.problems.count > 1 { several += 1 }
    if step.problems.contains(where: { $0 != step.line }) { elsewhere += 1 }
    if step.lost > 0 { losing += 1 }
    lost += step.lost
  }
}
