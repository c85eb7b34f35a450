package import JSONText

extension LSP {
  /// The replacement of one range.
  package struct TextEdit: Sendable, Hashable, JSONWritable {
    package let range: Range
    package let newText: String

    package init(range: Range, newText: String) {
      self.range = range
      self.newText = newText
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("newText", newText)
      }
    }
  }

  /// The edits of one document.
  package struct WorkspaceEdit: Sendable, Hashable, JSONWritable {
    package let uri: String
    /// The version that the edits fit, or `nil` for a client without
    /// `workspace.workspaceEdit.documentChanges`, which gets `changes`.
    package let version: Int?
    package let edits: [TextEdit]

    package init(uri: String, version: Int?, edits: [TextEdit]) {
      self.uri = uri
      self.version = version
      self.edits = edits
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        if let version { writeDocumentChanges(version, to: &$0) } else { writeChanges(to: &$0) }
      }
    }

    private func writeDocumentChanges(_ version: Int, to writer: inout JSONWriter) {
      writer.key("documentChanges")
      writer.array {
        $0.object {
          $0.key("textDocument")
          $0.object {
            $0.member("uri", uri)
            $0.member("version", version)
          }
          $0.member("edits", edits)
        }
      }
    }

    private func writeChanges(to writer: inout JSONWriter) {
      writer.key("changes")
      writer.object { $0.member(uri, edits) }
    }
  }
}
