package import SourceText
package import SpecChecking
package import SpecRules

/// What a run has found, whatever form it is written in.
package struct Report: Sendable {
  /// One file that was checked.
  package struct File: Sendable {
    /// The path as the user wrote it, or as it was found below a folder that the user named.
    package let path: String
    /// The path from the root of the repository, or as it was written outside of one.
    ///
    /// It is in the bytes of the system, because not all names are UTF-8.
    package let repositoryPath: [UInt8]
    package let text: SourceText
    package let findings: [Finding]
    /// The keys above each finding, as ``Snapshot/keyPaths(at:)`` has them.
    package let keyPaths: [String]
    /// What was mended before the findings were gathered.
    package let fixed: [AppliedFix]
    /// How many findings the baseline knows; they are not among the findings.
    package let knownCount: Int
    /// What is to be left out of a report.
    private let accepted: Set<Fingerprint>

    package init(
      path: String,
      repositoryPath: [UInt8]? = nil,
      text: SourceText,
      findings: [Finding],
      keyPaths: [String]? = nil,
      fixed: [AppliedFix] = [],
      accepted: Set<Fingerprint> = [],
      knownCount: Int = 0
    ) {
      self.path = path
      self.repositoryPath = repositoryPath ?? Array(path.utf8)
      self.text = text
      self.findings = findings
      self.keyPaths = keyPaths ?? findings.map { _ in "" }
      self.fixed = fixed
      self.accepted = accepted
      self.knownCount = knownCount
    }

    /// The fingerprint of each finding.
    package var fingerprints: [Fingerprint] {
      Fingerprint.all(of: findings, below: keyPaths, in: text)
    }

    /// The file without the findings that are accepted, and with no more of one code than are
    /// reported.
    package var reported: File {
      let new =
        accepted.isEmpty
        ? Array(findings.indices)
        : zip(findings.indices, fingerprints).filter { !accepted.contains($1) }.map(\.0)
      let left = new.map { findings[$0] }
      let capped = left.cappedPerCode
      guard capped.count < findings.count else { return self }
      // The last one of a code says how many are left out, and is another one.
      var rest = zip(left, new).makeIterator()
      let numbers = capped.compactMap { finding -> Int? in
        while let (other, number) = rest.next() {
          if other.code == finding.code, other.range == finding.range { return number }
        }
        return nil
      }
      return File(
        path: path,
        repositoryPath: repositoryPath,
        text: text,
        findings: capped,
        keyPaths: numbers.map { keyPaths[$0] },
        fixed: fixed,
        knownCount: findings.count - new.count
      )
    }

    /// The path from the root of the repository, without a `./` in front of it.
    var plainPathBytes: [UInt8] {
      var path = repositoryPath[...]
      while path.starts(with: "./".utf8) {
        path = path.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
      }
      return Array(path)
    }

    /// The same as text.
    var plainPath: String { String(decoding: plainPathBytes, as: UTF8.self) }
  }

  /// A path that could not be checked.
  package struct Failure: Sendable {
    package let path: String
    /// What is the matter, as one clause.
    package let message: String

    package init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// The files in the order in which they are reported.
  package let files: [File]
  package let failures: [Failure]
  /// The least severity that makes a run fail.
  package let threshold: Severity
  /// The version of the program.
  package let version: String

  package init(
    _ files: [File],
    failures: [Failure] = [],
    threshold: Severity = .warning,
    version: String = ""
  ) {
    self.files = files
    self.failures = failures
    self.threshold = threshold
    self.version = version
  }

  /// How many findings there are of a severity.
  package func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// Whether there is a finding that makes the run fail.
  package var hasFailingFindings: Bool {
    files.contains { $0.findings.contains { $0.severity >= threshold } }
  }
}

/// The forms that a report can take, by the name on the command line; one file each.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json
  case sarif
  case github
  case junit
  case gitlab
  case checkstyle

  /// Writes the report as UTF-8; only text is ever coloured, with the sequences of a terminal.
  package func write(_ report: Report, isColored: Bool) -> [UInt8] {
    written(report, isColored: isColored).withoutWorkflowCommands(mask)
  }

  private var mask: CharacterMask {
    switch self {
    case .text: .text
    case .github: .commands
    case .json, .sarif, .gitlab: .json
    case .junit, .checkstyle: .xml
    }
  }

  private func written(_ report: Report, isColored: Bool) -> [UInt8] {
    switch self {
    case .text: TextReport(isColored: isColored).write(report)
    case .json: JSONReport.write(report)
    case .sarif: SARIFReport(report).write()
    case .github: GitHubReport.write(report)
    case .junit: JUnitReport.write(report)
    case .gitlab: GitLabReport.write(report)
    case .checkstyle: CheckstyleReport.write(report)
    }
  }
}
