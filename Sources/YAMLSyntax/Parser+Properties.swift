import SourceText

/// An anchor and a tag that wait for their node.
struct PendingProperties: Equatable {
  var anchor: ByteRange?
  var tag: ByteRange?

  var isPresent: Bool { anchor != nil || tag != nil }

  var start: Int? {
    guard let anchor else { return tag?.lowerBound }
    return min(anchor.lowerBound, tag?.lowerBound ?? anchor.lowerBound)
  }
}

/// Anchors and tags (YAML 1.2.2, section 6.9).
extension Parser {
  /// Reads the anchors and tags at `offset` into `inner`, up to the next token of the line.
  mutating func readProperties(_ bytes: Span<UInt8>, isFlow: Bool = false) {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == .ampersand || byte == .exclamation else { return }
      if !isFlow, skipsMarkOfBrackets(bytes) { return }
      let limit = endOfProperty(bytes, at: offset, isFlow: isFlow)
      let hasComma = !isFlow && endsWithStrayComma(bytes, offset..<limit)
      let end = hasComma ? limit - 1 : limit
      let range = offset..<end
      if byte == .ampersand {
        if range.count == 1 {
          report(.properties, at: range, "an anchor needs a name behind '&'; add one")
        }
        keepAnchor(range)
      } else {
        checkTag(bytes, range)
        keepTag(range)
      }
      if !isFlow { checkIndicators(bytes, range) }
      lastEnd = end
      if hasComma {
        skip(end..<limit, "no comma stands behind an anchor; remove it", fix: "Remove the comma")
        offset = bytes.skippingBlanks(from: limit)
        continue
      }
      offset = bytes.skippingBlanks(from: end)
      if offset == end, end < bytes.count, !bytes[end].isBlankOrBreak,
        !(isFlow && bytes[end].endsFlowEntry), !isColon(bytes, at: end)
      {
        reportMissingSpace(at: end, behind: byte == .ampersand ? "an anchor" : "a tag")
        return
      }
    }
  }

  /// Whether an anchor at the end of its line ends with a comma, the only mark in it that no name
  /// holds.
  private func endsWithStrayComma(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    guard range.count > 2, bytes[range.lowerBound] == .ampersand,
      bytes[range.upperBound - 1] == .comma, bytes.isBreakOrEnd(at: range.upperBound)
    else { return false }
    for offset in range.dropLast() where bytes[offset].isFlowIndicator { return false }
    return true
  }

  func endOfProperty(_ bytes: Span<UInt8>, at start: Int, isFlow: Bool) -> Int {
    let isVerbatim =
      bytes[start] == .exclamation && start + 1 < bytes.count && bytes[start + 1] == .less
    var end = start + 1
    while end < bytes.count, !bytes[end].isBlankOrBreak {
      if isVerbatim {
        if bytes[end] == .greater { return end + 1 }
      } else if isFlow, bytes[end].isFlowIndicator {
        break
      }
      end += 1
    }
    return end
  }

  /// Reports `,[]{}` in a name: anchors may not hold them, tags only in escaped form.
  private mutating func checkIndicators(_ bytes: Span<UInt8>, _ range: ByteRange) {
    let isTag = bytes[range.lowerBound] == .exclamation
    guard !isTag || range.count < 2 || bytes[range.lowerBound + 1] != .less else { return }
    for offset in range where bytes[offset].isFlowIndicator {
      let character = Unicode.Scalar(bytes[offset])
      report(
        .properties,
        at: range,
        "the name of an anchor or a tag has no '\(character)'; remove it or put a space before it"
      )
      return
    }
  }

  private mutating func keepAnchor(_ range: ByteRange) {
    if let earlier = inner.anchor {
      reportDuplicate("anchor", at: range, earlier: earlier)
      skipped.append(range)
    } else {
      inner.anchor = range
    }
  }

  private mutating func keepTag(_ range: ByteRange) {
    if let earlier = inner.tag {
      reportDuplicate("tag", at: range, earlier: earlier)
      skipped.append(range)
    } else {
      inner.tag = range
    }
  }

  private mutating func reportDuplicate(_ what: String, at range: ByteRange, earlier: ByteRange) {
    report(
      .properties,
      at: range,
      "a node has one \(what) at most; remove one",
      related: [RelatedRange("the first \(what)", at: earlier)],
      fix: Fix("Remove this \(what)", [.delete(range)])
    )
  }

  mutating func reportMissingSpace(at offset: Int, behind what: String) {
    report(
      .missingSpace,
      at: offset..<(offset + 1),
      "a space is missing behind \(what); insert one",
      fix: Fix("Insert a space", [.insert(" ", at: offset)])
    )
  }

  private mutating func checkTag(_ bytes: Span<UInt8>, _ range: ByteRange) {
    if range.count > 1, bytes[range.lowerBound + 1] == .less {
      checkVerbatimTag(bytes, range)
      return
    }
    var handleEnd = range.lowerBound + 1
    while handleEnd < range.upperBound, bytes[handleEnd].isWordCharacter { handleEnd += 1 }
    guard handleEnd < range.upperBound, bytes[handleEnd] == .exclamation else {
      checkTagName(bytes, (range.lowerBound + 1)..<range.upperBound)
      return
    }
    if handleEnd + 1 == range.upperBound {
      report(.properties, at: range, "a tag needs a name behind its handle; add one")
      return
    }
    let handle = Self.string(bytes, range.lowerBound..<(handleEnd + 1))
    guard tags.prefix(of: handle[...]) == nil else {
      checkTagName(bytes, (handleEnd + 1)..<range.upperBound)
      return
    }
    report(
      .unknownTagHandle,
      at: range.lowerBound..<(handleEnd + 1),
      "no '%TAG' line of this document defines the handle '\(handle)'; define it"
    )
  }

  /// Reports the first character of a tag's name that may stand there only in escaped form.
  private mutating func checkTagName(_ bytes: Span<UInt8>, _ range: ByteRange) {
    let bad = bytes.firstOutsideURI(in: range) { $0 == .exclamation || $0.isFlowIndicator }
    // Brackets and commas are told of where they separate nothing.
    guard let bad, !bytes[bad.lowerBound].isFlowIndicator else { return }
    reportOutsideURI(bytes, bad)
  }

  private mutating func reportOutsideURI(_ bytes: Span<UInt8>, _ range: ByteRange) {
    var escape = ""
    for offset in range {
      let digits = String(bytes[offset], radix: 16, uppercase: true)
      escape += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
    report(
      .properties,
      at: range,
      "a tag holds '\(Self.string(bytes, range))' only as '\(escape)'; write it so or remove it",
      fix: Fix("Write '\(escape)'", [TextEdit(range, with: escape)])
    )
  }

  /// Checks `!<…>`, which holds a URI or a local tag (section 6.9.1).
  private mutating func checkVerbatimTag(_ bytes: Span<UInt8>, _ range: ByteRange) {
    guard bytes[range.upperBound - 1] == .greater else {
      report(.properties, at: range, "a verbatim tag ends with '>'; close it")
      return
    }
    let content = (range.lowerBound + 2)..<(range.upperBound - 1)
    let isLocal = content.count > 1 && bytes[content.lowerBound] == .exclamation
    let isGlobal = !content.isEmpty && bytes[content.lowerBound].isWordCharacter
    if !isLocal, !isGlobal {
      report(.properties, at: range, "a verbatim tag holds a URI or a name behind '!'; write one")
    } else if let bad = bytes.firstOutsideURI(in: content) {
      reportOutsideURI(bytes, bad)
    }
  }

  /// Makes the properties of this line wait for a node on a later line.
  mutating func mergeProperties() {
    guard inner.isPresent else { return }
    if let anchor = inner.anchor {
      if let earlier = outer.anchor {
        reportDuplicate("anchor", at: anchor, earlier: earlier)
        skipped.append(anchor)
      } else {
        outer.anchor = anchor
      }
    }
    if let tag = inner.tag {
      if let earlier = outer.tag {
        reportDuplicate("tag", at: tag, earlier: earlier)
        skipped.append(tag)
      } else {
        outer.tag = tag
      }
    }
    inner = PendingProperties()
  }

  /// Gives the properties of earlier lines to the node of an index.
  mutating func attachOuter(to node: Int) {
    guard outer.isPresent else { return }
    properties.append(NodeProperties(node: node, anchor: outer.anchor, tag: outer.tag))
    outer = PendingProperties()
  }

  /// Gives the properties of this line to the node of an index.
  mutating func attachInner(to node: Int) {
    guard inner.isPresent else { return }
    properties.append(NodeProperties(node: node, anchor: inner.anchor, tag: inner.tag))
    inner = PendingProperties()
  }

  static func string(_ bytes: Span<UInt8>, _ range: ByteRange) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for offset in range { copy.append(bytes[offset]) }
    return String(decoding: copy, as: UTF8.self)
  }

  /// Finds for each alias the nearest preceding node with its anchor.
  mutating func resolveAliases(_ bytes: Span<UInt8>) {
    guard !aliases.isEmpty else { return }
    if properties.count > 1 { properties.sort { $0.node < $1.node } }
    var anchors: [String: Int] = [:]
    var next = 0
    for alias in aliases {
      while next < properties.count, properties[next].node < alias {
        if let range = properties[next].anchor {
          let name = Self.string(bytes, (range.lowerBound + 1)..<range.upperBound)
          anchors[name] = properties[next].node
        }
        next += 1
      }
      let range = Int(nodes[alias].start)..<Int(nodes[alias].end)
      let name = Self.string(bytes, (range.lowerBound + 1)..<range.upperBound)
      if let target = anchors[name] {
        aliasTargets.append(NodeFact(node: alias, value: target))
      }
    }
    reportUnknownAliases(bytes)
  }
}
