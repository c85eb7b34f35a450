package import SourceText
package import YAMLSyntax

/// A further spec in a document, which lacks its `---` or the line break in front of that.
package struct SecondSpec {
  /// From where on the document is another spec.
  let start: Int
  /// What is said of it, where the syntax has something to say.
  package let message: String
  package let range: ByteRange
  package let fix: Fix

  private static let mark = Array("---".utf8)
  /// How much of a line is looked through, in bytes.
  private static let longestLine = 1_000

  /// Looks for the first key of a spec among those behind it, and for a mark on a value's line.
  init?(in root: YAMLNode) {
    for problem in root.tree.problems {
      guard let joined = SecondSpec(problem, in: root.tree) else { continue }
      self = joined
      return
    }
    guard root.style == .block, let second = root.secondComponent else { return nil }
    let bytes = root.tree.bytes
    start = second.lowerBound
    range = second
    message = "a second spec begins here; put '---' in front of it"
    fix = Fix("Insert '---'", [.insert("---" + bytes.lineBreak(), at: start)], isPreferred: true)
  }

  /// Looks for a mark on the line of a value that the syntax finds fault with.
  package init?(_ problem: YAMLProblem, in tree: SyntaxTree) {
    guard problem.code == .quoteNeeded || problem.code == .collectionOnLine else { return nil }
    let bytes = tree.bytes
    let line = bytes[problem.range.lowerBound...].prefix(Self.longestLine).prefix { !$0.isBreak }
    let place = line.indices.first { index in
      index > 0 && bytes[index - 1] != UInt8(ascii: "-") && line[index...].starts(with: Self.mark)
    }
    guard let place, tree.column(of: place) > 0, place + Self.mark.count < line.endIndex,
      let key = line[(place + Self.mark.count)...].firstIndex(where: { $0 != 0x20 })
    else { return nil }
    let word = String(decoding: line[key...].prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    guard MapShape.spec.description(of: word) != nil else { return nil }
    let gap = line[..<place].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? place
    let lineBreak = bytes.lineBreak()
    start = place
    range = place..<(place + Self.mark.count)
    message = "'---' stands on a line of its own; move it there"
    fix = Fix(
      "Begin a new line",
      [
        TextEdit(gap..<place, with: lineBreak),
        TextEdit((place + Self.mark.count)..<key, with: lineBreak),
      ],
      isPreferred: true
    )
  }

  var problem: SpecProblem { SpecProblem(.duplicateKey, message, at: range, fix: fix) }
}

extension YAMLNode {
  /// The second `component` of a spec that repeats another of the keys above it, too.
  fileprivate var secondComponent: ByteRange? {
    var keys: Set<String> = []
    var second: ByteRange?
    for entry in entries where entry.key.kind == .scalar {
      let key = entry.key.text
      if keys.insert(key).inserted { continue }
      if second != nil { return second }
      if key == "component" { second = entry.key.range }
    }
    return nil
  }
}
