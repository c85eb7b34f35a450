package import JSONText

extension LSP {
  /// `textDocument/prepareRename`; the server advertises it within `renameProvider`.
  package struct PrepareRename: PositionRequest {
    package static let method = "textDocument/prepareRename"

    package let uri: String
    package let position: Position

    package init(uri: String, position: Position) {
      self.uri = uri
      self.position = position
    }

    package typealias Answer = Place?

    /// What would be renamed (`PrepareRenamePlaceholder`).
    package struct Place: JSONWritable, Sendable {
      package let range: Range
      /// The name as it is now.
      package let placeholder: String

      package init(range: Range, placeholder: String) {
        self.range = range
        self.placeholder = placeholder
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("range", range)
          $0.member("placeholder", placeholder)
        }
      }
    }
  }

  /// `textDocument/rename`; the server advertises `renameProvider`.
  package struct Rename: DocumentRequest {
    package static let method = "textDocument/rename"

    package let uri: String
    package let position: Position
    package let newName: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let position: Position = value.read("position"),
        let newName = value["newName"]?.string
      else { return nil }
      self.uri = uri
      self.position = position
      self.newName = newName
    }

    package typealias Answer = WorkspaceEdit
  }
}
