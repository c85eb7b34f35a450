import English
import SpecModel

extension SpecValue {
  /// Whether it says anything: `none` says that there is nothing.
  var isTold: Bool {
    if isNull || isEmptyCollection { return false }
    return word.map { !$0.value.isBlank && $0.value != "none" } ?? true
  }
}
