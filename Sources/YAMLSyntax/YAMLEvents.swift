import SourceText

/// Prints a stream in the notation of the YAML test suite's `test.event` files.
public enum YAMLEvents {
  /// One event a line, each ended by a line feed.
  public static func print(_ stream: YAMLStream) -> String {
    var output = "+STR\n"
    for document in stream.documents { print(document.tree, to: &output) }
    return output + "-STR\n"
  }

  private static func print(_ tree: SyntaxTree, to output: inout String) {
    guard tree.root != nil || tree.hasExplicitStart else { return }
    output += tree.hasExplicitStart ? "+DOC ---\n" : "+DOC\n"
    printNodes(of: tree, to: &output)
    output += tree.hasExplicitEnd ? "-DOC ...\n" : "-DOC\n"
  }

  private static func printNodes(of tree: SyntaxTree, to output: inout String) {
    // The collections around the current node, innermost last.
    var open: [(kind: YAMLNode.Kind, end: Int)] = []
    for index in tree.nodes.indices {
      let node = YAMLNode(tree: tree, index: index)
      while let last = open.last, last.end <= index {
        printEnd(open.removeLast().kind, to: &output)
      }
      printStart(of: node, to: &output)
      if node.kind == .mapping || node.kind == .sequence {
        open.append((node.kind, Int(tree.nodes[index].subtreeEnd)))
      }
    }
    while let last = open.popLast() { printEnd(last.kind, to: &output) }
  }

  private static func printEnd(_ kind: YAMLNode.Kind, to output: inout String) {
    output += kind == .mapping ? "-MAP\n" : "-SEQ\n"
  }

  private static func printStart(of node: YAMLNode, to output: inout String) {
    let tag = node.tag.map { " <\(escapedURI($0.resolved))>" }
    let properties = (node.anchor.map { " &\($0.name.inOneLine)" } ?? "") + (tag ?? "")
    switch node.kind {
    case .mapping: output += "+MAP" + (node.style == .flow ? " {}" : "") + properties
    case .sequence: output += "+SEQ" + (node.style == .flow ? " []" : "") + properties
    case .alias: output += "=ALI *" + node.text.inOneLine
    case .scalar: output += "=VAL" + properties + " " + mark(of: node.style) + escaped(node.text)
    }
    output += "\n"
  }

  private static func mark(of style: YAMLNode.Style) -> String {
    switch style {
    case .plain, .block, .flow: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  /// A tag with the control characters, which would end its line, as they are written in a URI.
  private static func escapedURI(_ tag: String) -> String {
    tag.unicodeScalars.map { scalar in
      guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined().inOneLine
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\0": escaped += "\\0"
      case "\u{08}": escaped += "\\b"
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      // What a terminal could take for a command is no event of the suite.
      case _ where Character(scalar).isCommand: escaped += String(scalar).inOneLine
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
