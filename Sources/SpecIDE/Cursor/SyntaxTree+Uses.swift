import SpecModel
import YAMLSyntax

/// A block under a key that the format ignores (`x-…`) is read where aliases of it stand.
extension SyntaxTree {
  /// How many places of use are looked at.
  private static let mostUses = 10
  /// How many shared blocks are followed, since one in another multiply.
  private static let mostBlocks = 50

  /// The ways by which the spec reads the value at the end of a path near an offset.
  ///
  /// They lead through the aliases of the innermost shared block around it, in the order of the
  /// text. Without such a block, the path itself is the only way. A shared value that nothing uses
  /// has no way.
  func uses(of path: [PathStep], at offset: Int) -> [[PathStep]] {
    var found: [[PathStep]] = []
    var waiting = [(path: path, offset: offset)]
    for _ in 0..<Self.mostBlocks {
      guard found.count < Self.mostUses, let place = waiting.popLast() else { break }
      if case .key(let top)? = place.path.first, MapShape.spec.ignores(top) {
        waiting += aliases(of: place.path, at: place.offset).reversed()
      } else {
        found.append(place.path)
      }
    }
    return found
  }

  /// The aliases of the innermost shared block around the end of a path.
  ///
  /// Each comes with the way that leads through it to the end of the path.
  private func aliases(of path: [PathStep], at offset: Int) -> [(path: [PathStep], offset: Int)] {
    let shared = nodes(along: path, at: offset)
    for (depth, node) in shared.enumerated().reversed() where node.anchor != nil {
      let aliases = Array(aliases.lazy.filter { $0.resolved == node }.prefix(Self.mostUses))
      guard !aliases.isEmpty else { continue }
      return aliases.map {
        (path: steps(to: $0) + path.dropFirst(depth + 1), offset: $0.range.lowerBound)
      }
    }
    return []
  }

  /// The nodes that the steps of a path lead to one after the other, as far as there are any.
  ///
  /// A step into a list leads to the last item that begins by an offset.
  private func nodes(along path: [PathStep], at offset: Int) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    for step in path {
      guard let node = nodes.last ?? root else { break }
      let next =
        switch step {
        case .key(let name): Array(node.entries).last { $0.key.text == name }?.value
        case .item: Array(node.items).last { $0.range.lowerBound <= offset }
        }
      guard let next else { break }
      nodes.append(next)
    }
    return nodes
  }

  /// The way from the top to an alias.
  ///
  /// A map that is merged there is read in place of the merge key.
  private func steps(to alias: YAMLNode) -> [PathStep] {
    let nodes = path(to: alias.range.lowerBound)
    var steps: [PathStep] = []
    var isMerged = false
    for (node, child) in zip(nodes, nodes.dropFirst()) {
      switch node.kind {
      case .mapping:
        guard let entry = node.entries.first(where: { $0.value == child }) else { return steps }
        isMerged = entry.isMerge
        if !isMerged { steps.append(.key(entry.key.text)) }
      case .sequence: if !isMerged { steps.append(.item) }
      case .scalar, .alias: break
      }
    }
    return steps
  }
}

extension TreePosition {
  /// The places at which the spec reads what stands here, the first one first.
  ///
  /// That is the place itself, unless it is in a block that others share. The author's own keys
  /// have no such place.
  func uses(in tree: SyntaxTree) -> [TreePosition] {
    if isOnKey, path.isEmpty, MapShape.spec.ignores(key) { return [] }
    let whole = isOnKey ? path : path + [.key(key)]
    return tree.uses(of: whole, at: node.range.lowerBound).compactMap { use in
      guard !isOnKey else { return at(use, key) }
      let place = use.last == .item ? use.dropLast() : use[...]
      guard case .key(let key)? = place.last else { return nil }
      return at(Array(place.dropLast()), key)
    }
  }

  private func at(_ path: [PathStep], _ key: String) -> TreePosition {
    var position = self
    (position.path, position.key) = (path, key)
    return position
  }
}

extension [[PathStep]] {
  /// The way within a topic that several platforms share, as if it stood at the top for all of
  /// them.
  ///
  /// `nil` where the ways are of one platform, or of different topics.
  var sharedTopic: [PathStep]? {
    guard let first, first.platform != nil, Set(map(\.platform)).count > 1 else { return nil }
    let way = [PathStep](first.dropFirst(2))
    guard case .key(let topic)? = way.first,
      MapShape.topicKeys.contains(where: { $0.name == topic })
    else { return nil }
    return allSatisfy { $0.platform != nil && $0.dropFirst(2) == way[...] } ? way : nil
  }
}
