import SourceText
import YAMLSyntax

/// A spec as other people write it: indented by four, in braces, with other line breaks.
package enum SpecForm: String, Sendable, CaseIterable {
  case block
  case fourSpaces = "four spaces"
  case crlf = "CRLF"
  case tabs
  case flow
  case flowLines = "flow over lines"

  /// The text in this form.
  package func text(of spec: String) -> String {
    switch self {
    case .block: spec
    case .fourSpaces: spec.indentedByFour
    case .crlf: spec.replacing("\n", with: "\r\n")
    case .tabs: spec.replacing(": ", with: ":\t")
    case .flow: spec.inFlow(overLines: false)
    case .flowLines: spec.inFlow(overLines: true)
    }
  }
}

extension String {
  fileprivate var indentedByFour: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let blanks = line.prefix { $0 == " " }
      let rest = line.dropFirst(blanks.count)
      return blanks + blanks + (rest.hasPrefix("- ") ? "-   " + rest.dropFirst(2) : rest)
    }.joined(separator: "\n")
  }

  /// The values below the keys at the top in braces and brackets.
  fileprivate func inFlow(overLines: Bool) -> String {
    let tree = YAMLStream(parsing: SourceText(self)).documents.first?.tree
    let entries = tree?.root.map { Array($0.entries) } ?? []
    return entries.map { entry in
      "\(entry.key.text): \(entry.value.inFlow(indentation: overLines ? "  " : nil))\n"
    }.joined()
  }
}

extension YAMLNode {
  fileprivate func inFlow(indentation: String?) -> String {
    let inner = indentation.map { $0 + "  " }
    let isList = kind == .sequence
    let parts =
      entries.map { "\($0.key.source): \($0.value.inFlow(indentation: inner))" }
      + items.map { $0.inFlow(indentation: inner) }
    guard kind == .mapping || isList else {
      // A block scalar has no form in braces, and commas and braces need quotes there.
      if style == .literal || style == .folded { return "\"text\"" }
      let isPlain = style == .plain && kind == .scalar && anchor == nil
      return isPlain && source.contains { ",{}[]".contains($0) } ? "\"\(source)\"" : source
    }
    let (open, close) = isList ? ("[", "]") : ("{ ", " }")
    guard let indentation else { return open + parts.joined(separator: ", ") + close }
    let lines = parts.map { indentation + $0 }.joined(separator: ",\n")
    return
      "\(open.first.map(String.init) ?? "")\n\(lines)\n\(indentation.dropLast(2))\(isList ? "]" : "}")"
  }

  private var source: String { tree.string(in: rangeWithProperties) }
}
