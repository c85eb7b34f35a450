package import SourceText
import YAMLSyntax

extension Spec {
  /// Puts the items of a list into another order, given as their present positions; each keeps its
  /// quotes.
  ///
  /// `nil` for a list that stands elsewhere, or whose items are not written in it.
  package func reordering(_ list: SpecValue, _ order: [Int]) -> [TextEdit]? {
    guard list.isList, let node = list.node else { return nil }
    let items = Array(node.items)
    guard items.count == order.count, Set(order) == Set(items.indices) else { return nil }
    guard items.allSatisfy({ $0.kind == .scalar && !$0.isMissing }) else { return nil }
    let ranges = items.map(\.rangeWithProperties)
    return order.enumerated().filter { $0.offset != $0.element }.map { place, item in
      TextEdit(ranges[place], with: tree.string(in: ranges[item]))
    }
  }
}
