import JSONText
import LanguageServerProtocol
import SourceText
import SpecWorkspace

extension Session {
  /// Applies the client's settings, and reports those that cannot be read.
  mutating func apply(_ value: JSONValue) {
    let reading = SettingsReading(value, in: client.rootPath)
    apply(ClientSettings(general: reading.settings), problems: reading.problems)
  }

  /// Takes over the client's answers to `askForSettings`: in general, then for each folder.
  mutating func apply(_ answers: [JSONValue], ofFolders uris: [String]) {
    let general = SettingsReading(answers.first ?? .null, in: client.rootPath)
    var hasChanged = configurations.settings.general != general.settings
    configurations.settings.general = general.settings
    var problems = general.problems
    for (uri, answer) in zip(uris, answers.dropFirst()) where client.uris.contains(uri) {
      let reading = SettingsReading(answer, in: DocumentPlace.path(ofFileURI: uri))
      let earlier = configurations.settings.ofFolders.updateValue(reading.settings, forKey: uri)
      hasChanged = hasChanged || earlier != reading.settings
      problems += reading.problems.filter { !problems.contains($0) }
    }
    report(problems, isAll: uris.count >= client.folders.count)
    if hasChanged { reconfigure() }
  }

  private mutating func apply(_ settings: ClientSettings, problems: [String]) {
    report(problems)
    guard settings != configurations.settings else { return }
    configurations.settings = settings
    reconfigure()
  }

  /// Tells what is wrong in the settings, each thing once until it is mended.
  ///
  /// - Parameters:
  ///   - problems: What is wrong in the settings that were read.
  ///   - isAll: Whether those are all settings.
  private mutating func report(_ problems: [String], isAll: Bool = true) {
    let new = problems.filter { !configurations.reportedProblems.contains($0) }
    if isAll { configurations.reportedProblems = [] }
    configurations.reportedProblems.formUnion(problems)
    guard let first = new.first else { return }
    for problem in new { notify(LSP.LogMessage(.warning, problem.inItsLines)) }
    let others = new.count > 1 ? " (and \(new.count - 1) more, which the log tells)" : ""
    notify(LSP.ShowMessage(.warning, (first + others).inItsLines))
  }

  /// Asks the client what is set in general and in each folder, if it can be asked.
  mutating func askForSettings() { askForSettings(of: client.folders) }

  private mutating func askForSettings(of folders: [LSP.WorkspaceFolder]) {
    guard client.abilities.workspace.hasConfiguration else { return }
    let folders = folders.map(\.uri)
    request(
      LSP.ConfigurationRequest(section: Settings.section, folders: folders),
      .configuration(folders: folders)
    )
  }

  /// Takes note of folders that the client has opened or closed.
  mutating func changeFolders(added: [LSP.WorkspaceFolder], removed: [LSP.WorkspaceFolder]) {
    client.close(removed)
    client.open(added)
    for folder in removed { configurations.settings.ofFolders[folder.uri] = nil }
    // What is set for the other folders is known.
    askForSettings(of: added)
    reconfigure()
  }

  /// Reads the configuration of every open document again, and the guidelines that they name.
  mutating func reconfigure() {
    configurations.resolver = ConfigurationResolver()
    var hasChanged = false
    for (uri, document) in documents.byURI {
      let configuration = configuration(of: document.place)
      // Guidelines that a configuration file reports as missing may exist now.
      let rests = document.place.kind == .configuration
      guard configuration != document.configuration || rests else { continue }
      hasChanged = hasChanged || !rests
      configure(uri, configuration)
    }
    reloadGuidelines()
    watchBaselines()
    if hasChanged { requestRefresh() }
    endHeldJobs()
  }

  /// Asks the client to report changes of the baselines that documents rest on.
  mutating func watchBaselines() {
    let workspace = client.abilities.workspace
    let paths = configurations.resolver.baselinePaths
    guard workspace.registersWatchedFiles, paths != configurations.watchedBaselines else { return }
    let watchers = { (paths: [String]) in
      paths.map { path in
        LSP.FileWatcher(
          folder: workspace.hasRelativePatterns
            ? FilePath.folder(of: path).map(DocumentPlace.fileURI) : nil,
          name: FilePath.name(of: path)
        )
      }
    }
    if !configurations.watchedBaselines.isEmpty {
      request(LSP.UnregisterCapability([.baselines(watchers(configurations.watchedBaselines))]))
    }
    if !paths.isEmpty { request(LSP.RegisterCapability([.baselines(watchers(paths))])) }
    configurations.watchedBaselines = paths
  }

  /// Reads again the changed files that a document rests on.
  ///
  /// It does so for a client that does not report changes.
  mutating func noticeChanges(behind uri: String) {
    guard !client.abilities.workspace.registersWatchedFiles else { return }
    guard let document = documents[uri] else { return }
    if configurations.resolver.isOutdated(forFile: document.place.path, orFolder: client.rootPath) {
      reconfigure()
    } else {
      guidelines.refresh(document.configuration.guidelines)
    }
  }

  mutating func requestRefresh() {
    let workspace = client.abilities.workspace
    if client.abilities.diagnostics.isPull, workspace.refreshesDiagnostics {
      request(LSP.DiagnosticRefresh())
    }
    if workspace.refreshesInlayHints { request(LSP.InlayHintRefresh()) }
    if workspace.refreshesCodeLenses { request(LSP.CodeLensRefresh()) }
    if workspace.refreshesSemanticTokens { request(LSP.SemanticTokensRefresh()) }
  }

  /// The configuration that holds for a document.
  ///
  /// It is the one of its files. The settings of the folder of the workspace around it go before
  /// it.
  mutating func configuration(of place: DocumentPlace) -> FileConfiguration {
    let known = configurations.resolver.failures.count
    let passedOver = configurations.resolver.notices.count
    let folder = place.path.flatMap { client.folder(of: $0) }
    var configuration = configurations.resolver.configuration(
      forFile: place.path,
      orFolder: folder?.path ?? client.rootPath,
      settings: configurations.settings(of: folder?.uri)
    )
    if let path = place.path, place.kind == .spec {
      let isLeftOut = configurations.resolver.isLeftOut(path, in: folder?.path)
      configuration.isExcluded = configuration.isExcluded || isLeftOut
    }
    let notices = configurations.resolver.notices.dropFirst(passedOver)
    for (path, problem) in configurations.resolver.failures[known...] + notices {
      let message = "\(FilePath.shown(path)): \(problem.message)"
      notify(LSP.LogMessage(.warning, message.inOneLine))
    }
    return configuration
  }
}

/// What holds for documents: what files say, and before it what the client has set.
struct Configurations {
  var resolver = ConfigurationResolver()
  var settings = ClientSettings()
  /// What of the settings has been reported to be wrong, and still is.
  var reportedProblems: Set<String> = []
  /// The paths of the baselines that the client watches.
  var watchedBaselines: [String] = []

  /// What is set for a folder, or else in general.
  func settings(of folder: String?) -> Settings {
    folder.flatMap { settings.ofFolders[$0] } ?? settings.general
  }
}

/// What a client has set.
struct ClientSettings: Equatable {
  /// For documents in no folder, and for clients that ask nobody about folders.
  var general = Settings()
  /// For the documents in a folder of the workspace, by its URI.
  var ofFolders: [String: Settings] = [:]
}
