import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// The next entry of a mapping on the line of a value without quotes, as in `role: button hint: x`.
///
/// YAML takes the line for one value that needs quotes. A semicolon or a full stop between the two
/// goes: in braces a comma stands there.
struct MissingSeparator {
  /// The key of the second entry, which the format knows and the mapping does not have yet.
  let key: String
  /// What lies between the two entries.
  private let gap: ByteRange
  /// The mark that stands between them.
  private let mark: String?
  private let separator: String

  /// Looks for a key in a value that needs quotes.
  ///
  /// The spec knows the words that are keys without being keys of the format, such as `space`.
  init?(_ problem: YAMLProblem, in tree: SyntaxTree, of spec: Spec?) {
    let value = problem.range
    guard problem.code == .quoteNeeded,
      let mapping = tree.path(to: value.lowerBound).last(where: { $0.kind == .mapping }),
      let own = mapping.key(at: value.lowerBound), own.range.upperBound <= value.lowerBound,
      let map = Shape.spec.descendant(tree.pathOfEntry(at: value.lowerBound).dropLast())?.mapShape,
      let range = tree.words(beforeColonsIn: value).lazy.compactMap({ word in
        map.keyAtEnd(of: tree.string(in: word), spec).map { key in
          (word.upperBound - key.utf8.count)..<word.upperBound
        }
      }).first(where: { $0.lowerBound > value.lowerBound })
    else { return nil }
    let word = tree.string(in: range)
    guard !mapping.entries.contains(where: { $0.key.text == word }) else { return nil }
    key = word
    let bytes = tree.bytes
    var end = range.lowerBound
    while end > value.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    let isMarked = end - 1 > value.lowerBound && ".;".utf8.contains(bytes[end - 1])
    mark = isMarked ? tree.string(in: (end - 1)..<end) : nil
    gap = (isMarked ? end - 1 : end)..<range.lowerBound
    if mapping.style == .flow {
      separator = ", "
    } else {
      let lineStart = bytes[..<own.range.lowerBound].lastIndex { $0.isBreak }
      let column = own.range.lowerBound - (lineStart.map { $0 + 1 } ?? 0)
      separator = bytes.lineBreak() + String(repeating: " ", count: column)
    }
  }

  var message: String {
    separator == ", "
      ? "a comma is missing in front of '\(key)'; "
        + (mark.map { "write it in place of '\($0)'" } ?? "insert it or quote the value")
      : "two entries stand on one line; move '\(key)' to the next line or quote the value"
  }

  /// A guess, for the words may be one phrase.
  var fix: Fix {
    let comma = mark == nil ? "Insert a comma" : "Write a comma"
    return Fix(
      separator == ", " ? comma : "Begin a new line",
      [TextEdit(gap, with: separator)],
      isPreferred: true
    )
  }
}

extension MapShape {
  /// How long a key is that stands behind another word without a blank.
  private static let shortestKey = 4
  private static let longestKey = 40

  /// The key that a word is, or that it ends with behind another word, as `Daydisabled` does.
  fileprivate func keyAtEnd(of word: String, _ spec: Spec?) -> String? {
    if description(of: word) != nil { return word }
    let key = keys.map(\.name).filter { word.hasSuffix($0) && $0.utf8.count >= Self.shortestKey }
      .max { $0.utf8.count < $1.utf8.count }
    guard key == nil, openKeys != nil, let spec else { return key }
    let end = word.suffix(Self.longestKey)
    return end.indices.map { String(end[$0...]) }
      .first { $0.utf8.count >= Self.shortestKey && spec.has($0, in: self) }
  }
}
