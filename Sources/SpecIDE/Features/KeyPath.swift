import YAMLSyntax

extension Snapshot {
  /// The keys that lead to an offset, joined by `/`, such as `platforms/ios/role`; list items and
  /// the number of the document are left out, so that it stays when neighbours come and go.
  package func keyPath(at offset: Int) -> String {
    let (start, document) = document(at: offset)
    let inside = offset - start
    let keys = document.tree.path(to: inside).compactMap { node -> String? in
      guard node.kind == .mapping else { return nil }
      var key: YAMLNode?
      for entry in node.entries {
        if entry.range.lowerBound > inside { break }
        key = entry.key
      }
      return key?.text
    }
    return keys.joined(separator: "/")
  }
}
