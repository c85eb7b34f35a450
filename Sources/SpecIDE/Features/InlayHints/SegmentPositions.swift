import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// The position of each segment in its set, beside its label: `(2 of 3)`.
struct SegmentPositions {
  let hints: [InlayHint]

  init(of spec: Spec) {
    var seen: Set<Int> = []
    let lists = [spec.segments] + spec.scopes.map(\.segments)
    hints = lists.flatMap { list -> [InlayHint] in
      let segments = list.segments ?? []
      return segments.enumerated().compactMap { position, segment in
        guard let word = segment.label ?? segment.name else { return nil }
        let offset = spec.tree.bytes.closingQuote(at: word.range.upperBound)
        guard seen.insert(offset).inserted else { return nil }
        return InlayHint(
          offset: offset,
          label: "(\(position + 1) of \(segments.count))",
          tooltip: "The position that a screen reader announces for this \(spec.segmentWord).",
          kind: .positions
        )
      }
    }
  }
}
