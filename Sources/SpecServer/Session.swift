import Guidelines
import JSONText
import LanguageServerProtocol
import SpecIDE
import SpecRules
import SpecWorkspace

/// The state of one connection: what the client can do, and what it has open.
struct Session {
  enum Phase {
    case uninitialized
    case running
    case shutDown
  }

  var phase = Phase.uninitialized
  private(set) var exitCode: Int32?
  var client = Client()
  var trace = LSP.TraceValue.off
  let version: String
  let log: Log
  /// What time it is.
  let now: @Sendable () -> ContinuousClock.Instant

  private(set) var documents: [String: OpenDocument] = [:]
  var guidelines: GuidelineStore
  /// What works off the loop on requests about the whole workspace.
  var jobs: [RunningJob] = []
  let background: Background
  /// The requests about documents whose guidelines are being loaded, in order.
  var waiting: [WaitingRequest] = []
  /// The files of packs whose diagnostics have been pushed.
  var publishedGuidelines: Set<String> = []
  /// The paths of guidelines that the client watches.
  var watchedPaths: [String] = []
  /// What the client has set, which goes before the files.
  var settings = ClientSettings()
  var configurations = ConfigurationResolver()
  /// What of the client's settings has been told to be wrong, and still is.
  var reportedSettings: Set<String> = []
  /// Counts the versions of all documents and of their configuration, so that each has a name.
  private var generation = 0
  /// The tokens that each document was last asked for, which a delta starts from.
  var tokens: [String: LSP.SemanticTokens] = [:]
  /// The documents whose diagnostics are to be pushed.
  private var unpublished: Set<String> = []
  /// When somebody is taken to have paused who is typing in a document now.
  private var pauses: [String: ContinuousClock.Instant] = [:]
  /// What the answers of the client are to, by id.
  private var questions: [LSP.RequestID: Question] = [:]
  private var questionCount = 0
  private var output: [[UInt8]] = []

  /// A request of the server that the client's answer matters to.
  enum Question {
    /// What is set, in general and for folders, by their URIs.
    case configuration(folders: [String])
    case nothing
  }

  /// A request that cannot be answered before guidelines are loaded.
  struct WaitingRequest {
    let id: LSP.RequestID
    let method: String
    let params: JSONValue?
    /// The document that it is about.
    let uri: String
  }

  init(
    version: String,
    log: Log,
    background: Background,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.version = version
    self.log = log
    self.now = now
    self.background = background
    guidelines = GuidelineStore(background: background)
  }

  /// Handles one message, whatever it is.
  mutating func handle(_ message: LSP.IncomingMessage) {
    let start = ContinuousClock.now
    switch message {
    case .request(let id, let method, let params): answer(id, method, params)
    case .notification(let method, let params): act(on: method, params)
    case .response(let id, let result): receive(result, for: id)
    case .invalid(let id, let error): send(LSP.OutgoingMessage.failure(of: id, error))
    }
    note(message, took: ContinuousClock.now - start)
  }

  mutating func takeOutput() -> [[UInt8]] {
    defer { output = [] }
    return output
  }

  mutating func fail(_ id: LSP.RequestID, _ error: LSP.ResponseError) {
    send(LSP.OutgoingMessage.failure(of: id, error))
  }

  mutating func respond(to id: LSP.RequestID, _ result: some JSONWritable) {
    send(LSP.OutgoingMessage.response(to: id, result))
  }

  mutating func notify(_ params: some LSP.Outgoing) {
    guard phase != .shutDown else { return }
    send(LSP.OutgoingMessage.notification(params))
  }

  /// Asks the client something.
  mutating func request(_ params: some LSP.Outgoing, _ question: Question = .nothing) {
    guard phase != .shutDown else { return }
    questionCount += 1
    let id = LSP.RequestID.number(questionCount)
    questions[id] = question
    send(LSP.OutgoingMessage.request(params, id: id))
  }

  mutating func exit() {
    exitCode = phase == .shutDown ? 0 : 1
  }

  private mutating func send(_ message: [UInt8]) {
    output.append(message)
  }

  mutating func answer(_ id: LSP.RequestID, _ method: String, _ params: JSONValue?) {
    if method == LSP.Shutdown.method {
      finishLoading()
      cancelJobs()
    }
    if phase == .running, let uri = params?["textDocument"]?["uri"]?.string, isWaiting(uri) {
      waiting.append(WaitingRequest(id: id, method: method, params: params, uri: uri))
      return
    }
    switch phase {
    case .uninitialized where method != LSP.Initialize.method:
      fail(id, LSP.ResponseError(.serverNotInitialized, "'initialize' comes first"))
    case .running where method == LSP.Initialize.method:
      fail(id, LSP.ResponseError(.invalidRequest, "'initialize' comes once"))
    case .shutDown:
      fail(id, LSP.ResponseError(.invalidRequest, "the server is shut down"))
    case .uninitialized, .running:
      if let answer = Dispatch.respond(to: method, id: id, params: params, in: &self) {
        send(answer)
      }
    }
  }

  private mutating func act(on method: String, _ params: JSONValue?) {
    guard phase == .running || method == LSP.Exit.method else { return }
    Dispatch.handle(method, params: params, in: &self)
  }

  private mutating func receive(_ result: JSONValue?, for id: LSP.RequestID?) {
    guard let id else { return }
    guard case .configuration(let folders) = questions.removeValue(forKey: id) else { return }
    if let answers = result?.items { apply(answers, ofFolders: folders) }
  }

  private mutating func note(_ message: LSP.IncomingMessage, took duration: Duration) {
    guard log.isOn || trace != .off else { return }
    let line = "\(message.summary) \(milliseconds(duration)) ms"
    log.write(line)
    guard trace != .off, phase == .running else { return }
    let verbose = trace == .verbose ? message.detail : nil
    notify(LSP.LogTrace(message: line, verbose: verbose))
  }
}

