import LanguageServerProtocol

/// Acts on `textDocument/didClose`.
enum DidCloseHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidClose, in session: inout Session) {
    session.close(notification.uri)
  }
}
