extension Parser {
  /// A state of the parser at the first token of a line, to which it can return.
  ///
  /// This state and the bytes from here on alone decide what is made of the rest of a document.
  struct Checkpoint {
    let counts: Tables.Counts
    let top: Frame
    /// The collections around `top`, the document first.
    let frames: [Frame]
    let cursor: Cursor
    let pending: Pending
    let brackets: OuterBrackets
    let prolog: Prolog

    var lineStart: Int { cursor.lineStart }
  }
}

extension Parser {
  /// The state at the start of a line to which reading has led.
  func checkpoint() -> Checkpoint {
    Checkpoint(
      counts: tables.counts,
      top: top,
      frames: frames,
      cursor: cursor,
      pending: pending,
      brackets: brackets,
      prolog: prolog
    )
  }

  /// Returns to a state; what was read behind it is gone.
  mutating func restore(_ point: Checkpoint) {
    tables.truncate(to: point.counts)
    top = point.top
    frames = point.frames
    cursor = point.cursor
    pending = point.pending
    brackets = point.brackets
    prolog = point.prolog
    fault = nil
    reopen(top)
    for frame in frames { reopen(frame) }
  }

  /// Forgets where a collection ended, and how.
  private mutating func reopen(_ frame: Frame) {
    guard frame.kind != .document else { return }
    let start = tables.nodes[Int(frame.node)].start
    tables.nodes[Int(frame.node)].end = start
    tables.nodes[Int(frame.node)].subtreeEnd = 0
    tables.nodes[Int(frame.node)].flags.remove(.isUnclosed)
  }
}
