import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// Tells which fixes within an anchored node are right wherever the node is used.
///
/// What is right on one platform, or for one button, may be wrong for another one that shares the
/// node. A rule sees one use at a time; whether a fix holds for all shows in a check of the mended
/// document.
struct AnchorFixFilter {
  private let tree: SyntaxTree
  private let spec: Spec
  private let configuration: Configuration
  private let ranges: [ByteRange]
  private let index: RangeIndex
  /// The texts that people see, which no fix of what is heard changes.
  private let visible: RangeIndex

  init(_ tree: SyntaxTree, _ spec: Spec, _ configuration: Configuration) {
    self.tree = tree
    self.spec = spec
    self.configuration = configuration
    ranges = Array(Set(tree.aliases.compactMap { $0.resolved?.range }))
    // An edit at the end of a node belongs to it as well.
    index = RangeIndex(ranges.map { max(0, $0.lowerBound - 1)..<($0.upperBound + 1) })
    let titles = ["label", "group-label", "title", "purpose"].compactMap { spec.root[$0]?.word }
    let labels = spec.segments.all.compactMap(\.label)
    visible = RangeIndex(ranges.isEmpty ? [] : (titles + labels).map(\.range))
  }

  /// The findings without the fixes that mend one use of a node and break another, and those that
  /// cannot be tried any more.
  func withholdingFixes(of findings: [Finding], trials: inout TrialBudget) -> [Finding] {
    guard !ranges.isEmpty else { return findings }
    let known = Tally(findings)
    return findings.map { finding in
      // A key that is spelt right has its value checked, whatever comes of that.
      let isStructural = SpecProblem.Code(rawValue: finding.code) != nil
      guard !isStructural, finding.fixes.contains(where: { touches($0, of: finding) }) else {
        return finding
      }
      return finding.keeping { fix in
        if !touches(fix, of: finding) { return true }
        return !changesVisibleText(fix) && trials.take(spec)
          && holds(fix, of: finding, among: known)
      }
    }
  }

  private func changesVisibleText(_ fix: Fix) -> Bool {
    fix.edits.contains { edit in
      let range = edit.range
      return visible.hasRange(
        overlapping: range.lowerBound..<max(range.upperBound, range.lowerBound + 1)
      )
    }
  }

  private func touches(_ fix: Fix, of finding: Finding) -> Bool {
    ([finding.range] + fix.edits.map(\.range)).contains { range in
      let place = range.lowerBound..<max(range.upperBound, range.lowerBound + 1)
      return index.hasRange(overlapping: place)
    }
  }

  /// Whether a fix removes its finding and brings no error or warning, and no other one of its rule.
  private func holds(_ fix: Fix, of finding: Finding, among known: Tally) -> Bool {
    guard let tree = tree.applying(fix.edits) else { return false }
    let findings = SpecCheck.untriedFindings(
      of: Spec(reading: tree, in: spec.library),
      in: tree,
      configuration: configuration
    )
    let left = Tally(findings)
    return left.count(of: finding) < known.count(of: finding)
      && left.isWithin(known, code: finding.code)
  }
}

/// How often each message stands among findings, wherever they are.
private struct Tally {
  private struct Key: Hashable {
    let code: String
    let message: String
    let isGrave: Bool

    init(_ finding: Finding) {
      code = finding.code
      message = finding.message
      isGrave = finding.severity > .information
    }
  }

  private var counts: [Key: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[Key(finding), default: 0] += 1 }
  }

  func count(of finding: Finding) -> Int { counts[Key(finding)] ?? 0 }

  /// Whether the others have all errors and warnings as often, and everything of one rule.
  func isWithin(_ others: Tally, code: String) -> Bool {
    counts.allSatisfy { key, count in
      !key.isGrave && key.code != code || count <= others.counts[key] ?? 0
    }
  }
}

extension Finding {
  /// The finding with some of its fixes.
  fileprivate func keeping(_ isKept: (Fix) -> Bool) -> Finding {
    with(fixes: fixes.filter(isKept))
  }
}
