/// The well-known elements of the frameworks.
extension Vocabulary {
  /// The frameworks that have a well-known class, in its own case.
  func homes(ofClass name: String) -> Set<Framework> {
    homesOfClasses[Self.stem(of: name)] ?? []
  }

  /// The frameworks that have an element, in its own case, for whatever component.
  package func homes(ofElement name: String) -> Set<Framework> {
    let stem = Self.stem(of: name)
    let listed = apis(named: name).filter { $0.kind == .element && $0.stem == stem }
    return homes(ofClass: name).union(listed.flatMap(\.homes))
  }

  /// Whether an element brings a role along.
  ///
  /// It is `nil` where it is no known class of a framework, so that it may be a team's own.
  package func bringsRole(element name: String) -> Bool? {
    classes[Self.stem(of: name).lowercased()]
  }
}
