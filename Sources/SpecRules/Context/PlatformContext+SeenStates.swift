import English
import Guidelines
import SpecModel

extension PlatformContext {
  /// The violations of states that are only seen, and of which the guideline knows no API.
  ///
  /// Silence may mean the state, as it does for a choice that is not selected. An event such as an
  /// error is left to what announces it.
  func seenStates() -> [Violation] {
    // A framework of the other platform is another fault.
    guard scope.frameworks.allSatisfy({ $0.value.platform == scope.platform }) else { return [] }
    let seen = allStates.filter(\.isOnlySeen)
    guard !seen.isEmpty else { return [] }
    let known = facts("states", .anywhere)
    let silent = known.filter { $0.detail("announcement") != nil }.flatMap(\.values)
    let unsaid = Set(silent + facts("announced-events").flatMap(\.values) + ["enabled"])
    return seen.compactMap { state in
      let word = state.word.value.foldedForComparison
      let fact = known.first { $0.values.contains(word) }
      guard let name = fact?.values.first ?? vocabulary.term(.state, word)?.word,
        unsaid.isDisjoint(with: [name, word]), !isSet(name), let api = state.apis.first
      else { return nil }
      return Violation(
        "'\(state.word.value)' is seen and not heard by '\(api.value)'; "
          + "set what the screen reader says as well",
        at: api.range,
        fact: facts("states").first { $0.values.first == name }
      )
    }
  }

  /// Whether the guideline knows an API for a state in a framework of the platform.
  func isSet(_ state: String) -> Bool {
    scope.frameworks.contains { stateFact(state, in: $0.value) != nil }
  }
}
