import SourceText

/// A tag of the HTML that stands between the Markdown of some documents.
struct HTMLTag {
  /// What becomes of the text in an element.
  enum Content {
    /// It is a paragraph, a bullet or a heading of its own.
    case block
    /// It belongs to the line around it.
    case inline
    /// It is no guidance: a video, a frame, a script.
    case hidden
  }

  let content: Content
  /// In lower case.
  let name: String
  let isClosing: Bool
  /// The offset behind the tag.
  let end: Int

  private static let blocks: Set<String> = [
    "p", "ul", "ol", "li", "div", "details", "summary", "dl", "dt", "dd", "h1", "h2", "h3", "h4",
    "h5", "h6", "table", "thead", "tbody", "tr", "td", "th", "section", "article", "blockquote",
    "figure", "figcaption", "center", "hr",
  ]
  private static let inlines: Set<String> = [
    "a", "abbr", "b", "br", "code", "del", "em", "font", "i", "img", "ins", "kbd", "mark", "q", "s",
    "samp", "small", "span", "strong", "sub", "sup", "tt", "u", "var",
  ]
  private static let hidden: Set<String> = [
    "video", "audio", "iframe", "script", "style", "svg", "picture", "object", "embed", "source",
    "track", "template", "noscript",
  ]

  /// The longest attributes that are read, in bytes.
  private static let lengthLimit = 512

  /// The tag at an offset, if all of it stands before another one.
  ///
  /// It is `nil` for anything else, such as tags that no document has and code such as `<Button>`.
  init?(at start: Int, before limit: Int, in bytes: [UInt8]) {
    guard start < limit, bytes[start] == UInt8(ascii: "<") else { return nil }
    isClosing = start + 1 < limit && bytes[start + 1] == UInt8(ascii: "/")
    let first = start + (isClosing ? 2 : 1)
    let letters = bytes[min(first, limit)..<limit].prefix { $0.isWordByte }
    let rest = bytes[letters.endIndex..<limit].prefix(Self.lengthLimit)
    guard let close = rest.firstIndex(of: UInt8(ascii: ">")),
      letters.endIndex == close || bytes[letters.endIndex] <= 0x20
        || bytes[letters.endIndex] == UInt8(ascii: "/")
    else { return nil }
    // In HTML the case does not matter, but names of elements in code begin with a capital.
    name = String(decoding: letters, as: UTF8.self)
    end = close + 1
    if Self.blocks.contains(name) {
      content = .block
    } else if Self.inlines.contains(name) {
      content = .inline
    } else if Self.hidden.contains(name) {
      content = .hidden
    } else {
      return nil
    }
  }

  /// The level of a heading; `nil` of anything else.
  var headingLevel: Int? {
    name.utf8.count == 2 && name.hasPrefix("h") ? Int(name.dropFirst()) : nil
  }

  /// What stands for the tag in Markdown.
  fileprivate var markdown: String {
    switch name {
    case "code", "kbd", "samp", "tt": "`"
    case "b", "strong": "**"
    case "td", "th": isClosing ? " | " : ""
    case "br": " "
    default: ""
    }
  }
}

/// A line of Markdown with what HTML it has turned into Markdown; inline code is left as it is.
func withoutHTML(_ line: String) -> String {
  guard line.utf8.contains(UInt8(ascii: "<")) else { return line }
  let bytes = Array(line.utf8)
  var text: [UInt8] = []
  var inCode = false
  var offset = 0
  while offset < bytes.count {
    if bytes[offset] == UInt8(ascii: "`") { inCode.toggle() }
    if !inCode, bytes[offset] == UInt8(ascii: "<") {
      if bytes[offset...].starts(with: "<!--".utf8),
        let end = bytes.firstOccurrence(of: Array("-->".utf8), from: offset)
      {
        offset = end + 3
        continue
      }
      if let tag = HTMLTag(at: offset, before: bytes.count, in: bytes) {
        text += Array(tag.markdown.utf8)
        offset = tag.end
        continue
      }
    }
    text.append(bytes[offset])
    offset += 1
  }
  while let last = text.last, last <= 0x20 || last == UInt8(ascii: "|") { text.removeLast() }
  return String(decoding: text.drop { $0 <= 0x20 }, as: UTF8.self)
}
