package import SourceText
package import SpecChecking
import YAMLSyntax

extension Snapshot {
  /// How many steps there are at most.
  private static let selectionLimit = 64

  /// What is selected step by step around each of some offsets, up to the whole text.
  ///
  /// The word comes first, then its entry, then the map of the entry, and so on. Each lies within
  /// the next one.
  package func selections(at offsets: [Int]) -> [[ByteRange]] {
    var readers: [Int: PathReader] = [:]
    return offsets.map { offset in
      let (start, document) = document(at: offset)
      let reader = readers[start] ?? PathReader(document.tree)
      readers[start] = reader
      return selections(at: offset, reader, from: start)
    }
  }

  private func selections(at offset: Int, _ reader: PathReader, from start: Int) -> [ByteRange] {
    let inside = offset - start
    var ranges = [text.range, start..<(start + reader.tree.bytes.count)]
    for node in reader.path(to: inside) {
      let entry = reader.entry(of: node, touching: inside)
      ranges += node.selections(around: inside, in: entry).map { $0.shifted(by: start) }
    }
    var steps: [ByteRange] = []
    for range in ranges.reversed() where range.touches(offset) {
      guard steps.last.map({ range.contains($0) && range != $0 }) ?? true else { continue }
      steps.append(range)
    }
    return steps.isEmpty ? [text.range] : Array(steps.prefix(Self.selectionLimit))
  }
}

extension YAMLNode {
  /// The node and what of it and of its entry is around an offset, the widest first.
  fileprivate func selections(around offset: Int, in entry: YAMLEntry?) -> [ByteRange] {
    let whole = [rangeWithProperties, range]
    switch kind {
    case .scalar, .alias: return whole + [contentRange]
    case .sequence: return whole
    case .mapping:
      guard let entry else { return whole }
      let key = entry.key.range.touches(offset) ? [entry.key.range, entry.key.contentRange] : []
      return whole + [entry.range] + key
    }
  }
}
