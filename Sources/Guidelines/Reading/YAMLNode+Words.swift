import SourceText
package import YAMLSyntax

extension YAMLNode {
  /// The text of a scalar without white space at its ends and with its lines joined by blanks.
  ///
  /// It is `nil` for collections and for nothing.
  package var word: String? {
    guard let node = resolved, node.kind == .scalar, !node.isMissing else { return nil }
    let text = node.text
    guard text.utf8.contains(where: { $0 <= 0x20 && $0 != 0x20 }) else {
      return text.isEmpty ? nil : text
    }
    let words = text.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The texts of a list, or of one scalar.
  package var words: [String] {
    guard let node = resolved else { return [] }
    return node.kind == .sequence ? node.items.compactMap(\.word) : word.map { [$0] } ?? []
  }

  /// The items of a list, or the node itself where one entry stands without a list.
  package var entriesOrSelf: [YAMLNode] {
    guard let node = resolved, !node.isMissing else { return [] }
    return node.kind == .sequence ? node.items.compactMap(\.resolved) : [node]
  }
}
