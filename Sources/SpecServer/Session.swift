import Guidelines
import JSONText
import LanguageServerProtocol
import OperatingSystem
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import SpecWorkspace

/// The state of one connection: what the client can do, and what it has open.
struct Session {
  enum Phase: Equatable {
    case uninitialized
    case running
    case shutDown
    /// The process is to end with a code.
    case exited(Int32)
  }

  /// What the program that runs the server gives it.
  struct Environment {
    let version: String
    let log: Log
    /// Where work is done that the loop does not wait for.
    let background: Background
    /// What time it is.
    let now: @Sendable () -> ContinuousClock.Instant
  }

  let environment: Environment
  var phase = Phase.uninitialized
  var client = Client()
  var documents = OpenDocuments()
  var guidelines: GuidelineStore
  var configurations = Configurations()
  var unanswered = UnansweredRequests()
  private var outbound = Outbound()
  /// How long the texts were that have been closed since memory was last given back.
  private var closedBytes = 0

  init(_ environment: Environment) {
    self.environment = environment
    guidelines = GuidelineStore(background: environment.background)
  }

  /// The code to end the process with, once the client has said `exit`.
  var exitCode: Int32? {
    if case .exited(let code) = phase { code } else { nil }
  }

  var log: Log { environment.log }

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

  mutating func takeOutput() -> [[UInt8]] { outbound.takeMessages() }

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
  mutating func request(
    _ params: some LSP.Outgoing,
    _ reply: Outbound.PendingReply = .nothing
  ) {
    guard phase != .shutDown else { return }
    outbound.request(params, reply)
  }

  mutating func exit() {
    phase = .exited(phase == .shutDown ? 0 : 1)
  }

  private mutating func send(_ message: [UInt8]) {
    outbound.send(message)
  }

  mutating func answer(_ id: LSP.RequestID, _ method: String, _ params: JSONValue?) {
    if method == LSP.Shutdown.method {
      finishLoading()
      cancelJobs()
    }
    if phase == .running, let uri = params?.documentURI, isWaiting(uri) {
      unanswered.deferred.append(
        DeferredRequest(id: id, method: method, params: params, uri: uri)
      )
      return
    }
    switch phase {
    case .uninitialized where method != LSP.Initialize.method:
      fail(id, LSP.ResponseError(.serverNotInitialized, "'initialize' comes first"))
    case .running where method == LSP.Initialize.method:
      fail(id, LSP.ResponseError(.invalidRequest, "'initialize' comes once"))
    case .shutDown, .exited:
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
    guard case .configuration(let folders) = outbound.takeReply(to: id) else { return }
    if let answers = result?.items { apply(answers, ofFolders: folders) }
  }

  private mutating func note(_ message: LSP.IncomingMessage, took duration: Duration) {
    guard log.isOn || client.trace != .off else { return }
    let line = "\(message.summary) \(milliseconds(duration)) ms"
    log.write(line)
    guard client.trace != .off, phase == .running else { return }
    let verbose = client.trace == .verbose ? message.detail : nil
    notify(LSP.LogTrace(message: line, verbose: verbose))
  }
}

// MARK: - Documents

extension Session {
  mutating func open(_ document: LSP.DidOpen) {
    let place = DocumentPlace(uri: document.uri)
    let configuration = configuration(of: place)
    guidelines.load(configuration.guidelines)
    watchBaselines()
    let library = guidelines.library(of: configuration.guidelines)
    documents.open(document.uri) { generation in
      OpenDocument(
        document,
        place: place,
        configuration: configuration,
        library: library,
        generation: generation
      )
    }
    expectReading(of: place)
  }

  /// Lets a document be read again under a configuration and its guidelines.
  mutating func configure(_ uri: String, _ configuration: FileConfiguration) {
    let library = guidelines.library(of: configuration.guidelines)
    documents.change(uri) { document, generation in
      document.configure(configuration, library: library, generation: generation)
    }
  }

  mutating func change(_ notification: LSP.DidChange) {
    let uri = notification.uri
    guard documents[uri] != nil else { return }
    documents.change(uri) { document, generation in
      document.apply(notification, encoding: client.encoding, generation: generation)
    }
    if notification.isIncomplete { reportLostChange(of: uri) }
    if client.renewsDiagnostics {
      documents.expectPause(in: uri, at: environment.now() + Self.pause)
    }
    if let place = documents[uri]?.place { expectReading(of: place) }
  }

  /// Says that the text may be another one than the client's: nothing of the protocol asks for it.
  private mutating func reportLostChange(of uri: String) {
    let message =
      "a change of '\(uri.inOneLine)' cannot be read, so that the text here may be another one; "
      + "close the file and open it again"
    log.write(message)
    notify(LSP.LogMessage(.warning, message))
    notify(LSP.ShowMessage(.warning, message))
  }

  mutating func close(_ uri: String) {
    guard let document = documents.close(uri) else { return }
    if !client.abilities.diagnostics.isPull {
      notify(LSP.PublishDiagnostics(uri: uri, version: nil, diagnostics: []))
    }
    if document.place.kind == .guideline { publishGuidelineProblems() }
    expectReading(of: document.place)
    endHeldJobs()
    closedBytes += document.size
  }

