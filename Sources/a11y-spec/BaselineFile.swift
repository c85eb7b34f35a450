import Reports
import SourceText
import SpecWorkspace

/// A baseline and the file that it stands in, whose folder its paths start from.
struct BaselineFile: Sendable {
  let path: String
  let baseline: Baseline

  /// The largest baseline that is read, in bytes.
  private static let sizeLimit = 100_000_000

  /// A baseline that is to be written.
  init(path: String) {
    self.path = path
    baseline = Baseline()
  }

  /// A baseline that exists.
  init(reading path: String) throws(UsageError) {
    self.path = path
    switch FileAccess.read(path, limit: Self.sizeLimit) {
    case .failure(.missing):
      throw UsageError("there is no baseline '\(path)'; write one with --write-baseline \(path)")
    case .failure(let problem):
      throw UsageError("\(path): \(problem.withFixedLimit.message)")
    case .success(let text):
      guard let baseline = Baseline(parsing: text.bytes) else {
        throw UsageError("\(path): is no baseline; write one with --write-baseline \(path)")
      }
      self.baseline = baseline
    }
  }

  /// The path of a checked file as the baseline has it.
  func reference(to file: String) -> String {
    let path = FileAccess.absolute(file, from: FileAccess.currentFolder)
    return FilePath.shown(FilePath.reference(path, from: folder))
  }

  /// The absolute path of the folder that its paths start from.
  private var folder: String {
    FilePath.folder(of: FileAccess.absolute(path, from: FileAccess.currentFolder)) ?? "/"
  }

  /// The file without the findings that the baseline knows.
  func filter(_ file: Report.File) -> Report.File {
    baseline.filter(file, named: reference(to: file.path))
  }

  /// Writes a baseline of all findings.
  ///
  /// - Parameters:
  ///   - files: The files that were checked, with all their findings.
  ///   - old: The baseline that it brings up to date: what that one knows of other files is kept
  ///     while they exist.
  /// - Returns: What went wrong, or `nil`.
  func write(_ files: [Report.File], updating old: BaselineFile?) -> FileProblem? {
    var baseline = Baseline()
    for file in files { baseline.add(file, named: reference(to: file.path)) }
    if let old {
      let checked = Set(files.map { reference(to: $0.path) })
      baseline.add(old.baseline) { path in
        let file = FileAccess.absolute(path, from: old.folder)
        let name = reference(to: file)
        return checked.contains(name) || FileAccess.kind(of: file) == nil ? nil : name
      }
    }
    return FileAccess.write(baseline.json, to: path)
  }
}
