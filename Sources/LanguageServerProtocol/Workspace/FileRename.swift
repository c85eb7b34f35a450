package import JSONText

extension LSP {
  /// A file or folder that gets another name.
  package struct FileRename: JSONReadable, Sendable {
    package let oldURI: String
    package let newURI: String

    package init?(_ value: JSONValue) {
      guard let old = value["oldUri"]?.string, let new = value["newUri"]?.string else {
        return nil
      }
      oldURI = old
      newURI = new
    }
  }

  /// `workspace/willRenameFiles`; the answer has the edits that go along with it, or is `null`.
  package struct WillRenameFiles: Request {
    package static let method = "workspace/willRenameFiles"

    package let files: [FileRename]

    package init?(_ value: JSONValue) {
      files = value.read("files") ?? []
    }

    package typealias Answer = WorkspaceEdit?
  }

  /// `workspace/didRenameFiles`.
  package struct DidRenameFiles: Notification {
    package static let method = "workspace/didRenameFiles"

    package let files: [FileRename]

    package init?(_ value: JSONValue) {
      files = value.read("files") ?? []
    }
  }
}
