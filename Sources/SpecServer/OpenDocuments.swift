import LanguageServerProtocol
import SpecChecking
import SpecIDE

/// The open documents of the client by URI, and the ones with diagnostics to push.
struct OpenDocuments {
  private(set) var byURI: [String: OpenDocument] = [:]
  /// The documents whose diagnostics are to be pushed.
  private(set) var unpublished: Set<String> = []
  /// The number of the latest state; each state of a document or of the configuration has its own.
  private var generation = 0
  /// The tokens that each document was last asked for, which a delta starts from.
  private var tokens: [String: LSP.SemanticTokens] = [:]
  /// When each document that is being typed in counts as paused.
  private var pauses: [String: ContinuousClock.Instant] = [:]

  subscript(uri: String) -> OpenDocument? { byURI[uri] }

  /// Adds a document, which is made for its generation.
  mutating func open(_ uri: String, _ make: (_ generation: Int) -> OpenDocument) {
    generation += 1
    byURI[uri] = make(generation)
    unpublished.insert(uri)
  }

  /// Gives an open document another state, about which there may be other things to say.
  mutating func change(
    _ uri: String,
    _ change: (inout OpenDocument, _ generation: Int) -> Void
  ) {
    guard var document = byURI.removeValue(forKey: uri) else { return }
    generation += 1
    change(&document, generation)
    byURI[uri] = document
    unpublished.insert(uri)
  }

  mutating func close(_ uri: String) -> OpenDocument? {
    unpublished.remove(uri)
    tokens[uri] = nil
    pauses[uri] = nil
    return byURI.removeValue(forKey: uri)
  }

  /// Records that a save is coming, and whether the author asked for it.
  mutating func expectSave(of uri: String, byAuthor isByAuthor: Bool) {
    byURI[uri]?.isSavedByEditor = !isByAuthor
  }

  /// Takes note that a document has been saved; returns whether its author did so.
  mutating func save(_ uri: String) -> Bool {
    guard byURI[uri]?.save() == true else { return false }
    pauses[uri] = nil
    return true
  }

  /// The present snapshot of a document; `nil` if it is no spec or is not checked.
  mutating func readSnapshot(of uri: String) -> Snapshot? {
    byURI[uri]?.readSnapshot()
  }

  mutating func removeUnpublished(_ uri: String) { unpublished.remove(uri) }

  mutating func removeAllUnpublished() { unpublished.removeAll() }

  /// Keeps the tokens that a document is asked for; returns those of the time before.
  mutating func keep(_ tokens: LSP.SemanticTokens, of uri: String) -> LSP.SemanticTokens? {
    self.tokens.updateValue(tokens, forKey: uri)
  }
}

// MARK: - Pauses

extension OpenDocuments {
  /// When the next pause is, unless somebody types on.
  var nextPause: ContinuousClock.Instant? { pauses.values.min() }

  /// Expects the author of a document to pause at a time.
  mutating func expectPause(in uri: String, at time: ContinuousClock.Instant) {
    pauses[uri] = time
  }

  /// The documents in which nobody types any more, in order; each is given once.
  mutating func takePaused(at time: ContinuousClock.Instant) -> [String] {
    let paused = pauses.filter { $0.value <= time }.keys.sorted()
    for uri in paused { pauses[uri] = nil }
    return paused
  }

  /// Takes note that nobody has typed in a document for a while.
  mutating func pause(_ uri: String) { byURI[uri]?.pause() }
}
