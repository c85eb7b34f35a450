package import English
import Guidelines
import SourceText

extension Phrase {
  /// The placeholders of the format.
  package static let placeholders = FactDescription.placeholders

  /// What people call the placeholders besides.
  private static let otherNames = [
    "val": "value", "current": "value", "current value": "value", "amount": "value",
    "quantity": "value", "position": "index", "pos": "index", "total": "count", "title": "label",
    "status": "state", "trait": "role", "lbl": "label", "text": "label", "caption": "label",
    "number": "value", "num": "value", "i": "index", "n": "count",
  ]

  /// The placeholder that a name in braces was meant to be, which is spelt otherwise; `nil` for
  /// none.
  ///
  /// In front of "of" the current one is a position.
  package func placeholder(meantBy name: String) -> String? {
    if Self.placeholders.contains(name) { return nil }
    let folded = name.foldedTokens.joined(separator: " ")
    guard let other = Self.otherNames[folded] else {
      return Spelling.nearest(to: name, among: Self.placeholders) ?? placeholder(byPlaceOf: name)
    }
    return other == "value" && text.contains("{\(name)} of ") ? "index" : other
  }

  /// The label, where an unknown name begins a phrase that does not have it elsewhere.
  private func placeholder(byPlaceOf name: String) -> String? {
    let written = "{\(name)}"
    let isFirst = text.hasPrefix("\(written),") && !has("label") && !has("name") && !has("group")
    return isFirst ? "label" : nil
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
      placeholder(meantBy: name).map { (name, "{\($0)}") }
    }
    return meant.isEmpty
      ? self : Phrase(replacing(Dictionary(meant) { first, _ in first }))
  }
}
