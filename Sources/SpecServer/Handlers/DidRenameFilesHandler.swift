import LanguageServerProtocol

/// Acts on `workspace/didRenameFiles`: a configuration, a guideline or a spec has another place.
enum DidRenameFilesHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidRenameFiles, in session: inout Session) {
    session.reconfigure()
    session.endHeldJobs()
  }
}
