import SourceText
import YAMLSyntax

/// Items behind a dash too many, as in `- - label: Day`, or in brackets too many.
///
/// To YAML they are a list in the list.
struct NestedItems {
  let values: [SpecValue]
  let problem: SpecProblem

  /// Reads the items of an item that is a list; `nil` for any other item.
  init?(_ item: SpecValue) {
    guard item.isList, !item.items.isEmpty, !item.items.contains(where: \.isList),
      let node = item.node, let fix = node.fixOfNesting
    else { return nil }
    values = item.items
    let isBlock = node.style == .block
    problem = SpecProblem(
      .unexpectedContent,
      isBlock
        ? "a dash too many makes this a list in the list; remove it"
        : "these brackets make a list in the list; remove them",
      at: isBlock ? node.range.prefix(1) : node.range,
      fix: fix
    )
  }
}

extension YAMLNode {
  /// The fix that moves the items of an inner list into the list around it.
  fileprivate var fixOfNesting: Fix? {
    guard rangeWithProperties == range, range.upperBound <= tree.bytes.count, range.count > 2 else {
      return nil
    }
    guard style == .block else {
      let (start, end) = (range.lowerBound, range.upperBound)
      guard parent?.style == .flow, tree.bytes[end - 1] == UInt8(ascii: "]") else { return nil }
      return Fix(
        "Remove the brackets",
        [.delete(start..<(start + 1)), .delete((end - 1)..<end)]
      )
    }
    guard let outer = tree.dash(inFrontOf: range.lowerBound) else { return nil }
    let depth = range.lowerBound - outer
    var edits = [TextEdit.delete(outer..<range.lowerBound)]
    for offset in range.dropFirst() where tree.bytes[offset - 1].isBreak {
      let blanks = tree.bytes[offset..<range.upperBound].prefix { $0 == 0x20 }
      if blanks.endIndex < range.upperBound, tree.bytes[blanks.endIndex].isBreak { continue }
      guard blanks.count >= depth else { return nil }
      edits.append(.delete(offset..<(offset + depth)))
    }
    return Fix("Remove the dash", edits)
  }
}
