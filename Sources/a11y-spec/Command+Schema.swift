import English
import Guidelines
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

      With --workspace it covers those that 'guidelines:' in .a11y-spec.yaml names as
      well, and the keys that their models add.
      """,
    options: [
      Option("--configuration", nil, "that of .a11y-spec.yaml"),
      Option("--workspace", nil, "that of specs, with the guidelines of .a11y-spec.yaml"),
      Option("--model", nil, "that of the models beside guideline documents"),
    ]
  ) { arguments throws(UsageError) in
    let formats = ["--configuration", "--workspace", "--model"].filter(arguments.has)
    guard formats.count < 2 else {
      throw UsageError(
        "use \(formats.inSentence("or")), not \(formats.count == 2 ? "both" : "all")"
      )
    }
    switch formats.first {
    case "--configuration": Terminal.print(SpecSchema.ofConfiguration)
    case "--workspace": Terminal.print(SpecSchema.text(of: try GuidelineLibrary.current()))
    case "--model": Terminal.print(SpecSchema.ofModel)
    default: Terminal.print(SpecSchema.text())
    }
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
