import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Slips that hide what lines belong under, each found by mending it.
extension DisplacedLines {
  /// What is said of a slip, the document without it, and what is found there.
  typealias Slip = (finding: Finding, trial: Trial, findings: [Finding])

  /// The key of a comment that explains some of what is found, with what is found beside it.
  static func hiddenKey(
    behind all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    _ trials: inout TrialBudget,
    _ check: (Trial) -> [Finding]
  ) -> Slip? {
    let signs = all.filter { $0.isStructural || $0.isOfKeyElsewhere(in: tree) }
    let known = StructuralFindings(signs, in: tree)
    for key in HiddenKey.all(beside: signs, in: tree) {
      for edit in key.edits where trials.take(spec) {
        guard let (mended, read) = spec.applying([edit], to: tree) else { continue }
        let trial = Trial(edits: [edit], tree: mended, spec: read, mayBeOneOfSeveral: true)
        let findings = check(trial)
        let left = findings.filter { $0.isStructural || $0.isOfKeyElsewhere(in: mended) }
        // What is told once of several lines, or read in another way once one of two comments is
        // gone, may be as much as before.
        let isFurtherDown = left.allSatisfy { $0.range.lowerBound > signs[0].range.upperBound }
        guard
          known.isLessened(by: left, in: mended)
            || known.isAsMuch(as: left, in: mended) && isFurtherDown
            || signs.count > 3 && 2 * left.count <= signs.count
        else { continue }
        return (key.finding(for: signs, edit), trial, findings)
      }
    }
    return nil
  }

  /// A map without its braces, whose entries are read once it has them.
  static func unbracedMap(
    behind all: [Finding],
    of spec: Spec,
    in tree: SyntaxTree,
    _ trials: inout TrialBudget,
    _ check: (Trial) -> [Finding]
  ) -> Slip? {
    for problem in tree.problems {
      guard let map = UnbracedMap(problem, in: tree), trials.take(spec),
        let (mended, read) = spec.applying(map.fix.edits, to: tree)
      else { continue }
      let trial = Trial(edits: map.fix.edits, tree: mended, spec: read, mayBeOneOfSeveral: true)
      let findings = check(trial)
      guard findings.count < all.count else { continue }
      return (Finding(problem, in: tree), trial, findings)
    }
    return nil
  }
}

extension Finding {
  /// Whether a word is unknown where it stands that is a key of the format elsewhere.
  fileprivate func isOfKeyElsewhere(in tree: SyntaxTree) -> Bool {
    guard code == Rule.unknownTerm.id else { return false }
    // Few words are keys of the format, and a map may have thousands of others.
    let word = tree.string(in: range)
    return MapShape.ofSpecs.contains { $0.description(of: word) != nil }
      && tree.path(to: range.lowerBound).contains { node in
        node.entries.contains { $0.key.range == range }
      }
  }
}
