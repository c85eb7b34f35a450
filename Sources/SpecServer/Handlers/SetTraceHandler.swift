import LanguageServerProtocol

/// Acts on `$/setTrace`.
enum SetTraceHandler: NotificationHandler {
  static func handle(_ notification: LSP.SetTrace, in session: inout Session) {
    session.client.trace = notification.value
  }
}
