import SourceText
import SpecChecking
import SpecRules
import YAMLSyntax

extension Snapshot {
  /// The largest document that is completed, in bytes, and how many additions are made to it.
  ///
  /// The document is checked again with each addition.
  private static let sizeLimit = 1 << 16
  private static let additionLimit = 60
  /// How many bytes may have been read again to find lines in wrong columns.
  ///
  /// Each addition has as many read again, so that these lines are mended first.
  private static let trialLimit = 1 << 16

  /// The change that adds everything that is missing in the document at an offset.
  ///
  /// The fixes of its findings do so one by one; `nil` where a single fix does as much.
  func addingAllThatIsMissing(with gap: Finding) -> CodeAction? {
    let (start, document) = document(at: gap.range.lowerBound)
    guard document.tree.problems.isEmpty, document.tree.bytes.count <= Self.sizeLimit,
      document.trialCost <= Self.trialLimit
    else { return nil }
    var trial = EditTrial(of: document, analysis)
    // A fix that does harm now is not tried again.
    var refused: Set<String> = []
    trial.apply(upTo: Self.additionLimit) { trial in
      trial.additions.lazy.filter { fix in
        !refused.contains(fix.title)
          && trial.applied.count + refused.count < Self.additionLimit
      }
    } where: { next, _ in
      let isHarmless = next.news.allSatisfy(\.isGap)
      if !isHarmless, let title = next.applied.last?.title { refused.insert(title) }
      return isHarmless
    }
    var insertions = Insertions()
    for fix in trial.applied {
      for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        insertions.insert(edit.replacement, at: edit.range.lowerBound)
      }
    }
    guard trial.applied.count > 1 else { return nil }
    return CodeAction(
      title: "Add all that is missing",
      kind: .quickFix,
      edits: insertions.edits.map { $0.shifted(by: start) },
      // Clients put what mends nothing that they show behind all that does.
      finding: gap
    )
  }
}

extension EditTrial {
  /// The fixes that insert something that is missing and take nothing away.
  fileprivate var additions: [Fix] {
    findings.filter(\.isGap).flatMap(\.fixes).filter {
      $0.edits.allSatisfy(\.range.isEmpty)
    }
  }
}

/// Insertions into one text, each made to what the earlier ones left.
private struct Insertions {
  /// In the order of the text, at offsets of the text before all of them.
  private var parts: [(offset: Int, text: String)] = []

  var edits: [TextEdit] { parts.map { .insert($0.text, at: $0.offset) } }

  mutating func insert(_ text: String, at offset: Int) {
    var growth = 0
    for (index, part) in parts.enumerated() {
      let inside = offset - part.offset - growth
      let length = part.text.utf8.count
      if inside < 0 {
        return parts.insert((offset - growth, text), at: index)
      }
      if inside <= length {
        let place = part.text.utf8.index(part.text.startIndex, offsetBy: inside)
        return parts[index].text.insert(contentsOf: text, at: place)
      }
      growth += length
    }
    parts.append((offset - growth, text))
  }
}
