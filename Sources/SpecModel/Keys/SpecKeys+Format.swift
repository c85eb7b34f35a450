package import Guidelines
import SourceText
import YAMLSyntax

extension SpecKeys {
  /// The keys of the format.
  package static let ofFormat = SpecKeys(
    descriptions.map { key in
      Key(
        key.name,
        isOfComponent: key.isComponentKey,
        isFlag: key.isFlag,
        inner: key.innerMap?.keys.map(\.name) ?? [],
        takes: { text in
          let type = ScalarType(plain: Array(text.utf8)[...])
          let value = SpecValue(.scalar(text, type), range: 0..<0, node: nil)
          return key.shape.alternative(fitting: value) != nil
        }
      )
    },
    maps: Dictionary(
      KeyDictionary.builtIn.maps.map { ($0.name, $0.keys.map(\.name)) },
      uniquingKeysWith: { first, _ in first }
    )
  )

  /// What may be named where a fact names keys.
  static func choices(of kind: FactDescription.KeyKind) -> [Choice] {
    let inner = descriptions.filter(\.isComponentKey).flatMap { $0.innerMap?.keys ?? [] }
    let keys: [KeyDescription] =
      switch kind {
      case .any: descriptions + inner
      case .flag: descriptions.filter(\.isFlag)
      case .map: descriptions.filter { $0.innerMap != nil }
      case .value: []
      }
    return keys.uniqued(by: \.name).map { Choice($0.name, $0.summary) }
  }

  private static let descriptions = (MapShape.spec.keys + MapShape.platform.keys)
    .uniqued(by: \.name)
}

extension KeyDescription {
  fileprivate var isFlag: Bool {
    shape.alternatives.contains { if case .boolean = $0 { true } else { false } }
  }

  /// The map that may stand behind it, or in a list behind it.
  fileprivate var innerMap: MapShape? { shape.mapShape ?? shape.itemShape?.mapShape }
}
