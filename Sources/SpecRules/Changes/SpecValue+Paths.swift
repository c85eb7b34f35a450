import SpecModel

extension SpecValue {
  /// The entry at the end of a path of keys.
  func entry(at path: [String]) -> SpecEntry? {
    path.dropLast().reduce(Optional(self)) { $0?[$1] }.flatMap { $0.entry(path.last ?? "") }
  }
}
