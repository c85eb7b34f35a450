/// What English words say of the place that the focus goes to.
extension String {
  private static let wordsForStaying: Set = [
    "stay", "stays", "stayed", "staying", "remain", "remains", "remaining", "keep", "keeps", "kept",
    "unchanged", "unmoved", "same", "current", "retained", "retains", "preserved", "persists",
    "self", "itself",
  ]

  private static let wordsForMoving: Set = [
    "move", "moves", "moved", "moving", "movement", "change", "changes", "changed", "shift",
    "shifts", "shifted", "leave", "leaves", "jump", "jumps", "lost", "go", "goes",
  ]

  /// Words that tell which place is meant without naming it.
  private static let fillers: Set = [
    "the", "a", "an", "on", "at", "in", "to", "same", "current", "its",
  ]

  /// Words that connect others, as in "the button that was pressed".
  private static let connections: Set = [
    "that", "which", "whichever", "whatever", "this", "was", "is", "it", "has", "been", "just",
    "or", "and", "of",
  ]

  /// Whether the focus goes to the place where it is.
  ///
  /// Examples are "stays on the button", "does not move", "no change" and "where it was".
  package var staysPut: Bool {
    let words = foldedTokens
    let isStaying = words.indices.contains {
      Self.wordsForStaying.contains(words[$0]) && !words.isDenied(at: $0)
    }
    if isStaying || words.contains(words: ["where", "it"]) || words == ["n", "a"] { return true }
    guard words.contains(where: Denial.isDenial) else { return false }
    return words.count == 1 || words.contains(where: Self.wordsForMoving.contains)
  }

  /// Whether a place is left to the device, which moves no focus by itself.
  package var isLeftToDevice: Bool {
    ["default", "automatic", "auto", "system", "native"].contains(placeWords)
  }

  /// The words of a place without articles and prepositions: "on the selected tab" is
  /// "selected tab".
  package var placeWords: String {
    foldedTokens.filter { !Self.fillers.contains($0) }.joined(separator: " ")
  }

  /// Whether a place is described by nothing but some words and their connections.
  package func isPlace(of words: Set<String>) -> Bool {
    let own = placeWords.foldedTokens.filter { !Self.connections.contains($0) }
    return !own.isEmpty && own.allSatisfy(words.contains)
  }
}
