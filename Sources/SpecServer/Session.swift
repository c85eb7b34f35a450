import JSONText
import LanguageServerProtocol
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

  private(set) var documents: [String: OpenDocument] = [:]
  /// What the client has set, which goes before the files.
  private(set) var settings = Settings()
  private var configurations = ConfigurationResolver()
  /// Counts the versions of all documents and of their configuration, so that each has a name.
  private var generation = 0
  /// The documents whose diagnostics are to be pushed.
  private var unpublished: Set<String> = []
  /// What the answers of the client are to, by id.
  private var questions: [LSP.RequestID: Question] = [:]
  private var questionCount = 0
  private var output: [[UInt8]] = []

  /// A request of the server that the client's answer matters to.
  enum Question {
    case configuration
    case nothing
  }

  init(version: String, log: Log) {
    self.version = version
    self.log = log
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

  mutating func notify(_ params: some LSP.Outgoing) {
    send(LSP.OutgoingMessage.notification(params))
  }

  /// Asks the client something.
  mutating func request(_ params: some LSP.Outgoing, _ question: Question = .nothing) {
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

  private mutating func answer(_ id: LSP.RequestID, _ method: String, _ params: JSONValue?) {
    switch phase {
    case .uninitialized where method != LSP.Initialize.method:
      fail(id, LSP.ResponseError(.serverNotInitialized, "'initialize' comes first"))
    case .running where method == LSP.Initialize.method:
      fail(id, LSP.ResponseError(.invalidRequest, "'initialize' comes once"))
    case .shutDown:
      fail(id, LSP.ResponseError(.invalidRequest, "the server is shut down"))
    case .uninitialized, .running:
      send(Dispatch.respond(to: method, id: id, params: params, in: &self))
    }
  }

  private mutating func act(on method: String, _ params: JSONValue?) {
    guard phase == .running || method == LSP.Exit.method else { return }
    Dispatch.handle(method, params: params, in: &self)
  }

  private mutating func receive(_ result: JSONValue?, for id: LSP.RequestID) {
    guard case .configuration = questions.removeValue(forKey: id) else { return }
    if let result { apply(Settings(result.items?.first ?? .null)) }
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
    documents[document.uri] = OpenDocument(
      document,
      kind: place.kind,
      configuration: configuration(of: place),
      generation: generation
    )
    unpublished.insert(document.uri)
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
  }

  mutating func close(_ uri: String) {
    guard documents.removeValue(forKey: uri) != nil else { return }
    unpublished.remove(uri)
    if !client.abilities.diagnostics.isPull {
      notify(LSP.PublishDiagnostics(uri: uri, version: nil, diagnostics: []))
    }
  }

  /// What can be asked of an open document as it is now.
  mutating func view(of uri: String) -> DocumentView? {
    let snapshot = documents[uri]?.readSnapshot()
    return documents[uri].map { DocumentView(document: $0, snapshot: snapshot, client: client) }
  }

  /// Pushes the diagnostics of what has changed, to a client that does not ask for them.
  ///
  /// - Parameter changesAgain: Whether a further edit of the document is queued already.
  mutating func publishDiagnostics(unless changesAgain: (String) -> Bool) {
    guard !client.abilities.diagnostics.isPull else { return unpublished.removeAll() }
    guard !unpublished.isEmpty, phase == .running else { return }
    for uri in unpublished.sorted() where !changesAgain(uri) {
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

// MARK: - Configuration

extension Session {
  /// Takes over what the client has set.
  mutating func apply(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    reconfigure()
  }

  /// Asks the client what is set, if it can be asked.
  mutating func askForSettings() {
    guard client.abilities.workspace.hasConfiguration else { return }
    request(LSP.ConfigurationRequest(section: Settings.section), .configuration)
  }

  /// Reads the configuration of every open document again.
  mutating func reconfigure() {
    configurations = ConfigurationResolver()
    var hasChanged = false
    for (uri, document) in documents {
      let configuration = configuration(of: DocumentPlace(uri: uri))
      guard configuration != document.configuration else { continue }
      hasChanged = true
      generation += 1
      documents[uri]?.configure(configuration, generation: generation)
      unpublished.insert(uri)
    }
    if hasChanged { requestRefresh() }
  }

  private mutating func requestRefresh() {
    let workspace = client.abilities.workspace
    if client.abilities.diagnostics.isPull, workspace.refreshesDiagnostics {
      request(LSP.DiagnosticRefresh())
    }
    if workspace.refreshesInlayHints { request(LSP.InlayHintRefresh()) }
  }

  private mutating func configuration(of place: DocumentPlace) -> FileConfiguration {
    configurations.configuration(
      forFile: place.path,
      orFolder: client.rootPath,
      settings: settings
    )
  }
}

extension LSP.IncomingMessage {
  /// The message in a few words, for logs.
  fileprivate var summary: String {
    switch self {
    case .request(.number(let id), let method, _): "\(method) (\(id))"
    case .request(.string(let id), let method, _): "\(method) (\(id))"
    case .notification(let method, _): method
    case .response: "response"
    case .invalid(_, let error): "invalid message: \(error.message)"
    }
  }

  /// The parameters, for a trace that is verbose.
  fileprivate var detail: String? {
    switch self {
    case .request(_, _, let params?), .notification(_, let params?):
      String(decoding: params.json(), as: UTF8.self)
    case .request, .notification, .response, .invalid: nil
    }
  }
}
