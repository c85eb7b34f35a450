/// A step from the top of a spec to one of its values.
package enum PathStep: Sendable, Equatable {
  case key(String)
  case item
}

extension Shape {
  /// The shape of the whole spec.
  package static let spec = Shape.map(.spec)

  /// The shape of the value behind a key, or of an item of the list; `nil` where the format has
  /// nothing.
  package func child(_ step: PathStep) -> Shape? {
    switch step {
    case .item: return itemShape
    case .key(let key):
      guard let map = mapShape else { return nil }
      return map.description(of: key)?.shape ?? map.openKeys?.value
    }
  }

  /// The shape at the end of a path.
  package func descendant(_ path: some Sequence<PathStep>) -> Shape? {
    var shape: Shape? = self
    for step in path { shape = shape?.child(step) }
    return shape
  }
}
