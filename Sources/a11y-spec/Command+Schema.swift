import SpecIDE
import SpecModel
import SpecRules

extension Command {
  /// Prints the JSON Schema of a format.
  static let schema = Command(
    name: "schema",
    operands: "",
    summary: "prints the JSON Schema (draft-07) of specs, or of another format",
    details: """
      The schema of specs covers the built-in components. Editors with YAML support
      take it as it is:
      a11y-spec schema > spec-schema.json
      """,
    options: [
      Option("--configuration", nil, "that of .a11y-spec.yaml"),
      Option("--model", nil, "that of the models beside guideline documents"),
    ]
  ) { arguments throws(UsageError) in
    let isOfModel = arguments.has("--model")
    guard arguments.has("--configuration") else {
      Terminal.print(isOfModel ? SpecSchema.ofModel : SpecSchema.text())
      return .success
    }
    guard !isOfModel else { throw UsageError("use --configuration or --model, not both") }
    Terminal.print(SpecSchema.ofConfiguration)
    return .success
  }
}

extension SpecSchema {
  fileprivate static var ofConfiguration: String {
    text(
      of: .configuration,
      titled: "Configuration of a11y-spec",
      "Which rules, guidelines and files the checks of a project are about."
    )
  }

  fileprivate static var ofModel: String {
    text(
      of: .model,
      titled: "Component model",
      "The facts of one component, each with the sentence of the guideline that says so."
    )
  }
}
