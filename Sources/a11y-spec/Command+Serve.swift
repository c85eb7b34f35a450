import OperatingSystem
import SpecServer
import SpecWorkspace

extension Command {
  static let serve = Command(
    name: "serve",
    operands: "",
    summary: "serves an editor over standard input and output",
    details: """
      Speaks the Language Server Protocol 3.17. Nothing is written to standard error;
      what the server does goes to the log file, and to a client that traces it.
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
    if let path = arguments.value("--log"), let kind = FileAccess.kind(of: path), kind != .file {
      throw UsageError("--log needs a file, and '\(path)' is not one")
    }
    let options = Server.Options(
      version: version,
      logPath: arguments.value("--log"),
      clientProcessID: process.flatMap { Int($0) }
    )
    System.exit(Server.run(options))
  }
}
