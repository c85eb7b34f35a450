import Guidelines
import JSONText
import SourceText
import SpecModel
import TestSupport
import YAMLSyntax

/// A document written again in another style of YAML, aliases and merge keys replaced by what they
/// stand for.
struct Restyled {
  let layout: Layout

  enum Layout: CaseIterable {
    case block
    case flow
    case quoted
    /// JSON on as many lines as it has entries.
    case json
    /// JSON without white space.
    case denseJSON
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
      written.append(text(of: spec.written))
    }
    return written.joined(separator: "---\n")
  }

  private func text(of root: SpecValue) -> String {
    switch layout {
    case .flow: flow(root) + "\n"
    case .block, .quoted: block(root, indent: "")
    case .json: json(root, .pretty)
    case .denseJSON: json(root, .compact)
    }
  }

  private func json(_ value: SpecValue, _ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style)
    write(value, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ value: SpecValue, to writer: inout JSONWriter) {
    switch value.content {
    case .null: writer.null()
    case .scalar(let text, .string): writer.string(text)
    case .scalar(let text, _): writer.write(verbatim: Array(text.utf8)[...])
    case .list(let items): writer.array { for item in items { write(item, to: &$0) } }
    case .map(let entries):
      writer.object {
        for entry in entries {
          $0.key(entry.key.value)
          write(entry.value, to: &$0)
        }
      }
    }
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
