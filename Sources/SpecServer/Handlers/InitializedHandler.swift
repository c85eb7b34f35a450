import LanguageServerProtocol
import SourceText
import SpecWorkspace

/// Acts on `initialized`: asks the client for its settings and for word of their changes.
enum InitializedHandler: NotificationHandler {
  static func handle(_ notification: LSP.Initialized, in session: inout Session) {
    let workspace = session.client.abilities.workspace
    var registrations: [LSP.RegisterCapability.Registration] = []
    if workspace.registersConfigurationChanges {
      registrations.append(.configurationChanges(section: Settings.section))
    }
    if workspace.registersWatchedFiles {
      let specs = session.client.asksForAllDiagnostics ? ["**/*.a11y.{yaml,yml}"] : []
      let own = ["**/.a11y-spec.{yaml,yml}", "**/.a11y-spec-ignore"]
      registrations.append(.watchedFiles(globs: own + specs))
    }
    if !registrations.isEmpty { session.request(LSP.RegisterCapability(registrations)) }
    session.askForSettings()
    session.notify(LSP.LogMessage(.info, greeting(of: session)))
  }

  /// What was agreed on, for the client's log.
  private static func greeting(of session: Session) -> String {
    let channel = session.client.abilities.diagnostics.isPull ? "pulled" : "pushed"
    return
      "a11y-spec \(session.environment.version): columns in \(session.client.encoding.rawValue), "
      + "diagnostics \(channel)"
  }
}
