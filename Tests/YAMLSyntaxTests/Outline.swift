import SourceText
import YAMLSyntax

/// The documents of a text in a short notation: `{key: value}`, `[item]`, `~` for what is missing.
func outline(_ text: String) -> String {
  YAMLStream(parsing: SourceText(text)).documents
    .map { $0.tree.root.map(outline) ?? "" }
    .joined(separator: " --- ")
}

/// The problems of a text, each as its code and the text it is about.
func problems(_ text: String) -> [String] {
  let stream = YAMLStream(parsing: SourceText(text))
  return stream.documents.flatMap { document in
    document.tree.problems.map { "\($0.code.rawValue) '\(document.tree.string(in: $0.range))'" }
  }
}

/// The text after the fixes of all problems.
func fixed(_ text: String) -> String {
  let stream = YAMLStream(parsing: SourceText(text))
  let edits = stream.documents.flatMap { document in
    document.tree.problems.flatMap { $0.fix?.shifted(by: document.start).edits ?? [] }
  }
  let fixed = stream.text.applying(edits)
  return fixed.string(in: fixed.range)
}

/// Fit for small trees: recurses.
private func outline(_ node: YAMLNode) -> String {
  let properties =
    (node.anchor.map { "&\($0.name) " } ?? "") + (node.tag.map { "<\($0.resolved)> " } ?? "")
  let content =
    switch node.kind {
    case .scalar: node.isMissing ? "~" : node.text
    case .alias: "*\(node.text)"
    case .mapping:
      "{"
        + node.entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ")
        + "}"
    case .sequence: "[" + node.items.map { outline($0) }.joined(separator: ", ") + "]"
    }
  return properties + content
}
