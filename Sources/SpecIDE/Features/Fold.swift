import SourceText
package import SpecChecking
import YAMLSyntax

/// Lines that an editor may show by the first of them alone.
package struct Fold: Sendable, Hashable {
  /// From the line that stays to the last one that is hidden, zero-based.
  package let lines: ClosedRange<Int>
  package let isComment: Bool

  package init(_ lines: ClosedRange<Int>, isComment: Bool = false) {
    self.lines = lines
    self.isComment = isComment
  }
}

extension Snapshot {
  /// The entries, items and comments of several lines, in the order of the text.
  package var folds: [Fold] {
    let folds = documents.flatMap { start, document -> [Fold] in
      let tree = document.tree
      let nodes = tree.folds.compactMap { fold(from: start + $0.start, to: start + $0.end) }
      return nodes + comments(tree.comments.map { $0.shifted(by: start) })
    }
    var lines: Set<Int> = []
    // The widest fold that begins on a line is the one that a reader means.
    return folds.sorted {
      ($0.lines.lowerBound, -$0.lines.upperBound) < ($1.lines.lowerBound, -$1.lines.upperBound)
    }
    .filter { lines.insert($0.lines.lowerBound).inserted }
  }

  private func fold(from start: Int, to end: Int) -> Fold? {
    let first = text.lines.line(at: start)
    var last = text.lines.line(at: end)
    // A bracket that stands alone on its line stays below the folded lines.
    let head = text.bytes[text.content(ofLine: last)].drop { $0.isBlank }
    if last > first, head.first.map({ "]}".utf8.contains($0) }) == true { last -= 1 }
    return last > first ? Fold(first...last) : nil
  }

  /// The comments that stand on lines of their own one below the other.
  private func comments(_ comments: [ByteRange]) -> [Fold] {
    var blocks: [ClosedRange<Int>] = []
    for comment in comments {
      let line = text.lines.line(at: comment.lowerBound)
      let head = text.bytes[text.lines.start(of: line)..<comment.lowerBound]
      guard head.allSatisfy(\.isBlank) else { continue }
      if let last = blocks.last, last.upperBound + 1 == line {
        blocks[blocks.count - 1] = last.lowerBound...line
      } else {
        blocks.append(line...line)
      }
    }
    return blocks.filter { $0.count > 1 }.map { Fold($0, isComment: true) }
  }
}

extension SyntaxTree {
  /// Where each entry and item begins, and its last byte that is not white.
  fileprivate var folds: [(start: Int, end: Int)] {
    var folds: [(start: Int, end: Int)] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      for entry in node.entries {
        folds.append((entry.range.lowerBound, lastContent(before: entry.range.upperBound)))
        pending.append(entry.value)
      }
      for item in node.items {
        let range = item.rangeWithProperties
        folds.append((range.lowerBound, lastContent(before: range.upperBound)))
        pending.append(item)
      }
    }
    return folds.filter { $0.start < $0.end }
  }

  private func lastContent(before offset: Int) -> Int {
    var end = min(offset, bytes.count) - 1
    while end > 0, bytes[end] <= 0x20 { end -= 1 }
    return max(end, 0)
  }
}
