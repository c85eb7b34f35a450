import SpecChecking
import SpecIDE
import SpecRules

/// What the text of a document is, which decides what can be asked of it.
enum DocumentContent {
  /// A spec, and what is being written in it, as far as findings are shown accordingly.
  case spec(Snapshot, unsaved: UnsavedEdits)
  /// A configuration or a component model.
  case format(FormatDocument, findings: [Finding])
  /// The Markdown of a guideline that a model quotes.
  case guideline(GuidelineDocument, findings: [Finding])
  /// Any other Markdown, or what is not to be checked.
  case unchecked([Finding])

  /// The spec; `nil` for anything else.
  var snapshot: Snapshot? {
    if case .spec(let snapshot, _) = self { snapshot } else { nil }
  }

  /// The configuration or the model; `nil` for anything else.
  var format: FormatDocument? {
    if case .format(let document, _) = self { document } else { nil }
  }

  /// The guideline that a model quotes; `nil` for anything else.
  var guideline: GuidelineDocument? {
    if case .guideline(let document, _) = self { document } else { nil }
  }
}
