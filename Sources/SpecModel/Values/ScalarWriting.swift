import Guidelines
package import SourceText
import YAMLSyntax

/// Text as a YAML scalar: plain where that is safe everywhere, else in double quotes.
package enum ScalarWriting {
  /// Writes a text as a scalar on one line, for block and flow context alike.
  package static func scalar(_ text: String) -> String {
    isSafePlain(text) && !text.hasControls ? text : quoted(text, in: .double)
  }

  /// Writes a phrase on one line, which stands in double quotes whether it needs them or not.
  package static func phrase(_ text: String) -> String { quoted(text, in: .double) }

  /// The quotes that a scalar stands in.
  enum Quotes {
    case single
    case double
  }

  /// Writes a text in quotes, double ones where single ones cannot hold it.
  static func quoted(_ text: String, in quotes: Quotes) -> String {
    quotes == .double || text.hasControls
      ? "\"\(escaped(text, in: .double))\"" : "'\(escaped(text, in: .single))'"
  }

  /// The text without quotes, where that is safe outside of brackets.
  package static func plainInBlock(_ text: String) -> String? {
    let marks: Set<Character> = [",", "[", "]", "{", "}"]
    guard let first = text.first, !marks.contains(first) else { return nil }
    return isSafePlain(text.filter { !marks.contains($0) }) && !text.hasControls ? text : nil
  }

  /// A text as another scalar of a block is written; `nil` where it cannot be.
  static func text(_ text: String, like style: YAMLNode.Style) -> String? {
    switch style {
    case .plain: plainInBlock(text)
    case .singleQuoted: quoted(text, in: .single)
    default: nil
    }
  }

  static func escaped(_ text: String, in quotes: Quotes) -> String {
    // Few texts have anything to escape, and to look at bytes is cheap.
    guard text.utf8.contains(where: isEscaped) else { return text }
    return switch quotes {
    case .single: text.replacing("'", with: "''")
    case .double:
      text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\t", with: "\\t").replacing("\r", with: "\\r")
        .escapingControls
    }
  }

  /// Whether a byte is written otherwise in one of the quotes.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    // Controls, in ASCII and as the first byte of one beyond.
    case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// Whether a text reads back as the same string without quotes, in block and in flow context.
  static func isSafePlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last else { return false }
    if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") || last == UInt8(ascii: ":") {
      return false
    }
    if "-?:,[]{}#&*!|>'\"%@`".utf8.contains(first) || resolvesToOther(text) { return false }
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
      switch byte {
      case 0..<0x20, 0x7F, UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: ","):
        return false
      case UInt8(ascii: ":") where next == UInt8(ascii: " "): return false
      case UInt8(ascii: " ") where next == UInt8(ascii: "#"): return false
      default: continue
      }
    }
    return true
  }

  /// The words of YAML 1.1 and 1.2 that are no strings.
  private static let otherWords: Set = [
    "null", "~", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", "+.inf", "-.inf",
    ".nan", "=", "<<",
  ]

  /// Whether the core schema, or YAML 1.1, would read the text as something other than a string.
  private static func resolvesToOther(_ text: String) -> Bool {
    otherWords.contains(text.lowercased()) || Double(text) != nil || text.isNumberOrDateOfYAML11
      || ["0x", "0o", "0b"].contains { text.hasPrefix($0) }
  }
}

extension String {
  /// Whether YAML 1.1 reads the text as a number or a date: `1_000`, `12:30` (750) or `2026-01-31`.
  fileprivate var isNumberOrDateOfYAML11: Bool {
    let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    let digits = utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let first = digits.first, isDigit(first) else { return false }
    if digits.allSatisfy({ isDigit($0) || "_:.".utf8.contains($0) }) { return true }
    let parts = split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].utf8.count == 4
      && (parts[0] + parts[1]).utf8.allSatisfy(isDigit) && parts[2].utf8.first.map(isDigit) == true
  }
}

extension Spec {
  /// Where a part of a scalar stands in the text; the whole scalar if it is written otherwise.
  package func range(of part: String, in word: LocatedText) -> ByteRange {
    let range = word.range.clamped(to: 0..<tree.bytes.count)
    let sought = Array(part.utf8)
    guard !sought.isEmpty, let place = Array(tree.bytes[range]).firstOccurrence(of: sought, from: 0)
    else { return word.range }
    return (range.lowerBound + place)..<(range.lowerBound + place + sought.count)
  }

