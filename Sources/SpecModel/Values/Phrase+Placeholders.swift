package import English
import Guidelines
import SourceText

extension Phrase {
  /// The placeholders of the format.
  package static let placeholders = FactDescription.placeholders

  /// The placeholder that a name in braces was meant to be, which is spelt otherwise; `nil` for
  /// none.
  package static func placeholder(meantBy name: String) -> String? {
    placeholders.contains(name) ? nil : Spelling.nearest(to: name, among: placeholders)
  }

  /// The phrase with the placeholders that its author meant.
  ///
  /// They stand in place of placeholders that are misspelt or in other marks.
  package var withMeantPlaceholders: Phrase {
    let marked = MarkedPlaceholder.all(in: text)
    guard marked.isEmpty else {
      return Phrase(text.replacing(marked.map { ($0.range, "{\($0.name)}") })).withMeantNames
    }
    return withMeantNames
  }

  private var withMeantNames: Phrase {
    let meant = names.uniqued.compactMap { name in
      Self.placeholder(meantBy: name).map { (name, "{\($0)}") }
    }
    return meant.isEmpty
      ? self : Phrase(replacing(Dictionary(meant) { first, _ in first }))
  }
}
