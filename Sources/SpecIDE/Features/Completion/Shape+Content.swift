import SpecModel
import YAMLSyntax

extension Shape {
  /// Whether what stands behind a key may stay there when another key is written.
  func accepts(_ content: YAMLNode?) -> Bool {
    guard let content else { return true }
    switch content.kind {
    case .alias: return true
    case .scalar: return content.isMissing || accepts(content.text)
    case .mapping:
      return content.entries.allSatisfy { entry in
        entry.isMerge
          || child(.key(entry.key.text)).map { $0.accepts(entry.value) }
            ?? (mapShape?.takesAPIs == true && entry.key.text.looksLikeAPI)
      }
    case .sequence:
      return itemShape.map { item in content.items.allSatisfy { item.accepts($0) } } ?? false
    }
  }

  /// Whether a scalar may stand here, as far as the shape says which.
  private func accepts(_ text: String) -> Bool {
    switch self {
    case .map, .list: false
    case .any(let shapes): shapes.contains { $0.accepts(text) }
    case .boolean: text == "true" || text == "false"
    case .constant(let word): text == word
    case .choice(let choices): choices.contains { $0.word == text }
    case .language: text.isLanguageTag
    default: true
    }
  }

  /// Whether a value of the shape may be a map or a list.
  var isCollection: Bool { mapShape != nil || itemShape != nil }

  /// Whether values of the shape are lists or maps, apart from a few words of the format.
  var isMostlyCollection: Bool {
    isCollection
      && alternatives.allSatisfy { shape in
        switch shape {
        // Where only a list may stand beside it, the word is its one item.
        case .constant, .choice: mapShape != nil
        default: !shape.isScalar
        }
      }
  }

  /// Whether a value of the shape is a scalar.
  var isScalar: Bool {
    switch self {
    case .map, .list: false
    case .any(let shapes): shapes.contains(where: \.isScalar)
    default: true
    }
  }
}
