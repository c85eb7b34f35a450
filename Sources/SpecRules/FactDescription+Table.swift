import English
package import Guidelines

extension FactDescription {
  /// All facts as a table in Markdown, as it stands in the README of `Guidelines`.
  package static func markdownTable() -> String {
    let rows = all.map { "| `\($0.name)` | \($0.says) | \($0.detailList) | \($0.readerList) |\n" }
    return "| fact | `values` | further keys | read by |\n|---|---|---|---|\n" + rows.joined()
  }

  /// What the words and the number of the fact say.
  private var says: String {
    let words =
      switch values {
      case .none: ""
      case .any, .names, .keyNames, .phrases, .references, .keys, .terms, .attributes, .pair:
        summary
      case .effects: "\(summary); an effect"
      case .oneOf(let choices): "\(choices.coded): \(summary)"
      }
    let parts = [words, number.map { "`number`: \($0)" } ?? ""].filter { !$0.isEmpty }
    return parts.joined(separator: "; ")
  }

  private var detailList: String {
    var parts = details.map { detail in
      guard case .oneOf(let choices) = detail.words else {
        return "`\(detail.name)`: \(detail.summary)"
      }
      return "`\(detail.name)` (\(choices.coded)): \(detail.summary)"
    }
    if hasDetailForEachValue { parts.append("each value: other words for it") }
    return parts.joined(separator: "; ")
  }

  /// The rules that read it, and who else does.
  package var readerList: String {
    let rules = Rule.all.filter { rule in
      (rule.facts + rule.relatedFacts).contains { FactDescription.named($0)?.name == name }
    }
    return (rules.map { "`\($0.id)`" } + readers).joined(separator: ", ")
  }
}

extension [String] {
  /// The words as code, the last two joined by `or`.
  fileprivate var coded: String {
    map { "`\($0)`" }.inSentence("or")
  }
}
