import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

/// A document written again in another style of YAML, aliases and merge keys replaced by what they
/// stand for.
struct Restyled {
  let layout: Layout

  enum Layout: CaseIterable {
    case block
    case flow
    case quoted
  }

  private static let known = Layout.allCases.map { _ in Remembered<String?>() }

  /// Writes the documents of a text; `nil` when one of them does not parse.
  func text(of document: String) -> String? {
    let position = Layout.allCases.firstIndex(of: layout) ?? 0
    return Self.known[position].value(for: document) { write(document) }
  }

  private func write(_ document: String) -> String? {
    var written: [String] = []
    for document in YAMLStream(parsing: SourceText(document)).documents {
      guard document.tree.problems.isEmpty else { return nil }
      guard let spec = Spec(reading: document.tree, in: .builtIn) else { continue }
      written.append(layout == .flow ? flow(spec.root) + "\n" : block(spec.root, indent: ""))
    }
    return written.joined(separator: "---\n")
  }

  private func flow(_ value: SpecValue) -> String {
    switch value.content {
    case .null: ""
    case .scalar: scalar(value)
    case .list(let items): "[" + items.map(flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{ " + entries.map { "\(key($0)): \(flow($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  private func block(_ value: SpecValue, indent: String) -> String {
    switch value.content {
    case .map(let entries) where !entries.isEmpty:
      entries.map { entry in
        let inner = indent + "    "
        return isBlock(entry.value)
          ? "\(indent)\(key(entry)):  # as follows\n\(block(entry.value, indent: inner))"
          : "\(indent)\(key(entry)): \(flow(entry.value))\n"
      }.joined()
    case .list(let items) where !items.isEmpty:
      items.map { item in
        let lines = isBlock(item) ? block(item, indent: indent + "  ") : flow(item) + "\n"
        return indent + "- " + lines.drop { $0 == " " }
      }.joined()
    default: indent + flow(value) + "\n"
    }
  }

  private func isBlock(_ value: SpecValue) -> Bool {
    !value.entries.isEmpty || !value.items.isEmpty
  }

  private func key(_ entry: SpecEntry) -> String {
    ScalarWriting.scalar(entry.key.value)
  }

  private func scalar(_ value: SpecValue) -> String {
    guard case .scalar(let text, let type) = value.content else { return "" }
    guard type == .string else { return text }
    let isQuotable = layout == .quoted && !text.contains("\n")
    return isQuotable ? "'\(text.replacing("'", with: "''"))'" : ScalarWriting.scalar(text)
  }
}
