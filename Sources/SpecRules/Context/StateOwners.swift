import English
import Guidelines
import SourceText

/// The titles of the components that have each state, in lower case.
struct StateOwners {
  private var titlesByState: [String: [String]] = [:]

  init(in library: GuidelineLibrary) {
    for guideline in library.names.compactMap({ library[$0] }) {
      let states = guideline.model.facts("states").flatMap(\.accepted).map(\.foldedForComparison)
      for state in states.uniqued {
        titlesByState[state, default: []].append(guideline.title.lowercased())
      }
    }
  }

  /// The titles of the components that have a state; `nil` where none has it.
  func titles(of state: String) -> [String]? { titlesByState[state.foldedForComparison] }
}
