/// A step from the top of a document to one of its values.
package enum PathStep: Sendable, Equatable {
  case key(String)
  case item
}

extension Shape {
  /// The shape of the whole spec.
  package static let spec = Shape.map(.spec)

  /// The shape of the value behind a key, or of an item of the list.
  ///
  /// It is `nil` where the format has nothing.
  package func child(_ step: PathStep) -> Shape? {
    switch step {
    case .item: return itemShape
    case .key(let key):
      guard let map = mapShape else { return nil }
      if let description = map.description(of: key) { return description.shape }
      guard let others = map.openKeys, others.take(key) else { return nil }
      return others.value
    }
  }

  /// The shape at the end of a path.
  package func descendant(_ path: some Sequence<PathStep>) -> Shape? {
    var shape: Shape? = self
    for step in path { shape = shape?.child(step) }
    return shape
  }
}
