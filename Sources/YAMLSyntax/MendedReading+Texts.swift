import SourceText

/// Texts that a fix may divide, and marks that it takes away or changes.
extension MendedReading {
  /// Whether what may be one text becomes several.
  var dividesText: Bool {
    dividesCall || partsWord || partsItem || partsPhrase || partsLine
  }

  /// Whether a line break would go where blanks stand between words.
  private var partsLine: Bool {
    !removed.isEmpty && removed.allSatisfy(\.isBlank)
      && edit.replacement.utf8.contains(where: \.isBreak)
  }

  /// Whether a scalar on the line has one of two parentheses, so that a call was divided.
  private var dividesCall: Bool {
    let line = after.line(at: edit.range.lowerBound)
    return after.nodes.indices.contains { index in
      let node = YAMLNode(tree: after, index: index)
      guard node.kind == .scalar, node.range.overlaps(line) else { return false }
      return node.text.utf8.count { $0 == UInt8(ascii: "(") }
        != node.text.utf8.count { $0 == UInt8(ascii: ")") }
    }
  }

  /// Whether a comma would go between a quote and the word directly behind it, as in `'it's'`.
  private var partsWord: Bool {
    let offset = edit.range.lowerBound
    guard edit.range.isEmpty, offset > 0, offset < before.bytes.count else { return false }
    let mark = before.bytes[offset - 1]
    return mark.isQuote
      && edit.replacement.utf8.first == .comma && before.bytes[offset].isWordCharacter
  }

  /// Whether a line break would go behind a `>` or `|` that text may as well begin with.
  private var partsPhrase: Bool {
    guard let mark = before.bytes[..<edit.range.lowerBound].last else { return false }
    return (mark == .greater || mark == .bar) && edit.replacement.utf8.first?.isBreak == true
  }

  /// Whether text in quotes would end before a comma in a list, of which it may as well be part.
  private var partsItem: Bool {
    let bytes = before.bytes
    let offset = edit.range.lowerBound
    guard edit.range.isEmpty, offset < bytes.count, bytes[offset] == .comma,
      edit.replacement == "\"" || edit.replacement == "'"
    else { return false }
    let next = bytes[(offset + 1)...].first { !$0.isBlank }
    guard next?.isBreak == false, next != .doubleQuote, next != .singleQuote else { return false }
    return before.nodes.indices.contains { index in
      before.nodes[index].kind == .sequence
        && YAMLNode(tree: before, index: index).items.contains { $0.range.upperBound == offset }
    }
  }

  /// Whether a dash is taken away: it may as well be the line below that stands wrong.
  var removesDash: Bool {
    let marks = removed.filter { !$0.isBlankOrBreak }
    return !marks.isEmpty && marks.allSatisfy { $0 == .dash }
      && edit.replacement.utf8.allSatisfy(\.isBlankOrBreak)
  }

  /// Whether text gets other quotes because an apostrophe ended it, which may have been a quote.
  var changesQuotes: Bool {
    removed.first == .singleQuote && edit.replacement.utf8.first == .doubleQuote
  }
}
