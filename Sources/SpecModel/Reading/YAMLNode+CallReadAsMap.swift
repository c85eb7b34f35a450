import SourceText
import YAMLSyntax

extension YAMLNode {
  /// The text of a call that YAML reads as a map, because a blank follows its colon.
  ///
  /// An example is `- accessibilityElement(children: .combine)`. It is `nil` for any other node.
  var callReadAsMap: String? {
    guard kind == .mapping, range.upperBound <= tree.bytes.count else { return nil }
    var entries = entries.makeIterator()
    guard let entry = entries.next(), entries.next() == nil, entry.key.kind == .scalar else {
      return nil
    }
    let text = String(decoding: tree.bytes[range], as: UTF8.self).streamSafe
    let key = entry.key.text
    guard key.count(where: { $0 == "(" }) > key.count(where: { $0 == ")" }),
      text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }),
      !text.contains(where: \.isNewline), text.hasPrefix(key)
    else { return nil }
    return text
  }
}
