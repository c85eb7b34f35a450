import English
import Guidelines
import SpecModel

extension PlatformContext {
  /// Whether a name does not follow the visible label as the guideline asks for.
  func differs(_ name: LocatedText, from label: LocatedText) -> Bool {
    guard let fact = fact("name-matches-label") else { return false }
    let match = LabelMatch(name.value, label: label.value)
    return fact.values.first == "equal" ? !match.isEqual : !match.contains
  }
}
