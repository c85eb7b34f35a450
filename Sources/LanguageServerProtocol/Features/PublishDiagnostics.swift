package import JSONText

extension LSP {
  /// `textDocument/publishDiagnostics`, for clients that do not ask.
  package struct PublishDiagnostics: Outgoing {
    package static let method = "textDocument/publishDiagnostics"

    package let uri: String
    /// The version that was checked, where the client has `versionSupport`.
    package let version: Int?
    package let diagnostics: [Diagnostic]

    package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("uri", uri)
        $0.member(optional: "version", version)
        $0.member("diagnostics", diagnostics)
      }
    }
  }
}
