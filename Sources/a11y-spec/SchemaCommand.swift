import SpecModel

extension Command {
  /// Prints the JSON Schema of the format.
  static let schema = Command(
    name: "schema",
    operands: "",
    summary: "prints the JSON Schema (draft-07) of spec files",
    details: """
      The schema covers the built-in components. Editors with YAML support take it as
      it is:
      a11y-spec schema > spec-schema.json
      """,
    options: []
  ) { _ in
    Terminal.print(SpecSchema.text())
    return .success
  }
}
