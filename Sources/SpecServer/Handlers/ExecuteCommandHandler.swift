import JSONText
import LanguageServerProtocol
import SourceText
import SpecIDE

/// Answers `workspace/executeCommand`: all commands answer with a text.
enum ExecuteCommandHandler: RequestHandler {
  static func respond(
    to request: LSP.ExecuteCommand,
    in session: inout Session
  ) throws(LSP.ResponseError) -> String {
    guard let command = CopyCommand(rawValue: request.command) else {
      let name = request.command.inOneLine.abbreviated(to: 100)
      throw LSP.ResponseError(.invalidParams, "there is no command '\(name)'")
    }
    guard let uri = request.arguments.first?.string else {
      throw LSP.ResponseError(.invalidParams, "'\(request.command)' takes the URI of a document")
    }
    guard let document = session.view(of: uri) else { throw .notOpen }
    return document.snapshot.announcements(as: command.form)
  }
}
