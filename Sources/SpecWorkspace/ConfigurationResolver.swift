package import Guidelines
package import SourceText
package import SpecRules

/// What holds for one file.
package struct FileConfiguration: Sendable, Equatable {
  package var rules: Configuration
  /// Whether the configuration keeps the file from being checked.
  package var isExcluded: Bool
  /// The absolute paths of further guidelines.
  package var guidelines: [String]
  /// The absolute path of the baseline.
  package var baseline: String?
  /// The kinds of inlay hints that an editor shows, by the names of their switches.
  package var inlayHints = Set(Settings.inlayHintKinds)
  /// Whether an editor shows code lenses.
  package var showsCodeLenses = false
  /// What the baseline knows of the file.
  package var accepted: Set<Fingerprint> = []

  package init(
    rules: Configuration = Configuration(),
    isExcluded: Bool = false,
    guidelines: [String] = []
  ) {
    self.rules = rules
    self.isExcluded = isExcluded
    self.guidelines = guidelines
  }

  /// What the file is read with.
  package func analysis(in library: GuidelineLibrary) -> Analysis {
    Analysis(library: library, configuration: rules, accepted: accepted)
  }
}

/// Finds what holds for a file, the same for editor and command line.
///
/// The nearest configuration file upwards holds; the settings of a client go before it, key by
/// key. Files are read once for each resolver.
package struct ConfigurationResolver: Sendable {
  /// A configuration file and the folder that its patterns start from.
  private struct Source: Sendable {
    let folder: String
    let path: String
    let file: ConfigurationFile
    /// What the file sets, without the paths that links lead out of the repository.
    let settings: Settings
  }

  private let currentFolder: String
  /// The nearest configuration of each folder that was asked for.
  private var nearest: [String: Source?] = [:]
  /// The configuration files that stood in each folder that was looked into, or did not.
  private var stamps: [String: FileStamps] = [:]
  /// The baselines that have been read, by their paths; none where there is no such file.
  private var baselines: [String: BaselineFile?] = [:]
  private var baselineStamps = FileStamps()
  /// The ignore files of each folder that was asked for.
  private var knownIgnoreFiles: [String: [IgnoreFile]] = [:]
  var matching = MatchingBudget()
  /// What is passed over, in the order in which it was met.
  private var passedOver: [(path: String, problem: FileProblem)] = []
  /// The configuration files that cannot be read, in the order in which they were met.
  ///
  /// Nothing is set where one of them should hold.
  package private(set) var failures: [(path: String, problem: FileProblem)] = []

  /// - Parameter currentFolder: The folder that relative paths start from.
  package init(currentFolder: String = FileAccess.currentFolder) {
    self.currentFolder = currentFolder
  }

  /// The configuration of a file, or of a folder for a text that is in no file.
  package mutating func configuration(
    forFile file: String?,
    orFolder folder: String?,
    settings: Settings
  ) -> FileConfiguration {
    let path = file.map { FileAccess.absolute($0, from: currentFolder) }
    let root = folder.map { FileAccess.absolute($0, from: currentFolder) }
    var configuration = FileConfiguration()
    let start = start(ofFile: file, orFolder: folder)
    let source = start.flatMap { nearestSource(to: $0) }
    if let source { configuration.apply(source.settings, to: path, from: source.folder) }
    configuration.apply(settings, to: path, from: root ?? source?.folder ?? currentFolder)
    if let path, let baseline = configuration.baseline {
      configuration.accepted = baselineFile(at: baseline)?.accepted(in: path) ?? []
    }
    return configuration
  }

  /// The baseline at an absolute path; `nil` where there is none, which the configuration reports.
  package mutating func baselineFile(at path: String) -> BaselineFile? {
    if let known = baselines[path] { return known }
    baselineStamps.note(path)
    let file = try? BaselineFile.read(path).get()
    baselines[path] = .some(file)
    return file
  }

  /// The absolute paths of the baselines that files rest on.
  package var baselinePaths: [String] { baselines.keys.sorted() }

  /// Whether a configuration file has changed since the configuration of a file or folder was read.
  ///
  /// It is the one that holds, or one that would hold if it had been there.
  package func isOutdated(forFile file: String?, orFolder folder: String?) -> Bool {
    var next = start(ofFile: file, orFolder: folder)
    while let folder = next {
      if stamps[folder]?.areOutdated ?? false { return true }
      next = FilePath.folder(of: folder)
    }
    return baselineStamps.areOutdated
  }

  /// The folder in which the search for a configuration begins.
  private func start(ofFile file: String?, orFolder folder: String?) -> String? {
    let path = file.map { FileAccess.absolute($0, from: currentFolder) }
    return path.flatMap { FilePath.folder(of: $0) }
      ?? folder.map { FileAccess.absolute($0, from: currentFolder) }
  }

  /// Whether the configuration leaves a file out of a search through a folder, both absolute paths.
  ///
  /// A pattern that leaves out all of the folder does not count, because the user has named it.
  mutating func isExcluded(_ path: String, from root: String, settings: Settings) -> Bool {
    let source = FilePath.folder(of: path).flatMap { nearestSource(to: $0) }
    var lists = [(settings.exclude, source?.folder ?? currentFolder)]
    if let source { lists.append((source.file.settings.exclude, source.folder)) }
    return lists.contains { patterns, folder in
      guard !patterns.isEmpty, let relative = FilePath.relative(path, to: folder) else {
        return false
      }
      let named = FilePath.relative(root, to: folder).map {
        PathPattern.Path(FilePath.entry(Glob.anyName, in: $0))
      }
      let path = PathPattern.Path(relative)
      return patterns.contains { pattern in
        pattern.outcome(of: path).isCovered
          && !(named.map { pattern.outcome(of: $0).isCovered } ?? false)
      }
    }
  }

  /// Whether ignore files of some names leave out a file, or a folder on the way to it.
  ///
  /// The way begins at the folder in which a search starts. Both paths are absolute.
  mutating func isIgnored(
    _ path: String,
    from start: String,
    names: [String] = IgnoreFile.names
  ) -> Bool {
    var files = ignoreFiles(above: start)
    var folder = start
    for name in FilePath.components(of: FilePath.relative(path, to: start) ?? "") {
      files += ignoreFiles(in: folder)
      let entry = FilePath.entry(String(name), in: folder)
      let holding = files.filter { names.contains($0.name) }
      if holding.ignores(entry, isFolder: entry != path, &matching) { return true }
      folder = entry
    }
    return false
  }

  /// Whether a file that an editor has open, in a folder or in none, is left out there as well.
  ///
  /// Only the ignore files of this program count, not those of git.
  package mutating func isLeftOut(_ path: String, in folder: String?) -> Bool {
    // Each question of a long session may cost as much as the first.
    matching = MatchingBudget()
    let own = FilePath.folder(of: path) ?? "/"
    let start = folder ?? RepositoryPaths.root(above: own) ?? own
    return isIgnored(path, from: start, names: [IgnoreFile.ownName])
  }

  /// The ignore files of the folders above one, as far as the repository reaches.
  mutating func ignoreFiles(above folder: String) -> [IgnoreFile] {
    IgnoreFile.folders(above: folder).flatMap { ignoreFiles(in: $0) }
  }

  /// The ignore files of a folder, of the names that stand in it.
  mutating func ignoreFiles(
    in folder: String,
    names: [String] = IgnoreFile.names
  ) -> [IgnoreFile] {
    if let known = knownIgnoreFiles[folder] { return known }
    for name in IgnoreFile.names where names.contains(name) {
      stamps[folder, default: FileStamps()].note(FilePath.entry(name, in: folder))
    }
    let files = IgnoreFile.all(in: folder, names: names, &matching) {
      passedOver.append(($0, $1))
    }
    knownIgnoreFiles[folder] = files
    return files
  }

  /// Takes note that something is passed over in a search.
  mutating func passOver(_ path: String, _ problem: FileProblem) {
    passedOver.append((path, problem))
  }

  /// What was passed over in searches, each thing with the reason, which makes no search fail.
  package var notices: [(path: String, problem: FileProblem)] {
    passedOver + [matching.end].compactMap(\.self).map { (path: $0, problem: .costlyPatterns) }
  }

  /// The configuration files that have been read, in the order of their paths.
  package var files: [(path: String, text: SourceText, findings: [Finding])] {
    var sources: [String: Source] = [:]
    for case let source? in nearest.values { sources[source.path] = source }
    return sources.values.sorted { $0.path < $1.path }.map { source in
      (source.path, source.file.text, source.file.findings(in: source.folder))
    }
  }

  /// The configuration files that have been read and have something wrong.
  package var problems: [(path: String, text: SourceText, findings: [Finding])] {
    files.filter { !$0.findings.isEmpty }
  }

  /// A path from the current folder as an absolute one.
  package func absolute(_ path: String) -> String {
    FileAccess.absolute(path, from: currentFolder)
  }

  /// An absolute path as seen from the current folder, if it is below that.
  package func shortened(_ path: String) -> String {
    FilePath.relative(path, to: FileAccess.absolute(currentFolder, from: "/")) ?? path
  }

  private mutating func nearestSource(to folder: String) -> Source? {
    var visited: [String] = []
    var found: Source?
    // Nothing stands in a folder whose path is longer than the system has.
    var next = FilePath.possible(folder)
    while let folder = next {
      if let known = nearest[folder] {
        found = known
        break
      }
      visited.append(folder)
      let result = readSource(in: folder)
      found = result.source
      if found != nil || result.isUnreadable { break }
      next = FilePath.folder(of: folder)
    }
    for folder in visited { nearest[folder] = .some(found) }
    return found
  }

  /// The configuration in a folder, and whether a file there cannot be read.
  private mutating func readSource(in folder: String) -> (source: Source?, isUnreadable: Bool) {
    for name in ConfigurationFile.names {
      let path = FilePath.entry(name, in: folder)
      guard stamps[folder, default: FileStamps()].note(path) else { continue }
      if FileAccess.leadsOut(path, of: RepositoryPaths.root(above: folder) ?? folder) {
        failures.append((path, .leadsOut))
        return (nil, true)
      }
      // What is not text is reported as such in the file itself.
      switch FileAccess.bytes(of: path, limit: ConfigurationFile.sizeLimit) {
      case .failure(let problem):
        failures.append((path, problem.withFixedLimit))
        return (nil, true)
      case .success(let bytes):
        let file = ConfigurationFile(parsing: SourceText(bytes))
        let settings = file.settings(in: folder)
        return (Source(folder: folder, path: path, file: file, settings: settings), false)
      }
    }
    return (nil, false)
  }
}

