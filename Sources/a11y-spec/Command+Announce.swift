import Guidelines
import OperatingSystem
import Reports
import SourceText
import SpecChecking
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
private struct AnnounceOptions: Sendable {
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
    let inputs = search.files.map { input($0) }
    let places = search.files.map { search.place(of: $0) }
    let options = options
    let outcomes = parallelMap(inputs.count) { number in
      let input = inputs[number]
      return Outcome(FileAccess.read(places[number], limit: input.sizeLimit), of: input, options)
    }
    for outcome in outcomes { add(outcome) }
  }

  mutating func readStandardInput(as name: String) {
    guard let bytes = Terminal.readAll() else { return fail("standard input", .unreadable) }
    let input = input(name)
    add(Outcome(FileAccess.text(bytes, limit: input.sizeLimit), of: input, options))
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

  private mutating func input(_ path: String) -> Input {
    let configuration = resolver.configuration(forFile: path, orFolder: nil, settings: Settings())
    return Input(
      path: path,
      library: packs.pack(of: configuration.guidelines).library,
      sizeLimit: configuration.rules.fileSizeLimit
    )
  }

  private mutating func add(_ outcome: Outcome) {
    switch outcome.tables {
    case .failure(let problem): fail(outcome.path, problem)
    case .success(let found):
      if found.isEmpty { Terminal.printError("\(FilePath.shown(outcome.path)): holds no spec") }
      tables += found
      if let limit = outcome.limit { say(outcome.path, .tooManyDocuments(limit: limit)) }
      if found.contains(where: \.isCut) {
        let most = AnnouncementTable.longestSection / 1_000_000
        Terminal.printError(
          "\(FilePath.shown(outcome.path)): says more than \(most) MB on a platform; "
            + "the rest is not shown"
        )
      }
    }
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) {
    hasFailed = true
    say(path, problem)
  }

  private func say(_ path: String, _ problem: FileProblem) {
    Terminal.printError("\(FilePath.shown(path)): \(problem.message)")
  }
}

/// A file that is read.
private struct Input: Sendable {
  let path: String
  let library: GuidelineLibrary
  /// How many bytes are read.
  let sizeLimit: Int
}

/// What is said in one file, or why it could not be read.
private struct Outcome: Sendable {
  let path: String
  let tables: Result<[AnnouncementTable], FileProblem>
  /// How many documents are read, if the file has more.
  let limit: Int?

  /// How many values aliases repeat in a document, as in a small file that is checked.
  private static let repetitionLimit = 20_000

  init(_ text: Result<SourceText, FileProblem>, of input: Input, _ options: AnnounceOptions) {
    path = input.path
    let documents = (try? text.get()).map { YAMLStream(parsing: $0).documents } ?? []
    let filled = documents.filter(\.tree.hasContent)
    let most = FileBudget.documentLimit(ofBytes: (try? text.get())?.bytes.count ?? 0)
    limit = filled.count > most ? most : nil
    tables = text.map { text in
      filled.prefix(most).compactMap { document in
        let spec = Spec(
          reading: document.tree,
          in: input.library,
          repeating: Self.repetitionLimit
        )
        guard let spec, spec.component != nil else { return nil }
        return AnnouncementTable(
          of: spec,
          startingAt: document.start,
          in: text,
          path: FilePath.shown(input.path),
          as: options.variant
        )
      }
    }
  }
}
