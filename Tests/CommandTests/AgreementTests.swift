import Foundation
import JSONText
import SpecRules
import Testing

/// The server tells an editor what the command reports.
///
/// Both read every spec of the repository, under configurations of two folders.
@Suite("Editor and command line")
struct AgreementTests {
  @Test("find the same, to the last character of the last fix")
  func findings() throws {
    let fixtures = try Fixtures()
    let report = try JSONValue(parsing: fixtures.check())
    let files = report["files"]?.items ?? []
    #expect(files.count == fixtures.files.count)
    let inEditor = try fixtures.serve(files)
    var count = 0
    for file in files {
      let path = file["path"]?.string ?? ""
      let reported = (file["diagnostics"]?.items ?? []).map { Reported(finding: $0) }
      #expect(inEditor[path] == reported, "\(path)")
      count += reported.count
    }
    #expect(count > 200)
  }
}

/// A finding in what the two ways of telling it have in common.
private struct Reported: Equatable {
  var code: String
  var severity: String
  var message: String
  var range: String
  var quote: String?
  var href: String?
  var fixes: [Fix]

  struct Fix: Equatable {
    let title: String
    let edits: [String]
  }

  /// Reads a finding of a report.
  init(finding value: JSONValue) {
    code = value["code"]?.string ?? ""
    severity = value["severity"]?.string ?? ""
    message = value["message"]?.string ?? ""
    range = value["range"].compact
    quote = value["quote"]?.string
    href = value["href"]?.string
    fixes = (value["fixes"]?.items ?? []).map { fix in
      Fix(title: fix["title"]?.string ?? "", edits: (fix["edits"]?.items ?? []).map(\.edit))
    }
  }

  /// Reads a diagnostic of the protocol, in which the quote is part of the message.
  init(diagnostic value: JSONValue) {
    let severities = ["", "error", "warning", "information", "hint"]
    let lines = (value["message"]?.string ?? "").split(separator: "\n", maxSplits: 1)
    code = value["code"]?.string ?? ""
    severity = severities[value["severity"]?.int ?? 0]
    message = lines.first.map(String.init) ?? ""
    range = value["range"].compact
    quote = lines.dropFirst().first.flatMap { line in
      line.firstIndex(of: "«").map { String(line[line.index(after: $0)...].dropLast()) }
    }
    href = value["codeDescription"]?["href"]?.string
    fixes = []
  }
}

extension JSONValue? {
  /// A range of positions as JSON without white space.
  fileprivate var compact: String {
    let ends = ["start", "end"].map { key in
      let position = self?[key]
      let (line, column) = (position?["line"]?.int ?? -1, position?["character"]?.int ?? -1)
      return #""\#(key)":{"line":\#(line),"character":\#(column)}"#
    }
    return "{\(ends.joined(separator: ","))}"
  }
}

extension JSONValue {
  /// An edit as a report and the protocol write it.
  fileprivate var edit: String { self["range"].compact + (self["newText"]?.string ?? "?") }
}

/// All specs of the repository as files of two folders.
private struct Fixtures {
  let folder: URL
  /// The texts by their paths in the folder.
  let files: [String: String]

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "a11y-spec-\(UUID().uuidString)")
    var texts = try ["Examples", "SpecRulesTests/Corpus"].flatMap { folder in
      let url = Self.tests.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      return try names.map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
    }
    for rule in Rule.all { texts += [rule.examples.failing, rule.examples.passing] }
    texts += ["component: switch\nlabel: A\nplatforms: { ios: { role: slider } }\n", "a: [\n", ""]
    // Line ends and letters outside of the first plane, in which units of columns differ.
    texts += texts.suffix(40).map { "# 🎛 e\u{301}\r\n" + $0.replacing("\n", with: "\r\n") }
    var files: [String: String] = [:]
    for (number, text) in texts.enumerated() {
      files["one/\(number).a11y.yaml"] = text
      files["two/deep/\(number).a11y.yaml"] = text
    }
    self.files = files
    let pack = Self.tests.appending(path: "Packs").path
    let configurations = [
      "one/.a11y-spec.yaml": "rules: { unknown-term: warning }\nguidelines: [\(pack)]\n",
      "two/.a11y-spec.yaml":
        "rules: { role-expected: off }\noverrides: [{ files: 'deep/1*', rules: { foreign-api: hint } }]\n",
    ]
    for (path, text) in files.merging(configurations, uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  /// What the command reports, as JSON.
  func check() throws -> [UInt8] {
    defer { try? FileManager.default.removeItem(at: folder.appending(path: "none")) }
    return try run(["check", "--format", "json", "one", "two"], input: [])
  }

  /// What the server reports of each file: its diagnostics, and the fixes of those that a report has.
  func serve(_ reported: [JSONValue]) throws -> [String: [Reported]] {
    defer { try? FileManager.default.removeItem(at: folder) }
    var script = Script(folder: folder)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { script.open(path, text) }
    for file in reported { script.ask(about: file) }
    let output = try run(["serve"], input: script.bytes)
    return script.findings(in: Self.messages(in: output))
  }

  private func run(_ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let process = Process()
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = products.appending(path: "a11y-spec")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server reads on a thread of its own, so that it takes everything before it is heard.
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](output)
  }

  /// The bodies of framed messages.
  private static func messages(in bytes: [UInt8]) -> [JSONValue] {
    var messages: [JSONValue] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\r")) {
      let header = String(decoding: rest[..<end], as: UTF8.self)
      let length = Int(header.dropFirst("Content-Length: ".count)) ?? 0
      let start = end + 4
      guard start + length <= rest.endIndex else { break }
      messages.append((try? JSONValue(parsing: Array(rest[start..<(start + length)]))) ?? .null)
      rest = rest[(start + length)...]
    }
    return messages
  }
}

