import SourceText

/// Comments as other languages write them.
extension Mistake {
  static let foreignComment = Mistake(
    code: .unexpectedContent,
    trips: .lines.union([.bracketLine, .reserved, .suspect]),
    cost: 0,
    isSafe: always,
    repeats: true,
    message: "a comment begins with '#'; insert it",
    title: "Insert '# '",
    example: ("a: b\n// c d\ne: f\n", "a: b\n# // c d\ne: f\n")
  ) { bytes, site in
    if let comment = bytes.blockComment(around: site) {
      return [comment.map { .insert("# ", at: $0.text.lowerBound) }]
    }
    return site.lines.prefix(2).filter { line in
      let start = line.text.lowerBound
      return bytes.starts(with: [.slash, .slash], at: start)
        || bytes.starts(with: [.slash, .asterisk], at: start)
        || bytes.starts(with: [.less, .exclamation, .dash, .dash], at: start)
    }
    .map { line in
      // With its key a block becomes a comment.
      let isKey = bytes[line.text.upperBound - 1] == .colon
      let block = isKey ? bytes.contentLines(behind: line.start) { $0.column > line.column } : []
      return ([line] + block).map { .insert("# ", at: $0.text.lowerBound) }
    }
  }

  static let foreignCommentBehind = Mistake(
    code: .unexpectedContent,
    trips: [.trailing],
    cost: 4,
    isSafe: partsComment,
    message: "a comment begins with '#'; write it in place of '{place}'",
    title: "Write '#'",
    example: ("a: \"b\" // c\nd: e\n", "a: \"b\" # c\nd: e\n")
  ) { bytes, site in
    let offset = site.fault.offset
    let isBehindComma = bytes.starts(with: [.comma], at: offset)
    let start = isBehindComma ? bytes.skippingBlanks(from: offset + 1) : offset
    guard start > 0, bytes[start - 1].isBlank,
      bytes.starts(with: [.slash, .slash], at: start)
        || bytes.starts(with: [.slash, .asterisk], at: start)
    else { return [] }
    return [[TextEdit(offset..<(start + 2), with: isBehindComma ? " #" : "#")]]
  }
}

extension Span<UInt8> {
  /// How many lines a comment of another language has at most.
  private static var mostLinesOfComment: Int { 30 }

  /// The lines of a comment of another language that goes on over several lines around a place.
  func blockComment(around site: Site) -> [Site.Line]? {
    var line = site.line
    for _ in 0..<Self.mostLinesOfComment {
      if starts(with: [.slash, .asterisk], at: line.text.lowerBound) {
        var lines = [line]
        if closesComment(line) { return nil }
        for next in contentLines(
          behind: line.start,
          upTo: Self.mostLinesOfComment,
          while: { _ in true }
        ) {
          lines.append(next)
          if closesComment(next) { return lines }
        }
        return nil
      }
      let above = contentLine(above: line.start, from: site.window)
      guard above < line.start else { return nil }
      line = Site.Line(self, at: above)
    }
    return nil
  }

  /// Whether a comment of another language ends with a line.
  private func closesComment(_ line: Site.Line) -> Bool {
    line.text.count > 1
      && line.text.dropLast().contains {
        starts(with: [.asterisk, .slash], at: $0)
      }
  }
}
