/// The specs below some paths, in the order of their paths, whatever that of the file system is.
package struct SpecSearch: Sendable {
  /// Why a path that the user named gives nothing.
  package struct Failure: Sendable, Equatable {
    package let path: String
    package let problem: FileProblem
  }

  /// Files that the user named, whatever they are called, and specs in folders that the user
  /// named; each once.
  package let files: [String]
  /// In the order in which the user named the paths.
  package let failures: [Failure]

  private static let suffixes = [".a11y.yaml", ".a11y.yml"]

  /// Searches folders, except for hidden ones, `node_modules`, what the configuration excludes and
  /// what ignore files leave out; and what a pattern matches.
  package init(
    in paths: [String],
    resolver: inout ConfigurationResolver,
    settings: Settings,
    usesIgnoreFiles: Bool = true
  ) {
    var files: Set<String> = []
    var failures: [Failure] = []
    for path in paths {
      let kind = FileAccess.kind(of: path)
      switch kind {
      case nil where !Glob.isPattern(path): failures.append(Failure(path: path, problem: .missing))
      case .other: failures.append(Failure(path: path, problem: .notAFile))
      case .file, .link: files.insert(path)
      case .folder, nil:
        let walk = kind == nil ? FolderWalk(matching: path) : FolderWalk(in: path)
        let found = walk.files(&resolver, settings, usesIgnoreFiles: usesIgnoreFiles)
        if found == nil { failures.append(Failure(path: path, problem: .unreadable)) }
        if found == [] {
          failures.append(Failure(path: path, problem: kind == nil ? .noMatch : .noSpecs))
        }
        files.formUnion(found ?? [])
      }
    }
    self.files = files.sorted()
    self.failures = failures
  }

  /// Whether a file is a spec by its name.
  package static func isSpec(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }
}

/// A search through one folder.
private struct FolderWalk {
  private let root: String
  /// What a path below the root has to match; `nil` where its name has to be that of a spec.
  private let pattern: Glob?

  private static let skippedFolders: Set<String> = ["node_modules"]

  /// How many folders may stand inside each other.
  private static let depthLimit = 128

  /// A folder to look into, and the ignore files that hold there.
  private struct Visit {
    let path: String
    let depth: Int
    let ignoreFiles: [IgnoreFile]
  }

  /// Searches for specs.
  init(in folder: String) {
    root = folder
    pattern = nil
  }

  /// Searches for what a pattern matches, from the folder in front of its first wildcard on.
  init(matching pattern: String) {
    let components = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = components.prefix { !Glob.isPattern(String($0)) }
    let folder = fixed.joined(separator: "/")
    root = fixed.isEmpty ? "." : folder.isEmpty ? "/" : folder
    // The slash in front keeps a pattern of one component from matching in every folder.
    self.pattern = Glob("/" + components.dropFirst(fixed.count).joined(separator: "/"))
  }

  /// The paths of the files, in no order; `nil` when the folder cannot be read.
  func files(
    _ resolver: inout ConfigurationResolver,
    _ settings: Settings,
    usesIgnoreFiles: Bool
  ) -> [String]? {
    let start = FilePath.absolute(root, from: FileAccess.currentFolder)
    let above = usesIgnoreFiles ? IgnoreFile.all(above: start) : []
    var found: [String] = []
    var visits = [Visit(path: root, depth: 0, ignoreFiles: above)]
    while let visit = visits.popLast() {
      guard let names = FileAccess.names(in: visit.path) else {
        if visit.depth == 0 { return pattern == nil ? nil : [] }
        continue
      }
      let folder = FilePath.absolute(visit.path, from: FileAccess.currentFolder)
      let own = usesIgnoreFiles ? IgnoreFile.all(in: folder, names: names) : []
      let ignoreFiles = visit.ignoreFiles + own
      for name in names where !name.hasPrefix(".") {
        let path = FilePath.entry(name, in: visit.path)
        let absolute = FilePath.entry(name, in: folder)
        if isWanted(name, absolute, below: start), FileAccess.kind(of: path) == .file {
          guard !ignoreFiles.ignores(absolute, isFolder: false) else { continue }
          let configuration = resolver.configuration(
            forFile: path,
            orFolder: nil,
            settings: settings
          )
          if !configuration.isExcluded { found.append(path) }
        } else if isFolder(name, path, depth: visit.depth),
          !ignoreFiles.ignores(absolute, isFolder: true)
        {
          visits.append(Visit(path: path, depth: visit.depth + 1, ignoreFiles: ignoreFiles))
        }
      }
    }
    return found
  }

  private func isWanted(_ name: String, _ path: String, below start: String) -> Bool {
    guard let pattern else { return SpecSearch.isSpec(name) }
    guard name.hasSuffix(".yaml") || name.hasSuffix(".yml") else { return false }
    return FilePath.relative(path, to: start).map(pattern.matches) ?? false
  }

  /// Whether an entry is a folder to look into; a name with a dot is asked of the system only when
  /// it is not that of a spec.
  private func isFolder(_ name: String, _ path: String, depth: Int) -> Bool {
    !Self.skippedFolders.contains(name) && depth < Self.depthLimit
      && (!name.contains(".") || !SpecSearch.isSpec(name))
      && FileAccess.kindOfEntry(path) == .folder
  }
}
