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

  /// The change that adds everything that is missing in the document at an offset.
  ///
  /// The fixes of its findings do so one by one; `nil` where a single fix does as much.
  func addingAllThatIsMissing(with gap: Finding) -> CodeAction? {
    let (start, document) = document(at: gap.range.lowerBound)
    guard document.tree.problems.isEmpty, document.tree.bytes.count <= Self.sizeLimit else {
      return nil
    }
    let verifier = EditVerifier(of: document, analysis)
    var insertions = Insertions()
    var snapshot = Snapshot(SourceText(document.tree.bytes), analysis: analysis)
    var refused: Set<String> = []
    var count = 0
    while count + refused.count < Self.additionLimit, let fix = snapshot.addition(but: refused) {
      var grown = insertions
      for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        grown.insert(edit.replacement, at: edit.range.lowerBound)
      }
      guard verifier.news(after: grown.edits).allSatisfy(\.isGap) else {
        refused.insert(fix.title)
        continue
      }
      insertions = grown
      snapshot = Snapshot(snapshot.text.applying(fix.edits), analysis: analysis)
      count += 1
    }
    guard count > 1 else { return nil }
    return CodeAction(
      title: "Add all that is missing",
      kind: .quickFix,
      edits: insertions.edits.map { $0.shifted(by: start) },
      // Clients put what mends nothing that they show behind all that does.
      finding: gap
    )
  }

  /// The first fix that inserts something that is missing and takes nothing away.
  private func addition(but refused: Set<String>) -> Fix? {
    allFindings.lazy.filter(\.isGap).flatMap(\.fixes).first { fix in
      fix.edits.allSatisfy(\.range.isEmpty) && !refused.contains(fix.title)
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
