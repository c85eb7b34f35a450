import SourceText
package import YAMLSyntax

/// Whether a stream after an edit is the one that a full parse gives.
///
/// An input is a text and edits, separated by 0xFF. Two bytes place an edit, one tells how many
/// bytes it removes, and the rest is what it inserts.
package enum EditCheck {
  static func fault(on input: [UInt8]) -> String? {
    let parts = input.parts
    var stream = YAMLStream(parsing: SourceText(Array(parts[0])))
    for part in parts.dropFirst().prefix(16) where part.count >= 3 {
      let numbers = part.prefix(3).map { Int($0) }
      let start = (numbers[0] << 8 | numbers[1]) % (stream.text.bytes.count + 1)
      let replacement = String(decoding: part.dropFirst(3), as: UTF8.self)
      stream = stream.applying(TextEdit(start..<(start + numbers[2]), with: replacement))
      let full = YAMLStream(parsing: stream.text)
      if let fault = difference(stream, full) { return fault }
    }
    return StreamCheck.fault(in: stream)
  }

  /// What differs between two streams of the same text.
  package static func difference(_ left: YAMLStream, _ right: YAMLStream) -> String? {
    guard left.text.lines.starts == SourceText(left.text.bytes).lines.starts else {
      return "lines differ"
    }
    guard left.documents.map(\.range) == right.documents.map(\.range) else {
      return "documents differ"
    }
    for (one, other) in zip(left.documents, right.documents) {
      if let fault = difference(one.tree, other.tree) { return "\(fault) at \(one.start) differ" }
    }
    return nil
  }

  private static func difference(_ left: SyntaxTree, _ right: SyntaxTree) -> String? {
    if left.bytes != right.bytes { return "bytes" }
    if left.problems != right.problems { return "problems" }
    if left.comments != right.comments { return "comments" }
    if left.skipped != right.skipped { return "skipped ranges" }
    if left.directives != right.directives { return "directives" }
    if left.startMarker != right.startMarker { return "start markers" }
    if left.endMarker != right.endMarker { return "end markers" }
    return left.allNodes.map(NodeFacts.init) == right.allNodes.map(NodeFacts.init) ? nil : "nodes"
  }
}

/// Everything that can be asked of a node.
private struct NodeFacts: Equatable {
  let index: Int
  let kind: YAMLNode.Kind
  let style: YAMLNode.Style
  let range: ByteRange
  let contentRange: ByteRange
  let isMissing: Bool
  let isUnclosed: Bool
  let anchor: YAMLAnchor?
  let tag: YAMLTag?
  let target: Int?
  let text: String

  init(_ node: YAMLNode) {
    index = node.index
    kind = node.kind
    style = node.style
    range = node.range
    contentRange = node.contentRange
    isMissing = node.isMissing
    isUnclosed = node.isUnclosed
    anchor = node.anchor
    tag = node.tag
    target = node.resolved?.index
    text = node.text
  }
}
