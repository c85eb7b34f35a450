package import JSONText

extension LSP {
  /// One proposal.
  package struct CompletionItem: Sendable, JSONWritable {
    package enum Kind: Int, Sendable {
      case text = 1
      case function = 3
      case `class` = 7
      case property = 10
      case value = 12
      case snippet = 15
      case reference = 18
    }

    package let label: String
    package let kind: Kind
    /// What stands behind the label (`labelDetails.detail`), or in `detail` where the client has
    /// no `labelDetailsSupport`.
    package var detail: String?
    package var hasLabelDetails = false
    package var sortText: String?
    package var filterText: String?
    package var isSnippet = false
    package var insertTextMode: Int?
    /// `nil` where the list's default holds.
    package var editRange: CompletionEditRange?
    package let newText: String
    package var documentation: MarkupContent?
    /// Run by the client behind the insertion.
    package var command: Command?
    /// What finds the documentation when the client asks for it.
    package var data: String?

    package init(label: String, kind: Kind, newText: String) {
      self.label = label
      self.kind = kind
      self.newText = newText
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("label", label)
        $0.member("kind", kind.rawValue)
        writeDetails(to: &$0)
        $0.member(optional: "sortText", sortText)
        $0.member(optional: "filterText", filterText)
        if isSnippet { $0.member("insertTextFormat", 2) }
        $0.member(optional: "insertTextMode", insertTextMode)
        writeText(to: &$0)
        $0.member(optional: "documentation", documentation)
        $0.member(optional: "command", command)
        $0.member(optional: "data", data)
      }
    }

    private func writeDetails(to writer: inout JSONWriter) {
      guard let detail else { return }
      guard hasLabelDetails else { return writer.member("detail", detail) }
      writer.key("labelDetails")
      writer.object { $0.member("detail", " " + detail) }
    }

    private func writeText(to writer: inout JSONWriter) {
      if let editRange {
        writer.key("textEdit")
        editRange.writeEdit(newText, to: &writer)
      } else if newText != label {
        writer.member("textEditText", newText)
      }
    }
  }

  /// A command of the client.
  package struct Command: Sendable, JSONWritable {
    package let title: String
    package let command: String

    /// Opens the list of proposals; the name is VS Code's, and other clients have taken it over.
    package static let showProposals = Command(
      title: "Show what may follow",
      command: "editor.action.triggerSuggest"
    )

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("title", title)
        $0.member("command", command)
      }
    }
  }

  /// `completionItem/resolve`; the server advertises `completionProvider.resolveProvider`.
  package struct CompletionResolve: Request {
    package static let method = "completionItem/resolve"

    package let item: JSONValue
    package let data: String?

    package init?(_ value: JSONValue) {
      guard value.isObject else { return nil }
      self.item = value
      self.data = value.read("data")
    }

    /// The item with its documentation.
    package struct Answer: JSONWritable, Sendable {
      package let item: JSONValue
      package let documentation: MarkupContent?

      package init(item: JSONValue, documentation: MarkupContent?) {
        self.item = item
        self.documentation = documentation
      }

      package func write(to writer: inout JSONWriter) {
        item.write(to: &writer, adding: "documentation", documentation)
      }
    }
  }
}
