import English
import Guidelines
import SpecModel

extension PlatformContext {
  /// Whether a name does not follow the visible label as the guideline asks for.
  func differs(_ name: LocatedText, from label: LocatedText) -> Bool {
    guard let fact = fact("name-matches-label") else { return false }
    let match = match(of: name, with: label)
    return fact.values.first == "equal" ? !match.isEqual : !match.contains
  }

  /// How alike a name and the visible label are in the language of the platform.
  func match(of name: LocatedText, with label: LocatedText) -> LabelMatch {
    LabelMatch(name.value, label: label.value, isInEnglish: scope.foreignLanguage == nil)
  }
}
