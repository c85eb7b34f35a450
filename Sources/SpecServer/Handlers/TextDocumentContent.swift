import Guidelines
import LanguageServerProtocol
import SourceText

/// Answers `workspace/textDocumentContent` with the documents of the built-in guidelines.
enum TextDocumentContentHandler: RequestHandler {
  static func respond(
    to request: LSP.TextDocumentContent,
    in session: inout Session
  ) throws(LSP.ResponseError) -> LSP.TextDocumentContent.Answer {
    guard let guideline = GuidelineURI.guideline(request.uri) else {
      throw LSP.ResponseError(.requestFailed, "no guideline has the address '\(request.uri)'")
    }
    let text = guideline.markdown
    return LSP.TextDocumentContent.Answer(text: text.string(in: text.range))
  }
}
