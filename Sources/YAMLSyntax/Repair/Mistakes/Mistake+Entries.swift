import SourceText

/// Several marks that are missing or wrong in one map in braces.
extension Mistake {
  static let entries = Mistake(
    code: .unexpectedContent,
    trips: .brackets.union([.trailing, .colonMissing, .column, .afterRoot]),
    cost: 11,
    place: betweenEdits,
    message: "marks between the entries of this map are missing or wrong; "
      + "write '{ key: value, key: value }'",
    title: "Correct the marks",
    example: ("a: { b: c,, d: e\nf: g\n", "a: { b: c, d: e }\nf: g\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    for line in site.lines.prefix(3) {
      guard line.text.count <= longestMap, let opening = bytes.valueInBraces(of: line),
        var slips = bytes.slipsInEntries(of: opening..<line.text.upperBound)
      else { continue }
      if let gap = bytes.gapInFrontOfBraces(at: opening) { slips.insert(gap, at: 0) }
      if slips.count > 1, !found.contains(slips) { found.append(slips) }
    }
    return found
  }

  /// How long a line may be whose marks are looked at, in bytes.
  private static let longestMap = 400
}

/// A map, a list or an argument list that is open while the entries of a line are read.
private struct OpenEntries {
  let bracket: UInt8
  /// Where the entry begins that is being read.
  var start: Int
  /// Where its value begins, behind its colon.
  var value: Int?

  var isMap: Bool { bracket == .openBrace }
  var isArguments: Bool { bracket == .openParenthesis }

  mutating func beginEntry(at offset: Int) { (start, value) = (offset, nil) }
}

extension Span<UInt8> {
  /// Where the braces begin that hold the value of the key of a line and go on to its end.
  fileprivate func valueInBraces(of line: Site.Line) -> Int? {
    let key = behindDashes(from: line.text.lowerBound)
    guard let opening = line.text.first(where: { self[$0] == .openBrace }), opening > key else {
      return nil
    }
    var end = trimmingBlanks(from: key, to: opening)
    while end > key, ":=>".utf8.contains(self[end - 1]) { end -= 1 }
    let last = self[line.text.upperBound - 1]
    let next = contentLines(behind: line.start, upTo: 1) { _ in true }.first
    guard isWord(key..<trimmingBlanks(from: key, to: end)), last != .comma,
      !last.isOpeningBracket, next.map({ !self[$0.text.lowerBound].isClosingBracket }) ?? true
    else { return nil }
    return opening
  }

  /// What a key lacks in front of its braces: the colon, the blank, or both.
  fileprivate func gapInFrontOfBraces(at opening: Int) -> TextEdit? {
    var end = opening
    while end > 0, self[end - 1].isBlank || ":=>".utf8.contains(self[end - 1]) { end -= 1 }
    let gap = end..<opening
    let isRight =
      gap.count > 1 && self[end] == .colon && gap.dropFirst().allSatisfy { self[$0].isBlank }
    return isRight ? nil : TextEdit(gap, with: ": ")
  }

  /// What is missing or wrong between the entries of a map that begins a range and goes on to its end.
  ///
  /// It is `nil` where the map ends before, or nobody can tell.
  fileprivate func slipsInEntries(of range: Range<Int>) -> [TextEdit]? {
    var edits: [TextEdit] = []
    var open: [OpenEntries] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = self[offset]
      if open.isEmpty, offset > range.lowerBound { return nil }
      if byte.isQuote, self[offset - 1].isBlank || self[offset - 1].isOpeningBracket {
        guard let end = endOfQuoted(from: offset), end <= range.upperBound else { return nil }
        offset = end
        continue
      }
      if byte.isOpeningBracket || byte == .openParenthesis {
        open.append(OpenEntries(bracket: byte, start: offset + 1))
      } else if byte.isClosingBracket || byte == .closeParenthesis {
        guard let last = open.popLast(), !last.isArguments || byte == .closeParenthesis else {
          return nil
        }
        edits += closeColon(of: last, endingAt: offset)
        if !last.isArguments, byte != last.bracket.closingBracket {
          edits.append(
            TextEdit(offset..<(offset + 1), with: Mistake.string(last.bracket.closingBracket))
          )
        }
      } else if let last = open.last, !last.isArguments {
        offset = readMark(at: offset, &open[open.count - 1], &edits)
      }
      offset += 1
    }
    if let last = open.last { edits += closeColon(of: last, endingAt: range.upperBound) }
    if !open.isEmpty { edits.append(closing(open, at: range)) }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Reads a mark between entries, and returns the offset of its last byte.
  private func readMark(
    at offset: Int,
    _ entries: inout OpenEntries,
    _ edits: inout [TextEdit]
  ) -> Int {
    switch self[offset] {
    case .comma,
      .semicolon where isWhiteOrEnd(at: offset + 1):
      if trimmingBlanks(from: entries.start, to: offset) == entries.start {
        edits.append(.delete(offset..<(offset + 1)))
      } else if self[offset] == .semicolon {
        edits.append(TextEdit(offset..<(offset + 1), with: ","))
      }
      edits += closeColon(of: entries, endingAt: offset)
      entries.beginEntry(at: offset + 1)
    case .equals where entries.isMap && entries.value == nil:
      if let colon = closeColon(of: entries, endingAt: offset).first {
        edits.append(colon)
        entries.value = colon.range.lowerBound
        return offset
      }
      let end = offset + 1 < count && self[offset + 1] == .greater ? offset + 2 : offset + 1
      let text = end < count && self[end].isBlank ? ":" : ": "
      edits.append(TextEdit(trimmingBlanks(from: entries.start, to: offset)..<end, with: text))
      entries.value = end
      return end - 1
    case .colon where entries.isMap && isWhiteOrEnd(at: offset + 1):
      if let value = entries.value {
        let end = trimmingBlanks(from: value, to: startOfWord(before: offset))
        if end > value, !self[end - 1].isMark || self[end - 1].closesValue {
          edits.append(.insert(",", at: end))
        }
      }
      entries.value = skippingBlanks(from: offset + 1)
    default: break
    }
    return offset
  }

  /// The blank that an entry of a map lacks behind the colon of its key.
  private func closeColon(of entries: OpenEntries, endingAt end: Int) -> [TextEdit] {
    guard entries.isMap, entries.value == nil,
      let colon = (entries.start..<max(entries.start, end)).first(where: { self[$0] == .colon }),
      isWord(skippingBlanks(from: entries.start)..<colon)
    else { return [] }
    return [.insert(" ", at: colon + 1)]
  }

  /// What closes the brackets that are open at the end of a range.
  private func closing(_ open: [OpenEntries], at range: Range<Int>) -> TextEdit {
    let closings = open.reversed().map {
      $0.isArguments ? ")" : Mistake.string($0.bracket.closingBracket)
    }.joined()
    let isSpaced = self[range.lowerBound + 1].isBlank
    return .insert((isSpaced ? " " : "") + closings, at: range.upperBound)
  }
}

extension UInt8 {
  /// Whether a mark may end the value of an entry: a quote or a bracket of any kind.
  fileprivate var closesValue: Bool { isQuote || isClosingBracket || self == .closeParenthesis }
}
