import JSONText
import LanguageServerProtocol

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
