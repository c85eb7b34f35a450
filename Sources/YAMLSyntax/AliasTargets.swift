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

  init(_ tables: Parser.Tables, _ bytes: Span<UInt8>, besides faults: [YAMLProblem]) {
    self.tables = tables
    self.faults = faults
    guard !tables.aliases.isEmpty else { return }
    resolve(bytes)
    reportUnknown(bytes)
  }

  private mutating func resolve(_ bytes: Span<UInt8>) {
    var anchors: [[UInt8]: Int] = [:]
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

  private func range(of node: Int) -> ByteRange {
    Int(tables.nodes[node].start)..<Int(tables.nodes[node].end)
  }

  /// The bytes of the name behind the indicator that a range begins with.
  ///
  /// Two names are the same by their bytes. Texts would be compared by their characters, which long
  /// runs of combining marks make slow.
  private func name(_ bytes: Span<UInt8>, _ range: ByteRange) -> [UInt8] {
    range.dropFirst().map { bytes[$0] }
  }

  // MARK: Problems

  /// Tells of the aliases without anchor, name by name.
  private mutating func reportUnknown(_ bytes: Span<UInt8>) {
    var known = targets[...]
    var uses: [[UInt8]: [Int]] = [:]
    var names: [[UInt8]] = []
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
    unknown name: [UInt8],
    usedBy uses: [Int],
    _ anchors: [NodeProperties]
  ) {
    let uses = uses.filter { !isBroken(range(of: $0)) }
    guard let first = uses.first else { return }
    let place = range(of: first)
    var related = uses.dropFirst().prefix(10).map {
      RelatedRange("another alias of that name", at: range(of: $0))
    }
    let text = String(decoding: name, as: UTF8.self)
    let start = "no anchor '&\(text)' stands before this alias; "
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

  /// The anchor in front of a node whose name differs least from another, by two slips at most.
  private func nearest(
    _ bytes: Span<UInt8>,
    of anchors: [NodeProperties],
    to name: [UInt8],
    before node: Int
  ) -> (range: ByteRange, name: String)? {
    guard name.count <= 64 else { return nil }
    var best: (range: ByteRange, name: String)?
    var least = name.count > 3 ? 3 : 2
    for property in anchors where property.node < node {
      guard let range = property.anchor, abs(range.count - 1 - name.count) < least else {
        continue
      }
      let other = self.name(bytes, range)
      let distance = name.editDistance(to: other, limit: least - 1)
      guard distance < least else { continue }
      least = distance
      best = (range, String(decoding: other, as: UTF8.self))
    }
    return best
  }
}
