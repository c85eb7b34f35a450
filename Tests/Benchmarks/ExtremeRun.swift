import Foundation
import JSONText

/// What the program made of an extreme text.
struct ExtremeRun {
  /// The time, and the most memory that the process had.
  let cost: String
  /// How many findings there were and how many codes they have, or what happened instead.
  let findings: String

  private static var program: String {
    let parts = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "/") + "/a11y-spec"
  }

  /// Runs `check` over a file, with no limit to its size.
  init(checking extreme: Extreme) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "extreme-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.a11y.yaml")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data("limits: { file-size: 100MB }\n".utf8)
      .write(to: folder.appending(path: ".a11y-spec.yaml"))
    try? Data(extreme.bytes).write(to: file)
    let start = ContinuousClock.now
    let process = ServerProcess([Self.program, "check", "--format", "json", file.path])
    let (output, peak) = process?.drainMeasuring() ?? ([], nil)
    cost = Self.cost(ContinuousClock.now - start, peak)
    let report = try? JSONValue(parsing: output)
    let files = report?["files"]?.items ?? []
    findings =
      report == nil
      ? "NO REPORT"
      : files.isEmpty
        ? "refused" : Self.findings(files.flatMap { Self.codes(of: $0["diagnostics"]) })
  }

  /// Opens the text in a server, asks for what an editor asks for, closes it, and asks again.
  init(opening extreme: Extreme) {
    let session = ExtremeSession()
    let start = ContinuousClock.now
    let codes = session?.codes(opening: extreme.bytes)
    cost = Self.cost(ContinuousClock.now - start, session?.peakMemory)
    findings = codes.map(Self.findings) ?? "NO ANSWER"
  }

  static func codes(of diagnostics: JSONValue?) -> [String] {
    (diagnostics?.items ?? []).compactMap { $0["code"]?.string }
  }

  private static func findings(_ codes: [String]) -> String { "\(codes.count)/\(Set(codes).count)" }

  private static func cost(_ time: Duration, _ peak: Int?) -> String {
    "\(rounded(time.seconds * 1000)) ms, \(peak.map { String($0 / 1024) } ?? "?") MB"
  }
}

/// A server in which one text after another is opened.
final class ExtremeSession {
  private let server: ServerProcess
  private var count = 0

  init?() {
    let parts = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let program = parts.dropLast().joined(separator: "/") + "/a11y-spec"
    guard let server = ServerProcess([program, "serve"]) else { return nil }
    self.server = server
    let abilities = #"{"textDocument":{"diagnostic":{},"hover":{},"completion":{}}}"#
    server.request("initialize", #"{"capabilities":\#(abilities)}"#)
    server.notify("initialized", "{}")
  }

  /// The most memory that the server has had, in kilobytes.
  var peakMemory: Int? { server.memory("VmHWM") }

  /// The codes of the findings of a text.
  ///
  /// They are `nil` unless every request about it has an answer, and the next spec is checked as
  /// usual.
  func codes(opening text: [UInt8]) -> [String]? {
    guard let diagnostics = self.diagnostics(opening: text) else { return nil }
    let document = #""textDocument":{"uri":"\#(uri)"}"#
    let place = #""position":{"line":1,"character":3}"#
    for method in ["hover", "completion", "documentSymbol"] {
      let params = method == "documentSymbol" ? "{\(document)}" : "{\(document),\(place)}"
      if server.request("textDocument/\(method)", params)["error"] != nil { return nil }
    }
    server.notify("textDocument/didClose", "{\(document)}")
    let next = self.diagnostics(opening: Array("component: none\n".utf8))
    guard ExtremeRun.codes(of: next) == ["unknown-component"] else { return nil }
    server.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    return ExtremeRun.codes(of: diagnostics)
  }

  private var uri: String { "file:///extreme-\(count).a11y.yaml" }

  private func diagnostics(opening text: [UInt8]) -> JSONValue? {
    count += 1
    let head =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
      + #"{"uri":"\#(uri)","languageId":"a11y-spec","version":1,"text":""#
    server.send(Array(head.utf8) + Self.escaped(text) + Array(#""}}}"#.utf8))
    let document = #"{"textDocument":{"uri":"\#(uri)"}}"#
    return server.request("textDocument/diagnostic", document)["items"]
  }

  /// A text within a JSON string, bytes that are not UTF-8 as they are.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.count)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        escaped +=
          Array((byte < 16 ? "\\u000" : "\\u00").utf8)
          + Array(String(byte, radix: 16).utf8)
      default: escaped.append(byte)
      }
    }
    return escaped
  }
}
