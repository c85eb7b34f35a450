import SourceText
import SpecIDE
import SpecRules
import SpecWorkspace
import YAMLSyntax

extension Command {
  static let format = Command(
    name: "format",
    operands: "[PATH...]",
    summary: "lays out specs, files or all below folders",
    details: """
      PATH is a file, a folder or a pattern, as for 'check'; without one the current
      folder is searched. The files that change are listed.

      Levels are two columns deep, one space stands behind colons, dashes and commas,
      quotes stay where a text needs them, blank lines stand alone, and brackets that
      are wider than 100 columns take a line for each entry. Comments stay where they
      are, keys in their order, and JSON keeps its quotes. No value changes: a
      document that would read otherwise is left as it is, and so are the top-level
      entries of a broken one that have a mistake in them.

      Exit codes:
        0  the files are laid out
        1  with --check: some are not
        2  wrong usage, or something that cannot be read or written
      """,
    options: [
      Option("--check", nil, "list the files that would change, and change none"),
      Option("--stdin-filepath", "NAME", "lay out standard input, to standard output"),
      Option("--no-ignore", nil, "search what ignore files leave out, too"),
      Option("--force-exclude", nil, "leave out named files as well, for hooks that name files"),
    ]
  ) { arguments throws(UsageError) in
    var run = FormatRun(isChecking: arguments.has("--check"))
    if let name = arguments.value("--stdin-filepath") {
      guard arguments.operands.allSatisfy({ $0 == "-" }) else {
        throw UsageError("--stdin-filepath lays out standard input, no other paths")
      }
      run.formatStandardInput(
        as: name,
        usesIgnoreFiles: !arguments.has("--no-ignore"),
        excludesNamedFiles: arguments.has("--force-exclude")
      )
    } else {
      guard !arguments.operands.contains("-") else {
        throw UsageError("'-' needs --stdin-filepath NAME, which tells what file it is")
      }
      run.formatFiles(
        at: arguments.operands.isEmpty ? ["."] : arguments.operands,
        usesIgnoreFiles: !arguments.has("--no-ignore"),
        excludesNamedFiles: arguments.has("--force-exclude")
      )
    }
    return run.exitCode
  }
}

/// One run of `format`.
private struct FormatRun {
  let isChecking: Bool
  private var resolver = ConfigurationResolver()
  private var hasChanges = false
  private var hasFailed = false

  init(isChecking: Bool) {
    self.isChecking = isChecking
  }

  var exitCode: Command.ExitCode {
    hasFailed ? .failure : isChecking && hasChanges ? .findings : .success
  }

  mutating func formatFiles(
    at paths: [String],
    usesIgnoreFiles: Bool,
    excludesNamedFiles: Bool
  ) {
    let search = SpecSearch(
      in: paths,
      resolver: &resolver,
      settings: Settings(),
      usesIgnoreFiles: usesIgnoreFiles,
      excludesNamedFiles: excludesNamedFiles
    )
    for failure in search.failures { fail(failure.path, failure.problem) }
    for (path, problem) in resolver.notices { say(resolver.shortened(path), problem) }
    for path in search.files {
      let place = search.place(of: path)
      switch FileAccess.read(place, limit: limit(of: path)) {
      case .failure(let problem): fail(path, problem)
      case .success(let text): write(formatted(text, of: path), of: path, to: place, over: text)
      }
    }
  }

  mutating func formatStandardInput(
    as name: String,
    usesIgnoreFiles: Bool,
    excludesNamedFiles: Bool
  ) {
    guard let bytes = Terminal.readAll() else { return fail("standard input", .unreadable) }
    if excludesNamedFiles,
      SpecSearch.excludes(name, resolver: &resolver, usesIgnoreFiles: usesIgnoreFiles)
    {
      // What is left out comes out as it went in.
      if !isChecking { Terminal.print(bytes) }
      return
    }
    switch FileAccess.text(bytes, limit: limit(of: name)) {
    case .failure(let problem):
      fail(name, problem)
      // What cannot be laid out comes out as it went in.
      if !isChecking { Terminal.print(bytes) }
    case .success(let text):
      let formatted = formatted(text, of: name)
      hasChanges = formatted != text
      if !isChecking { Terminal.print(formatted.bytes) }
    }
  }

  private mutating func write(
    _ formatted: SourceText,
    of path: String,
    to place: FilePlace,
    over text: SourceText
  ) {
    guard formatted != text else { return }
    hasChanges = true
    if !isChecking,
      let problem = FileAccess.write(formatted.bytes, to: place, over: text.bytes)
    {
      return fail(path, problem)
    }
    Terminal.print(lines: FilePath.shown(path).inOneLine + "\n")
  }

  private mutating func limit(of path: String) -> Int {
    resolver.configuration(forFile: path, orFolder: nil, settings: Settings()).rules.fileSizeLimit
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) {
    hasFailed = true
    say(path, problem)
  }

  /// The formatted text, or the old text where formatting is too much work.
  private func formatted(_ text: SourceText, of path: String) -> SourceText {
    let stream = YAMLStream(parsing: text)
    if stream.isTooMuchToLayOut { say(path, .tooMuchToLayOut(limit: YAMLStream.mostToLayOut)) }
    return text.applying(stream.formatting())
  }

  private func say(_ path: String, _ problem: FileProblem) {
    Terminal.printError("\(FilePath.shown(path)): \(problem.message)")
  }
}
