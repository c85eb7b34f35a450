package import SourceText
package import SpecRules

/// A fix that was applied.
package struct AppliedFix: Sendable, Equatable {
  /// The code of the finding that it mended.
  package let code: String
  package let title: String
  /// The zero-based line of the finding when the fix was applied.
  package let line: Int

  package init(code: String, title: String, line: Int) {
    self.code = code
    self.title = title
    self.line = line
  }
}

extension Snapshot {
  /// How often fixes are applied: one may bring to light what another one mends.
  private static let passLimit = 10
  /// How many bytes are read again at most, beyond the second pass; what is left is reported.
  private static let byteLimit = 1_000_000

  /// The first safe fix of each wanted finding, without the fixes that touch an earlier one.
  package func safeFixes(
    of isWanted: (Finding) -> Bool = { _ in true }
  ) -> [(finding: Finding, fix: Fix)] {
    var chosen: [(finding: Finding, fix: Fix)] = []
    // Findings come in the order of the text, so that only the last edit can be in the way.
    var end = -1
    for finding in allFindings where isWanted(finding) {
      guard let fix = finding.fixes.first(where: \.isSafe) else { continue }
      guard fix.edits.allSatisfy({ $0.range.lowerBound > end }) else { continue }
      end = fix.edits.map(\.range.upperBound).max() ?? end
      chosen.append((finding, fix))
    }
    return chosen
  }

  /// The text with all safe fixes of wanted findings applied, pass after pass until nothing is left
  /// to mend.
  package func applyingSafeFixes(of isWanted: (Finding) -> Bool = { _ in true }) -> (
    snapshot: Snapshot, applied: [AppliedFix]
  ) {
    var snapshot = self
    var applied: [AppliedFix] = []
    let affordable = Self.byteLimit / max(text.bytes.count, 1)
    for _ in 0..<min(Self.passLimit, max(2, affordable)) {
      let fixes = snapshot.safeFixes(of: isWanted)
      let mended = snapshot.text.applying(fixes.flatMap(\.fix.edits))
      guard !fixes.isEmpty, mended != snapshot.text else { break }
      applied += fixes.map { finding, fix in
        let line = snapshot.text.lines.line(at: finding.range.lowerBound)
        return AppliedFix(code: finding.code, title: fix.title, line: line)
      }
      snapshot = Snapshot(mended, analysis: analysis)
    }
    return (snapshot, applied)
  }
}
