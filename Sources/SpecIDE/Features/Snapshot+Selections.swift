package import SourceText
package import SpecChecking
import YAMLSyntax

extension Snapshot {
  /// How many steps there are at most around one offset.
  private static let stepLimit = 64
  /// How many steps one request gets for all its offsets; each offset gets at least one.
  private static let allStepsLimit = 100_000

  /// What is selected step by step around each of some offsets, up to the whole text.
  ///
  /// The word comes first, then its entry, then the map of the entry, and so on. Each lies within
  /// the next one.
  package func selections(at offsets: [Int]) -> [[ByteRange]] {
    let limit = max(1, min(Self.stepLimit, Self.allStepsLimit / max(offsets.count, 1)))
    var readers: [Int: PathReader] = [:]
    var steps: [Int: [ByteRange]] = [:]
    for offset in Set(offsets).sorted() {
      let (start, document) = document(at: offset)
      let reader = readers[start] ?? PathReader(document.tree)
      readers[start] = reader
      steps[offset] = selections(at: offset, limit, reader, from: start)
    }
    return offsets.map { steps[$0] ?? [text.range] }
  }

  private func selections(
    at offset: Int,
    _ limit: Int,
    _ reader: PathReader,
    from start: Int
  ) -> [ByteRange] {
    let inside = offset - start
    var steps: [ByteRange] = []
    func append(_ range: ByteRange) {
      guard range.touches(offset) else { return }
      guard steps.last.map({ range.contains($0) && range != $0 }) ?? true else { return }
      steps.append(range)
    }
    for node in reader.nodes(around: inside) {
      guard steps.count < limit else { break }
      let entry = reader.entry(of: node, touching: inside)
      for range in node.selections(around: inside, in: entry) { append(range.shifted(by: start)) }
    }
    append(start..<(start + reader.tree.bytes.count))
    append(text.range)
    return steps.isEmpty ? [text.range] : Array(steps.prefix(limit))
  }
}

extension YAMLNode {
  /// The node and what of it and of its entry is around an offset, the narrowest first.
  fileprivate func selections(around offset: Int, in entry: YAMLEntry?) -> [ByteRange] {
    let whole = [range, rangeWithProperties]
    switch kind {
    case .scalar, .alias: return [contentRange] + whole
    case .sequence: return whole
    case .mapping:
      guard let entry else { return whole }
      let key = entry.key.range.touches(offset) ? [entry.key.contentRange, entry.key.range] : []
      return key + [entry.range] + whole
    }
  }
}
