import Guidelines
import LanguageServerProtocol
import SpecIDE

/// Answers `a11y-spec/components` with every component of the guidelines of a folder.
enum ComponentsHandler: RequestHandler {
  static func respond(
    to request: LSP.Components,
    in session: inout Session
  ) -> LSP.Components.Answer {
    let library = session.library(ofFolder: request.folderURI)
    let guidelines = library.names.compactMap { library[$0] }
    return LSP.Components.Answer(
      components: guidelines.map { guideline in
        LSP.Components.Component(
          name: guideline.name,
          title: guideline.title,
          spec: SpecSkeleton(of: guideline, frameworks: [], in: library).text
        )
      }
    )
  }
}
