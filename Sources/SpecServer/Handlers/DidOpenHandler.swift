import LanguageServerProtocol

/// Acts on `textDocument/didOpen`.
enum DidOpenHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidOpen, in session: inout Session) {
    session.open(notification)
    session.noticeChanges(behind: notification.uri)
  }
}
