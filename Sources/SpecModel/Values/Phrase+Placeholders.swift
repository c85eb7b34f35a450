package import English
import Guidelines

extension Phrase {
  /// The placeholders of the format.
  package static let placeholders = FactDescription.placeholders

  /// The placeholder that a name in braces was meant to be, which is spelt otherwise; `nil` for none.
  package static func placeholder(meantBy name: String) -> String? {
    placeholders.contains(name) ? nil : Spelling.nearest(to: name, among: placeholders)
  }

  /// The phrase with the placeholders that its author meant in place of misspelt ones.
  package var withMeantPlaceholders: Phrase {
    let meant = names.compactMap { name in
      Self.placeholder(meantBy: name).map { (name: name, placeholder: $0) }
    }
    guard !meant.isEmpty else { return self }
    return Phrase(
      meant.reduce(text) { $0.replacing("{\($1.name)}", with: "{\($1.placeholder)}") }
    )
  }
}
