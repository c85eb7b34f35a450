import LanguageServerProtocol

/// Acts on `workspace/didChangeWorkspaceFolders`.
enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidChangeWorkspaceFolders, in session: inout Session) {
    session.changeFolders(added: notification.added, removed: notification.removed)
  }
}
