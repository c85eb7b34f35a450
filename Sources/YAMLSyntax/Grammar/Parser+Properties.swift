import SourceText

/// Anchor and tag that wait for a node, as ranges that include their indicators.
struct PendingProperties: Equatable {
  var anchor: ByteRange?
  var tag: ByteRange?

  var isPresent: Bool { anchor != nil || tag != nil }

  var start: Int? {
    guard let anchor else { return tag?.lowerBound }
    return min(anchor.lowerBound, tag?.lowerBound ?? anchor.lowerBound)
  }
}

/// Anchors, tags and aliases (YAML 1.2.2, sections 6.9 and 7.1).
extension Parser {
  /// Reads the anchors and tags at `offset` into the line's, up to the next token.
  mutating func readProperties(_ bytes: Span<UInt8>, isFlow: Bool) {
    while cursor.offset < bytes.count {
      let byte = bytes[cursor.offset]
      guard byte == .ampersand || byte == .exclamation else { return }
      let end = endOfProperty(bytes, at: cursor.offset, isFlow: isFlow)
      let range = cursor.offset..<end
      let isAnchor = byte == .ampersand
      if let bad = isAnchor ? faultOfAnchor(bytes, range) : faultOfTag(bytes, range) {
        return fail(.properties, at: bad.lowerBound, to: bad.upperBound, opening: range.lowerBound)
      }
      if let handle = unknownHandle(bytes, range) {
        return fail(.tagHandle, at: handle.lowerBound, to: handle.upperBound)
      }
      if isAnchor {
        guard pending.inner.anchor == nil else {
          return fail(.secondProperty, at: range.lowerBound, to: end)
        }
        pending.inner.anchor = range
      } else {
        guard pending.inner.tag == nil else {
          return fail(.secondProperty, at: range.lowerBound, to: end)
        }
        pending.inner.tag = range
      }
      cursor.lastEnd = end
      cursor.offset = bytes.skippingBlanks(from: end)
      if cursor.offset == end, end < bytes.count, !bytes[end].isBlankOrBreak,
        !(isFlow && bytes[end].endsFlowEntry),
        !(bytes[end] == .colon && bytes.isWhiteOrEnd(at: end + 1))
      {
        return fail(.space, at: end, opening: range.lowerBound)
      }
    }
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

  private func faultOfAnchor(_ bytes: Span<UInt8>, _ range: ByteRange) -> ByteRange? {
    if range.count == 1 { return range }
    return range.first { bytes[$0].isFlowIndicator }.map { $0..<($0 + 1) }
  }

  /// What is wrong with a tag: its name, its handle or a character in it.
  private func faultOfTag(_ bytes: Span<UInt8>, _ range: ByteRange) -> ByteRange? {
    if range.count > 1, bytes[range.lowerBound + 1] == .less {
      return faultOfVerbatimTag(bytes, range)
    }
    var handleEnd = range.lowerBound + 1
    while handleEnd < range.upperBound, bytes[handleEnd].isWordCharacter { handleEnd += 1 }
    guard handleEnd < range.upperBound, bytes[handleEnd] == .exclamation else {
      return faultOfTagName(bytes, (range.lowerBound + 1)..<range.upperBound)
    }
    if handleEnd + 1 == range.upperBound { return range }
    return faultOfTagName(bytes, (handleEnd + 1)..<range.upperBound)
  }

  /// The handle of a tag, if no directive defines it (section 6.8.2).
  private func unknownHandle(_ bytes: Span<UInt8>, _ range: ByteRange) -> ByteRange? {
    var end = range.lowerBound + 1
    while end < range.upperBound, bytes[end].isWordCharacter { end += 1 }
    guard bytes[range.lowerBound] == .exclamation, end < range.upperBound,
      bytes[end] == .exclamation
    else { return nil }
    let handle = range.lowerBound..<(end + 1)
    return prolog.tags.prefix(of: bytes.string(handle)[...]) == nil ? handle : nil
  }

  private func faultOfTagName(_ bytes: Span<UInt8>, _ range: ByteRange) -> ByteRange? {
    bytes.firstOutsideURI(in: range) { $0 == .exclamation || $0.isFlowIndicator }
  }

  /// Checks `!<…>`, which holds a URI or a local tag (section 6.9.1).
  private func faultOfVerbatimTag(_ bytes: Span<UInt8>, _ range: ByteRange) -> ByteRange? {
    guard bytes[range.upperBound - 1] == .greater else { return range }
    let content = (range.lowerBound + 2)..<(range.upperBound - 1)
    let isLocal = content.count > 1 && bytes[content.lowerBound] == .exclamation
    let isGlobal = !content.isEmpty && bytes[content.lowerBound].isWordCharacter
    if !isLocal, !isGlobal { return range }
    return bytes.firstOutsideURI(in: content)
  }

  /// Makes the properties of this line wait for a node on a later line.
  mutating func mergeProperties() {
    guard pending.inner.isPresent else { return }
    if let anchor = pending.inner.anchor, pending.outer.anchor != nil {
      return fail(.secondProperty, at: anchor.lowerBound, to: anchor.upperBound)
    }
    if let tag = pending.inner.tag, pending.outer.tag != nil {
      return fail(.secondProperty, at: tag.lowerBound, to: tag.upperBound)
    }
    pending.outer.anchor = pending.inner.anchor ?? pending.outer.anchor
    pending.outer.tag = pending.inner.tag ?? pending.outer.tag
    pending.inner = PendingProperties()
  }

  /// Reads `*name`, which has neither anchor nor tag of its own.
  mutating func readAlias(_ bytes: Span<UInt8>, isFlow: Bool) -> Leaf {
    let start = cursor.offset
    var end = start + 1
    while end < bytes.count, !bytes[end].isBlankOrBreak, !bytes[end].isFlowIndicator { end += 1 }
    let isFirstKey = !isFlow && implicitColon(bytes, behind: end) != nil
    if pending.inner.isPresent || pending.outer.isPresent && !isFirstKey || end == start + 1 {
      fail(.properties, at: start, to: end)
    }
    return Leaf(kind: .alias, style: .plain, start: start, end: end)
  }
}
