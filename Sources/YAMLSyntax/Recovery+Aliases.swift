import SourceText

/// Anchors and aliases that do not fit together.
extension Parser {
  /// How far apart the uses of an unknown anchor stand at most that one fix corrects.
  private static var farthestUse: Int { 1 << 16 }
  /// How many anchors are compared with a name.
  private static var mostAnchors: Int { 256 }
  /// For how many names an anchor is looked for that may be meant.
  private static var mostGuesses: Int { 16 }

  /// Reports the aliases without anchor, those of one name together.
  mutating func reportUnknownAliases(_ bytes: Span<UInt8>) {
    var known = aliasTargets[...]
    var uses: [String: [Int]] = [:]
    var names: [String] = []
    for alias in aliases {
      if known.first?.node == alias {
        known.removeFirst()
        continue
      }
      let name = Self.string(bytes, rangeOfName(alias))
      guard !name.isEmpty else { continue }
      if uses[name] == nil {
        guard names.count < Self.mostProblems else { continue }
        names.append(name)
      }
      uses[name, default: []].append(alias)
    }
    guard !names.isEmpty else { return }
    // What has been read again stands behind what has been kept.
    let anchors = properties.sorted { $0.node < $1.node }.prefix(Self.mostAnchors)
    for (index, name) in names.enumerated() {
      let near = index < Self.mostGuesses ? Array(anchors) : []
      report(bytes, unknown: name, usedBy: uses[name] ?? [], near)
    }
  }

  private func rangeOfName(_ alias: Int) -> ByteRange {
    (Int(nodes[alias].start) + 1)..<Int(nodes[alias].end)
  }

  private mutating func report(
    _ bytes: Span<UInt8>,
    unknown name: String,
    usedBy uses: [Int],
    _ anchors: [NodeProperties]
  ) {
    guard let first = uses.first else { return }
    let range = rangeOfName(first)
    var related = uses.dropFirst().prefix(10).map {
      RelatedRange("another alias of that name", at: Int(nodes[$0].start)..<Int(nodes[$0].end))
    }
    guard let near = nearest(bytes, of: anchors, to: name, before: first) else {
      report(
        .unknownAlias,
        at: (range.lowerBound - 1)..<range.upperBound,
        "no anchor '&\(name)' stands before this alias; define it or correct the name",
        related: related
      )
      return
    }
    // An anchor that has been told of is what is wrong.
    if problems.contains(where: { $0.range == near.range && $0.code == .properties }) { return }
    related.insert(RelatedRange("the anchor '&\(near.name)'", at: near.range), at: 0)
    let edits = uses.map { rangeOfName($0) }
      .prefix { $0.upperBound - range.lowerBound < Self.farthestUse }
      .map { TextEdit($0, with: near.name) }
    report(
      .unknownAlias,
      at: (range.lowerBound - 1)..<range.upperBound,
      "no anchor '&\(name)' stands before this alias; did you mean '\(near.name)'?",
      related: related,
      fix: Fix("Change to '\(near.name)'", [Self.joined(bytes, Array(edits))])
    )
  }

  /// The anchor in front of a node whose name differs least from another, by two letters at most.
  private func nearest(
    _ bytes: Span<UInt8>,
    of anchors: [NodeProperties],
    to name: String,
    before node: Int
  ) -> (range: ByteRange, name: String)? {
    let wanted = Array(name.utf8)
    guard wanted.count <= 64 else { return nil }
    var best: (range: ByteRange, name: String)?
    var least = wanted.count > 3 ? 3 : 2
    for property in anchors where property.node < node {
      guard let range = property.anchor, abs(range.count - 1 - wanted.count) < least else {
        continue
      }
      let other = Self.string(bytes, (range.lowerBound + 1)..<range.upperBound)
      let distance = Self.distance(wanted, Array(other.utf8))
      guard distance < least else { continue }
      least = distance
      best = (range, other)
    }
    return best
  }

  /// How many letters are to be inserted, deleted or replaced to make one word of another.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }

  /// Takes `& name` in front of a block for an anchor.
  mutating func takesSpacedAnchor(_ bytes: Span<UInt8>) -> Bool {
    guard let name = spacedName(bytes), top.state == .value else { return false }
    let next = lookForLine(bytes, behind: offset)
    guard let next, next.column > parentColumn,
      looksLikeEntry(bytes, at: next.start + next.column)
    else { return false }
    skipped.append(offset..<(offset + 1))
    reportSpacedName(name, "an anchor", "&")
    inner.anchor = (name.lowerBound - 1)..<name.upperBound
    offset = name.upperBound
    lastEnd = offset
    return true
  }

