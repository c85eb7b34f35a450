package import SourceText

/// An entry in the outline of a file.
package struct Symbol: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A whole spec.
    case spec
    /// A platform or a segment: a part with parts of its own.
    case part
    /// A key whose value has entries.
    case group
    /// A key with a plain value.
    case field
  }

  package let name: String
  /// The value in short, such as "button".
  package let detail: String?
  package let kind: Kind
  /// The whole entry, key and value.
  package let range: ByteRange
  /// The key, inside `range`.
  package let selectionRange: ByteRange
  package let children: [Symbol]

  package init(
    name: String,
    detail: String?,
    kind: Kind,
    range: ByteRange,
    selectionRange: ByteRange,
    children: [Symbol]
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

extension Snapshot {
  /// The outline of the file.
  package var symbols: [Symbol] { [] }
}
