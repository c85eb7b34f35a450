import Guidelines
import LanguageServerProtocol
import SpecIDE

/// Answers `a11y-spec/components` with the components of the guidelines of a folder.
///
/// They are all of them, or the one that is asked for.
enum ComponentsHandler: RequestHandler {
  static func respond(
    to request: LSP.Components,
    in session: inout Session
  ) -> LSP.Components.Answer {
    let library = session.library(ofFolder: request.folderURI)
    let frameworks = request.frameworks.compactMap { Framework(rawValue: $0) }
    let names = library.names.filter { request.component == nil || $0 == request.component }
    return LSP.Components.Answer(
      components: names.compactMap { component($0, frameworks: frameworks, in: library) },
      frameworks: Framework.allCases.map {
        LSP.Components.Framework(
          name: $0.rawValue,
          title: $0.title,
          platform: $0.platforms.map(\.title).joined(separator: ", ")
        )
      }
    )
  }

  private static func component(
    _ name: String,
    frameworks: [Framework],
    in library: GuidelineLibrary
  ) -> LSP.Components.Component? {
    guard
      let title = library[name]?.title,
      let skeleton = SpecSkeleton(of: name, frameworks: frameworks, in: library)
    else { return nil }
    return LSP.Components.Component(
      name: name,
      title: title,
      spec: skeleton.text,
      snippet: skeleton.snippet
    )
  }
}
