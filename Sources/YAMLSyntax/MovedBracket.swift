/// Brackets within those around a document, or these, whose line has moved since the lines in them
/// were compared with it.
///
/// As long as brackets are matched by their order, nothing but `LayoutFacts.differences` depends on
/// where that line stands; from the brackets on, these are not known.
struct MovedBracket {
  /// The index of the collection's node.
  let node: Int
  /// The column that lines were compared with; `nil` if there has been more than one.
  var column: Int32?
}

extension Parser {
  /// Whether it is known, of a place behind a number of nodes, how lines differ up to there.
  func knowsDifferences(behindNodes count: Int) -> Bool {
    moved.allSatisfy { $0.node >= count }
  }

  /// The brackets around a point of the tail, and in it, whose line stands elsewhere than where it
  /// stood for the lines of the tail.
  func bracketsMoved(in tail: TreeTail) -> [MovedBracket] {
    let point = tail.point
    guard top.kind.isFlow else { return [] }
    let known = tail.record.moved
    let around = zip(frames + [top], tail.record.frames[point.frames]).compactMap {
      (mine, other) -> MovedBracket? in
      let earlier = known.first { $0.node == Int(other.node) }
      let column = earlier.map(\.column) ?? other.indentation
      guard mine.kind.isFlow, column != mine.indentation else { return nil }
      // Here and there these have been read with the column they have now.
      let isMixed = moved.contains { $0.node == Int(mine.node) }
      return MovedBracket(node: Int(mine.node), column: isMixed ? nil : column)
    }
    let distance = nodes.count - point.counts.nodes
    return around
      + known.lazy.filter { $0.node >= point.counts.nodes }
      .map { MovedBracket(node: $0.node + distance, column: $0.column) }
  }

  /// Takes over which brackets of the tail have moved.
  mutating func noteMoved(_ brackets: [MovedBracket]) {
    let nodes = Set(brackets.map(\.node))
    moved = moved.filter { !nodes.contains($0.node) } + brackets
  }
}
