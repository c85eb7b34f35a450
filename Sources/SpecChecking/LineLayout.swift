import SourceText
import SpecRules
import YAMLSyntax

/// The lines of a document by the columns that they begin in, without blank ones and comments.
struct LineLayout {
  struct Line {
    let start: Int
    /// The bytes behind the indentation.
    let text: ByteRange
    /// The column of what stands behind its dashes.
    let content: Int
    /// Whether deeper lines may follow.
    let opens: Bool

    var column: Int { text.lowerBound - start }
  }

  let lines: [Line]
  /// The nearest line above each that begins further left; `nil` where there is none.
  private let parents: [Int?]
  private let bytes: [UInt8]
  /// By how much a level is indented.
  private let step: Int

  /// How many lines are moved together.
  private static let mostLines = 200
  /// How many levels above a line are looked at: more than a spec has.
  private static let mostLevels = 12

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0.isBreak } ?? bytes.count
      if let line = Line(start..<end, in: bytes) { lines.append(line) }
      start = end + 1
    }
    self.lines = lines
    parents = lines.map(\.column).nearestLess
    step = lines.step
  }

  /// The line at an offset, or the one above it.
  func index(at offset: Int) -> Int {
    max(0, lines.firstIndex(notBelow: offset + 1, by: \.start) - 1)
  }

  /// The line that begins with a key.
  func index(ofKey key: String) -> Int? {
    lines.firstIndex { bytes[$0.text].starts(with: "\(key):".utf8) }
  }

  /// Whether fewer of its levels are uneven than of another layout, or none is.
  func isAsEven(as other: LineLayout) -> Bool {
    let uneven = unevenLevels()
    return uneven == 0 || uneven < other.unevenLevels()
  }

  /// The moves near a line after which each line stands in a column that it may stand in.
  func moves(around index: Int) -> [LineMove] {
    let open = linesOpen(behind: index - 1)
    let nearby = [index] + open + linesOpen(behind: index) + [index + 1]
    let starts = nearby + open.map { $0 + 1 } + open.map { $0 - 1 } + [0]
    return starts.uniqued.filter(lines.indices.contains).flatMap { moves(from: $0) }
  }

  private func moves(from first: Int) -> [LineMove] {
    var columns = first == 0 ? [0] : columnsOpen(behind: first - 1, nil)
    if first > 0, lines[first - 1].opens { columns.append(lines[first - 1].content + step) }
    return columns.uniqued.filter { $0 != lines[first].column }.flatMap { column -> [LineMove] in
      let distance = column - lines[first].column
      return ends(from: first, movedBy: distance).compactMap { end in
        let move = LineMove(lines: first..<end, distance: distance)
        let isPossible = lines[move.lines].allSatisfy { $0.column + move.distance >= 0 }
        return isPossible && fits(end, after: move) ? move : nil
      }
    }
  }

  /// How many uneven levels there are after a move where it begins and ends: all other lines keep
  /// their distances.
  func unevenLevels(after move: LineMove) -> Int {
    [move.lines.lowerBound, move.lines.upperBound].count { isUneven($0, after: move) }
  }

  /// Whether the line behind a move may stay.
  ///
  /// It has another column than the first line that moves, or is a child of the last.
  func isWhole(_ move: LineMove) -> Bool {
    let end = move.lines.upperBound
    return end == lines.count || lines[end].column != lines[move.lines.lowerBound].column
      || lines[end].column > lines[end - 1].content + move.distance
  }

  private func unevenLevels() -> Int { lines.indices.count { isUneven($0) } }

  /// Whether the level of a line is uneven.
  ///
  /// The line is deeper than the one above by another distance than a level is. Or it leaves a key
  /// above without a value.
  private func isUneven(_ index: Int, after move: LineMove? = nil) -> Bool {
    guard index > 0, index < lines.count else { return false }
    let above = lines[index - 1].content + (move?.distance(of: index - 1) ?? 0)
    let column = lines[index].column + (move?.distance(of: index) ?? 0)
    return column > above && column != above + step
      || column <= above && lines[index - 1].opens && lines[index].column == lines[index].content
  }

  /// Whether a line goes on with the text above it after a move, which would hide its mistake.
  ///
  /// The line begins something before, and is moved or stands right behind the lines that are.
  func joinsLines(
    _ move: LineMove,
    _ edits: [TextEdit],
    _ before: SyntaxTree,
    _ after: SyntaxTree
  ) -> Bool {
    var growth = 0
    var next = 0
    return lines[move.lines.lowerBound..<min(move.lines.upperBound + 1, lines.count)].contains {
      let text = $0.text.lowerBound
      while next < edits.count, edits[next].range.lowerBound <= text {
        growth += edits[next].replacement.utf8.count - edits[next].range.count
        next += 1
      }
      return !before.goesOnWithText(at: text) && after.goesOnWithText(at: text + growth)
    }
  }

  /// Whether a line stands beside a key above it that has no value.
  func followsEmptyKey(_ index: Int) -> Bool {
    index > 0 && lines[index - 1].opens && lines[index].column == lines[index - 1].content
  }

  /// Where lines may end that move together with the first one.
  ///
  /// - Behind it, and behind each of its children.
  /// - Behind each line that follows it on its level.
  /// - In front of a line that stands already where the first one goes.
  /// - At the end of the document.
  private func ends(from first: Int, movedBy distance: Int) -> [Int] {
    let column = lines[first].column
    var ends = [first + 1]
    var limit = Int.max
    for index in lines.indices[(first + 1)...].prefix(Self.mostLines) {
      if limit == .max { limit = max(column, lines[index].column) }
      if lines[index].column <= limit || lines[index].column == column + distance {
        ends.append(index)
      }
      if lines[index].column < column { break }
    }
    return (lines.count - first > Self.mostLines ? ends : ends + [lines.count]).uniqued
  }

  /// Whether a line may stand in its column once others are moved.
  private func fits(_ index: Int, after move: LineMove) -> Bool {
    guard index < lines.count else { return true }
    let above = index - 1
    let inner = lines[above].content + move.distance(of: above)
    return columnsOpen(behind: above, move).contains(lines[index].column)
      || lines[above].opens && lines[index].column > inner
  }

  /// The lines to which the text behind a line may belong, the innermost first.
  private func linesOpen(behind index: Int) -> [Int] {
    var open: [Int] = []
    var next = index < 0 ? nil : min(index, lines.count - 1)
    while let line = next, open.count < Self.mostLevels {
      open.append(line)
      next = parents[line]
    }
    return open
  }

  /// The columns in which what follows a line may go on, once others are moved.
  private func columnsOpen(behind index: Int, _ move: LineMove?) -> [Int] {
    var columns: [Int] = []
    var limit = Int.max
    var next = index < 0 ? nil : index
    while let above = next, columns.count < 2 * Self.mostLevels {
      next = parents[above]
      if let move, move.lines.contains(above), (next ?? -1) < move.lines.lowerBound {
        next = move.lines.lowerBound > 0 ? move.lines.lowerBound - 1 : nil
      }
      let distance = move?.distance(of: above) ?? 0
      let column = lines[above].column + distance
      guard column < limit else { continue }
      let content = lines[above].content + distance
      if content > column, content < limit { columns.append(content) }
      columns.append(column)
      limit = column
    }
    return columns
  }

  /// The edits of a move, with the comments between its lines.
  func edits(of move: LineMove) -> [TextEdit] {
    guard let first = move.lines.first, let last = move.lines.last else { return [] }
    var edits: [TextEdit] = []
    var start = lines[first].start
    while start < lines[last].text.upperBound {
      let end = bytes[start...].firstIndex { $0.isBreak } ?? bytes.count
      let blanks = bytes[start..<end].prefix { $0.isBlank }
      if blanks.count < end - start {
        let column = max(0, blanks.count + move.distance)
        edits.append(
          blanks.contains(0x09)
            ? TextEdit(start..<blanks.endIndex, with: String(repeating: " ", count: column))
            : column < blanks.count
              ? .delete(start..<(blanks.endIndex - column))
              : .insert(String(repeating: " ", count: column - blanks.count), at: start)
        )
      }
      start = end + 1
    }
    return edits
  }
}

