/// Turns many offsets and positions of one text into each other.
///
/// The columns of a long line are counted once and remembered at intervals. A line of a megabyte
/// may hold a hundred thousand places that are asked for.
package final class PositionReader {
  private var text: SourceText
  private let encoding: PositionEncoding
  /// The marks of the long lines that have been asked for.
  private var marks: [Int: [Mark]] = [:]
  /// The line of the last position: most places that are asked for next stand on it or on the next.
  private var latest: Line

  /// A line, and how far it is ASCII, so that its columns are its bytes.
  private struct Line {
    let number: Int
    let content: ByteRange
    let plainEnd: Int

    init(_ number: Int, of text: SourceText, upTo limit: Int) {
      self.number = number
      content = text.content(ofLine: number)
      plainEnd = text.endOfASCII(
        from: content.lowerBound,
        to: min(content.upperBound, content.lowerBound + limit)
      )
    }
  }

  /// A place on a line whose column is known.
  private struct Mark {
    let offset: Int
    let column: Int

    func moved(by distance: Int, columns: Int) -> Mark {
      Mark(offset: offset + distance, column: column + columns)
    }
  }

  /// The longest line, in bytes, that is counted from scratch each time.
  private static let shortLine = 4096
  /// How far the marks are apart, in bytes.
  private static let interval = 1024

  package init(_ text: SourceText, in encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    latest = Line(0, of: text, upTo: Self.shortLine)
  }

  /// The position of an offset, as ``SourceText/position(at:in:)`` gives it.
  package func position(at offset: Int) -> LineColumn {
    let line = line(at: offset)
    let content = line.content
    let end = min(max(offset, 0), content.upperBound)
    if end <= line.plainEnd {
      return LineColumn(line: line.number, column: end - content.lowerBound)
    }
    guard encoding != .utf8, content.count > Self.shortLine else {
      return text.position(at: offset, in: encoding)
    }
    let mark = last(ofLine: line.number) { $0.offset <= end }
    let column = text.column(of: end, from: mark.offset, at: mark.column, in: encoding)
    return LineColumn(line: line.number, column: column)
  }

  /// The line that an offset stands in.
  private func line(at offset: Int) -> Line {
    let lines = text.lines
    var number = latest.number
    if offset < lines.start(of: number) || !lines.begins(number + 2, behind: offset) {
      number = lines.line(at: offset)
    } else if !lines.begins(number + 1, behind: offset) {
      number += 1
    }
    if number != latest.number { latest = Line(number, of: text, upTo: Self.shortLine) }
    return latest
  }

  /// The offset of a position, as ``SourceText/offset(at:in:)`` gives it.
  package func offset(at position: LineColumn) -> Int {
    let content = text.content(ofLine: position.line)
    guard encoding != .utf8, content.count > Self.shortLine else {
      return text.offset(at: position, in: encoding)
    }
    let mark = last(ofLine: position.line) { $0.column <= position.column }
    return text.offset(
      ofColumn: position.column,
      from: mark.offset,
      at: mark.column,
      before: content.upperBound,
      in: encoding
    )
  }

  /// Takes the text after an edit; the marks in front of it stay, and those behind it move along.
  package func replaceText(by text: SourceText, after edit: TextEdit) {
    let (old, range) = (self.text, edit.range)
    let distance = text.bytes.count - old.bytes.count
    let first = old.lines.line(at: max(range.lowerBound - 1, 0))
    let oldLine = old.lines.line(at: range.upperBound)
    let line = text.lines.line(at: range.upperBound + distance)
    // Where bytes that are no text meet, another character may begin a little later.
    let behind = (marks[oldLine] ?? []).filter { $0.offset >= range.upperBound + 4 }
    var moved = marks.filter { $0.key < first }
    for (number, list) in marks where number > oldLine {
      moved[number + line - oldLine] = list.map { $0.moved(by: distance, columns: 0) }
    }
    if let list = marks[first] { moved[first] = list.filter { $0.offset <= range.lowerBound } }
    self.text = text
    marks = moved
    latest = Line(0, of: text, upTo: Self.shortLine)
    append(behind, at: distance, toLine: line)
  }

  /// Adds marks to a line that stood elsewhere before, counted from the marks that it has.
  private func append(_ behind: [Mark], at distance: Int, toLine line: Int) {
    guard encoding != .utf8, let next = behind.first else { return }
    let end = next.offset + distance
    let mark = last(ofLine: line) { $0.offset <= end }
    let column = text.column(of: end, from: mark.offset, at: mark.column, in: encoding)
    let columns = column - next.column
    marks[line, default: []].removeAll { $0.offset >= end }
    marks[line]?.append(contentsOf: behind.map { $0.moved(by: distance, columns: columns) })
  }

  /// The last mark of a long line that is not too far; the first one stands where the line begins.
  private func last(ofLine line: Int, where isNear: (Mark) -> Bool) -> Mark {
    let content = text.content(ofLine: line)
    // Taken out, because a list that is shared would be copied.
    var list = marks.removeValue(forKey: line) ?? [Mark(offset: content.lowerBound, column: 0)]
    defer { marks[line] = list }
    while let last = list.last, isNear(last), last.offset + Self.interval < content.upperBound {
      let offset = text.startOfCharacter(at: last.offset + Self.interval)
      let column = text.column(of: offset, from: last.offset, at: last.column, in: encoding)
      list.append(Mark(offset: offset, column: column))
    }
    var low = 0
    var high = list.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if isNear(list[middle]) { low = middle } else { high = middle }
    }
    return list[low]
  }
}
