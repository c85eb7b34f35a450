import YAMLSyntax

extension Snapshot {
  /// The keys that lead to each of some offsets, joined by `/`, such as `platforms/ios/role`.
  ///
  /// They leave out list items and the number of the document. So they stay when neighbours come
  /// and go.
  package func keyPaths(at offsets: [Int]) -> [String] {
    let order = offsets.indices.sorted { offsets[$0] < offsets[$1] }
    var paths = Array(repeating: "", count: offsets.count)
    var next = 0
    while next < order.count {
      let (start, document) = document(at: offsets[order[next]])
      let end = start + document.tree.bytes.count
      let first = next
      repeat { next += 1 } while next < order.count && offsets[order[next]] < end
      let inside = order[first..<next]
      let search = KeyPathSearch(for: inside.map { offsets[$0] - start }, in: document.tree)
      for (index, path) in zip(inside, search.paths) { paths[index] = path }
    }
    return paths
  }
}

/// The keys above places of a document, all found in one walk.
///
/// So many places in a long map cost no more than one.
private struct KeyPathSearch {
  /// A key, and the step to the one above it.
  private struct Step {
    let key: YAMLNode
    let above: Int?
  }

  private let places: [Int]
  private var steps: [Step] = []
  /// For each place the step to the innermost key above it.
  private var found: [Int?]
  /// Nodes to look into, each with the places within it and the step to its key.
  private var pending: [(node: YAMLNode, places: Range<Int>, above: Int?)] = []

  /// Looks for places in ascending order.
  init(for places: [Int], in tree: SyntaxTree) {
    self.places = places
    found = Array(repeating: nil, count: places.count)
    if let root = tree.root { enter(root, for: places.indices, below: nil) }
    while let (node, places, above) = pending.popLast() {
      lookIntoEntries(of: node, for: places, below: above)
      lookIntoItems(of: node, for: places, below: above)
    }
  }

  /// The keys that lead to each place.
  var paths: [String] {
    var last: (step: Int?, path: String) = (nil, "")
    return found.map { step in
      if step != last.step { last = (step, path(of: step)) }
      return last.path
    }
  }

  private func path(of step: Int?) -> String {
    var keys: [String] = []
    var next = step
    while let step = next {
      keys.append(steps[step].key.text)
      next = steps[step].above
    }
    return keys.reversed().joined(separator: "/")
  }

  private mutating func lookIntoEntries(
    of node: YAMLNode,
    for wanted: Range<Int>,
    below above: Int?
  ) {
    var first = wanted.lowerBound
    var latest: YAMLEntry?
    for entry in node.entries {
      guard first < wanted.upperBound else { return }
      let start = entry.range.lowerBound
      let next = end(of: first..<wanted.upperBound) { $0 < start }
      take(first..<next, for: latest, below: above)
      (first, latest) = (next, entry)
    }
    take(first..<wanted.upperBound, for: latest, below: above)
  }

  /// Leads places that stand behind the start of an entry, and before the next, to its key.
  private mutating func take(_ wanted: Range<Int>, for entry: YAMLEntry?, below above: Int?) {
    guard let entry, !wanted.isEmpty else { return }
    let step = steps.count
    steps.append(Step(key: entry.key, above: above))
    for place in wanted { found[place] = step }
    // What is entered last is looked into first, and leaves the last word to the value.
    enter(entry.value, for: wanted, below: step)
    enter(entry.key, for: wanted, below: step)
  }

  private mutating func lookIntoItems(
    of node: YAMLNode,
    for wanted: Range<Int>,
    below above: Int?
  ) {
    var first = wanted.lowerBound
    for item in node.items {
      guard first < wanted.upperBound else { return }
      let end = item.range.upperBound
      let next = self.end(of: first..<wanted.upperBound) { $0 <= end }
      enter(item, for: first..<next, below: above)
      first = next
    }
  }

  /// Puts off the places that a collection touches.
  private mutating func enter(_ node: YAMLNode, for wanted: Range<Int>, below above: Int?) {
    guard node.kind == .mapping || node.kind == .sequence else { return }
    let range = node.range
    let first = end(of: wanted) { $0 < range.lowerBound }
    let next = end(of: first..<wanted.upperBound) { $0 <= range.upperBound }
    if first < next { pending.append((node, first..<next, above)) }
  }

  /// The end of the leading places that meet a condition.
  private func end(of wanted: Range<Int>, _ isTaken: (Int) -> Bool) -> Int {
    wanted.first { !isTaken(places[$0]) } ?? wanted.upperBound
  }
}
