/// The specs below some paths, in the order of their paths, whatever that of the file system is.
package struct SpecSearch: Sendable {
  /// Why a path that the user named, or one that was found below it, gives nothing.
  package struct Failure: Sendable, Equatable {
    package let path: String
    package let problem: FileProblem
  }

  /// The files that the user named, and the specs in folders that the user named.
  ///
  /// Named files may have any name. Each file is there once, under the first of its spellings.
  package let files: [String]
  /// The files that were found in folders, each with the file that it was then, or led to.
  private let found: [String: String]
  /// In the order in which the user named the paths.
  package let failures: [Failure]

  private static let suffixes = [".a11y.yaml", ".a11y.yml"]

  /// Searches folders, and searches for what a pattern matches.
  ///
  /// It leaves out hidden folders, folders called `node_modules`, what the configuration excludes,
  /// and what ignore files leave out. Links to folders are not followed. Links to files are
  /// followed only where they stay in the folder. `excludesNamedFiles` also leaves out a named file
  /// that a search through the current folder would leave out.
  package init(
    in paths: [String],
    resolver: inout ConfigurationResolver,
    settings: Settings,
    usesIgnoreFiles: Bool = true,
    excludesNamedFiles: Bool = false
  ) {
    var files = UniquePaths()
    var places: [String: String] = [:]
    var failures: [Failure] = []
    for path in paths {
      let problem = FileAccess.problem(at: path)
      let isPattern = problem == .missing && Glob.isPattern(path)
      switch FileAccess.kind(of: path) {
      case .file, .link:
        let file = NamedFile(path)
        guard
          !excludesNamedFiles
            || !file.isExcluded(&resolver, settings, usesIgnoreFiles: usesIgnoreFiles)
        else { continue }
        files.insert(path)
      case .other: failures.append(Failure(path: path, problem: .notAFile))
      case nil where !isPattern: failures.append(Failure(path: path, problem: problem ?? .missing))
      case .folder, nil:
        let walk = isPattern ? FolderWalk(matching: path) : FolderWalk(in: path)
        // A pattern is a search through the current folder, and only a path itself is named.
        if isPattern || excludesNamedFiles, NamedFile(walk.root).strays {
          if isPattern {
            failures.append(Failure(path: walk.root, problem: .leadsOut))
          } else {
            resolver.passOver(walk.root, .leadsOut)
          }
          continue
        }
        let found = walk.search(&resolver, settings, usesIgnoreFiles: usesIgnoreFiles)
        if found.files.isEmpty, found.failures.isEmpty {
          failures.append(Failure(path: path, problem: isPattern ? .noMatch : .noSpecs))
        }
        failures += found.failures.sorted { $0.path < $1.path }
        for file in found.files { files.insert(file) }
        places.merge(found.places) { first, _ in first }
      }
    }
    self.files = files.paths.sorted()
    found = places
    self.failures = failures
  }

  /// Where one of the files is read and written: what has become a link since is not followed.
  package func place(of file: String) -> FilePlace {
    FilePlace(path: found[file] ?? file, followsLinks: found[file] == nil)
  }

  /// Whether a search through the current folder would leave out a file that the user names, which
  /// need not exist.
  package static func excludes(
    _ path: String,
    resolver: inout ConfigurationResolver,
    usesIgnoreFiles: Bool
  ) -> Bool {
    NamedFile(path).isExcluded(&resolver, Settings(), usesIgnoreFiles: usesIgnoreFiles)
  }

  /// Whether a file is a spec by its name.
  package static func isSpec(_ name: String) -> Bool {
    FilePath.ending(of: name, among: suffixes) != nil
  }
}

/// Paths of files, each file once however its path is spelt.
private struct UniquePaths {
  private(set) var paths: [String] = []
  private var known: Set<[UInt8]> = []
  /// The real paths of the folders that the files stand in.
  private var folders: [String: [UInt8]] = [:]

  mutating func insert(_ path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? ""
    let real = folders[folder] ?? FileAccess.realPath(folder)
    folders[folder] = real
    let name = slash.map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
    // Two names may be equal as texts and differ in their bytes.
    if known.insert(real + [UInt8(ascii: "/")] + name).inserted { paths.append(path) }
  }
}

/// A file that the user named.
private struct NamedFile {
  private let path: String
  /// The folder whose search would find it: the current one, or its own where it is elsewhere.
  private let start: String

  init(_ path: String) {
    self.path = FileAccess.absolute(path, from: FileAccess.currentFolder)
    let current = FileAccess.absolute(FileAccess.currentFolder, from: "/")
    let isBelow = FilePath.relative(self.path, to: current) != nil
    start = isBelow ? current : FilePath.folder(of: self.path) ?? current
  }

  /// Whether a link leads out of the folder that is searched.
  var strays: Bool { FileAccess.strays(path, from: start) }

  func isExcluded(
    _ resolver: inout ConfigurationResolver,
    _ settings: Settings,
    usesIgnoreFiles: Bool
  ) -> Bool {
    if strays {
      resolver.passOver(path, .leadsOut)
      return true
    }
    return resolver.configuration(forFile: path, orFolder: nil, settings: settings).isExcluded
      || usesIgnoreFiles && resolver.isIgnored(path, from: start)
  }
}

