package import JSONText

extension LSP {
  /// `textDocument/documentLink`; the server advertises `documentLinkProvider`.
  package struct DocumentLinks: DocumentRequest {
    package static let method = "textDocument/documentLink"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }

    package typealias Answer = [DocumentLink]
  }

  /// A range of the text that leads elsewhere.
  package struct DocumentLink: JSONWritable, Sendable {
    package let range: Range
    package let target: String
    /// What a pointer over the link shows, for clients with `tooltipSupport`.
    package let tooltip: String?

    package init(range: Range, target: String, tooltip: String?) {
      self.range = range
      self.target = target
      self.tooltip = tooltip
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("target", target)
        $0.member(optional: "tooltip", tooltip)
      }
    }
  }
}
