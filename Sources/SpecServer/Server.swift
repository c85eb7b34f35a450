import MessageTransport
import OperatingSystem

/// The language server as a process: standard input to loop to standard output.
package enum Server {
  /// How the process was started.
  package struct Options: Sendable {
    /// The version that the server tells its clients.
    package let version: String
    /// The file that log lines are appended to; `nil` for none.
    package let logPath: String?
    /// The process to watch, if it was named on the command line.
    package let clientProcessID: Int?

    package init(version: String, logPath: String? = nil, clientProcessID: Int? = nil) {
      self.version = version
      self.logPath = logPath
      self.clientProcessID = clientProcessID
    }
  }

  /// Why nobody is served.
  package struct Failure: Error {
    package let message: String
  }

  /// How often the client's process is looked for.
  private static let watchInterval = Duration.seconds(5)

  /// Serves one client until it says `exit`, goes away or closes its end; returns the exit code.
  ///
  /// Where the log file cannot be written, the server works without a log.
  ///
  /// - Throws: Why it cannot begin.
  package static func run(_ options: Options) throws(Failure) -> Int32 {
    let log = Log(path: options.logPath)
    log.write("a11y-spec \(options.version) started")
    let inbox = Inbox()
    guard inbox.startReading(from: 0) else {
      let failure = Failure(message: "the system has no thread left to read standard input with")
      log.write(failure.message)
      throw failure
    }
    var outbox = Outbox(1)
    let background = Background(
      { work in
        let run: @Sendable () -> Void = {
          work()
          inbox.wake()
        }
        // A late answer is better than none.
        if !System.detachThread(run) { run() }
      },
      wake: { inbox.wake() }
    )
    var loop = MessageLoop(version: options.version, log: log, background: background)
    loop.watch(process: options.clientProcessID)
    while let messages = loop.hasWork
      ? inbox.take() ?? [] : inbox.wait(for: loop.timeToWait(atMost: watchInterval))
    {
      for message in messages { loop.accept(message) }
      loop.step()
      let output = loop.takeOutput()
      for message in output {
        outbox.send(message) { !loop.isClientGone && !inbox.hasEnded }
      }
      if !loop.hasWork { loop.returnFreeMemory() }
      if let code = loop.exitCode { return finish(code, "exit", log) }
      if !outbox.isOpen { return finish(1, "the client no longer reads", log) }
      if loop.isClientGone { return finish(1, "the client's process is gone", log) }
    }
    return finish(loop.exitCodeAtEndOfInput, "end of input", log)
  }

  private static func finish(_ code: Int32, _ reason: String, _ log: Log) -> Int32 {
    log.write("\(reason); exit code \(code)")
    return code
  }
}
