import SourceText

/// What is known where reading stopped.
struct Site {
  let fault: Parser.Fault
  /// The line of the fault.
  let line: Line
  /// The lines that may be to blame, each once, the line of the fault first.
  let lines: [Line]
  /// The last line above that stands further left than the line of the fault.
  let owner: Line?
  /// The columns of the blocks that the lines above belong to, innermost last.
  let columns: [Int]
  /// The end of the latest thing that was read.
  let lastEnd: Int
  /// Where the latest node begins, if it is text in quotes; or the quote or bracket that is open.
  let opening: Int?
  /// Where the latest text in quotes begins, if it is the latest node, or the one that is open.
  let quote: Int?
  /// Where the outermost brackets begin that are open.
  let brackets: Int?
  /// The nearest line above that seems to lack the bracket for one that closes below it.
  let unopened: Line?
  /// What closes all brackets that are open.
  let closings: String
  /// Where the latest node begins.
  let latest: Int
  /// The start of the first line near the fault.
  ///
  /// In front of it, only the lines of what is open are looked at.
  let window: Int
  /// Behind the document's start marker and what ends that: nothing before it is changed.
  let contentStart: Int
  /// Where the last line near the fault ends.
  let ceiling: Int
  /// The first of several lines that were read as one text, and are keys with slips.
  let slips: Line?

  /// A line with content.
  struct Line: Equatable {
    let start: Int
    /// Where its content begins and ends, without a comment behind it.
    let text: Range<Int>

    var column: Int { text.lowerBound - start }

    init(_ bytes: Span<UInt8>, at start: Int) {
      self.start = start
      let first = bytes.skippingBlanks(from: start)
      text = first..<Swift.max(bytes.endOfText(from: first), first)
    }

    /// The first colon that ends a key, from an offset on.
    func colon(_ bytes: Span<UInt8>, from start: Int? = nil) -> Int? {
      text.dropFirst((start ?? text.lowerBound) - text.lowerBound).first {
        bytes[$0] == .colon && bytes.isWhiteOrEnd(at: $0 + 1)
      }
    }
  }

  /// How far from the fault lines are near, in bytes.
  private static let sight = 1 << 13
  /// How far in front of a fault a change may stand where something is open, in bytes.
  private static let farthestOpening = 1 << 16
  /// How many lines above the line of the fault are looked at.
  private static let linesAbove = 3

  init(of fault: Parser.Fault, in bytes: Span<UInt8>, _ parser: borrowing Parser) {
    let last = parser.tables.nodes.last
    let isQuoted = last?.style == .doubleQuoted || last?.style == .singleQuoted
    let frames = parser.frames + [parser.top]
    self.fault = fault
    contentStart = parser.prolog.startMarker.map { $0.upperBound + 1 } ?? 0
    let start = bytes.lineStart(of: min(fault.offset, bytes.count))
    line = Line(bytes, at: start)
    let window = bytes.lineStart(of: max(start - Self.sight, 0))
    self.window = window
    let far = bytes.endOfLine(from: min(max(fault.offset, fault.end) + Self.sight, bytes.count))
    ceiling = bytes.skippingBreak(at: far)
    columns = Self.columns(bytes, above: start, from: window)
    lastEnd = parser.cursor.lastEnd
    let quoted = isQuoted ? last.map { Int($0.start) } : nil
    opening = fault.opening ?? quoted
    let isQuote = fault.opening.map { $0 < bytes.count && bytes[$0].isQuote } ?? false
    quote = isQuote ? fault.opening : quoted
    let outermost = frames.first { $0.kind.isFlow }
    brackets = outermost.map { Int(parser.tables.nodes[Int($0.node)].start) }
    latest = last.map { Int($0.start) } ?? 0
    var starts = [start]
    for _ in 0..<Self.linesAbove {
      starts.append(bytes.contentLine(above: starts[starts.count - 1], from: window))
    }
    for frame in frames.suffix(2) where frame.kind != .document {
      starts.append(bytes.lineStart(of: Int(parser.tables.nodes[Int(frame.node)].start)))
    }
    starts.removeAll { $0 < window }
    if let opening { starts.append(bytes.lineStart(of: opening)) }
    let owner = Self.owner(bytes, of: line, from: window)
    self.owner = owner.map { Line(bytes, at: $0) }
    if let owner { starts.append(owner) }
    unopened = Self.unopened(bytes, above: line, from: window)
    if let unopened { starts.append(unopened.start) }
    let isText = last?.style == .plain && last?.flags.contains(.isMultiline) == true
    let slips = last.flatMap { [line] text in
      isText && text.start >= window ? bytes.slips(of: text, beside: line) : nil
    }
    self.slips = slips
    if let slips { starts.append(slips.start) }
    closings = frames.reversed().filter { $0.kind == .flowMapping || $0.kind == .flowSequence }
      .map { $0.kind == .flowMapping ? "}" : "]" }.joined()
    var lines: [Line] = []
    for start in starts where !lines.contains(where: { $0.start == start }) {
      lines.append(Line(bytes, at: start))
    }
    self.lines = lines
  }