  /// The edit that gives a scalar another text and keeps its quotes.
  ///
  /// It removes an item whose list already has the other text, unless the list is put into another
  /// order.
  package func replacing(
    _ word: LocatedText,
    with text: String,
    reordering isReordering: Bool = false
  ) -> TextEdit {
    let range = word.range
    if let edit = replacingLines(of: word, with: text) { return edit }
    if !isReordering, let edit = removing(word, ifListHas: text) { return edit }
    let text = text.onOneLine
    guard range.lowerBound > 0 else { return TextEdit(range, with: ScalarWriting.scalar(text)) }
    let isAtEnd = range.upperBound >= tree.bytes.count
    let next = isAtEnd ? UInt8(ascii: "\n") : tree.bytes[range.upperBound]
    if let edit = tree.edit(of: word, to: text) { return edit }
    if let edit = quoting(around: word, with: text) { return edit }
    switch (tree.bytes[range.lowerBound - 1], next) {
    case (UInt8(ascii: "\""), UInt8(ascii: "\"")):
      return TextEdit(range, with: ScalarWriting.escaped(text, in: .double))
    case (UInt8(ascii: "\""), UInt8(ascii: "\\")):
      // Quotes within quotes: a text in an expression.
      let inner = ScalarWriting.escaped(text, in: .double)
      return TextEdit(range, with: ScalarWriting.escaped(inner, in: .double))
    case (UInt8(ascii: "'"), UInt8(ascii: "'")):
      guard text.hasControls else {
        return TextEdit(range, with: ScalarWriting.escaped(text, in: .single))
      }
      // Only double quotes can say what is no character of a text.
      let whole = (range.lowerBound - 1)..<(range.upperBound + 1)
      return TextEdit(whole, with: ScalarWriting.scalar(text))
    default:
      let plain = isInBlock(range) ? ScalarWriting.plainInBlock(text) : nil
      let written = style(around: range)?.text(text) ?? plain ?? ScalarWriting.scalar(text)
      return TextEdit(range, with: written)
    }
  }
}

