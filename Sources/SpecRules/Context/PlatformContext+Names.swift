import English
import Guidelines
import SpecModel

extension PlatformContext {
  /// What the control is called: its programmatic names, or else its visible label.
  var calledNames: [LocatedText] {
    scope.names.isEmpty ? [spec.label].compactMap(\.self) : scope.names
  }

  /// Whether a name does not follow the visible label as the guideline asks for.
  func differs(_ name: LocatedText, from label: LocatedText) -> Bool {
    guard let fact = fact("name-matches-label") else { return false }
    return !NameWish(fact).isMet(by: match(of: name, with: label))
  }

  /// How alike a name and the visible label are in the language of the platform.
  func match(of name: LocatedText, with label: LocatedText) -> LabelMatch {
    LabelMatch(name.value, label: label.value, isInEnglish: scope.foreignLanguage == nil)
  }
}

/// What a name has to be beside the visible label, as a fact says.
enum NameWish: String {
  case equal
  /// One noun of a label that has several words is enough.
  case contains
  case containsAll = "contains-all"

  init(_ fact: Fact) { self = fact.values.first.flatMap(Self.init) ?? .contains }

  func isMet(by match: LabelMatch) -> Bool {
    switch self {
    case .equal: match.isEqual
    case .contains: match.contains
    case .containsAll: match.containsAll
    }
  }
}
