package import SourceText
package import SpecRules
import YAMLSyntax

/// A change that an editor offers at a place.
package struct CodeAction: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case quickFix
    case refactoring
    /// All safe fixes of the file at once.
    case fixAll
  }

  package let title: String
  package let kind: Kind
  package let edits: [TextEdit]
  package let isPreferred: Bool
  /// The finding that the action mends, if it mends one.
  package let finding: Finding?

  package init(
    title: String,
    kind: Kind,
    edits: [TextEdit],
    isPreferred: Bool = false,
    finding: Finding? = nil
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.isPreferred = isPreferred
    self.finding = finding
  }
}

extension Snapshot {
  /// The changes on offer for a range of the text, which may be empty.
  ///
  /// The fixes of the findings that the range touches, then for each of them the comment that
  /// allows it, then all safe fixes of the file at once.
  package func codeActions(in range: ByteRange) -> [CodeAction] {
    let touched = findings.filter {
      $0.range.touches(range.lowerBound) || $0.range.overlaps(range)
        || range.touches($0.range.lowerBound)
    }
    let fixes = touched.flatMap { finding in
      finding.fixes.map { fix in
        CodeAction(
          title: fix.title,
          kind: .quickFix,
          edits: fix.edits,
          isPreferred: fix.isPreferred,
          finding: finding
        )
      }
    }
    let allowances = touched.compactMap(allowance)
    return fixes + allowances + [fixAll].compactMap { $0 }
  }

  /// All safe fixes that do not touch each other; `nil` when there are none.
  package var fixAll: CodeAction? {
    let edits = safeFixes.flatMap { fix in
      fix.fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    guard !edits.isEmpty else { return nil }
    return CodeAction(title: "Apply all safe fixes", kind: .fixAll, edits: edits)
  }

  /// A comment on a line of its own above the entry that the finding is in, since a line inside a
  /// scalar would become part of its text.
  private func allowance(of finding: Finding) -> CodeAction? {
    guard Rule.named(finding.code) != nil, !finding.code.hasSuffix("-allow") else { return nil }
    let (start, document) = document(at: finding.range.lowerBound)
    let inside = finding.range.lowerBound - start
    let place = start + (document.tree.keyStart(around: inside) ?? inside)
    let line = text.content(ofLine: text.lines.line(at: place))
    let blanks = text.bytes[line].prefix { $0 == 0x20 }.count
    let hasCarriageReturn =
      line.upperBound < text.bytes.count && text.bytes[line.upperBound] == 0x0D
    let comment =
      String(repeating: " ", count: blanks) + "# a11y-spec: allow \(finding.code)"
      + (hasCarriageReturn ? "\r\n" : "\n")
    return CodeAction(
      title: "Allow '\(finding.code)' here",
      kind: .quickFix,
      edits: [.insert(comment, at: line.lowerBound)],
      finding: finding
    )
  }
}

extension SyntaxTree {
  /// Where the key of the innermost entry begins that holds an offset.
  fileprivate func keyStart(around offset: Int) -> Int? {
    let mappings = path(to: offset).filter { $0.kind == .mapping }
    return mappings.last.map { Array($0.entries) }?.last { $0.range.lowerBound <= offset }?.range
      .lowerBound
  }
}
