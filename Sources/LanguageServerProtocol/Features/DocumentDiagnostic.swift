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
      /// The diagnostics of the document, and of other documents that it rests on.
      case full(resultID: String, [Diagnostic], related: [Related] = [])
      case unchanged(resultID: String)

      package func write(to writer: inout JSONWriter) {
        writer.object {
          switch self {
          case .full(let resultID, let items, let related):
            $0.member("kind", "full")
            $0.member("resultId", resultID)
            $0.member("items", items)
            if !related.isEmpty { Self.write(related, to: &$0) }
          case .unchanged(let resultID):
            $0.member("kind", "unchanged")
            $0.member("resultId", resultID)
          }
        }
      }

      private static func write(_ related: [Related], to writer: inout JSONWriter) {
        writer.key("relatedDocuments")
        writer.object {
          for document in related {
            $0.key(document.uri)
            $0.object {
              $0.member("kind", "full")
              $0.member("items", document.diagnostics)
            }
          }
        }
      }
    }

    /// The diagnostics of another document.
    package struct Related: Sendable {
      package let uri: String
      package let diagnostics: [Diagnostic]

      package init(uri: String, diagnostics: [Diagnostic]) {
        self.uri = uri
        self.diagnostics = diagnostics
      }
    }
  }
}
