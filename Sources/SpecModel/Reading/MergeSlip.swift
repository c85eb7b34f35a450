import SourceText
import YAMLSyntax

/// A value of a merge key (`<<`) that is no map, so that nothing is merged.
struct MergeSlip {
  private let node: YAMLNode

  /// The values of a merge key that merge nothing: the value itself, or items of its list.
  ///
  /// An empty value is no slip. Nor is an alias without an anchor, which the YAML reports.
  static func all(behind entry: YAMLEntry) -> [MergeSlip] {
    let value = entry.value
    let items = value.resolved.map { $0.kind == .sequence ? Array($0.items) : [value] } ?? []
    return items.filter { node in
      guard let target = node.resolved, target.kind != .mapping else { return false }
      return !node.isMissing || node.anchor != nil
    }.map(MergeSlip.init)
  }

  /// What is wrong with it, where some maps have an anchor, each up to an offset.
  func problem(anchored maps: [String: Int]) -> SpecProblem {
    let name = node.anchor?.name ?? node.text
    let range = node.rangeWithProperties
    if node.isAliasInQuotes {
      return SpecProblem(
        .wrongType,
        "an alias stands without quotes; remove them",
        at: range,
        fix: Fix("Remove the quotes", [TextEdit(range, with: name)])
      )
    }
    let isAnchored = node.kind == .scalar && maps[name].map { $0 <= range.lowerBound } ?? false
    return SpecProblem(
      .wrongType,
      isAnchored
        ? "'<<' merges a map by its alias; write '*\(name)'"
        : "'<<' takes a map or an alias of one such as '*shared', not \(subject(called: name))",
      at: node.anchor == nil && node.kind == .scalar ? node.contentRange : range,
      fix: isAnchored ? Fix("Change to '*\(name)'", [TextEdit(range, with: "*" + name)]) : nil
    )
  }

  private func subject(called name: String) -> String {
    switch node.kind {
    case .alias: "'*\(name)', which is none"
    case .sequence: "a list of lists"
    case .scalar, .mapping: "'\(name.prefix(40))\(name.dropFirst(40).isEmpty ? "" : "…")'"
    }
  }
}

extension YAMLNode {
  /// Whether the node is a text in quotes that would be an alias without them.
  fileprivate var isAliasInQuotes: Bool {
    guard kind == .scalar, style == .doubleQuoted || style == .singleQuoted,
      rangeWithProperties == range, text.first == "*", text.utf8.count > 1
    else { return false }
    return !text.utf8.contains { $0 <= 0x20 || ",[]{}".utf8.contains($0) }
  }
}

extension SyntaxTree {
  /// Where the first map ends that has an anchor of each name.
  var endsOfAnchoredMaps: [String: Int] {
    anchoredNodes.reduce(into: [:]) { ends, node in
      guard node.kind == .mapping, let name = node.anchor?.name, ends[name] == nil else { return }
      ends[name] = node.range.upperBound
    }
  }
}
