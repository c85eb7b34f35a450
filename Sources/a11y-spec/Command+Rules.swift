import Guidelines
import Reports
import SourceText
import SpecIDE
import SpecRules

extension Command {
  /// Prints the table of rules.
  static let rules = Command(
    name: "rules",
    operands: "",
    summary: "prints the rules, each with its severity and whether it has fixes",
    details: """
      A 'safe fix' keeps what the author meant; 'check --fix' applies it. A 'fix'
      is offered by editors and reports, for somebody to look at.

      Any of them can be turned off or given another severity under 'rules:' in
      .a11y-spec.yaml, and allowed at one place by a comment:
      # a11y-spec: allow role-expected (reason)
      """,
    options: [
      Option("--markdown", nil, "as a table in Markdown"),
      Option("--json", nil, "for programs"),
      Option("--facts", nil, "the facts that a model may state, as a table in Markdown"),
      Option(
        "--coverage",
        "COMPONENT",
        "what becomes of each sentence of a guideline; with --json for programs"
      ),
    ]
  ) { arguments throws(UsageError) in
    if let name = arguments.value("--coverage") {
      let library = try GuidelineLibrary.current()
      let coverage = GuidelineCoverage(of: try library.found(library[name], under: name))
      if arguments.has("--json") {
        Terminal.print(Array(coverage.json.utf8).withoutWorkflowCommands(.json))
      } else {
        Terminal.print(lines: wrapped(coverage.text, to: Terminal.width, indentation: 4))
      }
      return .success
    }
    if arguments.has("--facts") {
      Terminal.print(FactDescription.markdownTable())
      return .success
    }
    if arguments.has("--markdown") {
      Terminal.print(Rule.markdownTable())
      return .success
    }
    // A pack may give a rule another severity for its components.
    let library = try GuidelineLibrary.current()
    if arguments.has("--json") {
      Terminal.print(Array(RuleList.json(in: library).utf8).withoutWorkflowCommands(.json))
      return .success
    }
    let table = Rule.table(in: library)
    Terminal.print(lines: wrapped(table, to: Terminal.width, indentation: Rule.remarkColumn))
    return .success
  }
}
