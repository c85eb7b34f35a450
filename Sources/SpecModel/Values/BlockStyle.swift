package import YAMLSyntax

/// How the first blocks of a document are indented; additions to it take that over.
package struct BlockStyle {
  /// How many columns a map stands right of its key.
  package private(set) var step = 2
  /// How many columns the dashes of a list stand right of its key.
  package private(set) var listStep = 2
  /// A dash with the blanks behind it.
  package private(set) var dash = "- "

  /// How many collections are looked at; there may be thousands.
  private static let sample = 64

  /// Reads the style off a document, with another step where no block in it shows one.
  package init(of tree: SyntaxTree?, otherwise other: Int? = nil) {
    var pending = tree?.root.map { [$0] } ?? []
    var found: (step: Int?, list: Int?, dash: String?)
    var count = 0
    while let node = pending.popLast(), count < Self.sample {
      guard node.style == .block else { continue }
      count += 1
      let values = node.entries.prefix(Self.sample).map { ($0.key.column, $0.value) }
      for (column, value) in values where value.style == .block {
        let deeper = value.column - column
        if value.kind == .mapping, deeper > 0 { found.step = found.step ?? deeper }
        if value.kind == .sequence, deeper >= 0 { found.list = found.list ?? deeper }
      }
      found.dash = found.dash ?? node.dash
      pending += (values.map(\.1) + node.items.prefix(Self.sample)).reversed()
    }
    step = found.step ?? found.list.flatMap { $0 > 0 ? $0 : nil } ?? other ?? step
    listStep = found.list ?? step
    dash = found.dash ?? dash
  }
}

extension YAMLNode {
  /// The first dash of a list with the blanks behind it; `nil` where nothing stands on its line.
  fileprivate var dash: String? {
    let start = range.lowerBound
    guard kind == .sequence, let item = items.first(where: { !$0.range.isEmpty }) else {
      return nil
    }
    let text = tree.bytes[start..<max(item.rangeWithProperties.lowerBound, start)]
    let isDash = text.first == UInt8(ascii: "-") && text.dropFirst().allSatisfy { $0 == 0x20 }
    return isDash && text.count > 1 ? String(decoding: text, as: UTF8.self) : nil
  }
}
