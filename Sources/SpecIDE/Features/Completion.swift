package import SourceText

/// One proposal for the text at the cursor.
package struct Completion: Sendable, Equatable {
  /// What is proposed; decides the symbol that an editor shows.
  package enum Kind: Sendable, Equatable {
    case key
    case word
    case element
    case api
    case phrase
    case anchor
    case skeleton
  }

  /// The word as the list shows it.
  package let label: String
  /// Shown behind the label, such as "Dimmed".
  package let detail: String?
  /// Shown at the far end of the line, such as "iOS".
  package let scope: String?
  package let kind: Kind
  /// The bytes that the proposal replaces; the cursor lies within.
  package let replaces: ByteRange
  /// Where the replaced part ends when the client inserts instead of replacing.
  package let insertsUpTo: Int
  /// The text to insert, indented for its place.
  package let insertion: String
  /// The same with placeholders in snippet syntax, `$`, `}` and `\` escaped; `nil` when it has none.
  package let snippet: String?
  /// What the client compares with the typed characters; `nil` means the label.
  package let filter: String?
  /// Sorts the list: lower first.
  package let rank: Int
  package let isDeprecated: Bool
  /// What ``Snapshot/documentation(for:as:)`` resolves, an opaque word.
  package let documentationKey: String?

  package init(
    label: String,
    detail: String? = nil,
    scope: String? = nil,
    kind: Kind,
    replaces: ByteRange,
    insertsUpTo: Int,
    insertion: String,
    snippet: String? = nil,
    filter: String? = nil,
    rank: Int,
    isDeprecated: Bool = false,
    documentationKey: String? = nil
  ) {
    self.label = label
    self.detail = detail
    self.scope = scope
    self.kind = kind
    self.replaces = replaces
    self.insertsUpTo = insertsUpTo
    self.insertion = insertion
    self.snippet = snippet
    self.filter = filter
    self.rank = rank
    self.isDeprecated = isDeprecated
    self.documentationKey = documentationKey
  }
}

extension Snapshot {
  /// What may be written at an offset, the best first.
  package func completions(at offset: Int) -> [Completion] { [] }

  /// The prose of a proposal, quoted from the guideline.
  package static func documentation(for key: String, as style: MarkupStyle) -> String? { nil }
}
