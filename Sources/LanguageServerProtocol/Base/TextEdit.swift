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

  /// The edits of some documents.
  package struct WorkspaceEdit: Sendable, Hashable, JSONWritable {
    /// The edits of one document.
    package struct Document: Sendable, Hashable {
      package let uri: String
      /// The version that the edits fit; `nil` for a document that is not open.
      ///
      /// It is also `nil` for a client without `workspace.workspaceEdit.documentChanges`, which
      /// gets `changes`.
      package let version: Int?
      package let edits: [TextEdit]

      package init(uri: String, version: Int?, edits: [TextEdit]) {
        self.uri = uri
        self.version = version
        self.edits = edits
      }
    }

    package let documents: [Document]

    package init(_ documents: [Document]) {
      self.documents = documents
    }

    package func write(to writer: inout JSONWriter) {
      let hasVersions = documents.contains { $0.version != nil }
      writer.object {
        if hasVersions { writeDocumentChanges(to: &$0) } else { writeChanges(to: &$0) }
      }
    }

    private func writeDocumentChanges(to writer: inout JSONWriter) {
      writer.key("documentChanges")
      writer.array {
        for document in documents {
          $0.object {
            $0.key("textDocument")
            $0.object {
              $0.member("uri", document.uri)
              $0.key("version")
              if let version = document.version { $0.number(version) } else { $0.null() }
            }
            $0.member("edits", document.edits)
          }
        }
      }
    }

    private func writeChanges(to writer: inout JSONWriter) {
      writer.key("changes")
      writer.object {
        for document in documents { $0.member(document.uri, document.edits) }
      }
    }
  }
}
