import LanguageServerProtocol

/// Acts on `workspace/didChangeWatchedFiles`: a configuration, a guideline or a spec
/// has changed.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidChangeWatchedFiles, in session: inout Session) {
    let isOfSpecs = notification.uris.allSatisfy { DocumentPlace(uri: $0).isNamedAsSpec }
    if !isOfSpecs || notification.uris.isEmpty { session.reconfigure() }
    session.endHeldJobs()
  }
}
