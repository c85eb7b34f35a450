import SourceText

/// Documents that stand in brackets as a whole, as in JSON: restart points lie within the brackets.
extension Parser {
  /// Whether the brackets at `offset` are the document, without an anchor or a tag, so that nothing
  /// but what is open in them matters to the reading of their rest.
  var beginsRootFlow: Bool {
    nodes.isEmpty && frames.isEmpty && top.state == .node && !outer.isPresent && !inner.isPresent
  }

  /// Keeps the state at the line of `offset` within these brackets if a point is due; whether the
  /// rest is not to be read.
  mutating func passRootFlowLine(_ bytes: Span<UInt8>) -> Bool {
    guard readsRootFlow, lastEnd <= lineStart, bytes.skippingBlanks(from: lineStart) == offset
    else {
      return false
    }
    guard passRestartPoint(bytes) else { return false }
    // Block context goes on from there, and stops at once.
    offset = lineStart
    return true
  }

  /// Whether what is read of the rest of the brackets depends on nothing but what a point keeps.
  var isRestartableFlow: Bool { readsRootFlow && !isFlowKey }

  /// Takes over what a restart point keeps of the brackets that it lies in.
  mutating func resumeFlow(at point: RestartPoint) {
    flowStart = 0
    missingCommas = point.missingCommas
    endsJSONLike = point.endsJSONLike
    // Whether these have an end, the rest shows.
    for frame in frames where frame.kind.isFlow { forgetEnd(of: frame) }
    if top.kind.isFlow { forgetEnd(of: top) }
  }

  private mutating func forgetEnd(of frame: Frame) {
    nodes[Int(frame.node)].flags.remove(.isUnclosed)
  }

  /// Reads from a restart point within the brackets around a document to their end.
  mutating func readRestOfRootFlow(_ bytes: Span<UInt8>) {
    readsRootFlow = true
    let end = readFlow(bytes, to: 0, above: -1)
    readsRootFlow = false
    guard end != .abandoned else { return }
    // What follows them may show that they are something else.
    guard end == .closed, endsDocument(bytes, behind: offset - 1) else {
      readsRootFlow = true
      defer { readsRootFlow = false }
      if end == .closed, implicitColon(bytes, behind: lastEnd) == nil,
        matchesOtherwise(bytes, fromStart: true)
      {
        return
      }
      giveUp(returningTo: -1)
      return
    }
    receiveNode()
  }

  /// Whether nothing but what is open matters to the rest of the brackets.
  func continuesRootFlow(_ document: Span<UInt8>, with tail: TreeTail) -> Bool {
    let point = tail.point
    guard let root = tail.tree.nodes.first else { return false }
    let bytes = tail.tree.bytes
    return endsJSONLike == point.endsJSONLike
      && (missingCommas == point.missingCommas || tail.isRegular && !lacksCommas)
      && bytes.span.holdsNoContent(from: Int(root.end)) && tail.tellsOfItself
      // How these begin tells what may be wrong with those that end in the tail.
      && (tail.isRegular || !opensOtherwise(document, than: tail))
  }
}

extension TreeTail {
  /// Whether the document of the tail stands in brackets, and nothing follows them.
  var endsWithBrackets: Bool {
    guard let root = tree.nodes.first,
      record.frames[point.frames].dropFirst().first?.kind.isFlow == true
    else { return false }
    let bytes = tree.bytes
    return bytes.span.holdsNoContent(from: Int(root.end))
  }

  /// Whether nothing is wrong in the tail but that brackets lack their other half.
  var hasOnlyBracketProblems: Bool {
    let counts = point.counts
    return record.problems.count - counts.problems
      == record.layout.problems - counts.layout.problems
  }

  /// Whether no problem of the tail is about brackets before it, and none was left out because one
  /// about these had been found.
  fileprivate var tellsOfItself: Bool {
    record.frames[point.frames].allSatisfy { frame in
      !frame.kind.isFlow || !tree.nodes[Int(frame.node)].flags.contains(.isUnclosed)
    }
      && record.problems[point.counts.problems...].allSatisfy { problem in
        problem.range.lowerBound >= point.lineStart
          && problem.related.allSatisfy { $0.range.lowerBound >= point.lineStart }
      }
  }
}

extension Span<UInt8> {
  /// Whether nothing but white space and comments stands from an offset on.
  func holdsNoContent(from start: Int) -> Bool {
    var offset = start
    while offset < count {
      if self[offset] == .hash {
        offset = endOfLine(from: offset)
      } else if self[offset].isBlankOrBreak {
        offset += 1
      } else {
        return false
      }
    }
    return true
  }
}
