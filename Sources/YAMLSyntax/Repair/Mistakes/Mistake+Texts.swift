import SourceText

/// Block scalars, anchors, tags and directives that cannot be read.
extension Mistake {
  static let blockLines = Mistake(
    code: .blockScalar,
    trips: [.colonMissing, .column, .trailing, .afterRoot, .blockText],
    cost: 8,
    place: line,
    message: "the text of a block scalar is indented more than its key; indent it",
    title: "Indent the text",
    example: ("a: |\n    b c\n  d e\nf: g\n", "a: |\n    b c\n    d e\nf: g\n")
  ) { bytes, site in
    if site.fault.kind == .blockText, site.fault.end > site.fault.offset,
      bytes[site.fault.offset].isBlank
    {
      return [[.delete(site.fault.offset..<site.fault.end)]]
    }
    guard let (header, first) = bytes.blockScalar(above: site.line.start, from: site.window) else {
      return []
    }
    let lines = bytes.contentLines(behind: site.line.start) {
      $0.colon(bytes) == nil && $0.column >= site.line.column
    }
    let column = first.start < site.line.start ? first.column : header.column + 2
    guard column > site.line.column, !bytes.isKeyBehindText(site) else { return [] }
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
    isSafe: removesMarks,
    message: "this anchor, tag or alias cannot stand here; remove it",
    title: "Remove it",
    example: ("a: &\n  b: c\n", "a: \n  b: c\n"),
    find: removal
  )

  static let secondProperty = Mistake(
    code: .properties,
    trips: [.secondProperty],
    cost: 0,
    place: fault,
    message: "a node has one anchor and one tag at most; remove this one",
    title: "Remove it",
    example: ("a: &b &c d\n", "a: &b d\n"),
    find: removal
  )

  static let tagHandle = Mistake(
    code: .unknownTagHandle,
    trips: [.tagHandle],
    cost: 0,
    place: fault,
    message: "no '%TAG' line of this document defines this handle; define it or remove the tag",
    title: "Remove the tag",
    example: ("a: !b!c d\n", "a: d\n")
  ) { bytes, site in
    var end = site.fault.end
    while end < bytes.count, !bytes[end].isBlankOrBreak, !bytes[end].isFlowIndicator { end += 1 }
    return [[.delete(site.fault.offset..<bytes.skippingBlanks(from: end))]]
  }

  static let longKey = Mistake(
    code: .keyTooLong,
    trips: [.longKey],
    cost: 0,
    place: fault,
    message: "a key before ':' has at most 1024 characters; shorten it or begin the key with '? '",
    title: "Insert '? '",
    example: (
      String(repeating: "k", count: 1025) + ": a\n",
      "? " + String(repeating: "k", count: 1025) + "\n: a\n"
    )
  ) { bytes, site in
    let start = site.fault.offset
    guard site.brackets == nil else { return [[.insert("? ", at: start)]] }
    let column = start - bytes.lineStart(of: start)
    return [[.insert("? ", at: start), .insert("\n" + spaces(column), at: site.fault.end)]]
  }

  static let multilineKey = Mistake(
    code: .multilineKey,
    trips: [.multilineKey],
    cost: 8,
    place: fault,
    message: "a key before ':' stands on one line; join the lines or begin the key with '? '",
    title: "Join the lines",
    example: ("\"a\n b\": c\nd: e\n", "\"a b\": c\nd: e\n")
  ) { bytes, site in
    var edits: [TextEdit] = []
    var offset = site.fault.offset
    // The colon may stand on the next line.
    while offset < bytes.count, offset < site.fault.end || bytes[offset].isBlankOrBreak {
      guard bytes[offset].isBreak else {
        offset += 1
        continue
      }
      let start = bytes.trimmingBlanks(from: site.fault.offset, to: offset)
      while offset < bytes.count, bytes[offset].isBlankOrBreak { offset += 1 }
      edits.append(TextEdit(start..<offset, with: " "))
    }
    return [edits]
  }

  @Sendable private static func removal(_ bytes: Span<UInt8>, _ site: Site) -> [[TextEdit]] {
    let end = max(site.fault.end, site.fault.offset + 1)
    return [[.delete(site.fault.offset..<bytes.skippingBlanks(from: min(end, bytes.count)))]]
  }

  static let directive = Mistake(
    code: .directive,
    trips: [.directive],
    cost: 12,
    message: "this is not a directive of YAML; correct or remove it",
    title: "Remove the line",
    example: ("%YAML 1.2\na: b\n", "%YAML 1.2\n---\na: b\n")
  ) { bytes, site in
    // A byte order mark stands in front of directives.
    if site.fault.end > site.fault.offset, bytes.isByteOrderMark(at: site.fault.offset) {
      return [[.delete(site.fault.offset..<site.fault.end)]]
    }
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
  /// Whether the line of a fault is a key that is being typed behind a block scalar.
  ///
  /// It is a word in the column of the key whose block scalar ends above it.
  func isKeyBehindText(_ site: Site) -> Bool {
    guard site.fault.kind == .colonMissing, !site.line.text.contains(where: { self[$0].isBlank }),
      let (header, first) = blockScalar(above: site.line.start, from: site.window)
    else { return false }
    // Words further right below it go on with the block scalar.
    let below = contentLines(behind: site.line.start) {
      $0.column == first.column || $0.column == site.line.column && $0.colon(self) == nil
    }
    return header.column == site.line.column && first.start < site.line.start
      && below.first { $0.column == first.column }.map {
        let byte = self[$0.text.lowerBound]
        return byte.isMark || byte == .dash || $0.colon(self) != nil
      } ?? true
  }

  /// The nearest block scalar above a line; `nil` where none is near.
  ///
  /// It comes as the line of its header and the first line of its text.
  fileprivate func blockScalar(
    above line: Int,
    from floor: Int
  ) -> (header: Site.Line, first: Site.Line)? {
    var first = Site.Line(self, at: line)
    for _ in 0..<16 {
      let start = contentLine(above: first.start, from: floor)
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
