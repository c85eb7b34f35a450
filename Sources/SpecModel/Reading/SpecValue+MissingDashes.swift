import SourceText
import YAMLSyntax

extension SpecValue {
  /// The items of a list that a map was meant as whose first key stands in it twice, as the dash of
  /// the next item is missing; the map itself where none is.
  var dividedAtMissingDashes: [SpecValue] {
    guard let first = entries.first, let node, node.kind == .mapping, node.style == .block,
      entries.dropFirst().contains(where: { $0.key.value == first.key.value })
    else { return [self] }
    let starts = entries.indices.dropFirst().filter { index in
      let key = entries[index].key
      return key.value == first.key.value
        && node.entries.contains {
          $0.key.contentRange == key.range
            && node.dashInsertion(inFrontOf: $0, repeating: first.key.range) != nil
        }
    }
    let bounds = [0] + starts + [entries.count]
    return zip(bounds, bounds.dropFirst()).map { start, end in
      let part = Array(entries[start..<end])
      let range = part[0].range.lowerBound..<(part[part.count - 1].range.upperBound)
      return SpecValue(.map(part), range: range, node: nil)
    }
  }
}
