package import SourceText
package import SpecRules

/// A change that an editor offers at a place.
package struct CodeAction: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case quickFix
    case refactoring
    /// All safe fixes of the file at once.
    case fixAll
  }

  package let title: String
  package let kind: Kind
  package let edits: [TextEdit]
  package let isPreferred: Bool
  /// The finding that the action mends, if it mends one.
  package let finding: Finding?

  package init(
    title: String,
    kind: Kind,
    edits: [TextEdit],
    isPreferred: Bool = false,
    finding: Finding? = nil
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.isPreferred = isPreferred
    self.finding = finding
  }
}

extension Snapshot {
  /// The changes on offer for a range of the text, which may be empty.
  package func codeActions(in range: ByteRange) -> [CodeAction] { [] }
}
