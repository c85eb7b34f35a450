import English
import SpecModel

extension SpecValue {
  /// Whether it says anything: `none` and `false` say that there is nothing.
  var isTold: Bool {
    if isNull || isEmptyCollection || isDenial { return false }
    return word.map { !$0.value.isBlank } ?? true
  }

  /// Whether it says that there is nothing.
  var isDenial: Bool { word?.value == "none" || boolean == false }
}
