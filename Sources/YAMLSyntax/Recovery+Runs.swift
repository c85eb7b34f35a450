import SourceText

/// Lines in the wrong column, and those below them that are wrong by the same distance, as when a
/// part of a block was moved.
extension Parser {
  /// Reports a line in the wrong column, or adds it to the run of those above it.
  mutating func reportIndentation(_ bytes: Span<UInt8>, to wanted: Int) {
    // A tab in the indentation, or the line that leads here, has been reported already.
    guard !followsTab, !followsWrongIndentation else { return }
    followsWrongIndentation = true
    let distance = column - wanted
    if let index = run, repeated[index].kind == .indentation(by: distance) {
      goOn(bytes, with: index, by: distance)
      return
    }
    let spaces = String(repeating: " ", count: wanted)
    report(
      bytes,
      Repeatable(
        kind: .indentation(by: distance),
        code: .indentation,
        range: lineStart..<max(offset, lineStart + 1),
        message: "this line is indented by \(column), its neighbours by \(wanted); "
          + "indent it \(distance < 0 ? "more" : "less")",
        related: neighbour(bytes, in: wanted).map { [$0] } ?? [],
        edit: TextEdit(lineStart..<offset, with: spaces),
        titles: distance < 0
          ? ("Indent the line more", "Indent the lines more")
          : ("Indent the line less", "Indent the lines less")
      ),
      continuing: -1,
      at: lineStart
    )
  }

  /// The column that lines must exceed to belong to a value in brackets or a block scalar that begins
  /// on this line, which may have been put in its place.
  var columnAboveLines: Int { parentColumn - max(columnShift, 0) }

  /// The index of the run that the line above the one at `lineStart` is the last of.
  private var run: Int? {
    repeated.firstIndex { $0.isRun && ($0.next ?? lineStart) == lineStart && isStanding($0) }
  }

  /// Ends the runs that do not go on with the line above the one at `lineStart`.
  mutating func passRuns(_ bytes: Span<UInt8>) {
    for index in repeated.indices where repeated[index].isRun {
      if repeated[index].next == nil { repeated[index].next = lineStart }
    }
    while let index = repeated.firstIndex(where: { $0.isRun && $0.next != lineStart }) {
      settle(bytes, repeated.remove(at: index))
    }
  }

  /// Puts this line into its place if it is wrong by the same distance as the one above it.
  mutating func followRun(_ bytes: Span<UInt8>, isDash: Bool) {
    guard !followsTab, columnShift == 0, correction(at: lineStart) == nil, let index = run,
      isNear(lineStart, repeated[index]), case .indentation(let distance) = repeated[index].kind
    else { return }
    // Such a line is measured by the columns of all collections around it.
    log.columns = .max
    let wanted = column - distance
    if distance < 0, goesOnInPlace(isDash: isDash) {
      goOn(bytes, with: index, by: distance)
    } else if wanted >= 0,
      fits(wanted, insteadOf: column, isDash: isDash, isBelowKey: isBelowKey(bytes, index))
    {
      goOn(bytes, with: index, by: distance)
      take(column: wanted)
    } else {
      move(
        bytes,
        repeated[index].place..<max(min(lastEnd, lineStart), repeated[index].place),
        with: index,
        by: distance
      )
    }
  }

  /// Whether the latest line of a run is a key without a value on it.
  private func isBelowKey(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    endsWithColon(bytes, ContentLine(start: repeated[index].place, column: 0))
  }

  /// Adds this line to a run, and what lies between the two.
  private mutating func goOn(_ bytes: Span<UInt8>, with index: Int, by distance: Int) {
    move(bytes, repeated[index].place..<(lineStart + 1), with: index, by: distance)
    repeated[index].place = lineStart
    repeated[index].latest = lineStart
    repeated[index].next = nil
  }

  /// Adds the lines of the last value of a document to the run that its line belongs to.
  mutating func endRun(_ bytes: Span<UInt8>, _ index: Int) {
    guard case .indentation(let distance) = repeated[index].kind, repeated[index].next == nil,
      repeated[index].place < lastEnd
    else { return }
    move(bytes, repeated[index].place..<lastEnd, with: index, by: distance)
  }

  /// Adds the lines behind the first of some bytes to what the fix of a run moves.
  private mutating func move(
    _ bytes: Span<UInt8>,
    _ range: ByteRange,
    with index: Int,
    by distance: Int
  ) {
    let column = bytes.skippingSpaces(from: range.lowerBound) - range.lowerBound
    // Text of a block scalar that is not right of its key was not moved with that.
    var isInPlace = false
    var line = bytes.skippingBreak(at: bytes.endOfLine(from: range.lowerBound))
    while line < range.upperBound, repeated[index].edits.count < Self.mostEdits {
      let text = bytes.skippingSpaces(from: line)
      let isBlank = bytes.isBreakOrEnd(at: text)
      if distance > 0, !isBlank, text - line <= column { isInPlace = true }
      if !isBlank, !isInPlace || line == lineStart {
        let spaces = String(repeating: " ", count: max(text - line - distance, 0))
        repeated[index].edits.append(TextEdit(line..<text, with: spaces))
      }
      line = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    }
  }

  /// Whether a line belongs to the innermost collection in the column that was found for the one
  /// above it, or to its value.
  private func goesOnInPlace(isDash: Bool) -> Bool {
    guard top.entryColumn == top.alternative else { return false }
    if top.awaitsNode { return column == Int(top.entryColumn) + 2 }
    return column == Int(top.alternative) && (top.kind == .blockSequence) == isDash
  }

  /// Whether a line is an entry of an open collection in one column, or the first of one that is
  /// awaited, and does not look as if it was one in another.
  private func fits(
    _ wanted: Int,
    insteadOf column: Int,
    isDash: Bool,
    isBelowKey: Bool
  ) -> Bool {
    let least = Int(top.entryColumn) + (isDash && top.state != .item ? 0 : 1)
    if top.awaitsNode, column >= least {
      // The key above turned out to stand too far right of its block.
      if Int(top.entryColumn) == wanted, !isDash { return false }
      let step = column - Int(top.entryColumn)
      if (column - wanted) % 2 == 0 ? step == 2 : step % 2 == 0 { return false }
    }
    if top.awaitsNode, wanted >= least { return column >= least || isBelowKey }
    let kind: Frame.Kind = isDash ? .blockSequence : .blockMapping
    let near = [top] + frames.suffix(16).reversed()
    // An item between two lists in lists is as near to the outer one.
    let other = 2 * column - wanted
    if isDash, near.contains(where: { $0.kind == kind && Int($0.column) == other }) { return false }
    guard let frame = near.first(where: { Int($0.column) <= wanted && $0.kind == kind }),
      Int(frame.column) == wanted
    else { return false }
    // In the column of a line of the run, rather than in that of another entry.
    return Int(frame.alternative) == column
      || !near.contains { $0.kind == kind && Int($0.column) == column }
  }
}

extension RepeatedMistake {
  /// Whether its places are lines in the wrong column.
  var isRun: Bool {
    if case .indentation = kind { true } else { false }
  }
}
