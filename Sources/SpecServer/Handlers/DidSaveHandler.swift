import LanguageServerProtocol

/// Acts on `textDocument/didSave`.
///
/// A spec that its author saved has all of its findings as they are from now on. A saved file that
/// others rest on is read again.
enum DidSaveHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidSave, in session: inout Session) {
    session.save(notification.uri)
    if DocumentPlace(uri: notification.uri).kind == .spec {
      session.noticeChanges(behind: notification.uri)
    } else {
      session.reconfigure()
    }
  }
}
