import SourceText

/// The words of a line of Markdown without its markup.
///
/// Inline code, emphasis and links keep only their words. Characters that are written as in HTML
/// are themselves.
func inlineText(of markdown: String) -> String {
  let bytes = Array(markdown.utf8)
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var inCode = false
  var offset = 0
  while offset < bytes.count {
    let byte = bytes[offset]
    if byte == UInt8(ascii: "`") {
      inCode.toggle()
      offset += 1
    } else if inCode {
      text.append(byte)
      offset += 1
    } else {
      offset = appendInline(at: offset, of: bytes, to: &text)
    }
  }
  return String(decoding: text, as: UTF8.self).streamSafe
}

/// The contents of the inline code of a line of Markdown, in order.
func contentsOfInlineCode(in markdown: String) -> [String] {
  let mark = UInt8(ascii: "`")
  guard markdown.hasByte(mark) else { return [] }
  return markdown.utf8.split(separator: mark, omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 && !$0.element.isEmpty }
    .map { String(Substring($0.element)) }
}

/// Appends what stands at an offset outside of inline code, and returns the offset behind it.
private func appendInline(at offset: Int, of bytes: [UInt8], to text: inout [UInt8]) -> Int {
  let byte = bytes[offset]
  let next = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: " ")
  let previous = offset > 0 ? bytes[offset - 1] : UInt8(ascii: " ")
  switch byte {
  case UInt8(ascii: "*") where next > 0x20 || previous > 0x20:
    return offset + 1
  case UInt8(ascii: "\\") where next == UInt8(ascii: "*") || next == UInt8(ascii: "\\"):
    text.append(next)
    return offset + 2
  case UInt8(ascii: "&"):
    guard let reference = CharacterReference(at: offset, of: bytes) else { break }
    text += Array(String(reference.character).utf8)
    return reference.end
  case UInt8(ascii: "["):
    guard let link = Link(at: offset, of: bytes) else { break }
    text.append(contentsOf: bytes[link.words].filter { $0 != UInt8(ascii: "`") })
    return link.end
  default:
    break
  }
  text.append(byte)
  return offset + 1
}

/// A link of the form `[words](address)`.
private struct Link {
  let words: ByteRange
  let end: Int

  /// How long the words and the address may be, in bytes.
  ///
  /// Without a limit a line of brackets would be searched for each of them.
  private static let wordsLimit = 500
  private static let addressLimit = 2_000

  init?(at start: Int, of bytes: [UInt8]) {
    let head = bytes[start...].prefix(Self.wordsLimit)
    guard let close = head.firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.count,
      bytes[close + 1] == UInt8(ascii: "(")
    else { return nil }
    // An address may have balanced parentheses, as addresses of documentation sites do.
    var depth = 0
    var offset = close + 1
    while offset < min(bytes.count, close + Self.addressLimit) {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      offset += 1
      if depth == 0 {
        words = (start + 1)..<close
        end = offset
        return
      }
    }
    return nil
  }
}