// MARK: - Documents

extension Session {
  mutating func open(_ document: LSP.DidOpen) {
    generation += 1
    let place = DocumentPlace(uri: document.uri)
    let configuration = configuration(of: place)
    guidelines.load(configuration.guidelines)
    documents[document.uri] = OpenDocument(
      document,
      place: place,
      configuration: configuration,
      library: guidelines.pack(of: configuration.guidelines)?.library ?? .builtIn,
      generation: generation
    )
    unpublished.insert(document.uri)
  }

  /// Lets a document be read again under a configuration and its guidelines.
  mutating func configure(_ uri: String, _ configuration: FileConfiguration) {
    generation += 1
    documents[uri]?.configure(
      configuration,
      library: guidelines.pack(of: configuration.guidelines)?.library ?? .builtIn,
      generation: generation
    )
    unpublished.insert(uri)
  }

  mutating func change(_ notification: LSP.DidChange) {
    guard documents[notification.uri] != nil else { return }
    generation += 1
    documents[notification.uri]?.apply(
      notification,
      encoding: client.encoding,
      generation: generation
    )
    unpublished.insert(notification.uri)
    if client.renewsDiagnostics { pauses[notification.uri] = now() + Self.pause }
  }

  mutating func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    unpublished.remove(uri)
    tokens[uri] = nil
    pauses[uri] = nil
    if !client.abilities.diagnostics.isPull {
      notify(LSP.PublishDiagnostics(uri: uri, version: nil, diagnostics: []))
    }
    if document.place.kind == .guideline { publishGuidelineProblems() }
    endHeldJobs()
  }

  /// Takes note that a document has been saved.
  mutating func save(_ uri: String) {
    pauses[uri] = nil
    let isMild = findings(of: uri)?.isMild ?? false
    documents[uri]?.save()
    if isMild { renewDiagnostics(of: [uri]) }
    endHeldJobs()
  }

  /// The findings of a spec as they are shown now.
  private mutating func findings(of uri: String) -> FindingsWhileWriting? {
    guard client.renewsDiagnostics, let edits = documents[uri]?.unsavedEdits, !edits.isEmpty
    else { return nil }
    return documents[uri]?.readSnapshot()?.findings(after: edits)
  }

  /// Has the diagnostics of documents shown anew whose text is as it was.
  private mutating func renewDiagnostics(of uris: [String]) {
    for uri in uris {
      generation += 1
      documents[uri]?.renew(generation: generation)
      unpublished.insert(uri)
    }
    if !uris.isEmpty, client.abilities.diagnostics.isPull { request(LSP.DiagnosticRefresh()) }
  }

  /// Has the open files of packs checked again.
  mutating func publishOpenGuidelines() {
    for (uri, document) in documents where document.place.kind == .guideline {
      configure(uri, document.configuration)
    }
  }

  /// What can be asked of an open document as it is now.
  mutating func view(of uri: String) -> DocumentView? {
    let snapshot = documents[uri]?.readSnapshot()
    guard let document = documents[uri] else { return nil }
    return DocumentView(
      document: document,
      snapshot: snapshot,
      notices: snapshot == nil ? notices(of: document) : nil,
      format: format(of: document),
      guidelineFiles: guidelines.pack(of: document.configuration.guidelines)?.files ?? [],
      client: client
    )
  }

  /// What a document is that is no spec, as far as its keys are known.
  private func format(of document: OpenDocument) -> FormatDocument? {
    switch document.place.kind {
    case .spec: nil
    case .configuration:
      document.isTooLarge ? nil : FormatDocument(configuration: document.text)
    case .guideline:
      document.place.path.flatMap { guidelines.model(at: $0, as: document.text) }
    }
  }

  /// What is to be reported about a document that has no snapshot.
  private mutating func notices(of document: OpenDocument) -> [Finding] {
    guard document.place.kind == .guideline, let path = document.place.path else {
      return document.notices
    }
    return guidelines.findings(of: path, as: document.text) ?? []
  }

  /// Pushes the diagnostics of what has changed, to a client that does not ask for them.
  ///
  /// - Parameter changesAgain: Whether a further edit of the document is queued already.
  mutating func publishDiagnostics(unless changesAgain: (String) -> Bool) {
    guard !client.abilities.diagnostics.isPull else { return unpublished.removeAll() }
    guard !unpublished.isEmpty, phase == .running else { return }
    for uri in unpublished.sorted() where !changesAgain(uri) && !isWaiting(uri) {
      unpublished.remove(uri)
      guard let document = view(of: uri) else { continue }
      notify(
        LSP.PublishDiagnostics(
          uri: uri,
          version: client.abilities.diagnostics.hasVersion ? document.version : nil,
          diagnostics: document.diagnostics
        )
      )
    }
  }
}

// MARK: - Pauses

extension Session {
  /// How long nobody types until the word at which they stopped is taken to be written.
  private static let pause = Duration.seconds(1)

  /// When the next pause is, unless somebody types on.
  var nextPause: ContinuousClock.Instant? { pauses.values.min() }

  /// Shows what was withheld of the words at which nobody types any more.
  mutating func notePauses() {
    guard !pauses.isEmpty else { return }
    let time = now()
    let paused = pauses.filter { $0.value <= time }.keys.sorted()
    var renewed: [String] = []
    for uri in paused {
      pauses[uri] = nil
      if findings(of: uri)?.isWithholding ?? false { renewed.append(uri) }
      documents[uri]?.pause()
    }
    renewDiagnostics(of: renewed)
  }
}