extension String {
  /// The text with its lines joined by blanks.
  fileprivate var onOneLine: String {
    guard utf8.contains(where: \.isBreak) else { return self }
    let lines = split(whereSeparator: \.isNewline).map(\.trimmingBlanks)
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  fileprivate var hasControls: Bool { unicodeScalars.contains(where: \.isControl) }

  /// The text with escapes in place of the characters that YAML does not allow or that break lines.
  fileprivate var escapingControls: String {
    guard hasControls else { return self }
    return unicodeScalars.map { scalar in
      guard scalar.isControl else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      // The one escape that JSON has for them, too.
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension Spec {
  /// The edit that removes an item from a list which already has the text that the item should get.
  ///
  /// It is `nil` where the word is no item of such a list.
  private func removing(_ word: LocatedText, ifListHas text: String) -> TextEdit? {
    // The search goes through the lists of a document from its top.
    guard tree.bytes.count < 1 << 15, isItem(word),
      let list = tree.root?.sequence(holding: word.range),
      list.items.contains(where: {
        $0.kind == .scalar && !$0.range.contains(word.range) && $0.text == text
      })
    else { return nil }
    return removing(word, from: SpecValue(.list([]), range: list.range, node: list))
  }

  /// The edit that gives a part of a plain scalar in brackets a text that ends it there.
  ///
  /// The scalar gets quotes: `{ api: f("a") }` is `{ api: "f(\"a, b\")" }`. The edit is `nil` for
  /// other places and texts.
  private func quoting(around word: LocatedText, with text: String) -> TextEdit? {
    guard text.utf8.contains(where: ",[]{}".utf8.contains), !isInBlock(word.range),
      let scalar = tree.path(to: word.range.lowerBound).last, scalar.kind == .scalar,
      scalar.style == .plain, scalar.range != word.range, scalar.range.contains(word.range)
    else { return nil }
    let head = tree.string(in: scalar.range.lowerBound..<word.range.lowerBound)
    let tail = tree.string(in: word.range.upperBound..<scalar.range.upperBound)
    return TextEdit(scalar.range, with: ScalarWriting.scalar((head + text + tail).onOneLine))
  }

  /// Whether a scalar stands where an item of a list may stand.
  private func isItem(_ word: LocatedText) -> Bool {
    let before = tree.bytes[..<min(word.range.lowerBound, tree.bytes.count)].reversed()
    let blanksAndQuotes = " \t\r\n\"'".utf8
    let mark = before.first { !blanksAndQuotes.contains($0) }
    return mark.map { "[,-".utf8.contains($0) } ?? false
  }

  /// The edit that gives a block scalar another text; `nil` for a scalar of another style.
  private func replacingLines(of word: LocatedText, with text: String) -> TextEdit? {
    let bytes = tree.bytes
    let range = word.range.clamped(to: 0..<bytes.count)
    // Only the lines of a block scalar begin with their indentation, below its header.
    let indentation = bytes[..<range.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") }
    let header = bytes[..<(range.lowerBound - indentation.count)]
    guard !indentation.isEmpty, header.last?.isBreak == true,
      let isFolded = header.isFoldedByHeader
    else { return nil }
    let margin = String(repeating: " ", count: indentation.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    return TextEdit(range, with: lines.joined(separator: (isFolded ? "\n\n" : "\n") + margin))
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last line that is not empty ends with the header of a folded block scalar.
  ///
  /// It is `false` for the header of a literal one, and `nil` for any other line.
  fileprivate var isFoldedByHeader: Bool? {
    let line = reversed().drop(while: \.isBreak).prefix { !$0.isBreak }
    guard let mark = line.first(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ">") })
    else { return nil }
    let options = line.prefix { $0 != mark }
    let isHeader = options.allSatisfy { "+- 0123456789".utf8.contains($0) }
    let isCommented = options.contains(UInt8(ascii: "#"))
    return isHeader || isCommented ? mark == UInt8(ascii: ">") : nil
  }
}

extension YAMLNode {
  /// The list that directly holds a scalar.
  fileprivate func sequence(holding range: ByteRange) -> YAMLNode? {
    var node = self
    while true {
      if node.kind == .sequence {
        guard let item = node.items.first(where: { $0.range.contains(range) }) else { return nil }
        if item.kind == .scalar { return node }
        node = item
      } else {
        let entry = node.entries.first { $0.value.range.contains(range) }
        guard let value = entry?.value else { return nil }
        node = value
      }
    }
  }
}

extension ScalarWriting {
  /// Writes a text between quotes that stand already; `nil` where single ones cannot hold it.
  package static func inside(_ text: String, quote: UInt8?) -> String? {
    switch quote {
    case UInt8(ascii: "'"):
      text.replacing("\t", with: " ").hasControls ? nil : escaped(text, in: .single)
    case UInt8(ascii: "\""): escaped(text, in: .double)
    default: text
    }
  }
}

extension Spec {
  /// Whether no brackets stand around a place.
  fileprivate func isInBlock(_ range: ByteRange) -> Bool {
    let brackets = derivedBrackets.value { tree.outermostBrackets }
    let behind = brackets.firstIndex(notBelow: range.lowerBound + 1, by: \.lowerBound)
    return behind == 0 || brackets[behind - 1].upperBound < range.lowerBound
  }
}

extension SyntaxTree {
  /// Where the brackets stand that are in no others, in order.
  fileprivate var outermostBrackets: [ByteRange] {
    var brackets: [ByteRange] = []
    var pending = [root].compactMap(\.self)
    while let node = pending.popLast() {
      if node.kind != .scalar, node.kind != .alias, node.style == .flow {
        brackets.append(node.range)
      } else {
        let parts = node.entries.flatMap { [$0.key, $0.value] } + node.items
        pending += parts.filter { $0.kind == .mapping || $0.kind == .sequence }.reversed()
      }
    }
    return brackets
  }
}

extension [String] {
  /// The texts as a list in brackets, as YAML.
  package var bracketed: String { "[\(map(ScalarWriting.scalar).joined(separator: ", "))]" }

  /// The texts as one value, as YAML: the only one alone, several as a list in brackets.
  package var oneOrBracketed: String { count == 1 ? ScalarWriting.scalar(self[0]) : bracketed }
}
