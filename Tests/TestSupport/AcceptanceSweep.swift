import SourceText
import SpecChecking
import SpecIDE
import SpecRules

/// Accepts everything that is offered at a place, each item once below a key.
///
/// Behind an accepted key it accepts everything that is offered there, and so on.
package struct AcceptanceSweep: Sendable {
  package private(set) var accepted = 0
  /// What is reported of an accepted item: where it is, then the message.
  package private(set) var reports: [String] = []
  private var seen: Set<String> = []

  package init() {}

  /// Begins at the cursor of a text, which `$0` marks.
  package mutating func sweep(_ marked: String) {
    let fixture = Fixture(marked)
    guard let cursor = fixture.cursor else { return }
    visit(SourceText(fixture.text), at: cursor, below: [])
  }

  /// Whether something is offered.
  @discardableResult
  private mutating func visit(_ text: SourceText, at offset: Int, below path: [String]) -> Bool {
    let snapshot = Snapshot(text)
    let items = snapshot.completions(at: offset).filter { $0.kind != .skeleton }
    let known = Set(snapshot.findings.map(\.message))
    for item in items where seen.insert("\(path.last ?? "")/\(item.label)").inserted {
      accepted += 1
      accept(item, in: text, known, below: path + [item.label])
    }
    return !items.isEmpty
  }

  private mutating func accept(
    _ item: Completion,
    in text: SourceText,
    _ known: Set<String>,
    below path: [String]
  ) {
    var result = text.applying(TextEdit(item.replaces, with: item.insertion))
    let head = item.snippet.flatMap { snippet in
      snippet.ranges(of: "$0").first.map { String(snippet[..<$0.lowerBound]) }
    }
    let end =
      item.replaces.lowerBound + (head?.replacing("\\", with: "") ?? item.insertion).utf8.count
    if result.bytes[end - 1] == UInt8(ascii: " ") {
      guard path.count < 6, !visit(result, at: end, below: path) else { return }
      result = result.applying(TextEdit(end..<end, with: "Some words"))
    }
    let written = item.replaces.lowerBound..<end
    for finding in Snapshot(result).findings
    where finding.severity >= .warning && finding.range.overlaps(written)
      && !known.contains(finding.message) && !finding.asksForMore
    {
      reports.append("\(path.joined(separator: " › ")): \(finding.message)")
    }
  }
}

extension Finding {
  /// Whether what stands there is right, and something else has to be added.
  fileprivate var asksForMore: Bool {
    isGap || fixes.contains { $0.edits.allSatisfy(\.range.isEmpty) }
  }
}