  /// From how many bytes of closed text on their memory is given back.
  private static let manyBytes = 1 << 18

  /// Gives the memory of closed documents back, once it is much.
  mutating func returnFreeMemory() {
    guard closedBytes >= Self.manyBytes else { return }
    closedBytes = 0
    System.returnFreeMemory()
  }

  /// Records that a save is coming, and whether the author asked for it.
  mutating func expectSave(of uri: String, byAuthor isByAuthor: Bool) {
    documents.expectSave(of: uri, byAuthor: isByAuthor)
  }

  /// Takes note that a document has been saved.
  mutating func save(_ uri: String) {
    let isMild = findings(of: uri)?.isMild ?? false
    if documents.save(uri), isMild { renewDiagnostics(of: [uri]) }
    endHeldJobs()
  }

  /// The findings of a spec as they are shown now.
  private mutating func findings(of uri: String) -> FindingsWhileWriting? {
    guard client.renewsDiagnostics, let edits = documents[uri]?.unsavedEdits, !edits.isEmpty
    else { return nil }
    return documents.readSnapshot(of: uri)?.findings(after: edits)
  }

  /// Shows again the diagnostics of documents whose text has not changed.
  private mutating func renewDiagnostics(of uris: [String]) {
    for uri in uris { documents.change(uri) { $0.renew(generation: $1) } }
    if !uris.isEmpty, client.abilities.diagnostics.isPull { request(LSP.DiagnosticRefresh()) }
  }

  /// Has the open files of packs checked again.
  mutating func recheckOpenGuidelines() {
    for (uri, document) in documents.byURI where document.place.kind == .guideline {
      configure(uri, document.configuration)
    }
  }

  /// What can be asked of an open document as it is now.
  mutating func view(of uri: String) -> DocumentView? {
    let snapshot = documents.readSnapshot(of: uri)
    guard let document = documents[uri] else { return nil }
    return DocumentView(
      document: document,
      content: content(of: document, as: snapshot),
      pack: pack(of: document),
      client: client
    )
  }

  /// The pack that a guideline belongs to, or the one that any other document rests on.
  private func pack(of document: OpenDocument) -> GuidelinePack {
    let isGuideline = document.place.kind == .guideline
    let own = isGuideline ? document.place.path.flatMap(guidelines.pack(having:)) : nil
    return own ?? guidelines.pack(of: document.configuration.guidelines) ?? .empty
  }

  /// What a document is, with its snapshot where it is a spec.
  private mutating func content(
    of document: OpenDocument,
    as snapshot: Snapshot?
  ) -> DocumentContent {
    if let snapshot {
      let edits = client.renewsDiagnostics ? document.unsavedEdits : UnsavedEdits()
      return .spec(snapshot, unsaved: edits)
    }
    let notices = notices(of: document)
    if let format = format(of: document) { return .format(format, findings: notices) }
    let isGuideline = document.place.kind == .guideline
    let guideline = (isGuideline ? document.place.path : nil).flatMap {
      guidelines.document(at: $0, as: document.text)
    }
    return guideline.map { .guideline($0, findings: notices) } ?? .unchecked(notices)
  }

  /// A configuration or a model, whose keys are known; `nil` for any other document.
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
    guard !client.abilities.diagnostics.isPull else { return documents.removeAllUnpublished() }
    guard !documents.unpublished.isEmpty, phase == .running else { return }
    for uri in documents.unpublished.sorted() where !changesAgain(uri) && !isWaiting(uri) {
      documents.removeUnpublished(uri)
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
  /// How long a pause in typing must be before the word counts as finished.
  private static let pause = Duration.seconds(1)

  /// When somebody is taken to have paused, unless they type on.
  var nextPause: ContinuousClock.Instant? {
    [documents.nextPause, guidelines.nextReading].compactMap(\.self).min()
  }

  /// Has a guideline read as it is in the editor, once nobody types in any.
  private mutating func expectReading(of place: DocumentPlace) {
    guard place.kind == .guideline else { return }
    guidelines.expectReading(at: environment.now() + Self.pause)
  }

  /// The texts of guidelines in the editor, by path.
  private var guidelineTexts: [String: SourceText] {
    let open = documents.byURI.values.filter { $0.place.kind == .guideline }
    // Two addresses may be of one file.
    let inOrder = open.sorted { $0.uri < $1.uri }
    return Dictionary(
      inOrder.compactMap { document in document.place.path.map { ($0, document.text) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Shows what was withheld of the words at which nobody types any more, and reads guidelines.
  mutating func notePauses() {
    let now = environment.now()
    if let time = guidelines.nextReading, time <= now { guidelines.read(guidelineTexts) }
    guard documents.nextPause != nil else { return }
    var renewed: [String] = []
    for uri in documents.takePaused(at: now) {
      if findings(of: uri)?.isWithholding ?? false { renewed.append(uri) }
      documents.pause(uri)
    }
    renewDiagnostics(of: renewed)
  }
}
