import SourceText
import SpecChecking
import SpecRules
import YAMLSyntax

/// A document that changes are tried on before they are offered.
struct EditVerifier {
  private let text: SourceText
  private let analysis: Analysis
  /// How often each code is reported before any change.
  private let known: [String: Int]

  /// How many fixes complete an insertion.
  private static let fixLimit = 20

  init(of document: AnalyzedDocument, _ analysis: Analysis) {
    text = SourceText(document.tree.bytes)
    self.analysis = analysis
    known = document.findings.countByCode
  }

  /// The findings after some edits that were not there before, as far as their codes tell.
  func news(after edits: [TextEdit]) -> [Finding] {
    news(in: Snapshot(text.applying(edits), analysis: analysis))
  }

  private func news(in snapshot: Snapshot) -> [Finding] {
    let counts = snapshot.findings.countByCode
    return snapshot.findings.filter { counts[$0.code] ?? 0 > known[$0.code] ?? 0 }
  }

  /// An insertion after fixes within it, until it brings no finding; `nil` where it cannot be had.
  func completing(_ insertion: TextEdit) -> TextEdit? {
    let start = insertion.range.lowerBound
    var insertion = insertion
    for _ in 0..<Self.fixLimit {
      let snapshot = Snapshot(text.applying([insertion]), analysis: analysis)
      let news = news(in: snapshot)
      if news.isEmpty { return insertion }
      let end = start + insertion.replacement.utf8.count
      // What a fix inserts at the start belongs to what stands in front.
      let fixes = news.flatMap(\.fixes).filter { fix in
        fix.edits.allSatisfy { start < $0.range.lowerBound && $0.range.upperBound <= end }
      }
      let mended = fixes.lazy.map { fix -> TextEdit in
        let growth = fix.edits.map { $0.replacement.utf8.count - $0.range.count }.reduce(0, +)
        let fixed = snapshot.text.applying(fix.edits)
        return TextEdit(insertion.range, with: fixed.string(in: start..<(end + growth)))
      }
      guard let next = mended.first(where: { self.news(after: [$0]).count < news.count }) else {
        return nil
      }
      insertion = next
    }
    return nil
  }
}

extension [Finding] {
  fileprivate var countByCode: [String: Int] {
    var counts: [String: Int] = [:]
    for finding in self { counts[finding.code, default: 0] += 1 }
    return counts
  }
}
