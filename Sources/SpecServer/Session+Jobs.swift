import JSONText
import LanguageServerProtocol
import SpecIDE
import SpecWorkspace

/// The requests that have no answer yet.
struct UnansweredRequests {
  /// The requests about the whole workspace, on which somebody works off the loop.
  var jobs: [RunningJob] = []
  /// The requests about documents whose guidelines are being loaded, in order.
  var deferred: [DeferredRequest] = []
}

/// A request that cannot be answered before guidelines are loaded.
struct DeferredRequest {
  let id: LSP.RequestID
  let method: String
  let params: JSONValue?
  /// The document that it is about.
  let uri: String
}

/// A job whose request has no answer yet.
struct RunningJob {
  let id: LSP.RequestID
  let job: WorkspaceJob
  /// Whether the answer is reports, else symbols.
  let isReports: Bool
  /// The token under which parts of the answer are sent.
  let partialToken: JSONValue?
  /// The token under which the client hears how far the work is.
  var progressToken: JSONValue?
  /// What is to be answered where parts are not sent.
  var items: [WorkspaceJob.Item] = []
  /// Whether the work is done and the request stays open until something changes.
  ///
  /// A client that would ask again and again need not then.
  var isHeld = false
}

extension Session {
  /// Whether a job has something for its client.
  var hasReadyJobs: Bool { unanswered.jobs.contains { $0.job.isReady } }

  /// How many jobs run at once, each in a thread.
  private static let mostJobs = 16

  /// Begins a job off the loop; `work` gets the job and what wakes the loop.
  mutating func begin(
    _ running: RunningJob,
    _ work: @escaping @Sendable (WorkspaceJob, () -> Void) -> Void
  ) {
    guard unanswered.jobs.count(where: { !$0.isHeld }) < Self.mostJobs else {
      return fail(
        running.id,
        LSP.ResponseError(.requestFailed, "too many requests about all specs at once; ask again")
      )
    }
    unanswered.jobs.append(running)
    if let token = running.progressToken { begin(progress: token) }
    let (job, background) = (running.job, environment.background)
    background {
      work(job) { background.wake() }
      job.finish()
    }
  }

  /// Sends the results of the jobs so far.
  mutating func takeJobs() {
    for index in unanswered.jobs.indices.reversed() where unanswered.jobs[index].job.isReady {
      var running = unanswered.jobs[index]
      let progress = running.job.take()
      deliver(progress.items, of: &running)
      tell(progress, of: &running)
      if progress.isFinished { endProgress(of: &running) }
      let isWatched = client.abilities.workspace.registersWatchedFiles
      running.isHeld =
        progress.isFinished && running.isReports && running.partialToken != nil && isWatched
      if progress.isFinished, !running.isHeld {
        unanswered.jobs.remove(at: index)
        answer(running)
      } else {
        unanswered.jobs[index] = running
      }
    }
  }

  /// Answers the requests that were kept open, because something has changed.
  mutating func endHeldJobs() {
    let held = unanswered.jobs.filter(\.isHeld)
    unanswered.jobs.removeAll(where: \.isHeld)
    for running in held { answer(running) }
  }

  /// Ends the job of a request; `false` if none runs.
  mutating func cancelJob(_ id: LSP.RequestID) -> Bool {
    guard let index = unanswered.jobs.firstIndex(where: { $0.id == id }) else { return false }
    var running = unanswered.jobs.remove(at: index)
    running.job.cancel()
    endProgress(of: &running)
    return true
  }

  /// Ends the job whose progress has a token, and every job where none is given.
  mutating func cancelJobs(withProgress token: JSONValue? = nil) {
    for running in unanswered.jobs
    where token == nil || running.progressToken?.json() == token?.json() {
      _ = cancelJob(running.id)
      fail(running.id, LSP.ResponseError(.requestCancelled, "cancelled"))
    }
  }

