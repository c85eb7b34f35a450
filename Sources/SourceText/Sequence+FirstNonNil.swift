extension Sequence {
  /// The first result of a transform that is not `nil`; later elements are not transformed.
  ///
  /// A lazy `compactMap` with `first` transforms the element that it returns twice.
  package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
