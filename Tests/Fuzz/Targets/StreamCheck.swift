import SourceText
import YAMLSyntax

/// What holds of every stream, whatever was parsed.
enum StreamCheck {
  static func fault(parsing input: [UInt8]) -> String? {
    let stream = YAMLStream(parsing: SourceText(input))
    _ = YAMLEvents.print(stream)
    return fault(in: stream)
  }

  static func fault(in stream: YAMLStream) -> String? {
    var count = 0
    for document in stream.documents {
      guard document.start == count else { return "documents leave a gap at \(count)" }
      count += document.tree.bytes.count
      guard Array(stream.text.bytes[document.range]) == document.tree.bytes else {
        return "the document at \(document.start) is not its text"
      }
      if let fault = fault(in: document.tree) { return fault }
    }
    return count == stream.text.bytes.count ? nil : "documents end at \(count)"
  }

  private static func fault(in tree: SyntaxTree) -> String? {
    let all = 0..<tree.bytes.count
    var coverage = Coverage(count: all.count)
    for range in tree.comments + tree.skipped + tree.directives.map(\.range) {
      coverage.add(range)
    }
    for range in [tree.startMarker, tree.endMarker] { coverage.add(range) }
    var start = 0
    for node in tree.allNodes {
      if let fault = fault(of: node, behind: start, in: all) { return fault }
      start = node.range.lowerBound
      coverage.add(node.anchor?.range)
      coverage.add(node.tag?.range)
      if node.kind == .scalar || node.kind == .alias { coverage.add(node.range) }
    }
    for problem in tree.problems {
      let edited = problem.fix?.edits.map(\.range) ?? []
      for range in [problem.range] + edited + problem.related.map(\.range) where !all.holds(range) {
        return "\(problem) lies outside the document"
      }
    }
    return coverage.fault(in: tree.bytes) ?? pathFault(in: tree)
  }

  private static func fault(of node: YAMLNode, behind start: Int, in all: ByteRange) -> String? {
    let range = node.range
    guard all.holds(range), range.lowerBound >= start else { return "node at \(range)" }
    let content = node.contentRange
    guard all.holds(content), content.lowerBound >= range.lowerBound,
      content.upperBound <= range.upperBound
    else { return "content at \(content) of the node at \(range)" }
    guard all.holds(node.rangeWithProperties) else { return "properties of the node at \(range)" }
    _ = node.text
    if node.kind == .mapping {
      for entry in node.mergedEntries {
        guard all.holds(entry.range) else { return "entry at \(entry.range)" }
        if let colon = entry.colon, !all.contains(colon) { return "colon at \(colon)" }
      }
    }
    return node.resolved?.kind == .alias ? "an alias resolves to an alias" : nil
  }

  /// Every path leads down, through nodes that touch the offset.
  private static func pathFault(in tree: SyntaxTree) -> String? {
    let end = tree.bytes.count
    for offset in [0, end / 3, end / 2, end] {
      var last = -1
      for node in tree.path(to: offset) {
        guard node.index > last, node.range.lowerBound <= offset, offset <= node.range.upperBound
        else { return "path to \(offset)" }
        last = node.index
      }
    }
    return nil
  }
}

/// Which bytes of a document belong to something.
private struct Coverage {
  private var isCovered: [Bool]
  private var isOutside = false

  init(count: Int) {
    isCovered = [Bool](repeating: false, count: count)
  }

  mutating func add(_ range: ByteRange?) {
    guard let range else { return }
    guard (0..<isCovered.count).holds(range) else {
      isOutside = true
      return
    }
    for offset in range { isCovered[offset] = true }
  }

  func fault(in bytes: [UInt8]) -> String? {
    if isOutside { return "a range lies outside the document" }
    let structural = Set(" \t\r\n-?:,[]{}\u{FEFF}".utf8)
    for offset in bytes.indices where !isCovered[offset] && !structural.contains(bytes[offset]) {
      return "byte \(offset) belongs to nothing"
    }
    return nil
  }
}

extension ByteRange {
  /// Whether another range, which may be empty, lies inside or at the end.
  fileprivate func holds(_ other: ByteRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SyntaxTree {
  /// All nodes in order of the text.
  var allNodes: [YAMLNode] {
    var nodes: [YAMLNode] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      nodes.append(node)
      var children = Array(node.items)
      for entry in node.entries { children += [entry.key, entry.value] }
      pending += children.reversed()
    }
    return nodes
  }
}
