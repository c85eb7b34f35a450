import English

/// A placeholder in other marks than one pair of braces: `{role`, `{{value}}`, `${label}`, `{role,}`, `<role>`.
package struct MarkedPlaceholder: Sendable, Equatable {
  package let name: String
  /// Where it stands with its marks.
  package let range: Range<String.Index>

  /// The marked placeholders of a text, in its order.
  package static func all(in text: String) -> [MarkedPlaceholder] {
    guard mayHold(text) else { return [] }
    var found: [MarkedPlaceholder] = []
    var start = text.startIndex
    while let first = text[start...].firstIndex(where: \.isLetter) {
      let end = text[first...].firstIndex { !$0.isLetter } ?? text.endIndex
      let name = text[first..<end].lowercased()
      if Phrase.placeholders.contains(name), let range = marks(around: first..<end, in: text) {
        found.append(MarkedPlaceholder(name: name, range: range))
      }
      start = end
    }
    let others = found.map(\.name).contains { !numbers.contains($0) }
    return found.filter { others || !$0.mayBeSpoken(in: text) }
  }

  /// Whether a text has other marks than pairs of braces around names; most texts have not.
  private static func mayHold(_ text: String) -> Bool {
    var isInside = false
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{") where !isInside && !"$#%".utf8.contains(last): isInside = true
      case UInt8(ascii: "}") where isInside: isInside = false
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"):
        return true
      default: if isInside, byte < 0x80, !byte.isPartOfName { return true }
      }
      last = byte
    }
    return isInside
  }

  /// The placeholders that a number stands for.
  private static let numbers: Set = ["value", "index", "count"]

  /// Whether the sign in front of the braces may be meant, as the dollar of "${value}".
  private func mayBeSpoken(in text: String) -> Bool {
    guard let sign = text[range].first, "$#".contains(sign) else { return false }
    return text[range].dropFirst() == "{\(name)}"
  }

  /// A word with the marks around it; `nil` without marks or with one pair of braces.
  private static func marks(
    around word: Range<String.Index>,
    in text: String
  ) -> Range<String.Index>? {
    let before = text[..<word.lowerBound]
    let after = text[word.upperBound...]
    // A mark typed beside a brace belongs to nothing.
    let stray = before.reversed().prefix { ",.;: ".contains($0) }
    let isStray = stray.contains { $0 != " " } && before.dropLast(stray.count).last == "{"
    let inner = isStray ? stray.count : before.reversed().prefix { $0 == " " }.count
    let braces = before.dropLast(inner).reversed().prefix { $0 == "{" }.count
    let closing = after.drop { $0 == " " }.prefix { $0 == "}" }
    guard braces > 0 else {
      return closing.isEmpty
        ? brackets(around: word, in: text) : unopened(word, upTo: closing.endIndex, in: text)
    }
    var start = text.index(before.endIndex, offsetBy: -inner - braces)
    let sign = text[..<start].last
    let hasSign = sign.map { "$#%".contains($0) } ?? false
    if hasSign { start = text.index(before: start) }
    guard closing.isEmpty else {
      let isRight = braces == 1 && closing.count == 1 && !hasSign && !isStray
      return isRight ? nil : start..<closing.endIndex
    }
    if let end = endOfBraces(behindMarksIn: after) { return start..<end }
    // Several words in braces are another name.
    let rest = after.drop { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    if rest.first == "}" || after.first.map({ "-_".contains($0) || $0.isNumber }) ?? false {
      return nil
    }
    let isWrong = after.first.map { ")]>".contains($0) } ?? false
    return start..<(isWrong ? text.index(after: word.upperBound) : word.upperBound)
  }

  /// The end of braces that hold marks behind their name, or a format as in `{count,number}`.
  private static func endOfBraces(behindMarksIn rest: Substring) -> String.Index? {
    let behind = rest.drop { ",.;:|!".contains($0) }
    guard behind.startIndex > rest.startIndex else { return nil }
    let end = behind.drop(while: \.isLetter).drop { $0 == " " }
    return end.first == "}" ? end.index(after: end.startIndex) : nil
  }

  /// A word whose brace is closed only, unless it is the last of a name in braces.
  private static func unopened(
    _ word: Range<String.Index>,
    upTo end: String.Index,
    in text: String
  ) -> Range<String.Index>? {
    let rest = text[..<word.lowerBound].reversed().drop {
      $0.isLetter || $0.isNumber || "-_ ".contains($0)
    }
    guard rest.first != "{", let mark = text[..<word.lowerBound].last else {
      return rest.first == "{" ? nil : word.lowerBound..<end
    }
    if mark.isNumber || "-_".contains(mark) { return nil }
    return ("([<".contains(mark) ? text.index(before: word.lowerBound) : word.lowerBound)..<end
  }

  /// A word alone in angle or square brackets, or in the `\(…)` that Swift puts into a text.
  ///
  /// A ``StandIn`` in brackets does not count: it is found where its text is missing.
  private static func brackets(
    around word: Range<String.Index>,
    in text: String
  ) -> Range<String.Index>? {
    guard let close = text[word.upperBound...].first else { return nil }
    let before = text[..<word.lowerBound]
    let pairs = [("[", "]"), ("<", ">"), ("\\(", ")"), ("$(", ")")]
    let pair = pairs.first { before.hasSuffix($0.0) && String(close) == $0.1 }
    guard let pair else { return nil }
    let start = text.index(word.lowerBound, offsetBy: -pair.0.count)
    let range = start..<text.index(after: word.upperBound)
    return StandIn.all(in: String(text[range])).isEmpty ? range : nil
  }
}

extension UInt8 {
  /// Whether the byte of a character of ASCII may be part of a name in braces.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: " "):
      true
    default: false
    }
  }
}
