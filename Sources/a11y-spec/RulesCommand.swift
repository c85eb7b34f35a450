import Guidelines
import Reports
import SpecRules

extension Command {
  /// Prints the table of rules.
  static let rules = Command(
    name: "rules",
    operands: "",
    summary: "prints the rules, each with its severity",
    details: """
      Any of them can be turned off or given another severity under 'rules:' in
      .a11y-spec.yaml, and allowed at one place by a comment:
      # a11y-spec: allow role-expected (reason)
      """,
    options: [
      Option("--markdown", nil, "as a table in Markdown, as the README has it"),
      Option("--facts", nil, "the facts that a model may state, as the README has them"),
    ]
  ) { arguments in
    if arguments.has("--facts") {
      Terminal.print(FactDescription.markdownTable())
      return .success
    }
    let table = wrapped(Rule.table(), to: Terminal.width, indentation: Rule.remarkColumn)
    Terminal.print(arguments.has("--markdown") ? Rule.markdownTable() : table)
    return .success
  }
}
