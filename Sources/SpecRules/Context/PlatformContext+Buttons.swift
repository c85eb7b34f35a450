import English
import Guidelines
import SourceText
import SpecModel

extension PlatformContext {
  /// The first element that the platform, or else one of its buttons, is said to be.
  var firstElement: LocatedText? {
    scope.elements.first ?? buttons.firstNonNil { $0.value["element"]?.words.first }
  }

  /// The states of the control and of its buttons.
  var allStates: [State] {
    scope.states + buttons.flatMap(\.states)
  }

  /// The fact about the button that is not announced while the other one is.
  var missingButton: Fact? {
    guard let section = scope.map["announcements"] else { return nil }
    let moments = section.entries.filter { $0.value.word != nil || $0.value.isMap }
      .map(\.key.value.foldedForComparison)
    let facts = facts("button-announcements", .eachButton)
    let missing = facts.filter { !actionNames(of: $0).contains(where: moments.contains) }
    return missing.count < facts.count ? missing.first : nil
  }

  /// The names of the action that a fact is about, folded.
  func actionNames(of fact: Fact) -> [String] {
    guard let action = fact.detail("action") else { return [] }
    let required = self.fact("required-actions", .component)
    return required?.names(of: action) ?? [action.foldedForComparison]
  }
}

extension Part {
  /// The place where something that is missing from it is reported.
  var place: ByteRange { key?.range ?? value.range }

  /// The action of a button, which is the key that it stands under.
  var action: String { key?.value ?? "" }

  /// The elements that the button is made of.
  var elements: [LocatedText] { value["element"]?.words ?? [] }
}
