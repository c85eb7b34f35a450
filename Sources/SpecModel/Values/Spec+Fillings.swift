/// What a spec says under the keys that fill placeholders, whatever a component calls them.
extension Spec {
  /// The label of the whole group; `nil` where it has none.
  package var groupLabel: LocatedText? {
    value(.groupLabel)?.word.flatMap { $0.value == "none" ? nil : $0 }
  }

  /// What the number counts that is the value.
  package var unit: LocatedText? { value(.unit)?.word }

  /// How many pages there are.
  package var pageCount: Int? { value(.pageCount)?.integer }

  /// The page that is shown, counted from 1.
  package var currentPage: Int? { value(.currentPage)?.integer }
}
