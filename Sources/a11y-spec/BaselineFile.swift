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
    case .failure(let problem): throw UsageError("\(path): \(problem.message)")
    case .success(let text):
      guard let baseline = Baseline(parsing: text.bytes) else {
        throw UsageError("\(path): is no baseline; write one with --write-baseline \(path)")
      }
      self.baseline = baseline
    }
  }

  /// The path of a checked file as the baseline has it.
  func reference(to file: String) -> String {
    let current = FileAccess.currentFolder
    let folder = FilePath.folder(of: FilePath.absolute(path, from: current)) ?? "/"
    return FilePath.reference(FilePath.absolute(file, from: current), from: folder)
  }

  /// The file without the findings that the baseline knows.
  func filter(_ file: Report.File) -> Report.File {
    baseline.filter(file, named: reference(to: file.path))
  }

  /// Writes a baseline of all findings; returns what went wrong.
  func write(_ files: [Report.File]) -> FileProblem? {
    var baseline = Baseline()
    for file in files { baseline.add(file, named: reference(to: file.path)) }
    return FileAccess.write(baseline.json, to: path)
  }
}
