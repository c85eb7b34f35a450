import SourceText

/// Taking over a part of an earlier tree, where the rest of it cannot be.
extension Parser {
  /// Takes over what a tail holds between two of its points, if nothing is wrong there and the
  /// innermost collections are those that are open here; reading goes on behind it.
  mutating func takesPart(_ bytes: Span<UInt8>, ofTail index: Int) -> Bool {
    var tail = log.tails[index]
    guard tail.nextOffset == offset, !followsWrongIndentation, isRestartable(bytes),
      followsSkipped(bytes) == tail.point.followsSkipped, standsAlike(tail),
      !top.kind.isFlow || isInLikeBrackets(tail)
    else { return false }
    let mine = frames + [top]
    let others = Array(tail.record.frames[tail.point.frames])
    let common = zip(mine.reversed(), others.reversed()).prefix { $0.isLike($1) }
    // Lines are compared with those that brackets begin on in all but the outermost.
    let isOutermost = mine.count - common.count == 1
    let wasOutermost = others.count - common.count == 1
    let count = common.count - (top.kind.isFlow && isOutermost != wasOutermost ? 1 : 0)
    let outer = others.count - count
    let columns = common.dropLast(common.count - count).reduce(0) {
      $0 | $1.0.otherColumns(than: $1.1)
    }
    guard count > 0,
      let last = tail.lastRegularPoint(
        within: others[outer],
        at: outer,
        besides: log.unsettled,
        withoutLinesIn: columns
      )
    else { return false }
    tail.commonFrames = count
    // Some of these end before that point.
    let moved = nodes.count - tail.point.counts.nodes
    append(tail, upTo: last)
    endCommonFrames(tail, movedBy: moved)
    tail.taken += last - tail.next
    tail.next = last + 1
    log.tails[index] = tail
    guard let point = log.points.last else { return false }
    stand(at: point, log.frames[point.frames])
    readsRootFlow = top.kind.isFlow
    fixedNodes = nodes.count
    log.columns = 0
    log.nextPoint = point.offset + log.spacing
    passTails()
    return true
  }

  /// Whether what is known of the brackets around a line is what was known at the next point of a
  /// tail.
  private func isInLikeBrackets(_ tail: TreeTail) -> Bool {
    endsJSONLike == tail.point.endsJSONLike && !lacksCommas && tail.record.moved.isEmpty
  }
}

extension TreeTail {
  /// The index of the last point up to which every line fits its place in a collection that is open
  /// at the next point, on a level of its stack, and none stands in columns of which each has a bit;
  /// `nil` if that is not worth it.
  fileprivate func lastRegularPoint(
    within collection: Frame,
    at level: Int,
    besides unsettled: ByteRange,
    withoutLinesIn columns: UInt64
  ) -> Int? {
    let counts = point.counts
    let correction = corrections.first?.lineStart ?? .max
    var last = next
    for index in (next + 1)..<max(record.points.count, next + 1) {
      let other = record.points[index]
      let stack = record.frames[other.frames]
      guard other.columns != .max, other.columns & columns == 0, other.lineStart < correction,
        other.counts.isRegular(behind: counts),
        stack.count > level, stack[stack.startIndex + level].node == collection.node,
        !record.isWithinTangle(other.lineStart),
        other.lineStart + shift < unsettled.lowerBound
          || point.lineStart + shift >= unsettled.upperBound
      else { break }
      last = index
    }
    return last > next + 1 ? last : nil
  }
}

extension RestartPoint.Counts {
  /// Whether every line since another point has fit its place.
  fileprivate func isRegular(behind other: Self) -> Bool {
    problems == other.problems && skipped == other.skipped && searches == other.searches
      && retries == other.retries && turns == other.turns
      && layout.differences == other.layout.differences
  }
}

extension Frame {
  /// Whether two frames differ in nothing but the index of their nodes and another column at which
  /// entries are taken.
  fileprivate func isLike(_ other: Frame) -> Bool {
    isAlike(other) && column == other.column && indentation == other.indentation
      && kind != .document
  }
}
