import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import YAMLSyntax

/// A note that an editor shows between the characters of the text.
package struct InlayHint: Sendable, Equatable {
  /// The kind of thing that a hint tells, named like the setting that turns it off.
  package enum Kind: String, Sendable, CaseIterable {
    /// What the screen reader says for a state, a role or an announcement with placeholders.
    case announcements
    /// The position of a segment in its set.
    case positions
    /// What the guideline expects where a topic is empty.
    case expectations
  }

  /// The offset that the note stands behind.
  package let offset: Int
  package let label: String
  /// What a pointer over the note shows, as Markdown.
  package let tooltip: String?
  package let kind: Kind

  package init(
    offset: Int,
    label: String,
    tooltip: String?,
    kind: Kind = .announcements
  ) {
    self.offset = offset
    self.label = label
    self.tooltip = tooltip
    self.kind = kind
  }
}

extension Snapshot {
  /// The notes of a range of the text, in order, of some kinds.
  ///
  /// What is expected is not shown on the line of `lastEdit`, where somebody writes. The list of
  /// completions says it there, and the note would push the list away from its word.
  package func inlayHints(
    in range: ByteRange,
    of kinds: Set<InlayHint.Kind> = Set(InlayHint.Kind.allCases),
    lastEdit: Int? = nil
  ) -> [InlayHint] {
    guard !kinds.isEmpty else { return [] }
    return documents.flatMap { start, document -> [InlayHint] in
      let extent = start..<(start + document.tree.bytes.count)
      guard extent.touches(range.lowerBound) || range.touches(start), let spec = document.spec
      else {
        return []
      }
      var hints: [InlayHint] = []
      if kinds.contains(.announcements) { hints += SpeechHints(of: spec).hints }
      if kinds.contains(.positions) { hints += SegmentPositions(of: spec).hints }
      if kinds.contains(.expectations) { hints += Expectations(of: spec).hints }
      return hints.map { $0.shifted(by: start) }.filter { range.touches($0.offset) }
        .filter { $0.kind != .expectations || !isAhead($0.offset, of: lastEdit) }
        .sorted { $0.offset < $1.offset }
    }
  }

  /// Whether an offset stands in front of another one on its line.
  private func isAhead(_ offset: Int, of end: Int?) -> Bool {
    guard let end, offset <= end, end <= text.bytes.count else { return false }
    return text.lines.line(at: offset) == text.lines.line(at: end)
  }
}

extension InlayHint {
  fileprivate func shifted(by distance: Int) -> InlayHint {
    InlayHint(offset: offset + distance, label: label, tooltip: tooltip, kind: kind)
  }
}
