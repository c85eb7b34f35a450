import English
import SpecRules

extension ExplanationWriter {
  /// A success criterion by its number or its name, with the rules that it stands behind.
  func criteria(_ word: String) -> [String] {
    let number = word.split(separator: " ").last.map(String.init) ?? word
    return SuccessCriterion.all.filter {
      $0.id == number || $0.name.foldedForComparison == word
    }.map { criterion in
      write(orElse: nil) { prose in
        let level = criterion.level == "obsolete" ? "" : ", level \(criterion.level)"
        prose.introduce(
          criterion.id,
          "The success criterion \(criterion.name) of WCAG 2.2\(level), since \(criterion.since)."
        )
        if let clause = criterion.clause { prose.add("EN 301 549 V3.2.1: \(clause).") }
        let rules = Rule.all.filter { $0.wcag.serves(criterion.id) }
        prose.list(rules.map { ($0.id, $0.summary) })
        if rules.isEmpty { prose.add("No rule is about it.") }
      }
    }
  }
}
