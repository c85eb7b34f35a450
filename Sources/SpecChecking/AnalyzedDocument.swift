package import Guidelines
package import SpecModel
package import SpecRules
package import YAMLSyntax

/// One YAML document with everything derived from it, offsets counted from its start.
///
/// It depends on its own bytes alone, once it is settled how much of it is read. So a snapshot
/// shares it with the next one as long as no edit touches the document.
package final class AnalyzedDocument: Sendable {
  package let tree: SyntaxTree
  /// `nil` when the document holds nothing but comments.
  package let spec: Spec?
  package let findings: [Finding]
  let extent: Extent
  /// How much of it was read again to try what is offered, in bytes.
  package let trialCost: Int
  /// Whether something was to be tried.
  private let hasTrials: Bool

  /// What other layers work out about it; few requests ask for it.
  package let attachments = Attachments()

  /// How much of a document is read, of which a file may hold too many.
  enum Extent: Sendable, Equatable {
    /// All of it; whether aliases stand for anything, and whether what is offered is tried.
    case whole(repeating: Bool = true, trying: Bool = true)
    /// All of it, except for what the budget of the file decides.
    ///
    /// No fixes are tried and few aliases are expanded, which is enough for most documents.
    case withoutBudget
    /// What it says, without findings; whether aliases stand for anything.
    case unchecked(repeating: Bool)
    /// Nothing is; the first such document of a file says so.
    case nothing(limit: Int, isFirst: Bool)
  }

  /// How many values aliases repeat in what is read before the budget is asked.
  fileprivate static let repetitionsWithoutBudget = 100

  init(_ tree: SyntaxTree, in analysis: Analysis, _ extent: Extent = .whole()) {
    self.tree = tree
    self.extent = extent
    spec = extent.repetitions.flatMap {
      Spec(reading: tree, in: analysis.library, repeating: $0)
    }
    let budget = TrialBudget(bytes: extent.trials)
    var trials = budget
    switch extent {
    case .whole, .withoutBudget:
      findings = SpecCheck.findings(
        of: spec,
        in: tree,
        configuration: analysis.configuration,
        trials: &trials
      )
    case .nothing(let limit, isFirst: true): findings = [.tooManyDocuments(limit: limit)]
    case .unchecked, .nothing: findings = []
    }
    trialCost = trials.cost(since: budget)
    hasTrials = trials.isAskedFor
  }

  /// Whether it is what would be read to another extent.
  func serves(_ wanted: Extent) -> Bool {
    guard extent == .withoutBudget, case .whole(let isRepeating, let isTrying) = wanted else {
      return extent == wanted
    }
    return isRepeating && !(isTrying && hasTrials)
      && (spec?.repetitionCount ?? 0) < Self.repetitionsWithoutBudget
  }
}

extension AnalyzedDocument.Extent {
  /// How many values aliases may repeat; `nil` where the spec is not read at all.
  fileprivate var repetitions: Int? {
    switch self {
    case .whole(let isRepeating, _), .unchecked(let isRepeating): isRepeating ? .max : 0
    case .withoutBudget: AnalyzedDocument.repetitionsWithoutBudget
    case .nothing: nil
    }
  }

  /// How much may be tried, in bytes.
  fileprivate var trials: Int {
    if case .whole(_, trying: true) = self { TrialBudget.ofDocument } else { 0 }
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
