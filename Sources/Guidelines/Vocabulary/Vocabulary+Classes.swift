/// The well-known elements of the frameworks.
extension Vocabulary {
  /// The frameworks that have a well-known class, in its own case.
  func homes(ofClass name: String) -> Set<Framework> {
    homesOfClasses[Self.stem(of: name)] ?? []
  }

  /// Whether an element brings a role along.
  ///
  /// It is `nil` where it is no known class of a framework, so that it may be a team's own.
  package func bringsRole(element name: String) -> Bool? {
    classes[Self.stem(of: name).lowercased()]
  }
}