  /// Takes `* name` behind a merge key for an alias.
  mutating func takesSpacedAlias(_ bytes: Span<UInt8>, _ place: Place) -> Bool {
    guard !isAtLineStart, top.state == .value, let name = spacedName(bytes), let key = nodes.last,
      key.kind == .scalar, key.style == .plain, key.end - key.start == 2,
      bytes[Int(key.start)] == .less, bytes[Int(key.start) + 1] == .less
    else { return false }
    skipped.append(offset..<(offset + 1))
    reportSpacedName(name, "an alias", "*")
    let start = name.lowerBound - 1
    finish(bytes, Leaf(kind: .alias, style: .plain, start: start, end: name.upperBound), place)
    return true
  }

  private mutating func reportSpacedName(_ name: ByteRange, _ what: String, _ mark: String) {
    report(
      .properties,
      at: offset..<name.upperBound,
      "the name of \(what) stands directly behind '\(mark)'; remove the space",
      fix: Fix("Remove the space", [.delete((offset + 1)..<name.lowerBound)])
    )
  }

  /// The only word behind an indicator and blanks on this line.
  private func spacedName(_ bytes: Span<UInt8>) -> ByteRange? {
    let start = bytes.skippingBlanks(from: offset + 1)
    var end = start
    while end < bytes.count, bytes[end].isWordCharacter { end += 1 }
    guard start > offset + 1, end > start, endOfText(bytes, from: start) >= end,
      bytes.trimmingBlanks(from: start, to: endOfText(bytes, from: start)) == end
    else { return nil }
    return start..<end
  }

  /// Whether the only colon that may end a key is the last character of the name of an anchor, a tag
  /// or an alias.
  func isColonOfName(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    var text = start
    if bytes[start] == .asterisk {
      let end = endOfProperty(bytes, at: start, isFlow: false)
      return bytes[end - 1] == .colon && !isColon(bytes, at: bytes.skippingBlanks(from: end))
    }
    while text < bytes.count, bytes[text].beginsProperty {
      let end = endOfProperty(bytes, at: text, isFlow: false)
      text = bytes.skippingBlanks(from: end)
    }
    guard text > start else { return false }
    if bytes.isBreakOrEnd(at: text) || bytes[text] == .hash { return true }
    return !looksLikeEntry(bytes, at: text) && !isColon(bytes, at: text)
  }

  /// Splits `<< *name`, a merge key without its colon.
  mutating func splitMergeKey(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    guard let last = nodes.indices.last, nodes[last].style == .plain, key.count > 3,
      Int(nodes[last].start) == key.lowerBound,
      bytes[key.lowerBound] == .less, bytes[key.lowerBound + 1] == .less
    else { return false }
    let end = key.lowerBound + 2
    let alias = bytes.skippingBlanks(from: end)
    guard alias > end, alias < key.upperBound, bytes[alias] == .asterisk else { return false }
    nodes[last].end = UInt32(truncatingIfNeeded: end)
    reportMissingColon(bytes, key.lowerBound..<end)
    top.state = .value
    offset = alias
    lastEnd = end
    allowsCompact = false
    return true
  }

  /// Skips the mark of an anchor or a tag directly in front of brackets, which name nothing.
  mutating func skipsMarkOfBrackets(_ bytes: Span<UInt8>) -> Bool {
    guard offset + 1 < bytes.count,
      bytes[offset + 1].isOpeningBracket
    else { return false }
    skipMarkOfProperty(bytes, "brackets")
    return true
  }

  /// Skips a mark that no text begins with in front of an anchor, alone on the rest of its line.
  mutating func skipsMarkOfAnchor(_ bytes: Span<UInt8>) -> Bool {
    guard !isAtLineStart, top.state == .value, offset + 2 < bytes.count,
      bytes[offset + 1] == .ampersand
    else { return false }
    var end = offset + 2
    while end < bytes.count, bytes[end].isWordCharacter { end += 1 }
    guard end > offset + 2, bytes.isBreakOrEnd(at: endOfText(bytes, from: end)),
      bytes.trimmingBlanks(from: end, to: endOfText(bytes, from: end)) == end
    else { return false }
    skipMarkOfProperty(bytes, "an anchor")
    return true
  }

  private mutating func skipMarkOfProperty(_ bytes: Span<UInt8>, _ what: String) {
    skip(
      offset..<(offset + 1),
      "this '\(Unicode.Scalar(bytes[offset]))' stands directly in front of \(what); remove it",
      fix: "Remove the mark"
    )
    offset += 1
  }
}

extension UInt8 {
  /// Whether an anchor or a tag begins with a byte.
  var beginsProperty: Bool { self == .ampersand || self == .exclamation }
}
