import JSONText
import LanguageServerProtocol
import OperatingSystem

/// The order of everything: takes messages as they arrive and answers them one after another.
///
/// What is queued may still be discarded, by `$/cancelRequest` or by an edit that makes the answer
/// worthless. The loop owns all state and does no input or output itself.
package struct MessageLoop {
  private var session: Session
  private var queue = MessageQueue()
  /// The process to watch; `nil` if there is none.
  ///
  /// It is also `nil` if the process cannot be seen from here, as from inside a container.
  private var watchedProcess: Int?

  /// A loop that has `background` load guidelines, which has to wake the loop afterwards.
  package init(
    version: String,
    log: Log = Log(path: nil),
    background: Background = .immediate,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    session = Session(
      Session.Environment(version: version, log: log, background: background, now: now)
    )
  }

  /// Whether something waits.
  ///
  /// It is a message without an answer, loaded guidelines that are not in use, or a pause to note.
  package var hasWork: Bool {
    !queue.isEmpty || session.hasLoadedGuidelines || session.hasReadyJobs
      || timeToWait(atMost: nil) == .zero
  }

  /// How long there is nothing to do unless a message arrives, `nil` for ever.
  package func timeToWait(atMost limit: Duration?) -> Duration? {
    guard let pause = session.nextPause else { return limit }
    let rest = max(.zero, session.environment.now().duration(to: pause))
    return limit.map { min($0, rest) } ?? rest
  }

  /// The code to end the process with, once the client has said `exit`.
  package var exitCode: Int32? { session.exitCode }

  /// The code to end the process with if the input ends without an `exit`.
  package var exitCodeAtEndOfInput: Int32 { session.phase == .shutDown ? 0 : 1 }

  /// Whether the process that is watched has ended.
  package var isClientGone: Bool {
    guard let process = watchedProcess else { return false }
    return !System.isAlive(process)
  }

  /// Watches a process, if it can be seen.
  package mutating func watch(process: Int?) {
    guard let process, System.isAlive(process) else { return }
    watchedProcess = process
  }

  /// Queues the message, after it has discarded what it makes worthless.
  package mutating func accept(_ bytes: [UInt8]) {
    let message = LSP.IncomingMessage(bytes)
    guard case .notification(let method, let params) = message else {
      queue.append(message)
      return
    }
    switch method {
    case LSP.CancelRequest.method:
      if let request = params.flatMap({ LSP.CancelRequest($0) }) { cancel(request.id) }
    case LSP.DidChange.method, LSP.DidClose.method:
      if let uri = params?.documentURI { discardRequests(about: uri) }
      queue.append(message)
    default:
      queue.append(message)
    }
  }

  /// Uses what has been loaded meanwhile, and handles the first message of the queue.
  package mutating func step() {
    session.takeLoadedGuidelines()
    session.takeJobs()
    if let message = queue.popFirst() {
      session.handle(message)
      if case .request(_, LSP.Initialize.method, let params) = message, watchedProcess == nil {
        watch(process: params?["processId"]?.int)
      }
    }
    if queue.isEmpty { session.notePauses() }
    session.publishDiagnostics { [queue] in queue.hasEdit(of: $0) }
  }

  /// Gives the memory of documents back to the system that have been closed.
  package mutating func returnFreeMemory() { session.returnFreeMemory() }

  /// The messages to send, in order; each is given once.
  package mutating func takeOutput() -> [[UInt8]] {
    session.takeOutput()
  }

  private mutating func cancel(_ id: LSP.RequestID) {
    guard queue.remove(id) || session.removeWaiting(id) || session.cancelJob(id) else { return }
    session.fail(id, LSP.ResponseError(.requestCancelled, "cancelled by the client"))
  }

  private mutating func discardRequests(about uri: String) {
    session.discardStale(about: uri)
    for (id, error) in queue.removeRequests(about: uri) { session.fail(id, error) }
  }
}
