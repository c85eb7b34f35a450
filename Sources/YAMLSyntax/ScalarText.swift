import SourceText

/// Decodes the presentation of one scalar to its text (YAML 1.2.2, sections 5.7, 7.3 and 8.1).
struct ScalarText {
  private let node: Node
  private let tree: SyntaxTree
  private let index: Int

  init(_ node: Node, in tree: SyntaxTree, index: Int) {
    self.node = node
    self.tree = tree
    self.index = index
  }

  var decoded: String {
    let range = YAMLNode(tree: tree, index: index).contentRange
    switch node.style {
    case .plain:
      return node.flags.contains(.isMultiline)
        ? folded(range, escape: nil) : tree.string(in: range)
    case .singleQuoted:
      return isVerbatim ? tree.string(in: range) : folded(range, escape: .singleQuote)
    case .doubleQuoted:
      return isVerbatim ? tree.string(in: range) : folded(range, escape: .backslash)
    case .literal, .folded:
      return BlockScalarText(tree: tree, index: index, node: node).decoded
    case .block, .flow: return ""
    }
  }

  private var isVerbatim: Bool {
    node.flags.isDisjoint(with: [.isMultiline, .hasEscapes])
  }

  /// The text of a flow scalar, folded.
  ///
  /// Blanks around line breaks go, one break becomes a space, more breaks become one less.
  private func folded(_ range: Range<Int>, escape: UInt8?) -> String {
    let storage = tree.bytes
    let bytes = storage.span
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    // Blanks that end a line go, unless an escape made them.
    var trimLimit = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte.isBreak {
        while text.count > trimLimit, let last = text.last, last.isBlank { text.removeLast() }
        offset = fold(bytes, from: offset, to: range.upperBound, into: &text)
        trimLimit = text.count
      } else if byte == escape {
        offset = unescape(bytes, at: offset, to: range.upperBound, into: &text)
        trimLimit = text.count
      } else {
        text.append(byte)
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads line breaks and the blanks between them; returns where the next text begins.
  private func fold(
    _ bytes: Span<UInt8>,
    from start: Int,
    to end: Int,
    into text: inout [UInt8]
  ) -> Int {
    var breaks = 0
    var offset = start
    while offset < end, bytes[offset].isBlankOrBreak {
      if bytes[offset].isBreak {
        breaks += 1
        offset = bytes.skippingBreak(at: offset)
      } else {
        offset += 1
      }
    }
    if breaks == 1 {
      text.append(.space)
    } else {
      for _ in 1..<max(breaks, 1) { text.append(.lineFeed) }
    }
    return min(offset, end)
  }

  /// Reads one escape sequence or doubled single quote; returns the offset behind it.
  private func unescape(
    _ bytes: Span<UInt8>,
    at start: Int,
    to end: Int,
    into text: inout [UInt8]
  ) -> Int {
    if bytes[start] == .singleQuote {
      text.append(.singleQuote)
      // In broken text a quote may stand alone.
      let isDoubled = start + 1 < end && bytes[start + 1] == .singleQuote
      return start + (isDoubled ? 2 : 1)
    }
    guard start + 1 < end else {
      text.append(.backslash)
      return start + 1
    }
    let letter = bytes[start + 1]
    if letter.isBreak { return joinLines(bytes, at: start + 1, to: end, into: &text) }
    guard let escape = Escape(letter) else {
      // Other languages escape an apostrophe, which means no more than that.
      if letter != .singleQuote { text.append(.backslash) }
      return start + 1
    }
    switch escape {
    case .scalar(let scalar): text.append(contentsOf: Array(String(scalar).utf8))
    case .digits(let count):
      guard let spelt = Escape.scalar(in: bytes, from: start + 2, count: count, to: end) else {
        text.append(.backslash)
        return start + 1
      }
      text.append(contentsOf: Array(String(spelt.scalar).utf8))
      return spelt.end
    }
    return start + 2
  }

  /// Reads an escaped line break, which joins the lines; empty lines after it still count.
  private func joinLines(
    _ bytes: Span<UInt8>,
    at lineBreak: Int,
    to end: Int,
    into text: inout [UInt8]
  ) -> Int {
    var offset = bytes.skippingBreak(at: lineBreak)
    while offset < end, bytes[offset].isBlankOrBreak {
      if bytes[offset].isBreak {
        text.append(.lineFeed)
        offset = bytes.skippingBreak(at: offset)
      } else {
        offset += 1
      }
    }
    return min(offset, end)
  }
}

/// What may follow a backslash in double quotes, line breaks aside (section 5.7).
enum Escape {
  case scalar(Unicode.Scalar)
  /// A number of hexadecimal digits follows.
  case digits(Int)

  init?(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "0"): self = .scalar("\0")
    case UInt8(ascii: "a"): self = .scalar("\u{07}")
    case UInt8(ascii: "b"): self = .scalar("\u{08}")
    case UInt8(ascii: "t"), .tab: self = .scalar("\t")
    case UInt8(ascii: "n"): self = .scalar("\n")
    case UInt8(ascii: "v"): self = .scalar("\u{0B}")
    case UInt8(ascii: "f"): self = .scalar("\u{0C}")
    case UInt8(ascii: "r"): self = .scalar("\r")
    case UInt8(ascii: "e"): self = .scalar("\u{1B}")
    case .space: self = .scalar(" ")
    case .doubleQuote: self = .scalar("\"")
    case UInt8(ascii: "/"): self = .scalar("/")
    case .backslash: self = .scalar("\\")
    case UInt8(ascii: "N"): self = .scalar("\u{85}")
    case UInt8(ascii: "_"): self = .scalar("\u{A0}")
    case UInt8(ascii: "L"): self = .scalar("\u{2028}")
    case UInt8(ascii: "P"): self = .scalar("\u{2029}")
    case UInt8(ascii: "x"): self = .digits(2)
    case UInt8(ascii: "u"): self = .digits(4)
    case UInt8(ascii: "U"): self = .digits(8)
    default: return nil
    }
  }

  /// The scalar that hexadecimal digits spell, and where its escape ends; `nil` if they are too few
  /// or spell none.
  ///
  /// A pair of surrogates, in two escapes, is one scalar, because JSON writes it so.
  static func scalar(
    in bytes: Span<UInt8>,
    from start: Int,
    count: Int,
    to end: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let value = number(in: bytes, from: start, count: count, to: end) else { return nil }
    if let scalar = Unicode.Scalar(value) { return (scalar, start + count) }
    let second = start + count
    guard count == 4, value < 0xDC00, second + 2 <= end, bytes[second] == .backslash,
      bytes[second + 1] == UInt8(ascii: "u"),
      let low = number(in: bytes, from: second + 2, count: 4, to: end), low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (value & 0x3FF) << 10 + low & 0x3FF)
    else { return nil }
    return (scalar, second + 6)
  }

  private static func number(
    in bytes: Span<UInt8>,
    from start: Int,
    count: Int,
    to end: Int
  ) -> UInt32? {
    guard start + count <= end else { return nil }
    var value: UInt32 = 0
    for offset in start..<(start + count) {
      let byte = bytes[offset]
      guard byte.isHexDigit else { return nil }
      value = value << 4 | UInt32(byte.isDigit ? byte & 0x0F : (byte & 0x0F) + 9)
    }
    return value
  }
}
