import SourceText
import YAMLSyntax

extension SyntaxTree {
  /// The anchors of the document with the aliases that mean them, by the names without their marks.
  var anchors: [Name] {
    var names: [Int: Name] = [:]
    let nodes = anchoredNodes
    for node in nodes {
      guard let anchor = node.anchor, !anchor.name.isEmpty else { continue }
      let range = (anchor.range.lowerBound + 1)..<anchor.range.upperBound
      names[node.index] = Name(kind: .anchor, word: anchor.name, declarations: [range])
    }
    for alias in aliases {
      guard let target = alias.resolved else { continue }
      names[target.index]?.references.append(alias.contentRange)
    }
    return nodes.compactMap { names[$0.index] }
  }

  /// The aliases whose maps the merge key (`<<`) at an offset brings in; none elsewhere.
  func aliasesMerged(at offset: Int) -> [YAMLNode] {
    let path = path(to: offset)
    guard let key = path.last, key.kind == .scalar, key.range.touches(offset),
      let entry = path.dropLast().last?.entries.first(where: { $0.key == key }), entry.isMerge
    else { return [] }
    return ([entry.value] + Array(entry.value.items)).filter { $0.kind == .alias }
  }
}
