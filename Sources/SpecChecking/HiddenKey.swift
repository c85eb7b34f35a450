import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A key in a comment whose lines are not, so that they belong to another key or to none.
struct HiddenKey {
  /// What makes a key of the comment again, the likely one first.
  let edits: [TextEdit]
  private let comment: ByteRange

  /// How many comments are looked at on either side of a place.
  private static let mostComments = 8

  /// The hidden keys next to the first and the last thing that is wrong with the structure.
  static func all(beside structural: [Finding], in tree: SyntaxTree) -> [HiddenKey] {
    let offsets = [structural.first, structural.last].compactMap { $0?.range.lowerBound }
    return offsets.uniqued.flatMap { offset -> [HiddenKey] in
      let next = tree.comments.firstIndex(notBelow: offset + 1, by: \.lowerBound)
      let above = tree.comments[..<next].suffix(mostComments).reversed()
      let below = tree.comments[next...].prefix(mostComments)
      return [above.compactMap { Self($0, in: tree) }, below.compactMap { Self($0, in: tree) }]
        .compactMap(\.first)
    }
  }

  private init?(_ comment: ByteRange, in tree: SyntaxTree) {
    edits = Self.edits(of: comment, in: tree.bytes)
    self.comment = comment
    if edits.isEmpty { return nil }
  }

  /// The edits that make a key of a comment.
  ///
  /// The comment is a word with a colon at its end. The key gets a column where the lines below
  /// belong to it.
  private static func edits(of comment: ByteRange, in bytes: [UInt8]) -> [TextEdit] {
    let (hash, end) = (comment.lowerBound, comment.upperBound)
    let start = bytes[..<hash].lastIndex { $0.isBreak }.map { $0 + 1 } ?? 0
    guard bytes[start..<hash].allSatisfy({ $0 == 0x20 }),
      let word = bytes[(hash + 1)..<end].firstIndex(where: { $0 != 0x20 }),
      let last = bytes[word..<end].lastIndex(where: { $0 > 0x20 }), last > word,
      bytes[last] == UInt8(ascii: ":"), bytes[word..<last].allSatisfy({ $0 > 0x20 }),
      let below = bytes.columnOfLine(behind: end)
    else { return [] }
    let edits: [TextEdit] = [
      .delete(hash..<min(hash + 2, word)), .delete(hash..<(hash + 1)),
      TextEdit(hash..<(hash + 1), with: " "),
    ]
    let column = { (edit: TextEdit) in
      word - start - edit.range.count + edit.replacement.utf8.count
    }
    let possible = edits.uniqued.filter { column($0) < below }
    let known = bytes.columns(around: start)
    return possible.filter { known.contains(column($0)) }
      + possible.filter { !known.contains(column($0)) }
  }

  /// What is said of it in place of what it led to.
  func finding(for structural: [Finding], _ edit: TextEdit) -> Finding {
    Finding(
      code: structural.first { $0.isStructural }?.code ?? SpecProblem.Code.unknownKey.rawValue,
      severity: .error,
      message: "this '#' hides the key of the lines below; remove it, or comment them out, too",
      range: comment,
      fixes: [Fix("Remove the '#'", [edit], isPreferred: true)]
    )
  }
}

extension [UInt8] {
  /// How many lines on either side are looked at for their columns.
  private static let mostLines = 64

  /// The columns in which the lines around one begin that are neither blank nor comments.
  fileprivate func columns(around line: Int) -> Set<Int> {
    var columns: Set<Int> = []
    var (start, end) = (line, line)
    for _ in 0..<Self.mostLines {
      if start > 0 { start = self[..<(start - 1)].lastIndex { $0.isBreak }.map { $0 + 1 } ?? 0 }
      end = self[end...].firstIndex { $0.isBreak }.map { $0 + 1 } ?? count
      for place in [start, end] {
        let text = self[place...].firstIndex { $0 != 0x20 } ?? count
        if text < count, !self[text].isBreak, self[text] != UInt8(ascii: "#") {
          columns.insert(text - place)
        }
      }
    }
    return columns
  }

  /// The column of the next line that is neither blank nor a comment.
  fileprivate func columnOfLine(behind offset: Int) -> Int? {
    var line = offset
    while let end = self[line...].firstIndex(where: \.isBreak) {
      line = end + 1
      let text = self[line...].firstIndex { $0 != 0x20 } ?? count
      guard text < count else { return nil }
      if !self[text].isBreak, self[text] != UInt8(ascii: "#") {
        return text - line
      }
    }
    return nil
  }
}