/// A search through one folder.
private struct FolderWalk {
  let root: String
  /// The pattern for paths below the root; `nil` where the name of a spec is enough.
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

  /// What a search finds, in no order.
  struct Found {
    /// The file that each of the files is, or leads to.
    fileprivate(set) var places: [String: String] = [:]
    var files: [String] = []
    var failures: [SpecSearch.Failure] = []

    mutating func fail(_ path: String, _ problem: FileProblem) {
      failures.append(SpecSearch.Failure(path: path, problem: problem))
    }
  }

  /// Searches for specs.
  init(in folder: String) {
    root = folder
    pattern = nil
  }

  /// Searches for what a pattern matches, from the folder in front of its first wildcard on.
  ///
  /// The name of an existing folder is not a pattern.
  init(matching pattern: String) {
    let components = pattern.utf8
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
    var count = 0
    while count < components.count - 1 {
      let folder = components[...count].joined(separator: "/")
      guard !Glob.isPattern(String(components[count])) || FileAccess.kind(of: folder) == .folder
      else { break }
      count += 1
    }
    let folder = components[..<count].joined(separator: "/")
    root = count == 0 ? "." : folder.isEmpty ? "/" : folder
    // The slash in front keeps a pattern of one component from matching in every folder.
    self.pattern = Glob("/" + components.dropFirst(count).joined(separator: "/"))
  }

  func search(
    _ resolver: inout ConfigurationResolver,
    _ settings: Settings,
    usesIgnoreFiles: Bool
  ) -> Found {
    let start = FileAccess.absolute(root, from: FileAccess.currentFolder)
    let above = usesIgnoreFiles ? resolver.ignoreFiles(above: start) : []
    var found = Found()
    var visits = [Visit(path: root, depth: 0, ignoreFiles: above)]
    while let visit = visits.popLast() {
      let folder = FileAccess.absolute(visit.path, from: FileAccess.currentFolder)
      func isExcluded(_ name: String) -> Bool {
        let path = FilePath.entry(name, in: folder)
        return resolver.isExcluded(path, from: start, settings: settings)
      }
      guard let entries = FileAccess.entries(in: visit.path)?.sorted(by: { $0.name < $1.name })
      else {
        // A pattern that begins with a folder that is not there matches nothing.
        let isThere = visit.depth > 0 || FileAccess.problem(at: visit.path) != .missing
        if isThere, !isExcluded(Glob.anyName) {
          found.fail(visit.path, .unreadable)
        }
        continue
      }
      let own =
        usesIgnoreFiles ? resolver.ignoreFiles(in: folder, names: entries.map(\.name)) : []
      let ignoreFiles = visit.ignoreFiles + own
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.entry(entry.name, in: visit.path)
        let absolute = FilePath.entry(entry.name, in: folder)
        if entry.kind == .folder {
          guard isSearched(entry.name, absolute, below: start),
            !ignoreFiles.ignores(absolute, isFolder: true, &resolver.matching)
          else { continue }
          if visit.depth == Self.depthLimit {
            found.fail(path, .tooDeep(limit: Self.depthLimit))
          } else {
            visits.append(Visit(path: path, depth: visit.depth + 1, ignoreFiles: ignoreFiles))
          }
        } else if isWanted(entry.name, absolute, below: start),
          !ignoreFiles.ignores(absolute, isFolder: false, &resolver.matching),
          !isExcluded(entry.name)
        {
          let target = entry.kind == .link ? FileAccess.target(ofLink: path) : nil
          if let target, FileAccess.isOutside(target, of: root) {
            resolver.passOver(absolute, .leadsOut)
          } else {
            Self.add(path, entry.kind, at: target ?? path, to: &found)
          }
        }
      }
    }
    return found
  }

  /// Adds what is called like a spec, or why it is not one.
  private static func add(
    _ path: String,
    _ kind: FileAccess.Kind,
    at place: String,
    to found: inout Found
  ) {
    switch kind == .link ? FileAccess.kind(of: path) : kind {
    case .file, .link:
      found.files.append(path)
      found.places[path] = place
    case .folder: break
    case .other: found.fail(path, .notAFile)
    case nil: found.fail(path, FileAccess.problem(at: path) ?? .unreadable)
    }
  }

  private func isWanted(_ name: String, _ path: String, below start: String) -> Bool {
    guard let pattern else { return SpecSearch.isSpec(name) }
    guard FilePath.ending(of: name, among: [".yaml", ".yml"]) != nil else { return false }
    return FilePath.relative(path, to: start).map(pattern.matches) ?? false
  }

  /// Whether a folder may hold something that is wanted.
  private func isSearched(_ name: String, _ path: String, below start: String) -> Bool {
    guard !Self.skippedFolders.contains(name) else { return false }
    guard let pattern, let relative = FilePath.relative(path, to: start) else { return true }
    return pattern.outcome(of: PathPattern.Path(relative)).canGoOn
  }
}
