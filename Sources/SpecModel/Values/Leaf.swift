/// A value and the keys that lead to it.
package struct Leaf: Sendable, Equatable {
  /// From the map that it belongs in, at least one key.
  package let path: [String]
  /// YAML on one line.
  package let value: String

  package init(_ path: [String], _ value: String) {
    self.path = path
    self.value = value
  }

  /// The leaf below further keys.
  package func below(_ keys: [String]) -> Leaf { Leaf(keys + path, value) }
}

/// A value with its keys, all on one line.
enum Nest {
  case value(String)
  case map([(key: String, nest: Nest)])

  /// `nil` where a key has both a value and something below it.
  init?(_ leaves: [Leaf]) {
    var groups: [(key: String, leaves: [Leaf])] = []
    for leaf in leaves {
      guard let key = leaf.path.first else { return nil }
      let rest = Leaf(Array(leaf.path.dropFirst()), leaf.value)
      if let position = groups.firstIndex(where: { $0.key == key }) {
        groups[position].leaves.append(rest)
      } else {
        groups.append((key, [rest]))
      }
    }
    var entries: [(key: String, nest: Nest)] = []
    for group in groups {
      if group.leaves.count == 1, group.leaves[0].path.isEmpty {
        entries.append((group.key, .value(group.leaves[0].value)))
      } else if let nest = Nest(group.leaves) {
        entries.append((group.key, nest))
      } else {
        return nil
      }
    }
    self = .map(entries)
  }

  /// YAML on one line.
  var written: String {
    switch self {
    case .value(let text): text
    case .map(let entries): entries.map { (key: $0.key, value: $0.nest.written) }.braced
    }
  }
}
