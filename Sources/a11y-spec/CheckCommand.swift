import Reports
import SpecRules

extension Command {
  static let check = Command(
    name: "check",
    operands: "[PATH...]",
    summary: "checks specs, files or all below folders",
    details: """
      PATH is a file, a folder or a pattern such as 'specs/**/*.a11y.yaml'; without one the current
      folder is searched. A search leaves out hidden folders, node_modules, what the nearest
      .a11y-spec.yaml excludes, and what .gitignore and .a11y-spec-ignore leave out, which are
      written alike. A file that is named is checked whatever it is called. A file without a spec in
      it is clean.

      Guideline documents, models and configurations are checked as such: with the specs that rest on
      them, or alone when one is named (slider.md, slider.model.yaml, .a11y-spec.yaml) or a folder has
      no specs.

      --fix applies the fixes that keep what the author meant, until nothing is left to mend, and
      reports what remains. With --stdin-filepath the mended text goes to standard output, and the
      report to standard error.

      A baseline lets a team begin with findings that it has. --write-baseline writes all findings to
      FILE, to be kept beside the specs; with --baseline those do not count, wherever their lines
      have moved to. The two together bring a baseline up to date.

      Exit codes:
        0  nothing at or above the severity
        1  findings at or above the severity
        2  wrong usage, or something that cannot be read or written, such as a folder without specs
      """,
    options: [
      Option("--format", "FORMAT", "\(formats); text when absent"),
      Option("-o", "FORMAT=FILE", "write a report to a file besides; may be given several times"),
      Option(
        "--severity",
        "LEVEL",
        "what decides the exit code: error, warning (default), "
          + "information, hint"
      ),
      Option("--fix", nil, "apply the safe fixes to the files"),
      Option("--baseline", "FILE", "leave out the findings that are in the baseline"),
      Option("--write-baseline", "FILE", "write the findings to a baseline"),
      Option("--stdin-filepath", "NAME", "check standard input as the file of that name"),
      Option("--no-ignore", nil, "search what ignore files leave out"),
    ]
  ) { arguments throws(UsageError) in
    var run = CheckRun(try CheckOptions(arguments))
    if let name = arguments.value("--stdin-filepath") {
      guard arguments.operands.allSatisfy({ $0 == "-" }) else {
        throw UsageError("--stdin-filepath checks standard input, no other paths")
      }
      run.checkStandardInput(as: name)
    } else {
      guard !arguments.operands.contains("-") else {
        throw UsageError("'-' needs --stdin-filepath NAME, which tells what file it is")
      }
      run.checkFiles(at: arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    return run.report()
  }

  private static var formats: String {
    ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

/// What a run of `check` is asked for.
struct CheckOptions: Sendable {
  /// The form of the report on standard output.
  let format: ReportFormat
  /// The reports that are written to files.
  let outputs: [(format: ReportFormat, path: String)]
  /// What makes the run fail.
  let threshold: Severity
  let appliesFixes: Bool
  let usesIgnoreFiles: Bool
  let baseline: BaselineFile?
  let newBaseline: BaselineFile?

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.value("--format", as: ReportFormat.self) ?? .text
    threshold = try arguments.value("--severity", as: Severity.self) ?? .warning
    appliesFixes = arguments.has("--fix")
    usesIgnoreFiles = !arguments.has("--no-ignore")
    var outputs: [(format: ReportFormat, path: String)] = []
    for value in arguments.all("-o") {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else {
        let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("-o needs FORMAT=FILE, not '\(value)'; the formats are \(formats)")
      }
      outputs.append((format, parts[1]))
    }
    self.outputs = outputs
    baseline = try arguments.value("--baseline").map(BaselineFile.init(reading:))
    newBaseline = arguments.value("--write-baseline").map { BaselineFile(path: $0) }
  }
}
