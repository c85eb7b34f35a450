import SourceText

/// The bytes that mean something to YAML, by their names in the specification (section 5).
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let doubleQuote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let singleQuote: UInt8 = 0x27
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let dash: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let bar: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
  static let tilde: UInt8 = 0x7E

  @inline(__always)
  var isQuote: Bool { self == .doubleQuote || self == .singleQuote }

  /// One of `[{`.
  @inline(__always)
  var isOpeningBracket: Bool { self == .openBracket || self == .openBrace }

  /// One of `]}`.
  @inline(__always)
  var isClosingBracket: Bool { self == .closeBracket || self == .closeBrace }

  /// One of `,[]{}`.
  @inline(__always)
  var isFlowIndicator: Bool { self == .comma || isOpeningBracket || isClosingBracket }

  /// What closes what this bracket opens.
  var closingBracket: UInt8 { self == .openBrace ? .closeBrace : .closeBracket }

  /// One of `,]}`, which need no space before them.
  var endsFlowEntry: Bool { self == .comma || isClosingBracket }

  var isDigit: Bool { self &- 0x30 < 10 }

  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// A character of a URI, the percent sign of an escape aside (section 5.6).
  var isURICharacter: Bool {
    if isWordCharacter { return true }
    switch self {
    case .hash, .semicolon, .slash, .question, .colon, .at, .ampersand, .equals, .plus, .dollar,
      .comma, .underscore, .dot, .exclamation, .tilde, .asterisk, .singleQuote, .openParenthesis,
      .closeParenthesis, .openBracket, .closeBracket:
      return true
    default: return false
    }
  }

  /// A letter, a digit or a dash, which a tag handle consists of.
  var isWordCharacter: Bool { isDigit || (self | 0x20) &- 0x61 < 26 || self == .dash }
}

extension Span<UInt8> {
  /// Whether a blank, a line break or the end is at an offset, as an indicator needs behind it.
  @inline(__always)
  func isWhiteOrEnd(at offset: Int) -> Bool {
    offset >= count || self[offset].isBlankOrBreak
  }

  /// Whether a line break or the end is at an offset.
  @inline(__always)
  func isBreakOrEnd(at offset: Int) -> Bool {
    offset >= count || self[offset].isBreak
  }

  /// The first offset from `offset` on that holds neither space nor tab.
  @inline(__always)
  func skippingBlanks(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset].isBlank { offset += 1 }
    return offset
  }

  /// The first offset from `offset` on that holds no space.
  @inline(__always)
  func skippingSpaces(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset] == .space { offset += 1 }
    return offset
  }

  /// The end of the line without its line break.
  @inline(__always)
  func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while offset < count, !self[offset].isBreak { offset += 1 }
    return offset
  }

  /// The offset behind the line break at `offset`, which may be the end instead.
  @inline(__always)
  func skippingBreak(at offset: Int) -> Int {
    guard offset < count else { return offset }
    let crossesPair =
      self[offset] == .carriageReturn && offset + 1 < count && self[offset + 1] == .lineFeed
    return offset + (crossesPair ? 2 : 1)
  }

  /// The first character of a range that is neither of a URI nor an escape, or that is excluded.
  func firstOutsideURI(
    in range: Range<Int>,
    where isExcluded: (UInt8) -> Bool = { _ in false }
  ) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = self[offset]
      if byte == .percent, offset + 2 < range.upperBound, self[offset + 1].isHexDigit,
        self[offset + 2].isHexDigit
      {
        offset += 3
        continue
      }
      guard byte.isURICharacter, !isExcluded(byte) else {
        var end = offset + 1
        while end < range.upperBound, self[end] & 0xC0 == 0x80 { end += 1 }
        return offset..<end
      }
      offset += 1
    }
    return nil
  }

  /// The end of a range without the blanks before it.
  @inline(__always)
  func trimmingBlanks(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, self[end - 1].isBlank { end -= 1 }
    return end
  }
}
