import SourceText
import YAMLSyntax

extension SpecValue {
  /// The items of a list that lacks dashes and reads as a map; the map itself if none is missing.
  ///
  /// The first key of the map stands in it twice where the dash of the next item is missing.
  var dividedAtMissingDashes: [SpecValue] {
    guard let first = entries.first, let node, node.kind == .mapping, node.style == .block,
      entries.dropFirst().contains(where: { $0.key.value == first.key.value })
    else { return [self] }
    let beginnings = Set(
      node.entries.lazy.filter { entry in
        entry.key.kind == .scalar && entry.key.text == first.key.value
          && node.dashInsertion(inFrontOf: entry, repeating: first.key.range) != nil
      }.map(\.key.contentRange)
    )
    let starts = entries.indices.dropFirst().filter { beginnings.contains(entries[$0].key.range) }
    let bounds = [0] + starts + [entries.count]
    return zip(bounds, bounds.dropFirst()).map { start, end in
      let part = Array(entries[start..<end])
      let range = part[0].range.lowerBound..<(part[part.count - 1].range.upperBound)
      return SpecValue(.map(part), range: range, node: nil)
    }
  }
}
