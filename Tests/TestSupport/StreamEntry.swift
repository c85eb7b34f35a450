package import SourceText
package import YAMLSyntax

/// An entry of a mapping somewhere in a stream.
package struct StreamEntry: Sendable {
  /// The keys that lead to it, its own included, with `[]` for each item of a list.
  package let path: String
  /// Its key and value in the text of the stream.
  package let range: ByteRange
  /// Whether the value is a block collection.
  package let isBlock: Bool
  /// The position of the entry around this one.
  package let parent: Int?
}

extension YAMLStream {
  /// The entries of all documents; one comes behind those around it.
  package var entries: [StreamEntry] {
    var found: [StreamEntry] = []
    for document in documents {
      var pending = document.tree.root.map { [(node: $0, parent: Int?.none, path: "")] } ?? []
      while let next = pending.popLast() {
        for item in next.node.items { pending.append((item, next.parent, next.path + "[]")) }
        for entry in next.node.entries {
          let path = "\(next.path)/\(entry.key.text)"
          found.append(
            StreamEntry(
              path: path,
              range: entry.range.shifted(by: document.start),
              isBlock: entry.value.style == .block,
              parent: next.parent
            )
          )
          pending.append((entry.value, found.count - 1, path))
        }
      }
    }
    return found
  }
}
