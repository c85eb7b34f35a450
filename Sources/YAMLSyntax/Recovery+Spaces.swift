import SourceText

/// No-break spaces (U+00A0) in the place of spaces.
///
/// To YAML they are text, and a key behind two of them is another key; nobody sees that. They come
/// from web pages, and from keyboards where they stand beside the space.
extension Parser {
  /// Takes the no-break spaces that a line begins with for spaces; `false` when nothing of the line
  /// is left to read.
  mutating func measureNoBreakSpaces(_ bytes: Span<UInt8>) -> Bool {
    guard Self.isNoBreakSpace(bytes, at: offset) else { return true }
    let text = Self.endOfSpaces(bytes, from: offset)
    let isEmpty = bytes.isBreakOrEnd(at: text) || bytes[text] == .hash
    if !isEmpty, top.awaitsNode, column > Int(top.entryColumn),
      !looksLikeEntry(bytes, at: text), !isColon(bytes, at: text), !beginsKey(bytes, at: text)
    {
      return true
    }
    let spaces = offset..<text
    let width = Self.width(bytes, of: spaces)
    reportNoBreakSpaces(bytes, spaces, replacement: String(repeating: " ", count: width))
    skipped.append(spaces)
    offset = text
    if isEmpty {
      if text < bytes.count, bytes[text] == .hash {
        offset = bytes.endOfLine(from: text)
        comments.append(text..<offset)
      }
      return false
    }
    // As behind a tab, the column is a guess, and no second mistake.
    followsTab = true
    take(column: column + width)
    return true
  }

  /// Whether plain text is a key with a no-break space between its colon and its value.
  func isKeyBeforeNoBreakSpace(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Bool {
    leaf.style == .plain && leaf.kind == .scalar && !leaf.flags.contains(.isMultiline)
      && beginsKey(bytes, at: leaf.start)
  }

  /// Whether a word with a colon and a no-break space behind it stands at an offset.
  func beginsKey(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    var end = start
    // Letters lie above the colon, so most bytes need this comparison alone.
    while end < bytes.count, bytes[end] > .colon || bytes[end].isDigit || bytes[end] == .dash {
      end += 1
    }
    guard end > start, end < bytes.count, bytes[end] == .colon,
      Self.isNoBreakSpace(bytes, at: end + 1)
    else { return false }
    for offset in start..<end where !bytes[offset].isWordCharacter && bytes[offset] != .underscore {
      return false
    }
    return true
  }

  /// Reports no-break spaces, those of lines near to each other together.
  mutating func reportNoBreakSpaces(
    _ bytes: Span<UInt8>,
    _ range: ByteRange,
    replacement: String
  ) {
    report(
      bytes,
      Repeatable(
        kind: .noBreakSpace,
        code: .missingSpace,
        range: range,
        message: "a no-break space is text to YAML; write a space in its place",
        edit: TextEdit(range, with: replacement),
        titles: ("Write a space", "Write spaces for all no-break spaces")
      ),
      continuing: 0,
      at: 0
    )
  }

  static func isNoBreakSpace(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xA0
  }

  /// The end of the blanks and no-break spaces that stand at an offset.
  static func endOfSpaces(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if bytes[end].isBlank {
        end += 1
      } else if isNoBreakSpace(bytes, at: end) {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// How many columns blanks and no-break spaces take.
  private static func width(_ bytes: Span<UInt8>, of range: ByteRange) -> Int {
    var width = 0
    for offset in range where bytes[offset] & 0xC0 != 0x80 { width += 1 }
    return width
  }
}
