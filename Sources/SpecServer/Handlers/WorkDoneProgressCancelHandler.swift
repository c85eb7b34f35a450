import LanguageServerProtocol

/// Acts on `window/workDoneProgress/cancel`.
enum WorkDoneProgressCancelHandler: NotificationHandler {
  static func handle(_ notification: LSP.WorkDoneProgressCancel, in session: inout Session) {
    session.cancelJobs(withProgress: notification.token)
  }
}
