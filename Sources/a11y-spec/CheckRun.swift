import OperatingSystem
import Reports
import SourceText
import SpecChecking
import SpecRules
import SpecWorkspace

/// One run of `check`.
struct CheckRun {
  private let options: CheckOptions
  private var files: [Report.File] = []
  private var failures: [Report.Failure] = []
  private var resolver = ConfigurationResolver()
  private var packs = GuidelinePacks()
  private var repository = RepositoryPaths()
  /// The absolute paths of configurations, documents and models to report on in any case.
  private var namedFiles: Set<String> = []
  /// The mended text of standard input, if it is printed.
  private var mendedInput: [UInt8]?

  init(_ options: CheckOptions) {
    self.options = options
  }

  mutating func checkFiles(at paths: [String]) throws(UsageError) {
    let search = SpecSearch(
      in: paths,
      resolver: &resolver,
      settings: Settings(),
      usesIgnoreFiles: options.usesIgnoreFiles,
      excludesNamedFiles: options.excludesNamedFiles
    )
    for failure in search.failures
    where failure.problem != .noSpecs || !readPack(below: failure.path) {
      fail(failure.path, failure.problem)
    }
    let specs = search.files.filter { !readPackFile(at: $0) }
    let inputs = specs.map { input($0, at: search.place(of: $0)) }
    try options.protect(specs + readFiles)
    let progress = Progress(of: inputs.count)
    let options = options
    let outcomes = parallelMap(inputs.count) { number in
      let input = inputs[number]
      let text = FileAccess.read(input.place, limit: input.analysis.configuration.fileSizeLimit)
      let outcome = Outcome(checking: text, of: input, options, isMending: options.appliesFixes)
      progress.advance()
      return outcome.written(over: text, of: input, options)
    }
    progress.finish()
    for outcome in outcomes { add(outcome) }
  }

  mutating func checkStandardInput(as name: String) throws(UsageError) {
    guard !isPackFile(name) else {
      throw UsageError(
        "standard input is checked as a spec, and '\(name)' is not one; "
          + "save it and run 'a11y-spec check \(name)'"
      )
    }
    let input = self.input(name, at: FilePlace(named: name))
    try options.protect([name] + readFiles)
    let bytes = Terminal.readAll()
    if options.appliesFixes { mendedInput = bytes ?? [] }
    guard let bytes else { return fail("standard input", .unreadable) }
    if options.excludesNamedFiles,
      SpecSearch.excludes(name, resolver: &resolver, usesIgnoreFiles: options.usesIgnoreFiles)
    {
      return
    }
    let text = FileAccess.text(bytes, limit: input.analysis.configuration.fileSizeLimit)
    let outcome = Outcome(checking: text, of: input, options, isMending: options.appliesFixes)
    // What cannot be mended comes out as it went in.
    if let mended = outcome.mended { mendedInput = mended.bytes }
    add(outcome)
  }

  /// Prints and writes what was found.
  mutating func report() -> Command.ExitCode {
    let configurationFiles = configurationFiles()
    files += configurationFiles
    for file in configurationFiles where options.appliesFixes {
      guard file.findings.contains(where: { !$0.fixes.isEmpty }) else { continue }
      Terminal.printError("\(file.path): is left as it is; --fix mends specs alone")
    }
    for (path, problem) in resolver.notices {
      Terminal.printError("\(FilePath.shown(resolver.shortened(path))): \(problem.message)")
    }
    for (path, problem) in resolver.failures { fail(resolver.shortened(path), problem) }
    if let file = options.newBaseline, let problem = file.write(files, updating: oldBaseline()) {
      fail(file.path, problem)
    }
    let report = Report(
      files.map(\.reported),
      failures: failures,
      threshold: options.threshold,
      version: Command.version
    )
    for output in options.outputs {
      let bytes = output.format.write(report, isColored: false)
      if let problem = FileAccess.write(bytes, to: output.path) { fail(output.path, problem) }
    }
    if let mendedInput {
      Terminal.print(mendedInput)
      Terminal.print(options.format.write(report, isColored: false), to: .standardError)
    } else {
      Terminal.print(options.format.write(report, isColored: Terminal.hasColors))
    }
    if !failures.isEmpty { return .failure }
    // Who writes a baseline has accepted what is in it.
    return report.hasFailingFindings && options.newBaseline == nil ? .findings : .success
  }

  /// The baseline that the new one brings up to date.
  ///
  /// It is the one that is named, or the one of the configuration in the same file.
  private mutating func oldBaseline() -> BaselineFile? {
    guard options.baseline == nil, let new = options.newBaseline else { return options.baseline }
    let path = resolver.baselinePaths.first { FileAccess.isSameFile($0, new.path) }
    return path.flatMap { resolver.baselineFile(at: $0) }
  }

  /// The paths of the configurations, guideline documents and models that have been read.
  private var readFiles: [String] { resolver.files.map(\.path) + packs.files.map(\.path) }

  /// The configurations, guideline documents and models that are asked for or have something wrong.
  private mutating func configurationFiles() -> [Report.File] {
    let guidelines = packs.files.map { ($0.path, $0.text, $0.findings) }
    return (resolver.files + guidelines).compactMap { path, text, findings in
      // A baseline that is written now is not missing.
      let findings = findings.filter {
        options.shows($0)
          && (options.newBaseline == nil || $0.code != ConfigurationFile.missingBaseline)
      }
      guard !findings.isEmpty || namedFiles.contains(path) else { return nil }
      return Report.File(
        path: FilePath.shown(resolver.shortened(path)),
        repositoryPath: FilePath.bytes(of: repository.path(of: path)),
        text: text,
        findings: findings,
        accepted: accepted(in: path)
      )
    }
  }

