package import JSONText

extension LSP {
  /// Prose, and how it is to be shown.
  package struct MarkupContent: Sendable, Hashable, JSONWritable {
    package enum Kind: String, Sendable {
      case plainText = "plaintext"
      case markdown
    }

    /// `nil` for a bare string, which also clients take that know no formats.
    package let kind: Kind?
    package let value: String

    package init(kind: Kind?, value: String) {
      self.kind = kind
      self.value = value
    }

    package func write(to writer: inout JSONWriter) {
      guard let kind else { return value.write(to: &writer) }
      writer.object {
        $0.member("kind", kind.rawValue)
        $0.member("value", value)
      }
    }
  }
}
