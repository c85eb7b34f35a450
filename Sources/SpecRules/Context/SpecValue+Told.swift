import English
import SpecModel

extension SpecValue {
  /// Whether it says anything: `none` and `false` say that there is nothing.
  var isTold: Bool {
    if isNull || isEmptyCollection || isDenial { return false }
    return word.map { !$0.value.isBlank } ?? true
  }

  /// Whether it is a map that says something under a key.
  func tells(_ key: String) -> Bool { self[key]?.isTold ?? false }

  /// Whether it says that there is nothing.
  var isDenial: Bool { word?.value == "none" || boolean == false }
}
