/// A part of a phrase that was to be filled in.
///
/// It is `%d` or `<label>`, or words of a guideline, as in "Label with current value, Increment,
/// Button".
package struct StandIn {
  package enum Meaning: Sendable {
    case label, value
    case labelAndValue
    /// Some text or other, as `%@`.
    case text
  }

  package let range: Range<String.Index>
  package let meaning: Meaning

  package init(range: Range<String.Index>, meaning: Meaning) {
    self.range = range
    self.meaning = meaning
  }

  /// The stand-ins of a text, in its order.
  package static func all(in text: String) -> [StandIn] {
    var found: [StandIn] = []
    var end = text.startIndex
    // Bytes are cheaper to look through than characters.
    for (start, byte) in zip(text.utf8.indices, text.utf8) where byte.opensStandIn && start >= end {
      if let next = formatSpecifier(at: start, in: text) ?? bracketed(at: start, in: text) {
        found.append(next)
        end = next.range.upperBound
      }
    }
    // A part in parentheses may belong to a stand-in, as in "\\(label)".
    var next = 0
    let quoted = text.phraseParts.compactMap { part -> StandIn? in
      while next < found.count, found[next].range.upperBound <= part.lowerBound { next += 1 }
      if next < found.count, found[next].range.overlaps(part) { return nil }
      return quotations[String(text[part]).foldedForComparison].map {
        StandIn(range: part, meaning: $0)
      }
    }
    return (found + quoted).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What guidelines say in the place of a label, alone or with the value.
  private static let quotations: [String: Meaning] = [
    "label": .label, "the label": .label, "visible label": .label, "label text": .label,
    "button label": .label, "label with value": .labelAndValue,
    "label with current value": .labelAndValue, "label and value": .labelAndValue,
    "label with the current value": .labelAndValue, "label and current value": .labelAndValue,
  ]

  /// A specifier of a format, such as `%d` and `%1$d`.
  private static func formatSpecifier(at start: String.Index, in text: String) -> StandIn? {
    guard text[start] == "%" else { return nil }
    let flags = text[text.index(after: start)...].prefix { $0.isNumber || ".$+".contains($0) }
    let length = text[flags.endIndex...].prefix { "hlqz".contains($0) }
    guard let letter = text[length.endIndex...].first, "diufs@".contains(letter) else { return nil }
    let end = text.index(after: length.endIndex)
    if end < text.endIndex, text[end].isLetter { return nil }
    return StandIn(range: start..<end, meaning: "s@".contains(letter) ? .text : .value)
  }

  /// A name in brackets or behind a sign, such as `<label>` and `$count`.
  private static func bracketed(at start: String.Index, in text: String) -> StandIn? {
    let rest = text.utf8[start...]
    guard let (open, close) = brackets.first(where: { rest.starts(with: $0.open) }) else {
      guard text[start] == "$" else { return nil }
      let name = text[start...].dropFirst().prefix { $0.isLetter || $0 == "_" }
      return named(name, start..<name.endIndex)
    }
    // A name goes as far as the next one may begin, so that each is looked through once.
    let inside = rest.dropFirst(open.count).prefix { $0 != open.first }
    guard let end = inside.indices.first(where: { inside[$0...].starts(with: close) })
    else { return nil }
    return named(text[inside.startIndex..<end], start..<text.utf8.index(end, offsetBy: close.count))
  }

  /// What may stand around a name.
  private static let brackets = [("{{", "}}"), ("${", "}"), ("\\(", ")"), ("<", ">"), ("[", "]")]
    .map { (open: Array($0.0.utf8), close: Array($0.1.utf8)) }

  private static func named(_ name: Substring, _ range: Range<String.Index>) -> StandIn? {
    let name = name.lowercased()
    if ["label", "title", "name"].contains(where: name.contains) {
      let hasValue = name.contains("value")
      return StandIn(range: range, meaning: hasValue ? .labelAndValue : .label)
    }
    let isValue = ["value", "count", "quantity", "number", "amount"].contains(where: name.contains)
    return isValue ? StandIn(range: range, meaning: .value) : nil
  }
}

extension UInt8 {
  /// Whether a stand-in may begin with the byte.
  fileprivate var opensStandIn: Bool {
    switch self {
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "\\"),
      UInt8(ascii: "<"), UInt8(ascii: "["):
      true
    default: false
    }
  }
}
