package import JSONText

extension LSP {
  /// `workspace/diagnostic`; the server advertises `diagnosticProvider.workspaceDiagnostics`.
  package struct WorkspaceDiagnostic: Request {
    package static let method = "workspace/diagnostic"

    /// What the client has already, by URI.
    package let previousResultIDs: [String: String]
    package let partialResultToken: JSONValue?
    package let workDoneToken: JSONValue?

    package init?(_ value: JSONValue) {
      var previous: [String: String] = [:]
      for item in value["previousResultIds"]?.items ?? [] {
        guard let uri = item["uri"]?.string, let id = item["value"]?.string else { continue }
        previous[uri] = id
      }
      previousResultIDs = previous
      partialResultToken = value["partialResultToken"]
      workDoneToken = value["workDoneToken"]
    }

    package typealias Answer = WorkspaceReports
  }

  /// The reports of some documents: the whole answer, or a part of it.
  package struct WorkspaceReports: JSONWritable, Sendable {
    package let items: [WorkspaceReport]

    package init(items: [WorkspaceReport]) {
      self.items = items
    }

    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("items", items) }
    }
  }

  /// What is wrong with one document of the workspace.
  package struct WorkspaceReport: JSONWritable, Sendable {
    package let uri: String
    /// The version of an open document.
    package let version: Int?
    package let resultID: String?
    /// `nil` where it is what the client has already.
    package let diagnostics: [Diagnostic]?

    package init(uri: String, version: Int?, resultID: String?, diagnostics: [Diagnostic]?) {
      self.uri = uri
      self.version = version
      self.resultID = resultID
      self.diagnostics = diagnostics
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("kind", diagnostics == nil ? "unchanged" : "full")
        $0.member("uri", uri)
        $0.key("version")
        if let version { $0.number(version) } else { $0.null() }
        $0.member(optional: "resultId", resultID)
        if let diagnostics { $0.member("items", diagnostics) }
      }
    }
  }
}
