package import JSONText

extension LSP {
  /// The kinds of code actions that the server offers.
  package enum CodeActionKind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case refactorRewrite = "refactor.rewrite"
    case fixAll = "source.fixAll"

    /// Whether a client that asks for a kind, which may be a more general one, wants this one.
    package func isA(_ wanted: String) -> Bool {
      wanted.isEmpty || rawValue == wanted || rawValue.hasPrefix(wanted + ".")
    }
  }

  /// `textDocument/codeAction`; the server advertises `codeActionProvider`.
  package struct CodeActions: DocumentRequest {
    package static let method = "textDocument/codeAction"

    package let uri: String
    package let range: Range
    /// The diagnostics that the client shows at the range, to be handed back with the actions
    /// that mend them.
    package let diagnostics: [JSONValue]
    /// The kinds that the client wants; `nil` means all.
    package let only: [String]?

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let range: Range = value.read("range") else { return nil }
      self.uri = uri
      self.range = range
      self.diagnostics = value["context"]?["diagnostics"]?.items ?? []
      self.only = value["context"]?.read("only")
    }

    package typealias Answer = [CodeAction]
  }

  /// A change that an editor offers.
  package struct CodeAction: Sendable, JSONWritable {
    package let title: String
    package let kind: CodeActionKind
    package let diagnostics: [JSONValue]
    /// Whether it is the one obvious fix; `nil` where the client has no `isPreferredSupport`.
    package let isPreferred: Bool?
    package let edit: WorkspaceEdit

    package init(
      title: String,
      kind: CodeActionKind,
      diagnostics: [JSONValue],
      isPreferred: Bool?,
      edit: WorkspaceEdit
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.edit = edit
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("title", title)
        $0.member("kind", kind.rawValue)
        $0.member(unlessEmpty: "diagnostics", diagnostics)
        $0.member(optional: "isPreferred", isPreferred)
        $0.member("edit", edit)
      }
    }
  }
}
