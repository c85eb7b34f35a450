import SourceText

/// Block scalars, anchors, tags and directives that cannot be read.
extension Mistake {
  static let blockLines = Mistake(
    code: .blockScalar,
    trips: [.colonMissing, .column, .trailing, .afterRoot, .blockText],
    cost: 8,
    message: "the text of a block scalar is indented more than its key; indent it",
    title: "Indent the text",
    example: ("a: |\n    b c\n  d e\nf: g\n", "a: |\n    b c\n    d e\nf: g\n")
  ) { bytes, site in
    if site.fault.kind == .blockText, site.fault.end > site.fault.offset,
      bytes[site.fault.offset].isBlank
    {
      return [[.delete(site.fault.offset..<site.fault.end)]]
    }
    guard let (header, first) = bytes.blockScalar(above: site.line.start) else { return [] }
    let lines = bytes.contentLines(behind: site.line.start) {
      $0.colon(bytes) == nil && $0.column > header.column
    }
    let column = first.start < site.line.start ? first.column : header.column + 2
    guard column > site.line.column else { return [] }
    return [
      shift([site.line], by: column - site.line.column),
      shift([site.line] + lines, by: column - site.line.column),
    ]
  }

  static let blockHeader = Mistake(
    code: .blockScalar,
    trips: [.blockText],
    cost: 10,
    message: "the text of a block scalar begins on the next line; move it there",
    title: "Begin a new line",
    example: ("a: | b\nc: d\n", "a: \"| b\"\nc: d\n")
  ) { bytes, site in
    let offset = site.fault.offset
    var found: [[TextEdit]] = []
    if let opening = site.fault.opening {
      found.append(quoting(bytes, opening..<bytes.endOfText(from: opening)))
    }
    let column = (site.columns.last ?? 0) + 2
    found.append([.insert("\n" + spaces(column), at: offset)])
    return found
  }

  static let properties = Mistake(
    code: .properties,
    trips: [.properties],
    cost: 12,
    message: "this anchor, tag or alias cannot stand here; remove it",
    title: "Remove it",
    example: ("a: &b &c\n  d: e\n", "a: &b \n  d: e\n")
  ) { bytes, site in
    var end = site.fault.end
    if end <= site.fault.offset { end = site.fault.offset + 1 }
    end = bytes.skippingBlanks(from: min(end, bytes.count))
    return [[.delete(site.fault.offset..<end)]]
  }

  static let directive = Mistake(
    code: .directive,
    trips: [.directive],
    cost: 12,
    message: "this is not a directive of YAML; correct or remove it",
    title: "Remove the line",
    example: ("%YAML 1.2\na: b\n", "%YAML 1.2\n---\na: b\n")
  ) { bytes, site in
    var found: [[TextEdit]] = [[.delete(site.line.text)]]
    found.append([.insert("---\n", at: site.line.start)])
    if let opening = site.fault.opening {
      let line = Site.Line(bytes, at: bytes.lineStart(of: opening))
      found.append([.delete(line.text)])
    }
    return found
  }
}

extension Span<UInt8> {
  /// The line with the header of the nearest block scalar above a line, and the first line of its
  /// text; `nil` where none is near.
  fileprivate func blockScalar(above line: Int) -> (header: Site.Line, first: Site.Line)? {
    var first = Site.Line(self, at: line)
    for _ in 0..<16 {
      let start = contentLine(above: first.start)
      guard start < first.start else { return nil }
      let header = Site.Line(self, at: start)
      var last = header.text.upperBound - 1
      if last > start, self[last] == .plus || self[last] == .dash { last -= 1 }
      if last > start, self[last] == .bar || self[last] == .greater { return (header, first) }
      first = header
    }
    return nil
  }
}
