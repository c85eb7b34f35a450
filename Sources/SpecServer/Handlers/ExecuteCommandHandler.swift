import JSONText
import LanguageServerProtocol
import SpecIDE

/// Answers `workspace/executeCommand`: all commands answer with a text.
enum ExecuteCommandHandler: RequestHandler {
  static func respond(
    to request: LSP.ExecuteCommand,
    in session: inout Session
  ) throws(LSP.ResponseError) -> String {
    guard let command = CopyCommand(rawValue: request.command) else {
      throw LSP.ResponseError(.invalidParams, "there is no command '\(request.command)'")
    }
    guard let uri = request.arguments.first?.string else {
      throw LSP.ResponseError(.invalidParams, "'\(request.command)' takes the URI of a document")
    }
    guard let document = session.view(of: uri) else { throw .notOpen }
    return document.snapshot.announcements(as: command.form)
  }
}
