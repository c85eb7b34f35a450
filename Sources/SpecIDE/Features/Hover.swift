import Guidelines
package import SourceText
package import SpecChecking
import SpecModel
import SpecRules
import YAMLSyntax

/// What to show about the thing under the cursor.
package struct Hover: Sendable, Equatable {
  /// Prose in the style asked for, without a line break at its end.
  package let content: String
  /// The bytes it is about, which editors highlight.
  package let range: ByteRange

  package init(content: String, range: ByteRange) {
    self.content = content
    self.range = range
  }
}

extension Snapshot {
  /// Describes the thing at an offset; `nil` where there is nothing to say.
  ///
  /// - A key shows the sentences of its topic, for the component, platform and framework at hand.
  /// - A value first shows the sentences about that value, five at most.
  /// - A rule id in a comment shows the rule.
  ///
  /// A key shows as many sentences as fit into twelve lines, in a platform into twenty. What the
  /// findings at the place quote comes first. A client that shows findings beside the hover gets
  /// none of these quotations.
  package func hover(
    at offset: Int,
    as style: MarkupStyle,
    linking: GuidelineLink? = nil,
    besideFindings: Bool = false
  ) -> Hover? {
    let (start, document) = document(at: offset)
    let inside = offset - start
    let hover =
      document.hoverOnRule(at: inside, as: style)
      ?? document.hoverOnText(at: inside, as: style, linking, besideFindings: besideFindings)
    return hover.map { Hover(content: $0.content, range: $0.range.shifted(by: start)) }
  }
}

extension AnalyzedDocument {
  fileprivate func hoverOnRule(at offset: Int, as style: MarkupStyle) -> Hover? {
    guard let word = AllowComment.id(at: offset, in: tree) else { return nil }
    guard let rule = Rule.named(word.value) else { return nil }
    return Hover(content: rule.proseWithQuote(in: style), range: word.range)
  }

  fileprivate func hoverOnText(
    at offset: Int,
    as style: MarkupStyle,
    _ linking: GuidelineLink?,
    besideFindings: Bool
  ) -> Hover? {
    let uses = TreePosition(at: offset, in: tree)?.uses(in: tree) ?? []
    guard let position = uses.first else { return nil }
    let applicability = Applicability(of: spec, at: uses.map { $0.path + [.key($0.key)] })
    var described = KeyProse(position, applicability: applicability, linking)
    described.quoted = findings.filter { $0.range.touches(offset) }.compactMap(\.quote)
    described.showsQuoted = !besideFindings
    // The quotes belong to the word for a cursor on one of them only.
    let range = position.range.touches(offset) ? position.range : position.node.range
    return described.text(style).map { Hover(content: $0, range: range) }
  }
}
