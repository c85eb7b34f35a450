import SourceText

/// Which anchors the aliases of a document name, and what is wrong with the others.
struct AliasTargets {
  /// The aliases that have an anchor before them, each with the node of that.
  private(set) var targets: [NodeFact] = []
  private(set) var problems: [YAMLProblem] = []
  private let tables: Parser.Tables
  /// Where something else is wrong, in any order.
  private let faults: [YAMLProblem]

  /// How far apart the uses of an unknown anchor stand at most that one fix corrects.
  private static let farthestUse = 1 << 16
  /// How many anchors are compared with a name.
  private static let mostAnchors = 256
  /// For how many names an anchor is looked for that may be meant.
  private static let mostGuesses = 16
  private static let mostProblems = 500

  /// Finds the anchors: where none has come or gone, only those of aliases in a window of nodes that
  /// have been read.
  init(
    _ tables: Parser.Tables,
    _ bytes: Span<UInt8>,
    _ window: Range<Int>,
    _ head: DocumentReading.Head?,
    _ tail: TreeTail?,
    besides faults: [YAMLProblem]
  ) {
    self.tables = tables
    self.faults = faults
    guard !tables.aliases.isEmpty else { return }
    if let tail, head == nil || head?.tree === tail.tree,
      !Self.holdsAnchor(tail.tree.properties, window.lowerBound..<tail.point.state.counts.nodes),
      !Self.holdsAnchor(tables.properties, window)
    {
      resolve(bytes, window, tail)
    } else {
      resolve(bytes)
    }
    reportUnknown(bytes)
  }

  private static func holdsAnchor(_ properties: [NodeProperties], _ nodes: Range<Int>) -> Bool {
    let first = properties.firstIndex(notBelow: nodes.lowerBound, by: \.node)
    return properties[first...].prefix { $0.node < nodes.upperBound }.contains { $0.anchor != nil }
  }

  private mutating func resolve(_ bytes: Span<UInt8>) {
    var anchors: [String: Int] = [:]
    var next = 0
    for alias in tables.aliases {
      while next < tables.properties.count, tables.properties[next].node < alias {
        if let anchor = tables.properties[next].anchor {
          anchors[name(bytes, anchor)] = tables.properties[next].node
        }
        next += 1
      }
      if let target = anchors[name(bytes, range(of: alias))] {
        targets.append(NodeFact(node: alias, value: target))
      }
    }
  }

  private mutating func resolve(_ bytes: Span<UInt8>, _ window: Range<Int>, _ tail: TreeTail) {
    let known = tail.tree.aliasTargets
    let end = tail.point.state.counts.nodes
    let moved = window.upperBound - end
    targets += known[..<known.firstIndex(notBelow: window.lowerBound, by: \.node)]
    let aliases = tables.aliases
    for alias in aliases[aliases.firstIndex(notBelow: window.lowerBound) { $0 }...] {
      guard alias < window.upperBound else { break }
      if let anchor = anchor(of: alias, bytes, before: window.lowerBound) {
        targets.append(NodeFact(node: alias, value: anchor))
      }
    }
    targets += known[known.firstIndex(notBelow: end, by: \.node)...].lazy.map {
      NodeFact(node: $0.node + moved, value: $0.value + ($0.value >= end ? moved : 0))
    }
  }

  /// The last node before another that has the anchor which an alias names.
  private func anchor(of alias: Int, _ bytes: Span<UInt8>, before node: Int) -> Int? {
    let wanted = name(bytes, range(of: alias))
    let end = tables.properties.firstIndex(notBelow: node, by: \.node)
    return tables.properties[..<end].last { properties in
      properties.anchor.map { name(bytes, $0) == wanted } == true
    }?.node
  }

  private func range(of node: Int) -> ByteRange {
    Int(tables.nodes[node].start)..<Int(tables.nodes[node].end)
  }

  /// The name behind the indicator that a range begins with.
  private func name(_ bytes: Span<UInt8>, _ range: ByteRange) -> String {
    bytes.string(range.dropFirst())
  }

  // MARK: Problems

  /// Tells of the aliases without anchor, those of one name together.
  private mutating func reportUnknown(_ bytes: Span<UInt8>) {
    var known = targets[...]
    var uses: [String: [Int]] = [:]
    var names: [String] = []
    for alias in tables.aliases {
      if known.first?.node == alias {
        known.removeFirst()
        continue
      }
      let name = name(bytes, range(of: alias))
      guard !name.isEmpty else { continue }
      if uses[name] == nil {
        guard names.count < Self.mostProblems else { continue }
        names.append(name)
      }
      uses[name, default: []].append(alias)
    }
    let anchors = names.isEmpty ? [] : Array(tables.properties.prefix(Self.mostAnchors))
    for (index, name) in names.enumerated() {
      report(
        bytes,
        unknown: name,
        usedBy: uses[name] ?? [],
        index < Self.mostGuesses ? anchors : []
      )
    }
  }

  private mutating func report(
    _ bytes: Span<UInt8>,
    unknown name: String,
    usedBy uses: [Int],
    _ anchors: [NodeProperties]
  ) {
    let uses = uses.filter { !isBroken(range(of: $0)) }
    guard let first = uses.first else { return }
    let place = range(of: first)
    var related = uses.dropFirst().prefix(10).map {
      RelatedRange("another alias of that name", at: range(of: $0))
    }
    let start = "no anchor '&\(name)' stands before this alias; "
    guard let near = nearest(bytes, of: anchors, to: name, before: first) else {
      problems.append(
        YAMLProblem(
          .unknownAlias,
          at: place,
          start + "define it or correct the name",
          related: related
        )
      )
      return
    }
    if isBroken(near.range) { return }
    related.insert(RelatedRange("the anchor '&\(near.name)'", at: near.range), at: 0)
    let edits = uses.map { range(of: $0).dropFirst() }
      .prefix { $0.upperBound - place.lowerBound < Self.farthestUse }
      .map { TextEdit($0, with: near.name) }
    problems.append(
      YAMLProblem(
        .unknownAlias,
        at: place,
        start + "did you mean '\(near.name)'?",
        related: related,
        fix: Fix("Change to '\(near.name)'", Array(edits))
      )
    )
  }

  /// Whether a fault stands within the name of an anchor or alias: mended, it is another name.
  private func isBroken(_ range: ByteRange) -> Bool {
    let name = range.dropFirst()
    return faults.contains { name.contains($0.range.lowerBound) }
  }

  /// The anchor in front of a node whose name differs least from another, by two letters at most.
  private func nearest(
    _ bytes: Span<UInt8>,
    of anchors: [NodeProperties],
    to name: String,
    before node: Int
  ) -> (range: ByteRange, name: String)? {
    let wanted = Array(name.utf8)
    guard wanted.count <= 64 else { return nil }
    var best: (range: ByteRange, name: String)?
    var least = wanted.count > 3 ? 3 : 2
    for property in anchors where property.node < node {
      guard let range = property.anchor, abs(range.count - 1 - wanted.count) < least else {
        continue
      }
      let other = self.name(bytes, range)
      let distance = Self.distance(wanted, Array(other.utf8))
      guard distance < least else { continue }
      least = distance
      best = (range, other)
    }
    return best
  }

  /// How many letters are to be inserted, deleted or replaced to make one word of another.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
