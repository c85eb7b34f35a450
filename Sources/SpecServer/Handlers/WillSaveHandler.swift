import LanguageServerProtocol

/// Acts on `textDocument/willSave`, which tells whether the author saves a document or the editor
/// does so unasked.
enum WillSaveHandler: NotificationHandler {
  static func handle(_ notification: LSP.WillSave, in session: inout Session) {
    session.expectSave(of: notification.uri, byAuthor: notification.reason == .manual)
  }
}
