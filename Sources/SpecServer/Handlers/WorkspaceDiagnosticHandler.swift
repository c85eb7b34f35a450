import JSONText
import LanguageServerProtocol
import SpecIDE
import SpecWorkspace

/// Answers `workspace/diagnostic`: open documents as they are shown, all other specs as `check`
/// finds them.
enum WorkspaceDiagnosticHandler: BackgroundRequestHandler {
  static func begin(
    _ request: LSP.WorkspaceDiagnostic,
    id: LSP.RequestID,
    in session: inout Session
  ) {
    let job = WorkspaceJob()
    let known = KnownReports(request.previousResultIDs)
    let specs = session.workspaceSpecs
    let open = session.openSpecs()
    job.add(open.map { .report(known.report($0, version: $0.version)) })
    let openPaths = Set(open.compactMap { DocumentPlace.path(ofFileURI: $0.uri) })
    let client = session.client
    let running = RunningJob(
      id: id,
      job: job,
      isReports: true,
      partialToken: request.partialResultToken,
      progressToken: request.workDoneToken
    )
    session.begin(running) { job, wake in
      let files = specs.files
      job.run(on: files, wake: wake) { file in
        guard let snapshot = file.snapshot else { return [] }
        let view = DocumentView(file: file, snapshot: snapshot, client: client)
        return [.report(known.report(view, version: nil))]
      }
      guard !job.isCancelled else { return }
      job.add(known.gone(besides: openPaths.union(files.map(\.path))).map { .report($0) })
    }
  }
}

/// What a client has been sent earlier, by the paths of the documents.
private struct KnownReports: Sendable {
  private let results: [String: (uri: String, id: String)]

  init(_ previous: [String: String]) {
    let pairs = previous.map { uri, id in
      (DocumentPlace.path(ofFileURI: uri) ?? uri, (uri: uri, id: id))
    }
    results = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The report on a document, without the diagnostics that the client has.
  func report(_ document: DocumentView, version: Int?) -> LSP.WorkspaceReport {
    let uri = document.uri
    let known = results[DocumentPlace.path(ofFileURI: uri) ?? uri]
    if version != nil, known?.id == document.resultID {
      return LSP.WorkspaceReport(
        uri: uri,
        version: version,
        resultID: document.resultID,
        diagnostics: nil
      )
    }
    let diagnostics = document.diagnostics
    let id = version == nil ? diagnostics.contentID : document.resultID
    return LSP.WorkspaceReport(
      uri: uri,
      version: version,
      resultID: id,
      diagnostics: id == known?.id ? nil : diagnostics
    )
  }

  /// Empty reports on the documents that are gone.
  func gone(besides paths: Set<String>) -> [LSP.WorkspaceReport] {
    results.filter { !paths.contains($0.key) && !$0.value.id.isEmpty }
      .sorted { $0.key < $1.key }
      .map { .init(uri: $0.value.uri, version: nil, resultID: nil, diagnostics: []) }
  }
}

extension [LSP.Diagnostic] {
  /// A name that the same diagnostics always have, and others hardly ever.
  fileprivate var contentID: String {
    // FNV-1a.
    let hash = json().reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "f" + String(hash, radix: 16)
  }
}