  /// How many lines above are looked at for open blocks, and how many innermost blocks count.
  private static let mostLines = 64
  private static let mostColumns = 16

  /// The columns in which the lines above a line stand, as far as no line between is further left.
  static func columns(_ bytes: Span<UInt8>, above start: Int, from first: Int) -> [Int] {
    var columns: [Int] = []
    var line = start
    for _ in 0..<mostLines {
      let above = bytes.contentLine(above: line, from: first)
      guard above < line, columns.last != 0 else { break }
      line = above
      for column in bytes.columns(of: Line(bytes, at: line))
      where column < columns.last ?? .max {
        columns.append(column)
      }
    }
    return columns.prefix(mostColumns).reversed()
  }

  /// The nearest line above with deeper lines and then a closing bracket below, but no opening one.
  ///
  /// The bracket stands in the column of the line.
  private static func unopened(_ bytes: Span<UInt8>, above line: Line, from first: Int) -> Line? {
    guard line.text.lowerBound < bytes.count, bytes[line.text.lowerBound].isClosingBracket else {
      return nil
    }
    // The lines below the current one, as far as none between stands further left.
    var below = [line]
    for _ in 0..<mostLines {
      let next = below[below.count - 1]
      let start = bytes.contentLine(above: next.start, from: first)
      guard start < next.start else { return nil }
      let current = Line(bytes, at: start)
      while let last = below.last, last.column > current.column { below.removeLast() }
      if next.column > current.column, let last = below.last, last.column == current.column,
        bytes[last.text.lowerBound].isClosingBracket,
        !bytes[current.text.upperBound - 1].isOpeningBracket
      {
        return current
      }
      below.append(current)
    }
    return nil
  }

  /// The nearest line above that stands further left.
  private static func owner(_ bytes: Span<UInt8>, of line: Line, from first: Int) -> Int? {
    var start = line.start
    for _ in 0..<mostLines {
      let above = bytes.contentLine(above: start, from: first)
      guard above < start else { return nil }
      start = above
      if Line(bytes, at: start).column < line.column { return start }
    }
    return nil
  }

  /// The first byte that a change may touch.
  var start: Int {
    let first = min(lines.map(\.start).min() ?? line.start, brackets ?? line.start)
    return max(first, fault.offset - Self.farthestOpening)
  }

  /// What a change has to lead beyond: what is open, the first of some slips, or the blamed place.
  var reached: Int {
    fault.kind == .bracketEnd ? fault.opening ?? fault.offset : slips?.text.lowerBound ?? blamed
  }

  /// Where the mistake is: a quote that is open, however far off that shows; or the fault.
  var blamed: Int {
    fault.kind == .quoteEnd || fault.kind == .quoteLine
      ? fault.opening ?? fault.offset : fault.offset
  }

  /// The first lines that may be to blame, with the first of some slips.
  func lines(_ count: Int) -> [Line] {
    let first = Array(lines.prefix(count))
    return first + [slips].compactMap { $0 }.filter { !first.contains($0) }
  }

  /// The last line with content above the line of the fault, if there is one.
  var above: Line? { lines.dropFirst().first.flatMap { $0.start < line.start ? $0 : nil } }

  /// The columns that a line may be meant to stand in, the likely ones first.
  var places: [Int] {
    let innermost = columns.last ?? 0
    var places: [Int] = []
    for column in columns.reversed() + [innermost + 2, innermost + 4, 0]
    where !places.contains(column) {
      places.append(column)
    }
    return places
  }
}

extension Span<UInt8> {
  /// The start of the last line with content in front of a line; the line itself if there is none.
  ///
  /// Lines in front of `first` are not looked at.
  func contentLine(above line: Int, from first: Int) -> Int {
    var start = line
    while start > first {
      start = lineStart(of: start - 1)
      let text = skippingBlanks(from: start)
      if !isBreakOrEnd(at: text), self[text] != .hash { return start }
    }
    return line
  }

  /// The lines with content behind a line, as long as they are wanted.
  func contentLines(behind line: Int, upTo most: Int = 64, while isWanted: (Site.Line) -> Bool)
    -> [Site.Line]
  {
    var lines: [Site.Line] = []
    var next = skippingBreak(at: endOfLine(from: line))
    while next < count, lines.count < most {
      let text = skippingBlanks(from: next)
      if !isBreakOrEnd(at: text), self[text] != .hash {
        let line = Site.Line(self, at: next)
        guard isWanted(line) else { break }
        lines.append(line)
      }
      next = skippingBreak(at: endOfLine(from: text))
    }
    return lines
  }

