import Guidelines
import SpecModel
import SpecRules
import YAMLSyntax

/// One YAML document with everything derived from it, offsets counted from its start.
///
/// It depends on its own bytes alone, so that a snapshot shares it with the next one as long as no
/// edit touches the document.
final class AnalyzedDocument: Sendable {
  let tree: SyntaxTree
  /// `nil` when the document holds nothing but comments.
  let spec: Spec?
  let findings: [Finding]

  // What few requests ask for.
  let derivedLinks = Lazily<[DocumentLink]>()
  let derivedTokens = Lazily<[SemanticToken]>()
  let derivedOutline = Lazily<Symbol?>()

  init(_ tree: SyntaxTree, in analysis: Analysis) {
    self.tree = tree
    spec = Spec(reading: tree, in: analysis.library)
    findings = SpecCheck.findings(of: spec, in: tree, configuration: analysis.configuration)
  }
}
