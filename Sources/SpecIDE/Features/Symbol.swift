import Guidelines
package import SourceText
package import SpecChecking

/// An entry in the outline of a file.
package struct Symbol: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A whole spec.
    case spec
    case platform
    /// A key of the format with what stands below it.
    case topic
    /// A part of the component: a button or a segment.
    case part
    case state
    /// A moment at which something is announced.
    case moment
    /// A key with a plain value.
    case field
  }

  package let name: String
  /// What a reader wants to know of it first, such as the role or the phrase.
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
  /// The outline of the file as a person reads it.
  ///
  /// Its specs hold platforms, platforms hold topics, and topics hold segments, states and moments.
  package var symbols: [Symbol] {
    var rest = OutlineReader.symbolLimit
    return documents.flatMap { start, document in
      let symbols = rest > 0 ? document.symbols : []
      rest -= symbols.reduce(0) { $0 + $1.count }
      return symbols.map { $0.shifted(by: start) }
    }
  }
}

extension AnalyzedDocument {
  /// The outline of the document, offsets counted from its start; none without a spec.
  fileprivate var symbols: [Symbol] {
    attachments.value([Symbol].self) {
      guard let spec else { return [] }
      var reader = OutlineReader(spec)
      return reader.readSymbol().map { [$0] } ?? []
    }
  }
}

extension Symbol {
  /// How many the symbol and the symbols inside it are.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The symbol and the symbols inside it, a few levels deep, moved by a number of bytes.
  func shifted(by distance: Int) -> Symbol {
    guard distance != 0 else { return self }
    return Symbol(
      name: name,
      detail: detail,
      kind: kind,
      range: range.shifted(by: distance),
      selectionRange: selectionRange.shifted(by: distance),
      children: children.map { $0.shifted(by: distance) }
    )
  }
}