/// What a client says, and what the answers mean.
private struct Script {
  private(set) var bytes: [UInt8] = []
  private let folder: URL
  private var nextID = 1
  /// The file that each request for diagnostics is about, and the finding of each for fixes.
  private var diagnostics: [Int: String] = [:]
  private var actions: [Int: (path: String, position: Int)] = [:]

  init(folder: URL) {
    self.folder = folder
    say(
      #"{"id":0,"method":"initialize","params":{"capabilities":{"textDocument":{"diagnostic":{},"#
        + #""publishDiagnostics":{"codeDescriptionSupport":true},"#
        + #""codeAction":{"codeActionLiteralSupport":{}}}}}}"#
    )
  }

  mutating func open(_ path: String, _ text: String) {
    say(
      #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":\#(uri(path)),"#
        + #""version":1,"text":\#(json(text))}}}"#
    )
  }

  /// Asks for the diagnostics of a file, and for the fixes of each finding that is reported in it.
  mutating func ask(about file: JSONValue) {
    let path = file["path"]?.string ?? ""
    let document = #""textDocument":{"uri":\#(uri(path))}"#
    diagnostics[nextID] = path
    request("textDocument/diagnostic", "{\(document)}")
    for (position, finding) in (file["diagnostics"]?.items ?? []).enumerated() {
      let range = finding["range"].compact
      let code = json(finding["code"]?.string ?? "")
      actions[nextID] = (path, position)
      request(
        "textDocument/codeAction",
        #"{\#(document),"range":\#(range),"context":{"diagnostics":[{"range":\#(range),"#
          + #""code":\#(code)}]}}"#
      )
    }
  }

  /// What the answers report of each file.
  mutating func findings(in messages: [JSONValue]) -> [String: [Reported]] {
    var findings: [String: [Reported]] = [:]
    for message in messages {
      guard let path = diagnostics[message["id"]?.int ?? -1] else { continue }
      findings[path] = message["result"]?["items"]?.items?.map { Reported(diagnostic: $0) } ?? []
    }
    for message in messages {
      guard let (path, position) = actions[message["id"]?.int ?? -1] else { continue }
      let mending = (message["result"]?.items ?? []).filter {
        $0["diagnostics"]?.items?.isEmpty == false
          && $0["title"]?.string?.hasPrefix("Allow '") == false
          // It mends all findings of its kind, and a report tells of each.
          && $0["title"]?.string != "Add all that is missing"
      }
      guard findings[path]?.indices.contains(position) == true else { continue }
      findings[path]?[position].fixes = mending.map { action in
        let changes = action["edit"]?["changes"]?.members?.first?.value.items ?? []
        return Reported.Fix(title: action["title"]?.string ?? "", edits: changes.map(\.edit))
      }
    }
    return findings
  }

  private mutating func request(_ method: String, _ params: String) {
    say(#"{"id":\#(nextID),"method":"\#(method)","params":\#(params)}"#)
    nextID += 1
  }

  private mutating func say(_ message: String) {
    bytes += Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
  }

  private func uri(_ path: String) -> String {
    json("file://" + folder.appending(path: path).path(percentEncoded: false))
  }

  private func json(_ text: String) -> String { String(decoding: text.json(), as: UTF8.self) }
}
