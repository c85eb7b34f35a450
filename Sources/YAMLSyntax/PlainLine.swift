import SourceText

/// The part of one line that a plain scalar may take.
struct PlainLine {
  /// Behind the last byte that is not blank.
  var end: Int
  /// The colon, comment, flow indicator, line break or end that stopped it.
  var stop: Int
}

/// Plain scalars on one line (YAML 1.2.2, section 7.3.3).
extension Span<UInt8> {
  /// Reads a plain scalar's part of one line in block context.
  @inline(__always)
  func plainLine(from start: Int) -> PlainLine {
    var offset = start
    while offset < count {
      let byte = self[offset]
      // Letters lie above the colon, so most bytes need this comparison alone.
      if byte > .colon {
        offset += 1
        continue
      }
      if byte == .colon {
        if isWhiteOrEnd(at: offset + 1) { break }
      } else if byte == .hash {
        if offset > start, self[offset - 1].isBlank { break }
      } else if byte.isBreak {
        break
      }
      offset += 1
    }
    return PlainLine(end: trimmingBlanks(from: start, to: offset), stop: offset)
  }

  /// Reads a plain scalar's part of one line in flow context.
  func plainFlowLine(from start: Int) -> PlainLine {
    var offset = start
    while offset < count {
      let byte = self[offset]
      if byte == .colon {
        if isWhiteOrEnd(at: offset + 1) || self[offset + 1].isFlowIndicator { break }
      } else if byte == .hash {
        if offset > start, self[offset - 1].isBlank { break }
      } else if byte.isBreak || byte.isFlowIndicator {
        break
      }
      offset += 1
    }
    return PlainLine(end: trimmingBlanks(from: start, to: offset), stop: offset)
  }
}

/// Keys that YAML takes and nobody means.
extension Span<UInt8> {
  /// Whether a key is one that nobody means.
  ///
  /// A key ends in front of its last colon. Nobody means three kinds of keys.
  /// A comment is one, as in `// a: b`.
  /// A bullet is another, as in `• a: b` and `-{ a: b }`.
  /// The third is a word before a bracket, as in `a:{ b: c }` and `a = { b: c }`.
  func isSuspectKey(_ key: Range<Int>) -> Bool {
    guard key.count > 2 else { return false }
    let (first, second) = (self[key.lowerBound], self[key.lowerBound + 1])
    if first == .slash { return second == .slash || second == .asterisk }
    if first == .dash, second.isOpeningBracket {
      return self[endOfText(from: key.upperBound) - 1] == second.closingBracket
    }
    if first == .plus || first == 0xE2, endOfBullet(at: key.lowerBound) != nil { return true }
    var end = key.lowerBound
    while end < key.upperBound, self[end].isPartOfWord || self[end] == .dash { end += 1 }
    guard end > key.lowerBound, end < key.upperBound,
      let bracket = behindMarkForColon(from: skippingBlanks(from: end)),
      bracket < key.upperBound, self[bracket].isOpeningBracket
    else { return false }
    let last = endOfText(from: key.upperBound) - 1
    let text = bracket..<max(bracket, last + 1)
    return last > key.upperBound && self[last] == self[bracket].closingBracket
      && text.count { self[$0].isOpeningBracket } == text.count { self[$0].isClosingBracket }
  }

  /// Whether a colon of East Asian scripts or an arrow stands at an offset.
  func isWideMarkForColon(at offset: Int) -> Bool {
    starts(with: [0xEF, 0xBC, 0x9A], at: offset) || starts(with: [0xE2, 0x86, 0x92], at: offset)
  }

  /// Where text begins behind a colon, or behind `=` or `=>`, blanks aside.
  private func behindMarkForColon(from mark: Int) -> Int? {
    guard mark + 1 < count else { return nil }
    if self[mark] == .colon { return mark + 1 }
    guard self[mark] == .equals else { return nil }
    return skippingBlanks(from: self[mark + 1] == .greater ? mark + 2 : mark + 1)
  }
}
