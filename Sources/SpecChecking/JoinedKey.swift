import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A key in front of braces, brackets or quotes without the colon or the space between them.
///
/// YAML takes all up to a colon further on for the key, as in `disabled { api: x }` or
/// `disabled{ api: x }`.
struct JoinedKey {
  let edits: [TextEdit]
  let finding: Finding

  /// Looks at a key that is unknown.
  init?(_ unknown: Finding, in tree: SyntaxTree) {
    let start = unknown.range.lowerBound
    let text = tree.bytes[unknown.range]
    let name = text.prefix { $0 != 0x20 && !":;=,.{[".utf8.contains($0) }
    let value = text[name.endIndex...].drop { $0 == 0x20 || ":;=,.".utf8.contains($0) }
    guard !name.isEmpty, let first = value.first, "{[\"'".utf8.contains(first),
      name.endIndex < value.startIndex || Self.isWord(name, ofKey: unknown.range, in: tree)
    else { return nil }
    let key = start..<name.endIndex
    let gap = tree.string(in: name.endIndex..<value.startIndex)
    // Another mark may stand in place of the colon.
    let edit =
      gap == ":"
      ? TextEdit.insert(" ", at: value.startIndex)
      : TextEdit(name.endIndex..<value.startIndex, with: ": ")
    edits = [edit]
    finding = Finding(
      code: (gap == ":" ? YAMLProblem.Code.missingSpace : .missingColon).rawValue,
      severity: .error,
      message: gap == ":"
        ? SpecProblem.missingSpaceMessage
        : SpecProblem.missingColonMessage(of: tree.string(in: key)),
      range: key,
      fixes: [Fix(gap == ":" ? "Insert a space" : "Insert ':'", [edit], isPreferred: true)]
    )
  }

  /// Whether a word that touches its bracket is part of a key, and not of a phrase.
  private static func isWord(
    _ name: ArraySlice<UInt8>,
    ofKey key: ByteRange,
    in tree: SyntaxTree
  ) -> Bool {
    name.allSatisfy { $0 == UInt8(ascii: "-") || Character(UnicodeScalar($0)).isLetter }
      && tree.bytes[key.upperBound...].first == UInt8(ascii: ":")
  }
}
