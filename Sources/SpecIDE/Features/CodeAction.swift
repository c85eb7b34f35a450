package import SourceText
package import SpecChecking
package import SpecRules
import YAMLSyntax

/// A change that an editor offers at a place.
package struct CodeAction: Sendable, Equatable {
  package enum Kind: Sendable, CaseIterable {
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

  /// The action that applies a fix of a finding.
  package init(applying fix: Fix, to finding: Finding) {
    self.init(
      title: fix.title,
      kind: .quickFix,
      edits: fix.edits,
      isPreferred: fix.isPreferred,
      finding: finding
    )
  }

  /// The action with its edits moved by a number of bytes.
  fileprivate func shifted(by distance: Int) -> CodeAction {
    CodeAction(
      title: title,
      kind: kind,
      edits: edits.map { $0.shifted(by: distance) },
      isPreferred: isPreferred,
      finding: finding?.shifted(by: distance)
    )
  }
}

extension Snapshot {
  /// The changes on offer for a range of the text, which may be empty.
  ///
  /// They come in this order:
  /// - the fixes of the findings that the range touches
  /// - the fixes of the others on its lines, then of findings with diagnostics that the client
  ///   shows
  /// - everything that is missing, at once
  /// - the comments that allow each finding, at its place and in its document
  /// - refactorings
  /// - all safe fixes of the file at once
  package func codeActions(
    in range: ByteRange,
    diagnosed: [ByteRange] = [],
    of kinds: Set<CodeAction.Kind> = Set(CodeAction.Kind.allCases)
  ) -> [CodeAction] {
    (kinds.contains(.quickFix) ? quickFixes(in: range, diagnosed) : [])
      + (kinds.contains(.refactoring) ? refactorings(in: range) : [])
      + (kinds.contains(.fixAll) ? [fixAll].compactMap { $0 } : [])
  }

  private func refactorings(in range: ByteRange) -> [CodeAction] {
    let (start, document) = document(at: range.lowerBound)
    guard range.upperBound - start <= document.tree.bytes.count else { return [] }
    return document.refactorings(in: range.shifted(by: -start), analysis)
      .map { $0.shifted(by: start) }
  }

  private func quickFixes(in range: ByteRange, _ diagnosed: [ByteRange]) -> [CodeAction] {
    let findings = findings.around(range, diagnosed, in: text)
    let fixes = findings.flatMap { finding in
      finding.fixes.map { CodeAction(applying: $0, to: finding) }
    }
    let gap = findings.first(where: \.isGap)
    let additions = gap.flatMap { addingAllThatIsMissing(with: $0) }
    return fixes + [additions].compactMap { $0 } + findings.flatMap(allowances).differing
  }

  /// All safe fixes that do not touch each other; `nil` when there are none.
  package var fixAll: CodeAction? {
    let edits = safeFixes().flatMap { fix in
      fix.fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    guard !edits.isEmpty else { return nil }
    return CodeAction(title: "Apply all safe fixes", kind: .fixAll, edits: edits)
  }

  /// The comments that allow the finding of a rule, where they take effect.
  ///
  /// One stands at the place of the finding, the other is about the whole document.
  private func allowances(of finding: Finding) -> [CodeAction] {
    guard Rule.named(finding.code) != nil, !finding.code.hasSuffix("-allow") else { return [] }
    let (start, document) = document(at: finding.range.lowerBound)
    let inside = finding.range.lowerBound - start
    let keys = document.tree.keyStarts(around: inside)
    let allowance = "# a11y-spec: allow \(finding.code)"
    let here = (keys.isEmpty ? [inside] : keys).firstNonNil { key in
      comment(allowance, at: start + key) { document.tree.isSplit($0 - start) }
    }
    let everywhere = document.tree.root.flatMap {
      comment(allowance, above: start + $0.rangeWithProperties.lowerBound)
    }
    let edits = [("here", here), ("in this document", here == everywhere ? nil : everywhere)]
    return edits.compactMap { place, edit in
      edit.map {
        CodeAction(
          title: "Allow '\(finding.code)' \(place)",
          kind: .quickFix,
          edits: [$0],
          finding: finding
        )
      }
    }
  }

  /// A comment on a line of its own above a place; `nil` where something stands in front of the
  /// place.
  ///
  /// It has the indentation of the line of the place.
  private func comment(_ comment: String, above place: Int) -> TextEdit? {
    let line = text.content(ofLine: text.lines.line(at: place))
    let margin = margin(of: line)
    return margin.upperBound == place ? insertion(of: comment, above: line, margin) : nil
  }

  /// The blanks that a line begins with, behind a byte order mark.
  private func margin(of line: ByteRange) -> ByteRange {
    let mark = text.bytes[line].byteOrderMarkLength
    let start = line.lowerBound + mark
    let blanks = text.bytes[start..<line.upperBound].prefix { $0 == 0x20 }.count
    return start..<(start + blanks)
  }

  /// A comment on a line of its own, with the indentation and the line break of the line below.
  private func insertion(of comment: String, above line: ByteRange, _ margin: ByteRange) -> TextEdit
  {
    let blanks = String(repeating: " ", count: margin.count)
    let lineBreak = text.bytes.lineBreak(from: line.upperBound)
    return .insert(blanks + comment + lineBreak, at: margin.lowerBound)
  }

  /// A comment about what begins at a place; `nil` where none can stand.
  ///
  /// It stands on a line of its own above the place, or else at the end of the line. In a scalar,
  /// it would become part of the text.
  private func comment(_ comment: String, at place: Int, isInText: (Int) -> Bool) -> TextEdit? {
    let line = text.content(ofLine: text.lines.line(at: place))
    let isBelowMarker = text.bytes[line].starts(with: "---".utf8) && place > line.lowerBound
    if !isBelowMarker, !isInText(line.lowerBound) {
      return insertion(of: comment, above: line, margin(of: line))
    }
    let (start, document) = document(at: place)
    let hasComment = document.tree.comments.contains { line.contains($0.lowerBound + start) }
    return hasComment || isInText(line.upperBound)
      ? nil : .insert(" \(comment)", at: line.upperBound)
  }
}

extension [CodeAction] {
  /// The first of the actions that make the same edits.
  fileprivate var differing: [CodeAction] {
    var seen: Set<[TextEdit]> = []
    return filter { seen.insert($0.edits).inserted }
  }
}

extension [Finding] {
  /// How many findings that only share a line with a range have their fixes on offer there.
  ///
  /// No line that is written by hand has more findings, and a list of so many is short enough.
  private static var lineLimit: Int { 20 }

  /// How many of the findings that a selection touches do: a list of thousands helps nobody.
  private static var selectionLimit: Int { 100 }

  /// The findings that a range touches, then the others on its lines, then the diagnosed ones.
  ///
  /// `diagnosed` are the ranges of the diagnostics that a client shows there.
  package func around(_ range: ByteRange, _ diagnosed: [ByteRange], in text: SourceText)
    -> [Finding]
  {
    let lines =
      text.content(ofLine: text.lines.line(at: range.lowerBound))
      .lowerBound..<text.content(ofLine: text.lines.line(at: range.upperBound)).upperBound
    let shown = Set(diagnosed)
    var (touched, others, rest): ([Finding], [Finding], [Finding]) = ([], [], [])
    for finding in self {
      if finding.range.meets(range) {
        touched.append(finding)
      } else if finding.range.meets(lines) {
        others.append(finding)
      } else if shown.contains(finding.range) {
        rest.append(finding)
      }
    }
    return Array(touched.prefix(Self.selectionLimit)) + (others + rest).prefix(Self.lineLimit)
  }
}

extension SyntaxTree {
  /// Where the keys of the entries begin that hold an offset, the innermost one first.
  fileprivate func keyStarts(around offset: Int) -> [Int] {
    path(to: offset).reversed().compactMap { node in
      guard node.kind == .mapping else { return nil }
      return node.entries.lazy.map(\.range.lowerBound).prefix { $0 <= offset }.reduce(nil) { $1 }
    }
  }

  /// Whether an offset lies between the first and the last byte of a scalar.
  fileprivate func isSplit(_ offset: Int) -> Bool {
    guard let node = path(to: offset).last, node.kind == .scalar else { return false }
    return node.range.lowerBound < offset && offset < node.range.upperBound
  }
}
