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
  private static let skippedFolders: Set<String> = ["node_modules"]

  /// How many folders may stand inside each other.
  private static let depthLimit = 128

  /// Searches folders, except for hidden ones, `node_modules` and what the configuration excludes.
  package init(in paths: [String], resolver: inout ConfigurationResolver, settings: Settings) {
    var files: Set<String> = []
    var failures: [Failure] = []
    for path in paths {
      switch FileAccess.kind(of: path) {
      case nil: failures.append(Failure(path: path, problem: .missing))
      case .other: failures.append(Failure(path: path, problem: .notAFile))
      case .file, .link: files.insert(path)
      case .folder:
        let found = Self.specs(in: path, &resolver, settings)
        if found == nil { failures.append(Failure(path: path, problem: .unreadable)) }
        if found == [] { failures.append(Failure(path: path, problem: .noSpecs)) }
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

  private static func specs(
    in root: String,
    _ resolver: inout ConfigurationResolver,
    _ settings: Settings
  ) -> [String]? {
    var found: [String] = []
    var folders = [(path: root, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      guard let names = FileAccess.names(in: folder) else {
        if depth == 0 { return nil }
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = FilePath.entry(name, in: folder)
        if isSpec(name), FileAccess.kind(of: path) == .file {
          let configuration = resolver.configuration(
            forFile: path,
            orFolder: nil,
            settings: settings
          )
          if !configuration.isExcluded { found.append(path) }
        } else if !skippedFolders.contains(name), depth < depthLimit,
          !name.contains(".") || !isSpec(name), FileAccess.kindOfEntry(path) == .folder
        {
          folders.append((path, depth + 1))
        }
      }
    }
    return found
  }
}
