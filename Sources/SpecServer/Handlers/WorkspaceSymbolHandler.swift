import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecWorkspace

/// Answers `workspace/symbol` with components, titles, labels and segments.
///
/// Open documents are taken as they are.
enum WorkspaceSymbolHandler: BackgroundRequestHandler {
  static func begin(
    _ request: LSP.WorkspaceSymbols,
    id: LSP.RequestID,
    in session: inout Session
  ) {
    let job = WorkspaceJob()
    let query = SymbolQuery(request.query)
    let specs = session.workspaceSpecs
    let client = session.client
    job.add(session.openSpecs().flatMap { $0.landmarks(matching: query) })
    let running = RunningJob(
      id: id,
      job: job,
      isReports: false,
      partialToken: request.partialResultToken,
      progressToken: request.workDoneToken
    )
    session.begin(running) { job, wake in
      job.run(on: specs.files, wake: wake) { file in
        guard let snapshot = file.uncheckedSnapshot else { return [] }
        return DocumentView(file: file, snapshot: snapshot, client: client)
          .landmarks(matching: query)
      }
    }
  }
}

extension DocumentView {
  fileprivate func landmarks(matching query: SymbolQuery) -> [WorkspaceJob.Item] {
    snapshot.landmarks.filter { $0.matches(query) }.map { symbol in
      .symbol(
        LSP.SymbolInformation(
          name: symbol.name.inOneLine,
          kind: LSP.SymbolKind(symbol.kind).known(among: client.abilities.workspaceSymbolKinds),
          location: LSP.Location(uri: uri, range: range(of: symbol.range)),
          containerName: symbol.detail?.inOneLine
        )
      )
    }
  }
}
