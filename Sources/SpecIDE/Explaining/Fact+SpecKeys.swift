import Guidelines

extension Fact {
  /// The names of facts that are about keys which only some components have.
  static let namesOfKeys = ["name", "said-flags", "fit-words", "needed-keys"]

  /// Whether it is about a key of a spec.
  func concerns(_ key: String) -> Bool {
    ["no-names", "key", "beside", "in"].contains { details($0).contains(key) }
      || name == "needed-keys" && values.contains(key)
  }
}
