import SourceText

/// Lines that a fix puts into another column.
extension MendedReading {
  /// The blanks that a line begins with, before and after the edit.
  private struct Move {
    let old: ByteRange
    let new: ByteRange
    /// How many tabs the line began with, if with nothing else.
    let tabs: Int?

    var distance: Int { new.count - old.count }
  }

  /// Whether lines go into a column that is not the only one they may be meant to have.
  ///
  /// One column is a slip of the hand, if no other column near takes the line as well; more than one
  /// is another level, which only the author knows. A tab is a level. A line that goes on with text
  /// without quotes may be an entry or an item that is being written.
  var movesLinesInDoubt: Bool {
    let moves = moves
    if moves.contains(where: { after.isWithinPlainText(at: $0.new.upperBound) }) { return true }
    guard let first = moves.first else { return false }
    if moves.contains(where: holdsTab) {
      let isExact = moves.allSatisfy { $0.new.count == $0.tabs.map { $0 * 2 } }
      return standsBesideOpenKey(first)
        || [-4, -2, 2, 4].contains { fits(moves, by: $0, better: isExact) }
    }
    let distance = first.distance
    guard abs(distance) == 1, moves.allSatisfy({ $0.distance == distance }) else { return true }
    return standsBesideOpenKey(first) || moves.last.map(isFarFromChild) == true
      || (-3...3).contains { $0 != distance && fits(moves, by: $0 - distance, better: false) }
  }

  /// The lines that the edit moves, but those within quotes, a block text or brackets, whose column
  /// says nothing.
  private var moves: [Move] {
    let old = before.indentations(in: edit.range)
    let new = after.indentations(in: replaced)
    guard old.count == new.count else { return [] }
    return zip(old, new).compactMap { old, new in
      let blanks = before.bytes[old]
      let isMoved = old.count != new.count || blanks.contains(.tab)
      guard isMoved, !after.isWithinMarks(at: new.upperBound) else { return nil }
      let tabs = blanks.allSatisfy { $0 == .tab } ? old.count : nil
      return Move(old: old, new: new, tabs: tabs)
    }
  }

  private func holdsTab(_ move: Move) -> Bool { before.bytes[move.old].contains(.tab) }

  /// Whether the document is understood as well, but in another way, with the lines in another
  /// column than the edit puts them into, counted from there; or whether it is understood better.
  private func fits(_ moves: [Move], by distance: Int, better isBetter: Bool) -> Bool {
    guard moves.allSatisfy({ $0.new.count + distance >= 0 }) else { return false }
    let edits = moves.map {
      TextEdit($0.new, with: String(repeating: " ", count: $0.new.count + distance))
    }
    let documents = YAMLStream(parsing: SourceText(after.bytes).applying(edits)).documents
    guard documents.count == 1, let other = documents.first?.tree else { return false }
    let most = after.problems.count - (isBetter ? 1 : 0)
    return other.problems.count <= most && !other.holdsSameNodes(as: after)
  }

  /// Whether the block of a key on the line is further right than the key from the one around it.
  private func isFarFromChild(_ move: Move) -> Bool {
    let path = after.path(to: move.new.upperBound)
    let collections = path.filter { $0.kind == .mapping || $0.kind == .sequence }
    guard let own = collections.last, own.style == .block, let around = collections.dropLast().last,
      let entry = own.entries.first(where: {
        $0.key.rangeWithProperties.lowerBound == move.new.upperBound
      }), entry.value.style == .block, entry.value.kind == .mapping
    else { return false }
    return entry.value.column - own.column != own.column - around.column
  }

  /// Whether the line is, or is below, a key without a value, so that it may be meant as a level.
  private func standsBesideOpenKey(_ move: Move) -> Bool {
    var above: YAMLEntry?
    for entry in after.entries(around: move.new.upperBound) {
      if entry.key.rangeWithProperties.lowerBound == move.new.upperBound {
        return entry.value.isMissing || above?.value.isMissing == true
      }
      above = entry
    }
    return false
  }
}

extension SyntaxTree {
  /// The blanks in front of the text of each line that a range touches, empty lines left out.
  fileprivate func indentations(in range: ByteRange) -> [ByteRange] {
    var found: [ByteRange] = []
    var start = line(at: range.lowerBound).lowerBound
    while start <= range.upperBound, start < bytes.count {
      let text = skippingBlanks(from: start)
      let end = bytes[text...].firstIndex(where: \.isBreak) ?? bytes.count
      if text < end { found.append(start..<text) }
      start = end + 1
    }
    return found
  }

  /// Whether a line whose text begins at an offset goes on with a text in quotes or a block text, or
  /// with a collection in brackets.
  fileprivate func isWithinMarks(at offset: Int) -> Bool {
    path(to: offset).contains {
      $0.goesOn(at: offset) && ($0.style == .flow || $0.kind == .scalar && $0.style != .plain)
    }
  }

  /// Whether it goes on with a text without quotes.
  fileprivate func isWithinPlainText(at offset: Int) -> Bool {
    path(to: offset).contains { $0.goesOn(at: offset) && $0.kind == .scalar && $0.style == .plain }
  }
}

extension YAMLNode {
  fileprivate func goesOn(at offset: Int) -> Bool {
    range.lowerBound < offset && offset < range.upperBound
  }
}
