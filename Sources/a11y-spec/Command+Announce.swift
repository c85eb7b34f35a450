import Guidelines
import Reports
import SourceText
import SpecModel
import SpecRules
import SpecWorkspace
import Voices
import YAMLSyntax

extension Command {
  static let announce = Command(
    name: "announce",
    operands: "[PATH...]",
    summary: "shows what VoiceOver and TalkBack say, swipe by swipe",
    details: """
      PATH is a file, a folder or a pattern, as for 'check'; without one the current
      folder is searched.

      Each swipe has what the device says, what the guideline's examples say, and
      what the spec writes; behind it stands what is said after an action. The
      device's words are composed of what the spec tells, of how the native element
      behaves, and of the usual settings; they are no recording. Where nobody knows,
      it says so. A word in braces is one that the spec does not tell. What a hint
      adds is said behind the rest, in an utterance of its own.

      The variants are settings and versions:
      \(variantLines)

      In CSV a cell that a spreadsheet would take for a formula begins with an
      apostrophe.

      Exit codes:
        0  what is said is shown
        2  wrong usage, or something that cannot be read
      """,
    options: [
      Option("--format", "FORMAT", "text, markdown, csv or json; text when absent"),
      Option("--voice", "VOICE", "device, guideline or both; both when absent"),
      Option("--side-by-side", nil, "the platforms beside each other; not with json"),
      Option("--variant", "NAME", "a setting or version; may be given several times"),
      Option("--stdin-filepath", "NAME", "read standard input as the file of that name"),
      Option("--no-ignore", nil, "search what ignore files leave out, too"),
    ]
  ) { arguments throws(UsageError) in
    let options = try AnnounceOptions(arguments)
    var run = AnnounceRun(options)
    if let name = arguments.value("--stdin-filepath") {
      guard arguments.operands.allSatisfy({ $0 == "-" }) else {
        throw UsageError("--stdin-filepath reads standard input, no other paths")
      }
      run.readStandardInput(as: name)
    } else {
      guard !arguments.operands.contains("-") else {
        throw UsageError("'-' needs --stdin-filepath NAME, which tells what file it is")
      }
      run.readFiles(at: arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    return run.print()
  }

  /// The names of the variants of each platform, a line each.
  private static var variantLines: String {
    Platform.allCases.map { platform in
      let names = Voice.builtIn(platform).variants.flatMap(\.names).map { "'\($0)'" }
      return names.map { "  \(platform.title): \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// What a run of `announce` is asked for.
private struct AnnounceOptions {
  enum Format: String, CaseIterable {
    case text, markdown, csv, json
  }

  let format: Format
  let voice: ShownVoice
  let isSideBySide: Bool
  let variant: Variant
  let usesIgnoreFiles: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.value("--format", as: Format.self) ?? .text
    voice = try arguments.value("--voice", as: ShownVoice.self) ?? .both
    isSideBySide = arguments.has("--side-by-side")
    usesIgnoreFiles = !arguments.has("--no-ignore")
    variant = Variant(arguments.all("--variant"))
    guard !isSideBySide || format != .json else {
      throw UsageError("--side-by-side does not go with json, which has the platforms apart")
    }
    let known = Platform.allCases.flatMap { Voice.builtIn($0).variants.flatMap(\.names) }
    if let name = variant.names.first(where: { !known.contains($0) }) {
      throw UsageError("'\(name)' is no variant; 'a11y-spec help announce' lists them")
    }
  }
}

/// One run of `announce`.
private struct AnnounceRun {
  private let options: AnnounceOptions
  private var tables: [AnnouncementTable] = []
  private var resolver = ConfigurationResolver()
  private var packs = GuidelinePacks()
  private var hasFailed = false

  /// How many values aliases repeat in a document, as in a small file that is checked.
  private static let repetitionLimit = 20_000

  init(_ options: AnnounceOptions) {
    self.options = options
  }

  mutating func readFiles(at paths: [String]) {
    let search = SpecSearch(
      in: paths,
      resolver: &resolver,
      settings: Settings(),
      usesIgnoreFiles: options.usesIgnoreFiles
    )
    for failure in search.failures { fail(failure.path, failure.problem) }
    for path in search.files {
      let configuration = configuration(of: path)
      switch FileAccess.read(path, limit: configuration.rules.fileSizeLimit) {
      case .failure(let problem): fail(path, problem)
      case .success(let text): read(text, at: path, configuration)
      }
    }
  }

  mutating func readStandardInput(as name: String) {
    guard let bytes = Terminal.readAll() else { return fail("standard input", .unreadable) }
    let configuration = configuration(of: name)
    switch FileAccess.text(bytes, limit: configuration.rules.fileSizeLimit) {
    case .failure(let problem): fail(name, problem)
    case .success(let text): read(text, at: name, configuration)
    }
  }

  mutating func print() -> Command.ExitCode {
    for (path, problem) in resolver.notices { say(resolver.shortened(path), problem) }
    for (path, problem) in resolver.failures { fail(resolver.shortened(path), problem) }
    let (voice, isSideBySide) = (options.voice, options.isSideBySide)
    switch options.format {
    case .text:
      let text = AnnouncementTable.text(of: tables, voice: voice, sideBySide: isSideBySide)
      Terminal.print(lines: wrapped(text, to: Terminal.width, indentation: 15))
    case .markdown:
      Terminal.print(
        lines: AnnouncementTable.markdown(of: tables, voice: voice, sideBySide: isSideBySide)
      )
    case .csv:
      Terminal.print(
        lines: AnnouncementTable.csv(of: tables, voice: voice, sideBySide: isSideBySide)
      )
    case .json:
      let bytes = Array(AnnouncementTable.json(of: tables, voice: voice).utf8)
      Terminal.print(bytes.withoutWorkflowCommands(.json))
    }
    return hasFailed ? .failure : .success
  }

  private mutating func read(
    _ text: SourceText,
    at path: String,
    _ configuration: FileConfiguration
  ) {
    let library = packs.pack(of: configuration.guidelines).library
    let specs = YAMLStream(parsing: text).documents.compactMap { document in
      Spec(reading: document.tree, in: library, repeating: Self.repetitionLimit)
        .map { (document.start, $0) }
    }
    let named = specs.filter { $0.1.component != nil }
    if named.isEmpty { Terminal.printError("\(FilePath.shown(path)): holds no spec") }
    tables += named.map { start, spec in
      AnnouncementTable(
        of: spec,
        startingAt: start,
        in: text,
        path: FilePath.shown(path),
        as: options.variant
      )
    }
  }

  private mutating func configuration(of path: String) -> FileConfiguration {
    resolver.configuration(forFile: path, orFolder: nil, settings: Settings())
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) {
    hasFailed = true
    say(path, problem)
  }

  private func say(_ path: String, _ problem: FileProblem) {
    Terminal.printError("\(FilePath.shown(path)): \(problem.message)")
  }
}
