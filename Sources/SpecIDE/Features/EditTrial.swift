import SourceText
import SpecChecking
import SpecRules
import YAMLSyntax

/// A document that edits are tried on before they are offered.
struct EditTrial {
  /// The document with what was applied.
  let text: SourceText
  let findings: [Finding]
  /// The fixes that were applied, each to what the earlier ones left.
  private(set) var applied: [Fix] = []
  /// How often each code is reported before any change.
  private let known: [String: Int]
  private let analysis: Analysis

  init(of document: AnalyzedDocument, _ analysis: Analysis) {
    text = SourceText(document.tree.bytes)
    findings = document.findings
    known = findings.countByCode
    self.analysis = analysis
  }

  init(of text: SourceText, _ analysis: Analysis) {
    self.text = text
    findings = Snapshot(text, analysis: analysis).allFindings
    known = findings.countByCode
    self.analysis = analysis
  }

  private init(_ edits: [TextEdit], in earlier: EditTrial) {
    text = earlier.text.applying(edits)
    analysis = earlier.analysis
    findings = Snapshot(text, analysis: analysis).allFindings
    applied = earlier.applied
    known = earlier.known
  }

  /// The document after some edits.
  func applying(_ edits: [TextEdit]) -> EditTrial { EditTrial(edits, in: self) }

  private func applying(_ fix: Fix) -> EditTrial {
    var next = applying(fix.edits)
    next.applied.append(fix)
    return next
  }

  /// The findings that were not there before any change, as far as their codes tell.
  var news: [Finding] {
    let counts = findings.countByCode
    return findings.filter { counts[$0.code] ?? 0 > known[$0.code] ?? 0 }
  }

  /// Applies fixes one after another, each time the first whose result is better than what it is
  /// applied to.
  mutating func apply(
    upTo limit: Int,
    of offers: (EditTrial) -> some Sequence<Fix>,
    where isBetter: (_ next: EditTrial, EditTrial) -> Bool
  ) {
    while applied.count < limit {
      let trial = self
      let results = offers(trial).lazy.map { trial.applying($0) }
      guard let next = results.first(where: { isBetter($0, trial) }) else { return }
      self = next
    }
  }

  /// How many fixes complete an insertion.
  private static let fixLimit = 20

  /// An insertion after fixes within it, until it brings no finding; `nil` where it cannot be had.
  func completing(_ insertion: TextEdit) -> TextEdit? {
    let start = insertion.range.lowerBound
    let rest = text.bytes.count - insertion.range.upperBound
    let place = { (trial: EditTrial) in start..<(trial.text.bytes.count - rest) }
    var trial = applying([insertion])
    trial.apply(upTo: Self.fixLimit) { trial in
      let place = place(trial)
      // What a fix inserts at the start belongs to what stands in front.
      return trial.news.flatMap(\.fixes).filter { fix in
        fix.edits.allSatisfy {
          place.lowerBound < $0.range.lowerBound && $0.range.upperBound <= place.upperBound
        }
      }
    } where: { next, trial in
      next.news.count < trial.news.count
    }
    guard trial.news.isEmpty else { return nil }
    return TextEdit(insertion.range, with: trial.text.string(in: place(trial)))
  }
}

extension [Finding] {
  fileprivate var countByCode: [String: Int] {
    reduce(into: [:]) { counts, finding in counts[finding.code, default: 0] += 1 }
  }
}