  /// The findings that the baseline accepts in a file.
  private mutating func accepted(in path: String) -> Set<Fingerprint> {
    options.baseline?.accepted(in: path)
      ?? resolver.configuration(forFile: path, orFolder: nil, settings: Settings()).accepted
  }

  /// Whether a file is a configuration, a guideline document or a model by its name.
  private func isPackFile(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return ConfigurationFile.names.contains(name) || GuidelinePack.isFile(name)
  }

  /// Reads a configuration, a guideline document or a model by its own format; `false` for other
  /// files.
  private mutating func readPackFile(at path: String) -> Bool {
    let name = FilePath.name(of: path)
    let absolute = resolver.absolute(path)
    if ConfigurationFile.names.contains(name) {
      _ = analysis(of: path)
    } else if GuidelinePack.isFile(name) {
      let configuration = resolver.configuration(
        forFile: path,
        orFolder: nil,
        settings: Settings()
      )
      // The document of a model may stand elsewhere, which only the configuration says.
      if !packs.pack(of: configuration.guidelines).hasModelOfOthers(absolute) {
        _ = packs.pack(of: [absolute])
      }
    } else {
      return false
    }
    namedFiles.insert(absolute)
    return true
  }

  /// Reads the guidelines below a folder; `false` if there are none.
  ///
  /// They are the ones that its configuration names, or else all that are there.
  private mutating func readPack(below folder: String) -> Bool {
    let root = resolver.absolute(folder)
    let configuration = resolver.configuration(
      forFile: nil,
      orFolder: folder,
      settings: Settings()
    )
    let configured = packs.pack(of: configuration.guidelines).paths(below: root)
    let found = configured.isEmpty ? packs.pack(of: [root]).paths(below: root) : configured
    namedFiles.formUnion(found)
    return !found.isEmpty
  }

  private mutating func input(_ path: String, at place: FilePlace) -> Input {
    Input(
      path: path,
      place: place,
      repositoryPath: FilePath.bytes(of: repository.path(of: path)),
      analysis: analysis(of: path)
    )
  }

  private mutating func analysis(of path: String) -> Analysis {
    let configuration = resolver.configuration(
      forFile: path,
      orFolder: nil,
      settings: Settings()
    )
    return Analysis(
      library: packs.pack(of: configuration.guidelines).library,
      configuration: configuration.rules,
      accepted: options.baseline?.accepted(in: path) ?? configuration.accepted
    )
  }

  private mutating func add(_ outcome: Outcome) {
    if let file = outcome.file {
      if !outcome.holdsSpecs {
        Terminal.printError("\(file.path): holds no spec, nothing to check")
      }
      files.append(file)
    }
    if let problem = outcome.problem { fail(outcome.path, problem) }
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) {
    let path = FilePath.shown(path)
    failures.append(Report.Failure(path: path, message: problem.message))
    Terminal.printError("\(path): \(problem.message)")
  }
}

/// A spec that is checked.
private struct Input: Sendable {
  let path: String
  let place: FilePlace
  /// The path in the repository.
  let repositoryPath: [UInt8]
  let analysis: Analysis
}

/// What one file has come to.
private struct Outcome: Sendable {
  let path: String
  /// What was found, if the file could be read.
  let file: Report.File?
  /// Why the file could not be read or written.
  private(set) var problem: FileProblem?
  let holdsSpecs: Bool
  /// The text after fixes, if there were any.
  let mended: SourceText?

  init(
    checking text: Result<SourceText, FileProblem>,
    of input: Input,
    _ options: CheckOptions,
    isMending: Bool
  ) {
    path = input.path
    switch text {
    case .failure(let problem):
      self.problem = problem
      (file, holdsSpecs, mended) = (nil, false, nil)
    case .success(let text):
      var snapshot = Snapshot(text, analysis: input.analysis, each: parallelMap)
      var fixed: [AppliedFix] = []
      if isMending { (snapshot, fixed) = snapshot.applyingSafeFixes(of: options.shows) }
      let findings = snapshot.allFindings.filter(options.shows)
      let file = Report.File(
        path: FilePath.shown(path),
        repositoryPath: input.repositoryPath,
        text: snapshot.text,
        findings: findings,
        keyPaths: snapshot.keyPaths(at: findings.map(\.range.lowerBound)),
        fixed: fixed,
        accepted: input.analysis.accepted
      )
      // A baseline has what is not reported as well.
      self.file = options.newBaseline == nil ? file.reported : file
      holdsSpecs = snapshot.holdsSpecs
      mended = fixed.isEmpty ? nil : snapshot.text
    }
  }

  /// The outcome after the mended text is written; where that fails, what the file has without it.
  func written(
    over text: Result<SourceText, FileProblem>,
    of input: Input,
    _ options: CheckOptions
  ) -> Outcome {
    guard let mended, case .success(let old) = text,
      let problem = FileAccess.write(mended.bytes, to: input.place, over: old.bytes)
    else { return self }
    var outcome = Outcome(checking: text, of: input, options, isMending: false)
    outcome.problem = problem
    return outcome
  }
}
