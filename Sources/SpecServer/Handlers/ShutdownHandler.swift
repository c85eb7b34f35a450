import LanguageServerProtocol

/// Answers `shutdown`: from then on nothing but `exit` is taken.
enum ShutdownHandler: RequestHandler {
  static func respond(to request: LSP.Shutdown, in session: inout Session) -> LSP.Null {
    session.phase = .shutDown
    return LSP.Null()
  }
}
