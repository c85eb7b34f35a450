import OperatingSystem
import SpecServer
import SpecWorkspace

extension Command {
  static let serve = Command(
    name: "serve",
    operands: "",
    summary: "serves an editor over standard input and output",
    details: """
      Speaks the Language Server Protocol 3.17. Nothing is written to standard error,
      unless it cannot begin; what the server does goes to the log file, and to a
      client that traces it.
      """,
    options: [
      Option("--stdio", nil, "the only way to be spoken to, and the default"),
      Option("--log", "FILE", "append what happens to a file"),
      Option("--clientProcessId", "N", "end when the process of that id does"),
    ]
  ) { arguments throws(UsageError) in
    let process = arguments.value("--clientProcessId")
    if let process, Int(process) == nil {
      throw UsageError("--clientProcessId needs a number, not '\(process)'")
    }
    if let path = arguments.value("--log") {
      guard FileAccess.kind(of: path).map({ $0 == .file }) ?? true else {
        throw UsageError("--log needs a file, and '\(path)' is not one")
      }
      guard !FileAccess.isLinked(path) else {
        throw UsageError("--log: '\(path)' \(FileProblem.linked.message)")
      }
    }
    let options = Server.Options(
      version: version,
      logPath: arguments.value("--log"),
      clientProcessID: process.flatMap { Int($0) }
    )
    do throws(Server.Failure) {
      System.exit(try Server.run(options))
    } catch {
      Terminal.printError(error.message)
      return .findings
    }
  }
}
