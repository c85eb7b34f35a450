extension Sequence {
  /// The elements without those that have the key of an earlier one, in their order.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, each where it first stands.
  package var uniqued: [Element] { uniqued { $0 } }
}
