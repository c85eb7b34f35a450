import LanguageServerProtocol

/// Acts on `exit`.
enum ExitHandler: NotificationHandler {
  static func handle(_ notification: LSP.Exit, in session: inout Session) {
    session.exit()
  }
}
