import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

/// What stands at an offset of a document, by its tree.
///
/// It is the entry under the cursor, and the way to that entry.
struct TreePosition {
  /// The entry whose key or scalar value is under the cursor.
  let entry: YAMLEntry
  /// Whether the cursor is on the key.
  let isOnKey: Bool
  /// The scalar under the cursor, which may be an item of a list.
  let node: YAMLNode
  /// The steps from the top of the spec to the map that holds the entry.
  var path: [PathStep]
  /// The key of the entry, or the one that it is read under.
  var key: String

  /// `nil` where neither a key nor a scalar touches the offset.
  init?(at offset: Int, in tree: SyntaxTree) {
    guard var node = tree.root else { return nil }
    var path: [PathStep] = []
    // How many steps lead to the entry: a copy of them at each level costs the square of the depth.
    var last: (entry: YAMLEntry, depth: Int)?
    descent: while true {
      switch node.kind {
      case .mapping:
        guard let entry = Array(node.entries).last(where: { $0.holds(offset) }) else { return nil }
        if entry.key.range.touches(offset) {
          self.init(entry: entry, isOnKey: true, node: entry.key, path: path)
          return
        }
        last = (entry, path.count)
        path.append(.key(entry.key.text))
        node = entry.value
      case .sequence:
        guard let item = Array(node.items).last(where: { $0.range.touches(offset) }) else {
          return nil
        }
        path.append(.item)
        node = item
      case .scalar, .alias:
        break descent
      }
    }
    guard let last, node.range.touches(offset) else { return nil }
    let steps = Array(path.prefix(last.depth))
    self.init(entry: last.entry, isOnKey: false, node: node, path: steps)
  }

  private init(entry: YAMLEntry, isOnKey: Bool, node: YAMLNode, path: [PathStep]) {
    self.entry = entry
    self.isOnKey = isOnKey
    self.node = node
    self.path = path
    key = entry.key.text
  }

  /// The word under the cursor without its quotes.
  var range: ByteRange { node.contentRange }
}

extension YAMLEntry {
  fileprivate func holds(_ offset: Int) -> Bool {
    key.range.touches(offset) || range.touches(offset) || value.range.touches(offset)
  }
}

extension [PathStep] {
  /// The platform that a path leads into.
  var platform: Platform? {
    guard count >= 2, self[0] == .key("platforms"), case .key(let name) = self[1] else {
      return nil
    }
    return Platform(named: name)
  }
}
