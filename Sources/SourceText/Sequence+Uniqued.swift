extension Sequence {
  /// The elements, in their order, without any that has the key of an earlier one.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, each where it first stands.
  package var uniqued: [Element] { uniqued { $0 } }
}
