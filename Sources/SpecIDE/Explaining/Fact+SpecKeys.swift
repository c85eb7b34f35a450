import Guidelines

extension Fact {
  /// The names of facts that are about keys of specs.
  static let namesOfKeys = FactDescription.all.filter { description in
    description.values.areKeys || description.details.contains(where: \.words.areKeys)
  }.map(\.name)

  /// Whether it is about a key of a spec.
  func concerns(_ key: String) -> Bool {
    guard let description = FactDescription.named(name) else { return false }
    return description.values.areKeys && values.contains(key)
      || description.details.contains { $0.words.areKeys && details($0.name).contains(key) }
  }
}

extension FactDescription.Words {
  /// Whether they are keys of a spec.
  fileprivate var areKeys: Bool {
    switch self {
    case .keys(.value): false
    case .keys: true
    default: false
    }
  }
}
