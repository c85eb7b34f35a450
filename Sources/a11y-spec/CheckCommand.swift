import MessageTransport
import Reports
import SourceText
import SpecIDE
import SpecRules
import SpecWorkspace

extension Command {
  static let check = Command(
    name: "check",
    operands: "[PATH...]",
    summary: "checks specs, files or all below folders",
    details: """
      Without PATH the current folder is searched. Hidden folders, node_modules and what the
      nearest \(ConfigurationFile.name) excludes are left out; a file that is named is checked
      whatever it is called. A file without a spec in it is clean.

      Exit codes: 0 nothing at or above the severity, 1 findings, 2 wrong usage or an input that
      cannot be read, such as a folder without specs.
      """,
    options: [
      Option(
        "--format",
        ReportFormat.allCases.map(\.rawValue).joined(separator: "|"),
        "how to tell"
      ),
      Option(
        "--severity",
        "LEVEL",
        "what decides the exit code: error, warning (default), "
          + "information, hint"
      ),
      Option("--stdin-filepath", "NAME", "check standard input as the file of that name"),
    ]
  ) { arguments throws(UsageError) in
    let format = try arguments.value("--format", as: ReportFormat.self) ?? .text
    let severity = try arguments.value("--severity", as: Severity.self) ?? .warning
    var check = Check()
    if let name = arguments.value("--stdin-filepath") {
      guard arguments.operands.allSatisfy({ $0 == "-" }) else {
        throw UsageError("--stdin-filepath checks standard input, no other paths")
      }
      check.checkStandardInput(as: name)
    } else {
      guard !arguments.operands.contains("-") else {
        throw UsageError("'-' needs --stdin-filepath NAME, which tells what file it is")
      }
      check.checkFiles(at: arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    return check.report(as: format, failingAt: severity)
  }
}

/// One run of `check`.
private struct Check {
  private var files: [Report.File] = []
  private var resolver = ConfigurationResolver()
  private var packs = GuidelinePacks()
  private var hasFailed = false

  mutating func checkFiles(at paths: [String]) {
    let search = SpecSearch(in: paths, resolver: &resolver, settings: Settings())
    for failure in search.failures { fail(failure.path, failure.problem) }
    let inputs = search.files.map { ($0, analysis(of: $0)) }
    let outcomes = Workers.map(inputs.count) { number in
      let (path, analysis) = inputs[number]
      return Self.check(
        FileAccess.read(path, limit: analysis.configuration.fileSizeLimit),
        path,
        analysis
      )
    }
    for outcome in outcomes { add(outcome) }
  }

  mutating func checkStandardInput(as name: String) {
    let analysis = analysis(of: name)
    let bytes = Terminal.readAll()
    let text = FileAccess.text(bytes, limit: analysis.configuration.fileSizeLimit)
    add(Self.check(text, name, analysis))
  }

  func report(as format: ReportFormat, failingAt severity: Severity) -> Command.ExitCode {
    let report = Report(files + configurationFiles)
    Terminal.print(format.write(report, isColored: Terminal.hasColors))
    if hasFailed { return .failure }
    return report.reaches(severity) ? .findings : .success
  }

  /// The configurations, guideline documents and models that have something wrong.
  private var configurationFiles: [Report.File] {
    let configurations = resolver.problems.map { path, text, findings in
      Report.File(path: resolver.shortened(path), text: text, findings: findings)
    }
    let guidelines = packs.problems.map { file in
      Report.File(
        path: resolver.shortened(file.path),
        text: file.text,
        findings: file.findings
      )
    }
    return configurations + guidelines
  }

  private mutating func analysis(of path: String) -> Analysis {
    let configuration = resolver.configuration(
      forFile: path,
      orFolder: nil,
      settings: Settings()
    )
    return Analysis(
      library: packs.pack(of: configuration.guidelines).library,
      configuration: configuration.rules
    )
  }

  /// One file that was checked, or why it was not.
  private enum Outcome: Sendable {
    case checked(Report.File, holdsSpecs: Bool)
    case failed(path: String, FileProblem)
  }

  private static func check(
    _ text: Result<SourceText, FileProblem>,
    _ path: String,
    _ analysis: Analysis
  ) -> Outcome {
    switch text {
    case .failure(let problem): return .failed(path: path, problem)
    case .success(let text):
      let snapshot = Snapshot(text, analysis: analysis)
      let file = Report.File(path: path, text: text, findings: snapshot.findings)
      return .checked(file, holdsSpecs: snapshot.holdsSpecs)
    }
  }

  private mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .failed(let path, let problem): fail(path, problem)
    case .checked(let file, let holdsSpecs):
      if !holdsSpecs { Terminal.complain("\(file.path): holds no spec, nothing to check") }
      files.append(file)
    }
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) {
    hasFailed = true
    Terminal.complain("\(path): \(problem.message)")
  }
}
