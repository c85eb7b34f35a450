import Reports
import SpecModel
import SpecRules
import SpecWorkspace

extension Command {
  static let check = Command(
    name: "check",
    operands: "[PATH...]",
    summary: "checks specs, files or all below folders",
    details: """
      PATH is a file, a folder or a pattern such as 'specs/**/*.a11y.yaml'; without
      one the current folder is searched. A search leaves out what is hidden,
      node_modules, what the nearest .a11y-spec.yaml excludes, and what .gitignore
      and .a11y-spec-ignore leave out, which are written alike; it follows no links
      to folders. A file that is named is checked whatever it is called, a folder
      that is named is searched even if it is left out elsewhere; with
      --force-exclude a named file is left out as a search of the current folder
      would leave it out. A file without a spec in it is clean.

      Guideline documents, models and configurations are checked as such: with the
      specs that rest on them, or alone when one is named (slider.md,
      slider.model.yaml, .a11y-spec.yaml) or a folder has no specs.

      --fix applies the fixes that keep what the author meant, until nothing is left
      to mend, and reports what remains. With --stdin-filepath the mended text goes
      to standard output, and the report to standard error.

      -o writes a file as a whole, and to a pipe or a device as it is; '-' is
      standard output, where the report takes the place of --format.

      A baseline lets a team begin with findings that it has. --write-baseline
      writes all findings to FILE, to be kept beside the specs; with --baseline
      those do not count, wherever their lines have moved to. The two together bring
      a baseline up to date, and keep what it knows of files that are not checked.
      'baseline: FILE' in .a11y-spec.yaml holds without the option, and in the editor.

      --wcag takes the numbers of success criteria, such as 4.1.2,2.5.3, or
      best-practice, and leaves out what other rules find; 'a11y-spec explain RULE'
      names those of a rule. What keeps a spec from being read, such as an unknown
      component, is told all the same.

      Exit codes:
        0  nothing at or above the severity
        1  findings at or above the severity
        2  wrong usage, or something that cannot be read or written, such as a
           folder without specs
      """,
    options: [
      Option("--format", "FORMAT", "\(ReportOutput.formats); text when absent"),
      Option("-o", "FORMAT=FILE", "write a report to a file besides; may be given several times"),
      Option(
        "--severity",
        "LEVEL",
        "what decides the exit code: error, warning (default), "
          + "information, hint"
      ),
      Option("--wcag", "CRITERIA", "only what these success criteria of WCAG 2.2 ask for"),
      Option("--fix", nil, "apply the safe fixes to the files"),
      Option("--baseline", "FILE", "leave out the findings that are in the baseline"),
      Option("--write-baseline", "FILE", "write the findings to a baseline"),
      Option("--stdin-filepath", "NAME", "check standard input as the file of that name"),
      Option("--no-ignore", nil, "search what ignore files leave out, too"),
      Option("--force-exclude", nil, "leave out named files as well, for hooks that name files"),
    ]
  ) { arguments throws(UsageError) in
    let options = try CheckOptions(arguments)
    var run = CheckRun(options)
    if let name = arguments.value("--stdin-filepath") {
      guard arguments.operands.allSatisfy({ $0 == "-" }) else {
        throw UsageError("--stdin-filepath checks standard input, no other paths")
      }
      guard !options.appliesFixes || !options.printsReport else {
        throw UsageError("standard output takes the mended text, and no report besides")
      }
      try run.checkStandardInput(as: name)
    } else {
      guard !arguments.operands.contains("-") else {
        throw UsageError("'-' needs --stdin-filepath NAME, which tells what file it is")
      }
      try run.checkFiles(at: arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    return run.report()
  }
}

/// What a run of `check` is asked for.
struct CheckOptions: Sendable {
  /// The form of the report on standard output.
  let format: ReportFormat
  /// Whether a report on standard output is asked for by `-o`.
  let printsReport: Bool
  /// The reports that are written to files.
  let outputs: [ReportOutput]
  /// What makes the run fail.
  let threshold: Severity
  /// The rules whose findings are reported; `nil` means all.
  private let rules: Set<String>?
  let appliesFixes: Bool
  let usesIgnoreFiles: Bool
  /// Whether files that the user named may be left out, too.
  let excludesNamedFiles: Bool
  let baseline: BaselineFile?
  let newBaseline: BaselineFile?

  init(_ arguments: Arguments) throws(UsageError) {
    let written = try arguments.all("-o").map(ReportOutput.init)
    let printed = written.filter(\.isStandardOutput)
    let format = try arguments.value("--format", as: ReportFormat.self)
    guard printed.count + (format == nil || printed.isEmpty ? 0 : 1) < 2 else {
      throw UsageError("standard output takes one report")
    }
    self.format = printed.first?.format ?? format ?? .text
    printsReport = !printed.isEmpty
    outputs = written.filter { !$0.isStandardOutput }
    threshold = try arguments.value("--severity", as: Severity.self) ?? .warning
    rules = try Self.rules(serving: arguments.all("--wcag"))
    appliesFixes = arguments.has("--fix")
    usesIgnoreFiles = !arguments.has("--no-ignore")
    excludesNamedFiles = arguments.has("--force-exclude")
    baseline = try arguments.value("--baseline").map(Self.baseline)
    newBaseline = arguments.value("--write-baseline").map { BaselineFile(path: $0) }
    guard rules == nil || newBaseline == nil else {
      throw UsageError("a baseline has all findings; leave --wcag out")
    }
    for (number, path) in writtenPaths.enumerated() {
      for other in writtenPaths[..<number] where FileAccess.isSameFile(path, other) {
        throw UsageError("'\(path)' would be written twice; give each report a file of its own")
      }
    }
  }

  /// Whether a finding is reported: one about the form of a spec says why something is not checked.
  func shows(_ finding: Finding) -> Bool {
    guard let rules, !rules.contains(finding.code) else { return true }
    let isOfForm = SpecProblem.Code(rawValue: finding.code) != nil
    return Rule.named(finding.code) == nil || isOfForm && finding.severity >= .warning
  }

  /// The rules that serve one of the success criteria in comma-separated lists; `nil` without one.
  private static func rules(serving lists: [String]) throws(UsageError) -> Set<String>? {
    guard !lists.isEmpty else { return nil }
    let words = lists.flatMap { $0.split { $0 == "," || $0 == " " } }.map(String.init)
    guard !words.isEmpty else { throw UsageError("--wcag needs a value: CRITERIA") }
    var rules: Set<String> = []
    for word in words {
      let found = Rule.all.filter { $0.wcag.serves(word) }
      guard found.isEmpty else {
        rules.formUnion(found.map(\.id))
        continue
      }
      throw UsageError(
        SuccessCriterion.of(word).map { "no rule looks at \($0.quoted)" }
          ?? "'\(word)' is no success criterion of WCAG 2.2; write 4.1.2, or best-practice"
      )
    }
    return rules
  }

  private static func baseline(at path: String) throws(UsageError) -> BaselineFile {
    switch BaselineFile.read(path) {
    case .success(let file): return file
    case .failure(.missing):
      throw UsageError("there is no baseline '\(path)'; write one with --write-baseline \(path)")
    case .failure(.noBaseline):
      let advice = "write one with --write-baseline \(path)"
      throw UsageError("\(path): \(FileProblem.noBaseline.message); \(advice)")
    case .failure(let problem): throw UsageError("\(path): \(problem.message)")
    }
  }

  /// The files that are written, the mended ones aside.
  private var writtenPaths: [String] {
    outputs.map(\.path) + [newBaseline?.path].compactMap(\.self)
  }

  /// Makes sure that nothing is written over a file that is read.
  func protect(_ paths: [String]) throws(UsageError) {
    for written in writtenPaths {
      guard let path = paths.first(where: { FileAccess.isSameFile($0, written) }) else { continue }
      throw UsageError("'\(written)' would be written over \(path), which is checked")
    }
  }
}