extension FileConfiguration {
  /// Takes over what has been set, for the file at an absolute path.
  fileprivate mutating func apply(_ settings: Settings, to path: String?, from folder: String) {
    rules.rules.merge(settings.rules) { $1 }
    if let limit = settings.fileSizeLimit { rules.fileSizeLimit = min(limit, Settings.mostBytes) }
    if let limit = settings.pageLimit { rules.pageLimit = limit }
    if let voice = settings.voice { rules.voice = voice }
    rules.oldestSystems.merge(settings.oldestSystems) { $1 }
    if let isShown = settings.showsCodeLenses { showsCodeLenses = isShown }
    for (kind, isShown) in settings.inlayHints {
      if isShown { inlayHints.insert(kind) } else { inlayHints.remove(kind) }
    }
    var known = Set(guidelines)
    for path in settings.guidelines.map({ FileAccess.absolute($0, from: folder) })
    where known.insert(path).inserted {
      guidelines.append(path)
    }
    if let path = settings.baseline { baseline = FileAccess.absolute(path, from: folder) }
    guard !settings.overrides.isEmpty || !settings.exclude.isEmpty,
      let relative = path.flatMap({ FilePath.relative($0, to: folder) })
    else { return }
    let path = PathPattern.Path(relative)
    for override in settings.overrides where override.files.outcome(of: path).isMatch {
      rules.rules.merge(override.rules) { $1 }
    }
    if settings.exclude.contains(where: { $0.outcome(of: path).isCovered }) { isExcluded = true }
  }
}
