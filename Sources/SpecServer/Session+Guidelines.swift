import Guidelines
import JSONText
import LanguageServerProtocol
import SourceText
import SpecRules
import SpecWorkspace

extension Session {
  /// Whether a document waits for its guidelines to be loaded for the first time.
  ///
  /// Until then nothing can be said of it that would still hold in a moment.
  func isWaiting(_ uri: String) -> Bool {
    guard let document = documents[uri] else { return false }
    return guidelines.pack(of: document.configuration.guidelines) == nil
  }

  /// Whether guidelines have been loaded that no document uses yet.
  var hasLoadedGuidelines: Bool { guidelines.hasFinished }

  /// Gives the documents the guidelines that have been loaded, and answers the requests that
  /// waited for them.
  mutating func takeLoadedGuidelines() {
    guard guidelines.hasFinished else { return }
    let changed = guidelines.takeFinished()
    var hasChanged = false
    for (uri, document) in documents.byURI where changed.contains(document.configuration.guidelines)
    {
      configure(uri, document.configuration)
      hasChanged = true
    }
    if !changed.isEmpty {
      log.write("guidelines loaded from \(changed.flatMap(\.self).joined(separator: ", "))")
      recheckOpenGuidelines()
      watchGuidelines()
      publishGuidelineProblems()
      logGuidelineProblems()
    }
    answerWaiting()
    if hasChanged { requestRefresh() }
  }

  /// Loads what the open documents need, again if it has been loaded before.
  mutating func reloadGuidelines() {
    guidelines.reload(Set(documents.byURI.values.map(\.configuration.guidelines)))
  }

  /// The guidelines that a spec in a folder is about.
  ///
  /// The folder is the first open one where none is named. The guidelines are loaded on the spot,
  /// because somebody waits.
  mutating func library(ofFolder uri: String?) -> GuidelineLibrary {
    let folder = uri.flatMap { DocumentPlace.path(ofFileURI: $0) } ?? client.rootPath
    let place = DocumentPlace(path: folder.map { FilePath.entry("new.a11y.yaml", in: $0) })
    let paths = configuration(of: place).guidelines
    if let pack = guidelines.pack(of: paths) { return pack.library }
    return GuidelinePack(loading: paths).library
  }

  /// Loads on the spot what requests still wait for.
  mutating func finishLoading() {
    guard !unanswered.deferred.isEmpty else { return }
    guidelines.finishNow()
    takeLoadedGuidelines()
  }

  private mutating func answerWaiting() {
    let ready = unanswered.deferred.filter { !isWaiting($0.uri) }
    unanswered.deferred = unanswered.deferred.filter { isWaiting($0.uri) }
    for request in ready { answer(request.id, request.method, request.params) }
  }

  /// Takes out a request that waits; `false` if none of that id does.
  mutating func removeWaiting(_ id: LSP.RequestID) -> Bool {
    guard let index = unanswered.deferred.firstIndex(where: { $0.id == id }) else { return false }
    unanswered.deferred.remove(at: index)
    return true
  }

  /// Answers the waiting requests about a document that an edit makes worthless.
  mutating func discardStale(about uri: String) {
    let discarded = unanswered.deferred.filter { $0.uri == uri }
    unanswered.deferred.removeAll {
      $0.uri == uri && Dispatch.errorAfterEdit(ofRequest: $0.method) != nil
    }
    for request in discarded {
      if let error = Dispatch.errorAfterEdit(ofRequest: request.method) { fail(request.id, error) }
    }
  }

  /// Pushes what is wrong with the files of packs that are not open.
  ///
  /// Only a client that does not ask for diagnostics gets it. The diagnostics of a file that is
  /// right again are cleared.
  mutating func publishGuidelineProblems() {
    guard !client.abilities.diagnostics.isPull else { return }
    let faulty = guidelines.files.filter { !$0.findings.isEmpty }
    let views = faulty.map { DocumentView(guideline: $0, client: client) }
    let uris = Set(views.map(\.uri))
    for uri in guidelines.publishedURIs.subtracting(uris).sorted() where documents[uri] == nil {
      notify(LSP.PublishDiagnostics(uri: uri, version: nil, diagnostics: []))
    }
    for view in views where documents[view.uri] == nil {
      notify(
        LSP.PublishDiagnostics(uri: view.uri, version: nil, diagnostics: view.diagnostics)
      )
    }
    guidelines.publishedURIs = uris
  }

  /// Tells in the client's log which files of packs have something wrong, each once.
  ///
  /// It is for clients that show only the diagnostics of open files.
  private mutating func logGuidelineProblems() {
    let told = guidelines.loggedProblems
    guidelines.loggedProblems = []
    for file in guidelines.files {
      guard let first = file.findings.first else { continue }
      let line = file.text.position(at: first.range.lowerBound, in: .utf16).line + 1
      let others = file.findings.count > 1 ? " (and \(file.findings.count - 1) more)" : ""
      let message = "\(FilePath.shown(file.path)):\(line): \(first.message)\(others)"
      guidelines.loggedProblems.insert(message)
      if !told.contains(message) { notify(LSP.LogMessage(.warning, message.inOneLine)) }
    }
  }

  /// What is wrong with the guideline files that a document rests on and that are not open.
  func guidelineProblems(of uri: String) -> [(uri: String, diagnostics: [LSP.Diagnostic])] {
    guard let document = documents[uri],
      let pack = guidelines.pack(of: document.configuration.guidelines)
    else { return [] }
    return pack.files.map { DocumentView(guideline: $0, client: client) }
      .filter { documents[$0.uri] == nil }
      .map { ($0.uri, $0.diagnostics) }
  }

  /// Asks the client to report changes of the files of packs, and of the ones that it has open.
  private mutating func watchGuidelines() {
    let paths = guidelines.paths
    guard paths != guidelines.watchedPaths else { return }
    let old = watching(guidelines.watchedPaths)
    let new = watching(paths)
    guidelines.watchedPaths = paths
    if !old.isEmpty { request(LSP.UnregisterCapability(old)) }
    if !new.isEmpty { request(LSP.RegisterCapability(new)) }
  }

  /// What the client is asked to report of the guidelines at some paths, as far as it can be asked.
  private func watching(_ paths: [String]) -> [LSP.RegisterCapability.Registration] {
    guard !paths.isEmpty else { return [] }
    let workspace = client.abilities.workspace
    var registrations: [LSP.RegisterCapability.Registration] = []
    if workspace.registersWatchedFiles {
      let bases = workspace.hasRelativePatterns ? paths.map(DocumentPlace.folderURI) : []
      registrations.append(.guidelineFiles(in: bases))
    }
    let folders = Set(paths.map(DocumentPlace.folder)).sorted()
    registrations += client.abilities.documentMethods.map { .guidelineDocuments($0, in: folders) }
    return registrations
  }
}
