package import SpecRules

extension Snapshot {
  /// Everything that is to be reported, in the order of the text.
  package var findings: [Finding] { [] }
}