extension SyntaxTree {
  fileprivate func goesOnWithText(at offset: Int) -> Bool {
    scalar(around: offset).map { $0.range.lowerBound < offset } ?? false
  }
}

/// Lines next to each other that are indented more or less by the same distance.
struct LineMove: Hashable {
  /// Their indices among the lines of a layout.
  let lines: Range<Int>
  let distance: Int

  func distance(of line: Int) -> Int { lines.contains(line) ? distance : 0 }
}

extension [LineLayout.Line] {
  /// By how much most levels are indented.
  fileprivate var step: Int {
    var counts: [Int: Int] = [:]
    for (above, line) in zip(self, dropFirst()) where line.column > above.content {
      counts[line.column - above.content, default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 2
  }
}

extension LineLayout.Line {
  /// `nil` for a blank line, a comment and a mark between documents.
  fileprivate init?(_ range: ByteRange, in bytes: [UInt8]) {
    guard let first = bytes[range].firstIndex(where: { !$0.isBlank }),
      bytes[first] != UInt8(ascii: "#"), !bytes[first..<range.upperBound].starts(with: "---".utf8),
      let last = bytes[range].lastIndex(where: { !$0.isBlank })
    else { return nil }
    start = range.lowerBound
    text = first..<(last + 1)
    var inner = first
    while inner < last, bytes[inner] == UInt8(ascii: "-"), bytes[inner + 1].isBlank {
      inner = bytes[(inner + 1)...last].firstIndex { !$0.isBlank } ?? last
    }
    content = inner - range.lowerBound
    let words = bytes[inner...last].split(whereSeparator: \.isBlank)
    let end = words.last ?? []
    let isProperty = end.first == UInt8(ascii: "&") || end.first == UInt8(ascii: "!")
    let opening = isProperty ? words.dropLast().last?.last : end.last
    opens = opening.map { Array(":|>-{[,".utf8).contains($0) } ?? false
  }
}

extension [Int] {
  /// For each element, the index of the nearest smaller one before it.
  fileprivate var nearestLess: [Int?] {
    var open: [Int] = []
    return indices.map { index in
      while let last = open.last, self[last] >= self[index] { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }
}
