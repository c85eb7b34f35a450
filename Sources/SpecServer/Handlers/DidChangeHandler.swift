import LanguageServerProtocol

/// Acts on `textDocument/didChange`.
enum DidChangeHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidChange, in session: inout Session) {
    session.change(notification)
  }
}
