import SourceText
package import SpecRules

/// A baseline and the file that it stands in, whose folder its paths start from.
package struct BaselineFile: Sendable {
  /// The path as it was given.
  package let path: String
  private let baseline: Baseline
  /// The absolute path of the folder.
  private let folder: String

  /// The largest baseline that is read, in bytes.
  private static let sizeLimit = 50_000_000

  /// A baseline that is to be written.
  package init(path: String) {
    self.init(path: path, baseline: Baseline())
  }

  /// Reads a baseline that exists.
  package static func read(_ path: String) -> Result<BaselineFile, FileProblem> {
    switch FileAccess.read(path, limit: sizeLimit) {
    case .failure(let problem): .failure(problem.withFixedLimit)
    case .success(let text):
      Baseline(parsing: text.bytes).map { .success(BaselineFile(path: path, baseline: $0)) }
        ?? .failure(.noBaseline)
    }
  }

  /// Why no baseline is read from a path; `nil` where one is.
  static func fault(of path: String) -> FileProblem? {
    if case .failure(let problem) = read(path) { problem } else { nil }
  }

  private init(path: String, baseline: Baseline) {
    self.path = path
    self.baseline = baseline
    let absolute = FileAccess.absolute(path, from: FileAccess.currentFolder)
    folder = FilePath.folder(of: absolute) ?? "/"
  }

  /// The path of a checked file as the baseline has it.
  package func reference(to file: String) -> String {
    let path = FileAccess.absolute(file, from: FileAccess.currentFolder)
    return FilePath.shown(FilePath.reference(path, from: folder))
  }

  /// What the baseline knows of a file.
  package func accepted(in file: String) -> Set<Fingerprint> {
    baseline.fingerprints(named: reference(to: file))
  }

  /// Writes a baseline to the file.
  ///
  /// - Parameters:
  ///   - baseline: What is found now, under the names that ``reference(to:)`` gives.
  ///   - checked: The names of the files that were checked.
  ///   - old: The baseline that it brings up to date: what that one knows of other files is kept
  ///     while they exist.
  /// - Returns: What went wrong, or `nil`.
  package func write(
    _ baseline: Baseline,
    about checked: Set<String>,
    updating old: BaselineFile?
  ) -> FileProblem? {
    var baseline = baseline
    if let old {
      baseline.add(old.baseline) { path in
        let file = FileAccess.absolute(path, from: old.folder)
        let name = reference(to: file)
        return checked.contains(name) || FileAccess.kind(of: file) == nil ? nil : name
      }
    }
    return FileAccess.write(baseline.json, to: path)
  }
}
