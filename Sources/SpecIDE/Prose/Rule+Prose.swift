import Guidelines
import SourceText
import SpecChecking
import SpecRules

extension Rule {
  /// The rule for people, with the sentence of a guideline that its failing example runs into.
  ///
  /// It says what is wrong and why it matters.
  func proseWithQuote(in style: MarkupStyle) -> String {
    var prose = MarkupBuilder(style)
    introduce(to: &prose)
    if let quote = exampleQuote { prose.add(quote) }
    return prose.text
  }

  /// What is wrong, why it matters, and what asks for the same.
  func introduce(to prose: inout MarkupBuilder) {
    let off = isOnByDefault ? "" : ", off until the configuration turns it on"
    prose.introduce(id, "\(summary) (\(severity.rawValue)\(off)).")
    prose.add(rationale)
    prose.add([wcag.sentence, wcag.clauseSentence].compactMap(\.self).joined(separator: " "))
  }

  /// The sentence that the failing example is reported with.
  private var exampleQuote: Finding.Quote? {
    let lines = examples.failing.split(separator: "\n", omittingEmptySubsequences: false)
    // Lines of carets belong to the example's tests, not to the spec.
    let spec = lines.filter { !$0.drop { $0 == " " }.hasPrefix("^") }.joined(separator: "\n")
    return Snapshot(SourceText(spec)).findings.first { $0.code == id }?.quote
  }
}

extension Rule.Conformance {
  /// Which success criteria an app can fail, in one sentence.
  var sentence: String {
    let names = successCriteria.map(\.quoted).joined(separator: "; ")
    return switch kind {
    case .requirement: "Can fail WCAG 2.2: \(names)."
    case .advisory: "Advisory for WCAG 2.2: \(names)."
    case .bestPractice: "Best practice; no criterion of WCAG 2.2 asks for it."
    }
  }

  /// The clauses of EN 301 549 that ask for the same, in one sentence; `nil` where none does.
  var clauseSentence: String? {
    let clauses = successCriteria.compactMap(\.clause)
    return clauses.isEmpty ? nil : "EN 301 549 V3.2.1: \(clauses.joined(separator: ", "))."
  }
}
