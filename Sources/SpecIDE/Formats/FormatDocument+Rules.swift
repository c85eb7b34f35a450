package import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// What a configuration says of rules and guidelines.
extension FormatDocument {
  /// The rule whose level the entry at an offset sets.
  package func ruleID(at offset: Int) -> (id: String, range: ByteRange)? {
    ruleIDs.first { $0.range.touches(offset) }
  }

  /// The places that set the level of a rule.
  package func places(ofRule id: String) -> [ByteRange] {
    ruleIDs.filter { $0.id == id }.map(\.range)
  }

  /// The edits that change paths of guidelines; `change` tells the new path, if there is one.
  package func changingGuidelines(_ change: (String) -> String?) -> [TextEdit] {
    documents.flatMap { start, tree -> [TextEdit] in
      guard let value = tree.root?["guidelines"]?.resolved else { return [] }
      let paths = ([value] + value.items.compactMap(\.resolved)).filter { $0.kind == .scalar }
      return paths.compactMap { path in
        change(path.text).map {
          TextEdit(path.range.shifted(by: start), with: ScalarWriting.scalar($0))
        }
      }
    }
  }

  /// The ids of rules that stand under any `rules`, in the order of the text.
  private var ruleIDs: [(id: String, range: ByteRange)] {
    guard format == .configuration else { return [] }
    return documents.flatMap { start, tree -> [(id: String, range: ByteRange)] in
      let overrides = tree.root?["overrides"].map { Array($0.items) } ?? []
      let maps = (tree.root.map { [$0] } ?? []) + overrides
      let entries = maps.compactMap { $0["rules"]?.resolved }.flatMap { Array($0.entries) }
      return entries.filter { Rule.named($0.key.text) != nil }
        .map { ($0.key.text, $0.key.contentRange.shifted(by: start)) }
    }
  }
}
