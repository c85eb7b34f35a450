import Guidelines
import SpecChecking
import SpecModel
import SpecRules
import YAMLSyntax

/// One YAML document with everything derived from it, offsets counted from its start.
///
/// It depends on its own bytes alone, once it is settled how much of it is read, so that a snapshot
/// shares it with the next one as long as no edit touches the document.
final class AnalyzedDocument: Sendable {
  let tree: SyntaxTree
  /// `nil` when the document holds nothing but comments.
  let spec: Spec?
  let findings: [Finding]
  let extent: Extent
  /// How much of it was read again to try what is offered, in bytes.
  let trialCost: Int

  // What few requests ask for.
  let derivedLinks = Lazily<[DocumentLink]>()
  let derivedTokens = Lazily<[SemanticToken]>()
  let derivedOutline = Lazily<Symbol?>()

  /// How much of a document is read, of which a file may hold too many.
  enum Extent: Sendable, Equatable {
    /// All of it; whether aliases stand for anything, and whether what is offered is tried.
    case whole(repeating: Bool = true, trying: Bool = true)
    /// What it says, without findings; whether aliases stand for anything.
    case unchecked(repeating: Bool)
    /// Nothing is; the first such document of a file says so.
    case nothing(limit: Int, isFirst: Bool)
  }

  init(_ tree: SyntaxTree, in analysis: Analysis, _ extent: Extent = .whole()) {
    self.tree = tree
    self.extent = extent
    switch extent {
    case .whole(let isRepeating, let isTrying):
      let budget = TrialBudget(bytes: isTrying ? TrialBudget.ofDocument : 0)
      var trials = budget
      spec = Spec(reading: tree, in: analysis.library, repeating: isRepeating ? .max : 0)
      findings = SpecCheck.findings(
        of: spec,
        in: tree,
        configuration: analysis.configuration,
        trials: &trials
      )
      trialCost = trials.cost(since: budget)
    case .unchecked(let isRepeating):
      spec = Spec(reading: tree, in: analysis.library, repeating: isRepeating ? .max : 0)
      findings = []
      trialCost = 0
    case .nothing(let limit, let isFirst):
      spec = nil
      findings = isFirst ? [.tooManyDocuments(limit: limit)] : []
      trialCost = 0
    }
  }
}

extension Finding {
  fileprivate static func tooManyDocuments(limit: Int) -> Finding {
    Finding(
      code: "too-many-documents",
      severity: .warning,
      message: "a file of this size is checked up to \(limit) documents, and ends here; "
        + "divide the file",
      range: 0..<0
    )
  }
}
