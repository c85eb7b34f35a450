import SourceText
import YAMLSyntax

/// A number whose thousands a comma in braces divides: `{ current: 1,000 }`.
struct DividedNumber {
  /// The number with its commas.
  let range: ByteRange
  /// The entries behind the first, each three digits of the number.
  let rest: ArraySlice<SpecEntry>

  /// How many groups of three digits a number may have.
  private static let mostGroups = 8

  /// The numbers of a map in braces.
  static func all(in map: SpecValue) -> [DividedNumber] {
    guard let bytes = map.node?.tree.bytes else { return [] }
    let entries = map.entries
    return entries.indices.compactMap { index in
      guard case .scalar(let text, .int) = entries[index].value.content, text.utf8.count <= 4,
        let value = entries[index].value.node, value.style == .plain
      else { return nil }
      var end = value.range.upperBound
      let groups = entries[(index + 1)...].prefix(mostGroups).prefix { entry in
        let key = entry.key.range
        guard entry.hasKeyAlone, key.lowerBound == end + 1, key.count == 3,
          bytes[end] == UInt8(ascii: ","), bytes[key].allSatisfy({ (0x30...0x39).contains($0) })
        else { return false }
        end = key.upperBound
        return true
      }
      return groups.isEmpty
        ? nil : DividedNumber(range: value.range.lowerBound..<end, rest: groups)
    }
  }

  /// What is wrong with it.
  func problem(in tree: SyntaxTree) -> SpecProblem {
    let digits = tree.string(in: range).replacing(",", with: "")
    return SpecProblem(
      .wrongType,
      "a comma in braces ends the number; write '\(digits)'",
      at: range,
      fix: Fix("Change to '\(digits)'", [TextEdit(range, with: digits)]),
      hasConsequences: true
    )
  }
}
