package import SpecWorkspace

extension Baseline {
  /// Adds all findings of a file.
  package mutating func add(_ file: Report.File, named path: String) {
    for (finding, fingerprint) in zip(file.findings, file.fingerprints) {
      add(finding, fingerprint, named: path)
    }
  }
}

extension BaselineFile {
  /// Writes a baseline of all findings.
  ///
  /// - Parameters:
  ///   - files: The files that were checked, with all their findings.
  ///   - old: The baseline that it brings up to date.
  /// - Returns: What went wrong, or `nil`.
  package func write(_ files: [Report.File], updating old: BaselineFile?) -> FileProblem? {
    var baseline = Baseline()
    for file in files { baseline.add(file, named: reference(to: file.path)) }
    return write(baseline, about: Set(files.map { reference(to: $0.path) }), updating: old)
  }
}
