package import SourceText
import YAMLSyntax

extension SpecValue {
  /// Where it stands with its quotes.
  package var rangeWithQuotes: ByteRange { node?.range ?? range }

  /// Whether an entry stands in the map itself; what a merge key brings along stands elsewhere.
  package func holds(_ entry: SpecEntry) -> Bool { node?.range.contains(entry.range) ?? true }

  /// The text of a map in braces on one line; `nil` for any other value.
  ///
  /// A map on several lines is put into braces where all its values are scalars.
  package var writtenMap: String? {
    guard isMap, let node, node.range.upperBound <= node.tree.bytes.count else { return nil }
    if node.style == .flow {
      let text = String(decoding: node.tree.bytes[node.range], as: UTF8.self)
      return text.contains(where: { $0.isNewline || "&*#".contains($0) }) ? nil : text
    }
    let parts = entries.compactMap { entry in
      entry.value.written.map { (key: entry.key.value, value: $0) }
    }
    return parts.count == entries.count && !parts.isEmpty ? parts.braced : nil
  }
}

extension [(key: String, value: String)] {
  /// The entries as a map in braces.
  package var braced: String {
    "{ " + map { "\(ScalarWriting.scalar($0.key)): \($0.value)" }.joined(separator: ", ") + " }"
  }
}