  private mutating func deliver(_ items: [WorkspaceJob.Item], of running: inout RunningJob) {
    guard let token = running.partialToken else {
      running.items += items
      return
    }
    guard !items.isEmpty else { return }
    if running.isReports {
      notify(LSP.Progress(token: token, LSP.WorkspaceReports(items: items.reports)))
    } else {
      notify(LSP.Progress(token: token, items.symbols))
    }
  }

  private mutating func answer(_ running: RunningJob) {
    if running.isReports {
      respond(to: running.id, LSP.WorkspaceReports(items: running.items.reports))
    } else {
      respond(to: running.id, running.items.symbols)
    }
  }
}

// MARK: - Progress

extension Session {
  /// How many specs are so many that a client hears how far the work is without having asked.
  private static let longWork = 200

  private mutating func begin(progress token: JSONValue) {
    notify(LSP.Progress(token: token, LSP.WorkDone.begin(title: "Reading all specs")))
  }

  private mutating func tell(_ progress: WorkspaceJob.Progress, of running: inout RunningJob) {
    guard progress.total > 0, !progress.isFinished else { return }
    if running.progressToken == nil, client.abilities.createsProgress,
      progress.total > Self.longWork
    {
      let token = Self.token(of: running.id)
      running.progressToken = token
      request(LSP.WorkDoneProgressCreate(token: token))
      begin(progress: token)
    }
    guard let token = running.progressToken else { return }
    let report = LSP.WorkDone.report(
      message: "\(progress.done) of \(progress.total)",
      percentage: progress.done * 100 / progress.total
    )
    notify(LSP.Progress(token: token, report))
  }

  private mutating func endProgress(of running: inout RunningJob) {
    guard let token = running.progressToken else { return }
    running.progressToken = nil
    notify(LSP.Progress(token: token, LSP.WorkDone.end))
  }

  private static func token(of id: LSP.RequestID) -> JSONValue {
    let name = "a11y-spec \(String(decoding: id.json(), as: UTF8.self))"
    return (try? JSONValue(parsing: name.json())) ?? .null
  }
}

extension [WorkspaceJob.Item] {
  fileprivate var reports: [LSP.WorkspaceReport] {
    compactMap { item -> LSP.WorkspaceReport? in
      guard case .report(let report) = item else { return nil }
      return report
    }
  }

  fileprivate var symbols: [LSP.SymbolInformation] {
    compactMap { item -> LSP.SymbolInformation? in
      guard case .symbol(let symbol) = item else { return nil }
      return symbol
    }
  }
}

// MARK: - What jobs work on

/// The specs of the folders that a client has open, to be searched off the loop.
struct WorkspaceSpecs: Sendable {
  fileprivate let folders: [(path: String, settings: Settings)]
  fileprivate let client: Client
  /// The paths of the documents that are open, which are looked at in their own way.
  fileprivate let open: Set<String>

  /// The files that are not open, each once, under the settings of the innermost folder.
  var files: [FolderSpecs.File] {
    folders.flatMap { folder in
      FolderSpecs(in: folder.path, settings: folder.settings).files.filter {
        !open.contains($0.path)
          && client.folder(of: $0.path).flatMap { client.paths[$0.uri] } == folder.path
      }
    }
  }
}

extension Session {
  /// The specs of the workspace that are not open.
  var workspaceSpecs: WorkspaceSpecs {
    var known: Set<String> = []
    return WorkspaceSpecs(
      folders: client.folders.compactMap { folder in
        guard let path = client.paths[folder.uri], known.insert(path).inserted else { return nil }
        return (path, configurations.settings(of: folder.uri))
      },
      client: client,
      open: Set(documents.byURI.keys.compactMap(DocumentPlace.path(ofFileURI:)))
    )
  }

  /// What can be asked of the specs that are open, in order of their URIs.
  mutating func openSpecs() -> [DocumentView] {
    documents.byURI.keys.sorted().compactMap { uri in
      guard documents[uri]?.place.kind == .spec, !isWaiting(uri) else { return nil }
      return view(of: uri)
    }
  }
}
