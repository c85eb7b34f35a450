import English
import SourceText
import SpecWorkspace

/// What `a11y-spec` can do; the description serves the parser and the help alike.
struct Command: Sendable {
  /// An option of a command, such as `--format text|json`.
  struct Option: Sendable {
    let name: String
    /// What follows the name; `nil` for a switch.
    let value: String?
    let summary: String

    init(_ name: String, _ value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// What the process ends with.
  enum ExitCode: Int32 {
    case success = 0
    /// There are findings at or above the severity asked for.
    case findings = 1
    /// The arguments are wrong, or something cannot be read or written.
    case failure = 2
  }

  let name: String
  /// What may follow the options, such as `[PATH...]`.
  let operands: String
  let summary: String
  /// What else a user should know, in whole lines; only who asks for help waits for it.
  let details: @Sendable () -> String
  let options: [Option]
  let run: @Sendable (Arguments) throws(UsageError) -> ExitCode

  init(
    name: String,
    operands: String,
    summary: String,
    details: @escaping @Sendable @autoclosure () -> String,
    options: [Option],
    run: @escaping @Sendable (Arguments) throws(UsageError) -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options
    self.run = run
  }

  static let version = "0.1.0"

  static let all = [check, format, announce, serve, explain, new, schema, rules, yamlEvents, help]

  /// Runs what the arguments, without the name of the program, ask for; returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let code = try command(for: arguments.map(\.safeIfLong))
      return Terminal.hasFailed ? ExitCode.failure.rawValue : code.rawValue
    } catch {
      Terminal.printError(error.message)
      return ExitCode.failure.rawValue
    }
  }

  /// The command of that name.
  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let nearest = Spelling.nearest(to: name, amongFew: all.map(\.name))
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "see 'a11y-spec --help'"
    throw UsageError("unknown command '\(name)'; \(advice)")
  }

  private static func command(for arguments: [String]) throws(UsageError) -> ExitCode {
    switch arguments.first {
    case nil:
      Terminal.print(Help.overview)
      return .failure
    case "--help", "-h":
      Terminal.print(Help.overview)
      return .success
    case "--version":
      Terminal.print("a11y-spec \(version)\n")
      return .success
    case let name?:
      let command = try named(name)
      let arguments = try Arguments(arguments.dropFirst(), of: command)
      if arguments.has("--help") {
        Terminal.print(Help.text(of: command))
        return .success
      }
      return try command.run(arguments)
    }
  }
}

/// Arguments that make no sense, described in one line.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
