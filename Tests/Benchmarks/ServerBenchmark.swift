import JSONText
import SourceText
import TestSupport

/// Drives the server as an editor does, over pipes, and prints how long a user would wait.
///
/// Figures in parentheses come from an echo server with messages of the same lengths. They are the
/// cost of the pipes and the two processes.
func benchmarkServer() {
  let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  let program = [folder + "/a11y-spec", "serve"]
  guard let start = measureStart(program) else {
    print("server: cannot be started from \(program[0])")
    return
  }
  print("server: \(program[0])")
  print("  start to initialize result      \(start)")
  for lines in [100, 1_000, 10_000, 100_000] { measureEditing(program, lines: lines) }
}

private let capabilities =
  #"{"capabilities":{"textDocument":{"diagnostic":{},"hover":{"contentFormat":["markdown"]},"#
  + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}}"#

private func measureStart(_ program: [String]) -> String? {
  var times: [Duration] = []
  for _ in 0..<21 {
    let start = ContinuousClock.now
    guard let server = ServerProcess(program) else { return nil }
    guard server.request("initialize", capabilities)["capabilities"] != nil else { return nil }
    times.append(ContinuousClock.now - start)
  }
  return milliseconds(times.sorted()[times.count / 2])
}

private func measureEditing(_ program: [String], lines: Int) {
  var generator = SpecGenerator()
  let text = SourceText(generator.stream(ofLines: lines))
  var firsts: [Duration] = []
  var session: EditingSession?
  for _ in 0..<(lines > 10_000 ? 3 : 9) {
    let start = ContinuousClock.now
    session = EditingSession(program, text)
    firsts.append(ContinuousClock.now - start)
  }
  guard let session else { return }
  guard session.isLimited || session.findings == generator.findings else {
    print("  \(session.findings) diagnostics where \(generator.findings) belong")
    return
  }
  print("  \(text.lines.count) lines, \(text.bytes.count) bytes, \(session.findings) diagnostics")
  print("    start to first diagnostics    \(milliseconds(firsts.sorted()[firsts.count / 2]))")
  for (name, method, params) in session.requests {
    let time = session.measure(method, params)
    let length = session.lastLength
    let echo = measureEcho(sending: session.messageLength, receiving: length)
    print("    \(name) \(milliseconds(time)) (\(milliseconds(echo))), \(length) bytes")
  }
  let (resident, peak) = (session.memory("VmRSS"), session.memory("VmHWM"))
  print("    resident, peak memory         \(megabytes(resident)), \(megabytes(peak))")
}

/// A server with one document open, in which somebody types.
private final class EditingSession {
  private let server: ServerProcess
  /// The place where somebody types: the end of a title halfway down.
  private let line: Int
  private let column: Int
  private var version = 1
  /// How many diagnostics there were before the first edit.
  let findings: Int
  /// Whether the file has more documents than are checked in one of its size.
  let isLimited: Bool
  private(set) var lastLength = 0
  private(set) var messageLength = 0

  private static let uri = "file:///benchmark.a11y.yaml"
  private static let document = #""textDocument":{"uri":"\#(uri)"}"#

  init?(_ program: [String], _ text: SourceText) {
    guard let server = ServerProcess(program) else { return nil }
    self.server = server
    server.request("initialize", capabilities)
    server.notify("initialized", "{}")
    let string = String(decoding: text.string(in: text.range).json(), as: UTF8.self)
    let item =
      #"{"textDocument":{"uri":"\#(Self.uri)","languageId":"a11y-spec","version":1,"text":\#(string)}}"#
    let open = ServerProcess.notification("textDocument/didOpen", item)
    let report = server.request("textDocument/diagnostic", "{\(Self.document)}", after: [open])
    let items = report["items"]?.items ?? []
    findings = items.count
    isLimited = items.contains { $0["code"]?.string == "too-many-documents" }
    let title = Array("title: ".utf8)
    let middle = text.lines.count / 2
    line =
      (middle..<text.lines.count).first {
        text.bytes[text.content(ofLine: $0)].starts(with: title)
      } ?? 0
    column = text.position(at: text.content(ofLine: line).upperBound, in: .utf16).column
  }

  /// What an editor asks for after a keystroke, each with a name of 29 characters.
  var requests: [(name: String, method: String, params: String)] {
    let document = Self.document
    let position = #""position":{"line":\#(line - 1),"character":3}"#
    return [
      ("keystroke to diagnostics     ", "textDocument/diagnostic", "{\(document)}"),
      ("hover after an edit          ", "textDocument/hover", "{\(document),\(position)}"),
      ("completion after an edit     ", "textDocument/completion", "{\(document),\(position)}"),
      ("symbols after an edit        ", "textDocument/documentSymbol", "{\(document)}"),
    ]
  }

  /// The median time from a keystroke to the last byte of the answer to a request behind it.
  func measure(_ method: String, _ params: String) -> Duration {
    var times: [Duration] = []
    for _ in 0..<41 {
      let change = change()
      messageLength = change.utf8.count + params.utf8.count + 100
      let start = ContinuousClock.now
      lastLength = server.answer(to: method, params, after: [change]).count
      times.append(ContinuousClock.now - start)
    }
    return times.sorted()[times.count / 2]
  }

  func memory(_ figure: String) -> Int? { server.memory(figure) }

  /// Types a character, or deletes the one typed before.
  private func change() -> String {
    version += 1
    let (end, text) = version % 2 == 0 ? (column, "x") : (column + 1, "")
    return ServerProcess.notification(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Self.uri)","version":\#(version)},"contentChanges":[{"range":"#
        + #"{"start":{"line":\#(line),"character":\#(column)},"#
        + #""end":{"line":\#(line),"character":\#(end)}},"text":"\#(text)"}]}"#
    )
  }
}

/// The median time of an exchange with a server that only echoes.
private func measureEcho(sending sent: Int, receiving received: Int) -> Duration {
  guard let server = ServerProcess([CommandLine.arguments[0], "echo"]) else { return .zero }
  let digits = Array("\(received) ".utf8)
  let message = digits + [UInt8](repeating: UInt8(ascii: "]"), count: max(0, sent - digits.count))
  var times: [Duration] = []
  for _ in 0..<41 {
    let start = ContinuousClock.now
    server.exchange(message)
    times.append(ContinuousClock.now - start)
  }
  return times.sorted()[times.count / 2]
}

func milliseconds(_ duration: Duration) -> String {
  let hundredths = Int((duration.seconds * 100_000).rounded())
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) ms"
}

private func megabytes(_ kilobytes: Int?) -> String {
  kilobytes.map { "\(rounded(Double($0) / 1024)) MB" } ?? "unknown"
}
