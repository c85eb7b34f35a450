package import JSONText

extension LSP {
  /// `workspace/symbol`; the server advertises `workspaceSymbolProvider`.
  package struct WorkspaceSymbols: Request {
    package static let method = "workspace/symbol"

    package let query: String
    package let partialResultToken: JSONValue?
    package let workDoneToken: JSONValue?

    package init?(_ value: JSONValue) {
      guard let query = value["query"]?.string else { return nil }
      self.query = query
      partialResultToken = value["partialResultToken"]
      workDoneToken = value["workDoneToken"]
    }

    package typealias Answer = [SymbolInformation]
  }
}
