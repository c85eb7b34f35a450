import Guidelines
import LanguageServerProtocol
import SourceText
import SpecChecking
import SpecIDE

/// Answers `workspace/textDocumentContent` with the documents of the built-in guidelines, and with
/// what is known of a word.
enum TextDocumentContentHandler: RequestHandler {
  static func respond(
    to request: LSP.TextDocumentContent,
    in session: inout Session
  ) throws(LSP.ResponseError) -> LSP.TextDocumentContent.Answer {
    if let word = GuidelineURI.word(request.uri) {
      let library = session.library(ofFolder: nil)
      let first = session.componentsOpen
      guard
        let explanation = Explanation(
          of: word,
          in: library,
          as: .markdown,
          onPage: true,
          first: first
        )
      else {
        throw LSP.ResponseError(.requestFailed, "nothing is known of '\(word.inOneLine)'")
      }
      return LSP.TextDocumentContent.Answer(text: "# \(word)\n\n\(explanation.text)\n".inItsLines)
    }
    guard let guideline = GuidelineURI.guideline(request.uri) else {
      let uri = request.uri.inOneLine
      throw LSP.ResponseError(.requestFailed, "no guideline has the address '\(uri)'")
    }
    let text = guideline.markdown
    return LSP.TextDocumentContent.Answer(text: text.string(in: text.range))
  }
}

extension Session {
  /// The guidelines of the specs that are open.
  fileprivate var componentsOpen: [String] {
    mutating get {
      let snapshots = documents.byURI.keys.sorted().compactMap { documents.readSnapshot(of: $0) }
      return snapshots.flatMap(\.guidelineNames).uniqued
    }
  }
}
