/// What code asks a spec for; the dictionary of keys says under which key it stands.
package enum KeyMeaning: String, Sendable, CaseIterable {
  case value
  case currentValue = "current value"
  case smallestValue = "smallest value"
  case largestValue = "largest value"
  case step
  /// What the number counts that is the value.
  case unit
  /// The buttons that change the value.
  case raise, lower
  case actions
  case segments
  /// The flags of a segment.
  case selected, disabled
  /// What the mark on a segment says.
  case mark
  /// How many segments may be selected.
  case selection = "kind of selection"
  case groupLabel = "group label"
  /// Which alternative of the guideline is meant.
  case variant
  case pageCount = "count of pages"
  case currentPage = "current page"
  case dotCount = "count of dots"
  /// Whether the screen reader stops at the dots.
  case dotFocus = "focus of dots"
  /// Whether the dots react to activation.
  case dotUse = "use of dots"
  /// Whether each slide announces its index.
  case slideIndex = "index of slides"
  case autoAdvance = "advance by itself"
  /// How many characters a field takes, and what says how many are written.
  case longestText = "longest text"
  case characterCount = "count of characters"
}

extension KeyMeaning {
  /// The keys that lead to it from the top of a spec, or of a platform.
  package var path: [String] { KeyDictionary.builtIn.paths[self] ?? [] }

  /// The key itself.
  package var key: String { path.last ?? "" }
}

extension Spec {
  /// What a spec says under the key of a meaning; `nil` where it has no such key.
  package func value(_ meaning: KeyMeaning) -> SpecValue? { entry(meaning)?.value }

  /// The key of a meaning with what the spec says there; `nil` where it has no such key.
  package func entry(_ meaning: KeyMeaning) -> SpecEntry? {
    let path = meaning.path
    guard let key = path.last else { return nil }
    return path.dropLast().reduce(root) { $0?[$1] }?.entry(key)
  }
}
