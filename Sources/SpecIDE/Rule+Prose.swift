import Guidelines
import SourceText
import SpecRules

extension Rule {
  /// The rule for people: what is wrong, why it matters.
  func prose(in style: MarkupStyle) -> String {
    var prose = MarkupBuilder(style)
    prose.introduce(id, "\(summary) (\(severity.rawValue)).")
    prose.add(rationale)
    return prose.text
  }

  /// The rule for people, with the sentence of a guideline that its failing example runs into.
  func proseWithQuote(in style: MarkupStyle) -> String {
    guard let quote = exampleQuote else { return prose(in: style) }
    var prose = MarkupBuilder(style)
    prose.introduce(id, "\(summary) (\(severity.rawValue)).")
    prose.add(rationale)
    prose.add(quote)
    return prose.text
  }

  /// The sentence that the failing example is reported with.
  private var exampleQuote: Finding.Quote? {
    let lines = examples.failing.split(separator: "\n", omittingEmptySubsequences: false)
    // Lines of carets belong to the example's tests, not to the spec.
    let spec = lines.filter { !$0.drop { $0 == " " }.hasPrefix("^") }.joined(separator: "\n")
    return Snapshot(SourceText(spec)).findings.first { $0.code == id }?.quote
  }
}
