package import Guidelines
import SourceText
package import SpecRules

/// A rule for people.
///
/// It says what is wrong, why it matters and what the guidelines say. An example that breaks the
/// rule stands beside one that keeps it.
package struct RuleExplanation {
  private let rule: Rule
  private let library: GuidelineLibrary

  package init(of rule: Rule, in library: GuidelineLibrary = .builtIn) {
    self.rule = rule
    self.library = library
  }

  /// The rule without the sentences of the guidelines.
  package func prose(as style: MarkupStyle) -> String {
    var prose = MarkupBuilder(style)
    rule.introduce(to: &prose)
    addExamples(to: &prose)
    return prose.text
  }

  /// The public page of the first guideline that the rule rests on.
  ///
  /// A rule about the vocabulary or the format has the page that all guidelines share.
  package var href: String? {
    let guidelines = library.names.lazy.compactMap { library[$0] }
    return guidelines.first { !statements(in: $0).isEmpty }?.href
      ?? guidelines.firstNonNil(\.href).map { $0.prefix { $0 != "#" } }.map(String.init)
  }

  /// Everything: with the severity where it differs from the rule's own, and all the sentences.
  func write(to prose: inout MarkupBuilder, _ guidelines: [Guideline]) {
    rule.introduce(to: &prose)
    let exceptions = severities
    if !exceptions.isEmpty { prose.list(exceptions) }
    if prose.isPage { addExamples(to: &prose) }
    for guideline in guidelines {
      prose.quote(statements(in: guideline), of: guideline)
    }
    if rule.facts.isEmpty {
      prose.add(
        "No guideline asks for it as such; what one says of the word at hand, the finding quotes."
      )
    }
    if !prose.isPage { addExamples(to: &prose) }
  }

  private func addExamples(to prose: inout MarkupBuilder) {
    prose.add("Reported:")
    prose.code(rule.examples.failing)
    prose.add("Clean:")
    prose.code(rule.examples.passing)
  }

  /// The severities that facts of a guideline give in place of the rule's own, with their scopes.
  private var severities: [(name: String, text: String)] {
    rule.severities(in: library).map { ($0.severity.rawValue, $0.places.joined(separator: ", ")) }
  }

  private func statements(in guideline: Guideline) -> [Statement] {
    var seen: Set<Int> = []
    return rule.facts(in: guideline.model).flatMap { $0.statements(in: guideline) }
      .filter { seen.insert($0.range.lowerBound).inserted }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
