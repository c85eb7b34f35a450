package import SourceText
package import YAMLSyntax

/// The entries and items that begin in parts of a document.
///
/// One walk looks for all parts, and enters only what holds some of them. So many parts cost no
/// more than one walk through the document.
package struct EntrySearch {
  /// The range of the outermost entries and items that begin in each part.
  ///
  /// It goes from the start of the first one to the end of the last one. A dash at the start of a
  /// part belongs to the item behind it.
  package let found: [ByteRange?]

  /// Looks for what begins at places in ascending order.
  package init(for places: [Int], in tree: SyntaxTree) {
    self.init(within: places.map { $0..<($0 + 1) }, in: tree)
  }

  /// Looks for what begins in parts, such as lines, in the order of the text.
  ///
  /// Two parts that overlap are one and the same.
  package init(within parts: [ByteRange], in tree: SyntaxTree) {
    var distinct: [ByteRange] = []
    var positions: [Int] = []
    for part in parts {
      if distinct.last != part { distinct.append(part) }
      positions.append(distinct.count - 1)
    }
    let walk = EntryWalk(to: distinct, in: tree)
    found = positions.map { walk.found[$0] }
  }
}

private struct EntryWalk {
  private(set) var found: [ByteRange?]

  private let bytes: [UInt8]
  private let parts: [ByteRange]
  /// Nodes to look into, each with the parts that begin within it.
  private var pending: [(node: YAMLNode, parts: Range<Int>)] = []

  init(to parts: [ByteRange], in tree: SyntaxTree) {
    self.parts = parts
    bytes = tree.bytes
    found = Array(repeating: nil, count: parts.count)
    if let root = tree.root, !parts.isEmpty { pending = [(root, parts.indices)] }
    while let (node, parts) = pending.popLast() {
      lookIntoEntries(of: node, for: parts)
      lookIntoItems(of: node, for: parts)
    }
  }

  private mutating func lookIntoEntries(of node: YAMLNode, for wanted: Range<Int>) {
    var next = wanted.lowerBound
    for entry in node.entries {
      let start = entry.key.range.lowerBound
      while next < wanted.upperBound, parts[next].upperBound <= start { next += 1 }
      guard next < wanted.upperBound else { return }
      let begins = parts[next].lowerBound <= start
      if begins { add(start..<entry.range.upperBound, to: next) }
      next = enter(entry.value, at: entry.range.upperBound, for: next..<wanted.upperBound, begins)
    }
  }

  private mutating func lookIntoItems(of node: YAMLNode, for wanted: Range<Int>) {
    var next = wanted.lowerBound
    var end = 0
    for item in node.items {
      let range = item.range
      while next < wanted.upperBound, parts[next].upperBound <= range.lowerBound,
        !isDash(of: range, behind: end, next)
      {
        next += 1
      }
      guard next < wanted.upperBound else { return }
      let isDashed = isDash(of: range, behind: end, next)
      let begins = isDashed || parts[next].lowerBound <= range.lowerBound
      let start = isDashed ? parts[next].lowerBound : range.lowerBound
      if begins { add(start..<range.upperBound, to: next) }
      next = enter(item, at: range.upperBound, for: next..<wanted.upperBound, begins)
      end = range.upperBound
    }
  }

  /// Whether a part begins with the dash of an item, which stands behind the item before it.
  private func isDash(of item: ByteRange, behind end: Int, _ position: Int) -> Bool {
    let start = parts[position].lowerBound
    return start >= end && start < item.lowerBound && start < bytes.count
      && bytes[start] == UInt8(ascii: "-")
  }

  private mutating func add(_ range: ByteRange, to position: Int) {
    let known = found[position] ?? range
    found[position] =
      min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
  }

  /// Puts off the parts that begin in a node, and returns the first one that may reach beyond it.
  ///
  /// The first part is not put off where the node itself begins in it.
  private mutating func enter(
    _ node: YAMLNode,
    at end: Int,
    for wanted: Range<Int>,
    _ isFirstFound: Bool
  ) -> Int {
    let behind = parts[wanted].firstIndex(notBelow: end + 1, by: \.lowerBound)
    let first = wanted.lowerBound + (isFirstFound ? 1 : 0)
    if first < behind { pending.append((node, first..<behind)) }
    return max(wanted.lowerBound, behind - 1)
  }
}

extension Spec {
  /// Where an entry begins whose key is given without the quotes around it, in bytes.
  package func startOfKey(at range: ByteRange) -> Int {
    let start = range.lowerBound
    let isQuoted = start > 0 && "\"'".utf8.contains(tree.bytes[start - 1])
    return isQuoted ? start - 1 : start
  }
}
