package import JSONText

extension LSP {
  /// `textDocument/diagnostic`; the server advertises `diagnosticProvider`.
  package struct DocumentDiagnostic: DocumentRequest {
    package static let method = "textDocument/diagnostic"

    package let uri: String
    /// The report that the client has.
    package let previousResultID: String?

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
      self.previousResultID = value.read("previousResultId")
    }

    package enum Answer: JSONWritable, Sendable {
      case full(resultID: String, [Diagnostic])
      case unchanged(resultID: String)

      package func write(to writer: inout JSONWriter) {
        writer.object {
          switch self {
          case .full(let resultID, let items):
            $0.member("kind", "full")
            $0.member("resultId", resultID)
            $0.member("items", items)
          case .unchanged(let resultID):
            $0.member("kind", "unchanged")
            $0.member("resultId", resultID)
          }
        }
      }
    }
  }
}