  /// The first line of a text each of whose lines may be a key with a slip.
  ///
  /// A line with a key stands below it, in its column. In the first column each line begins a key.
  fileprivate func slips(of text: Node, beside line: Site.Line) -> Site.Line? {
    let start = Int(text.start)
    let first = Site.Line(self, at: lineStart(of: start))
    guard start < line.start, behindDashes(from: first.text.lowerBound) == start,
      start - first.start == line.column, line.colon(self) != nil
    else { return nil }
    var next = start
    while next < text.end {
      guard line.column == 0 ? self[next].isPartOfWord : maySlip(next..<endOfText(from: next))
      else {
        return nil
      }
      let below = contentLines(behind: lineStart(of: next), upTo: 1) { _ in true }
      guard let below = below.first else { return nil }
      guard below.start == line.start || below.column == line.column else { return nil }
      next = below.text.lowerBound
    }
    return first
  }

  /// Whether a text is a word or two, or a word with a colon or another mark behind it.
  ///
  /// A text in quotes or something in brackets may stand behind the word, up to the end.
  private func maySlip(_ text: Range<Int>) -> Bool {
    let end = text.first { !isWord($0..<($0 + 1)) && self[$0] != .dash } ?? text.upperBound
    guard end > text.lowerBound, end < text.upperBound else { return end > text.lowerBound }
    let mark = skippingBlanks(from: end)
    return self[mark] == .colon || self[mark] == .equals || self[mark] == .semicolon
      || mark > end && (text.count { self[$0].isBlank } == 1 || isEnclosed(mark..<text.upperBound))
  }

  /// Whether a range begins with a quote or a bracket, and ends with what closes it.
  private func isEnclosed(_ text: Range<Int>) -> Bool {
    guard let first = text.first, let last = text.last, first < last else { return false }
    return self[first].isQuote && self[last] == self[first]
      || self[first].isOpeningBracket && self[last] == self[first].closingBracket
  }

  /// Where text begins behind the dashes at an offset.
  func behindDashes(from start: Int) -> Int {
    var text = start
    while text + 1 < count, self[text] == .dash, self[text + 1].isBlank {
      text = skippingBlanks(from: text + 1)
    }
    return text
  }

  /// The columns in which the text of a line stands, in falling order.
  ///
  /// It stands behind each dash, and in front of the first.
  func columns(of line: Site.Line) -> [Int] {
    var columns = [line.column]
    var text = line.text.lowerBound
    while text + 1 < line.text.upperBound, self[text] == .dash, self[text + 1].isBlank {
      text = skippingBlanks(from: text + 1)
      columns.append(text - line.start)
    }
    return columns.reversed()
  }

  /// The end of the text of the line of an offset, before a comment behind it and blanks.
  func endOfText(from start: Int) -> Int {
    var offset = start
    while offset < count, !self[offset].isBreak {
      if self[offset] == .hash, offset > start, self[offset - 1].isBlank { break }
      offset += 1
    }
    return trimmingBlanks(from: start, to: offset)
  }

  /// Behind the quote that closes the one at an offset, on its line.
  func endOfQuoted(from start: Int) -> Int? {
    var offset = start + 1
    while offset < count, !self[offset].isBreak {
      if self[offset] == self[start] { return offset + 1 }
      offset += 1
    }
    return nil
  }

  /// Whether a brace opens behind a name or its arguments, as in `semantics { … }`.
  func isBodyOfCall(at offset: Int) -> Bool {
    guard offset > 1, offset < count, self[offset] == .openBrace, self[offset - 1].isBlank else {
      return false
    }
    let last = self[trimmingBlanks(from: 0, to: offset) - 1]
    return last.isPartOfWord || last == .closeParenthesis
  }

  /// Where the entry in brackets begins that an offset on its line stands in.
  func startOfFlowEntry(before offset: Int) -> Int {
    var start = offset
    while start > 0, !self[start - 1].isBreak, !self[start - 1].isFlowIndicator,
      !(self[start - 1] == .colon && isWhiteOrEnd(at: start))
    {
      start -= 1
    }
    return skippingBlanks(from: start)
  }

  /// The end of an entry in brackets that begins at an offset.
  ///
  /// It ends before a comma, a closing bracket or a line break. Brackets and double quotes within
  /// it are skipped.
  func endOfFlowEntry(from start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < count, !self[offset].isBreak {
      let byte = self[offset]
      if byte == .doubleQuote, offset > start, let end = endOfQuoted(from: offset) {
        offset = end
        continue
      }
      if byte.isOpeningBracket || byte == .openParenthesis { depth += 1 }
      if byte.isClosingBracket || byte == .closeParenthesis {
        if depth == 0 { break }
        depth -= 1
      }
      if byte == .comma, depth == 0 { break }
      offset += 1
    }
    return trimmingBlanks(from: start, to: offset)
  }
}
