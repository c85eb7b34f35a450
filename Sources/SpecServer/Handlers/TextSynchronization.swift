import LanguageServerProtocol

/// Acts on `textDocument/didOpen`.
enum DidOpenHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidOpen, in session: inout Session) {
    session.open(notification)
    session.noticeChanges(behind: notification.uri)
  }
}

/// Acts on `textDocument/didChange`.
enum DidChangeHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidChange, in session: inout Session) {
    session.change(notification)
  }
}

/// Acts on `textDocument/didClose`.
enum DidCloseHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidClose, in session: inout Session) {
    session.close(notification.uri)
  }
}

/// Acts on `textDocument/didSave`: from now on a spec has all of its findings as they are, and what
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
