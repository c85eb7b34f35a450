import JSONText
import LanguageServerProtocol
import SpecWorkspace

/// Acts on `workspace/didChangeConfiguration`, which carries the settings or only says so.
enum DidChangeConfigurationHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidChangeConfiguration, in session: inout Session) {
    if session.client.abilities.workspace.hasConfiguration {
      session.askForSettings()
    } else if let settings = notification.settings, !settings.isNull {
      session.apply(settings)
    }
  }
}

/// Acts on `workspace/didChangeWatchedFiles`: a configuration, a guideline or a spec
/// has changed.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidChangeWatchedFiles, in session: inout Session) {
    let isOfSpecs = notification.uris.allSatisfy { DocumentPlace(uri: $0).isNamedAsSpec }
    if !isOfSpecs || notification.uris.isEmpty { session.reconfigure() }
    session.endHeldJobs()
  }
}

/// Acts on `workspace/didChangeWorkspaceFolders`.
enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
  static func handle(_ notification: LSP.DidChangeWorkspaceFolders, in session: inout Session) {
    session.changeFolders(added: notification.added, removed: notification.removed)
  }
}
