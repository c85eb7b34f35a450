import SourceText
import Testing
import YAMLSyntax

/// Checks everything that holds of every stream, whatever was parsed.
func expectSound(_ stream: YAMLStream, sourceLocation: SourceLocation = #_sourceLocation) {
  var bytes: [UInt8] = []
  for document in stream.documents {
    #expect(document.start == bytes.count, sourceLocation: sourceLocation)
    bytes += document.tree.bytes
    expectSound(document.tree, sourceLocation: sourceLocation)
  }
  #expect(bytes == stream.text.bytes, sourceLocation: sourceLocation)
}

private func expectSound(_ tree: SyntaxTree, sourceLocation: SourceLocation) {
  let all = 0..<tree.bytes.count
  var isCovered = [Bool](repeating: false, count: all.count)
  func cover(_ range: ByteRange?) {
    guard let range else { return }
    guard range.lowerBound >= 0, range.upperBound <= all.count else {
      Issue.record("\(range) lies outside \(all) of \(dump(tree))", sourceLocation: sourceLocation)
      return
    }
    for offset in range { isCovered[offset] = true }
  }
  for range in tree.comments + tree.skipped { cover(range) }
  for directive in tree.directives { cover(directive.range) }
  cover(tree.startMarker)
  cover(tree.endMarker)
  var starts = 0
  for node in allNodes(of: tree) {
    cover(node.anchor?.range)
    cover(node.tag?.range)
    if node.kind == .scalar || node.kind == .alias { cover(node.range) }
    if node.range.lowerBound < starts || node.range.upperBound > all.count {
      Issue.record("\(node.range) is out of order in \(dump(tree))", sourceLocation: sourceLocation)
    }
    starts = node.range.lowerBound
  }
  for problem in tree.problems where !(0...all.count).contains(problem.range.upperBound) {
    Issue.record("\(problem) lies outside \(dump(tree))", sourceLocation: sourceLocation)
  }
  for problem in tree.problems {
    let first = problem.message.unicodeScalars.first
    #expect(first?.properties.isUppercase == false, sourceLocation: sourceLocation)
    #expect(!problem.message.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(problem.message.utf8.count { $0 == UInt8(ascii: ";") } > 0, "\(problem)")
    if problem.fix?.edits.contains(where: { $0.range.upperBound > all.count }) == true {
      Issue.record("\(problem) is mended outside \(dump(tree))", sourceLocation: sourceLocation)
    }
  }
  let structural = Set(" \t\r\n-?:,[]{}\u{FEFF}".utf8)
  for offset in all where !isCovered[offset] && !structural.contains(tree.bytes[offset]) {
    Issue.record(
      "byte \(offset) belongs to nothing in \(dump(tree))",
      sourceLocation: sourceLocation
    )
    return
  }
}

/// All nodes in order of the text.
func allNodes(of tree: SyntaxTree) -> [YAMLNode] {
  var nodes: [YAMLNode] = []
  var pending = tree.root.map { [$0] } ?? []
  while let node = pending.popLast() {
    nodes.append(node)
    var children: [YAMLNode] = Array(node.items)
    for entry in node.entries { children += [entry.key, entry.value] }
    pending += children.reversed()
  }
  return nodes
}

private func dump(_ tree: SyntaxTree) -> String {
  String(decoding: tree.bytes, as: UTF8.self).debugDescription
}

/// Everything that two equal streams have in common, apart from the identity of their trees.
struct StreamFacts: Equatable {
  let starts: [Int]
  let bytes: [[UInt8]]
  let events: String
  let ranges: [[ByteRange]]
  let problems: [[YAMLProblem]]
  let comments: [[ByteRange]]
  let skipped: [[ByteRange]]

  init(_ stream: YAMLStream) {
    let trees = stream.documents.map(\.tree)
    starts = stream.documents.map(\.start)
    bytes = trees.map(\.bytes)
    events = YAMLEvents.print(stream)
    ranges = trees.map { allNodes(of: $0).map(\.range) }
    problems = trees.map(\.problems)
    comments = trees.map(\.comments)
    skipped = trees.map(\.skipped)
  }
}
