import SpecModel
import YAMLSyntax

/// How much may be read again to find out what a document would be with something changed.
///
/// A trial costs as much as the document, and what is tried is up to its author. So the size of the
/// document limits the number of trials.
package struct TrialBudget: Sendable {
  /// In bytes.
  private var rest: Int
  /// Whether anything was to be tried, whether or not something was left for it.
  package private(set) var isAskedFor = false

  /// What is read again of one document at most, in bytes.
  package static let ofDocument = 1 << 18
  /// What the analysis of the smallest document costs, in bytes of a larger one.
  private static let least = 500
  /// What it costs to mend a mistake in its syntax again, likewise.
  ///
  /// It is half of what that takes, because lines in wrong columns often are two or three mistakes.
  private static let ofProblem = 1 << 10

  package init(bytes: Int) {
    rest = bytes
  }

  /// Takes what reading a spec again costs; `false` where that is not left.
  mutating func take(_ spec: Spec) -> Bool {
    isAskedFor = true
    let tree = spec.tree
    let cost =
      Self.least + tree.bytes.count + Self.ofProblem * tree.problems.count
      + 8 * spec.repetitionCount
    guard cost <= rest else { return false }
    rest -= cost
    return true
  }

  /// Whether reading a spec again is left.
  mutating func has(_ spec: Spec) -> Bool {
    isAskedFor = true
    var budget = self
    return budget.take(spec)
  }

  /// How much has been taken since the budget was another one.
  package func cost(since earlier: TrialBudget) -> Int { earlier.rest - rest }
}
