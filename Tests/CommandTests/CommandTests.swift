import Foundation
import JSONText
import Testing

@Suite("The command line")
struct CommandTests {
  @Test(
    "answers wrong usage in one line and with code 2",
    arguments: [
      (["chek"], "unknown command 'chek'; did you mean 'check'?"),
      (["frobnicate"], "unknown command 'frobnicate'; see 'a11y-spec --help'"),
      (["check", "--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
      (["check", "--zzz"], "unknown option '--zzz'; see 'a11y-spec help check'"),
      (["check", "--format"], "--format needs a value: FORMAT"),
      (["check", "--format", "jsn"], "'jsn' is no value of --format; did you mean 'json'?"),
      (
        ["check", "--severity=loud"],
        "'loud' is no value of --severity; use hint, information, warning, error"
      ),
      (["check", "-"], "'-' needs --stdin-filepath NAME, which tells what file it is"),
      (
        ["check", "-o", "x"],
        "-o needs FORMAT=FILE, not 'x'; the formats are text, json, sarif, github, junit, gitlab, "
          + "checkstyle"
      ),
      (
        ["check", "--baseline", "none.json"],
        "there is no baseline 'none.json'; write one with --write-baseline none.json"
      ),
      (
        ["explain", "zzzzzzzz"],
        "nothing is known of 'zzzzzzzz'; 'a11y-spec explain' lists the words"
      ),
      (
        ["explain", "role-expectd"],
        "nothing is known of 'role-expectd'; did you mean 'role-expected'?"
      ),
      (
        ["new"],
        "'new' takes one component: page-control, segmented-control, stepper, button, checkbox, "
          + "dialog, link, radio-group, slider, snackbar, switch, tabs, text-field"
      ),
      (["new", "steper"], "no guideline is called 'steper'; did you mean 'stepper'?"),
      (
        ["new", "stepper", "--framework", "uikitt"],
        "'uikitt' is no value of --framework; did you mean 'uikit'?"
      ),
      (["serve", "--stdio=1"], "--stdio takes no value"),
      (["serve", "x"], "'a11y-spec serve' takes no 'x'"),
      (["serve", "--clientProcessId", "x"], "--clientProcessId needs a number, not 'x'"),
      (["help", "serv"], "unknown command 'serv'; did you mean 'serve'?"),
      (["yaml-events", "a", "b"], "'yaml-events' takes one file"),
    ] as [([String], String)]
  )
  func usage(arguments: [String], message: String) throws {
    let run = try Run(arguments)
    #expect(run.code == 2)
    #expect(run.errors == "a11y-spec: \(message)\n")
    #expect(run.output == "")
  }

  @Test(
    "answers input that cannot be read in one line and with code 2",
    arguments: [
      ("missing.a11y.yaml", "missing.a11y.yaml: no such file or folder"),
      ("empty", "empty: holds no specs (*.a11y.yaml or *.a11y.yml)"),
      ("*.none.yaml", "*.none.yaml: no YAML file matches this pattern"),
      ("none/*.yaml", "none/*.yaml: no YAML file matches this pattern"),
      (
        "binary.a11y.yaml",
        "binary.a11y.yaml: holds a NUL byte at 2:3, which no text has; remove it"
      ),
      (
        "large",
        "large/a.a11y.yaml: has 60 bytes, more than the limit of 50; "
          + "raise it with 'limits: { file-size: … }' in .a11y-spec.yaml"
      ),
    ] as [(String, String)]
  )
  func unreadable(path: String, message: String) throws {
    let folder = try Folder([
      "empty/readme.md": "x", "binary.a11y.yaml": "a\n\u{E9}b\0c",
      "large/.a11y-spec.yaml": "limits: { file-size: 50 }",
      "large/a.a11y.yaml": String(repeating: "# comment\n", count: 6),
    ])
    let run = try Run(["check", path], in: folder)
    #expect(run.code == 2)
    #expect(run.errors == "a11y-spec: \(message)\n")
    #expect(run.output == "")
  }

  @Test("takes an empty file for clean and says that there is nothing in it")
  func empty() throws {
    let run = try Run(["check", "a.a11y.yaml"], in: Folder(["a.a11y.yaml": "\n"]))
    #expect(run.code == 0)
    #expect(run.errors == "a11y-spec: a.a11y.yaml: holds no spec, nothing to check\n")
    let commented = try Run(["check", "a.a11y.yaml"], in: Folder(["a.a11y.yaml": "# later\n"]))
    #expect(commented.errors == run.errors)
    #expect(run.output == "1 file checked, nothing found\n")
  }

  @Test("searches folders, and skips what is hidden or excluded")
  func search() throws {
    let folder = try Folder([
      "b.a11y.yml": "title: b", "a/z.a11y.yaml": "title: z", "a/a.a11y.yaml": "title: a",
      "a/other.yaml": "x: 1",
      ".hidden/h.a11y.yaml": "# h", ".build/h.a11y.yaml": "# h", "node_modules/n.a11y.yaml": "# n",
      "old/build/o.a11y.yaml": "# o", ".a11y-spec.yaml": "exclude: ['**/build/**']",
    ])
    for arguments in [
      ["check", "--format=json"], ["check", "--format", "json", ".", "a", "b.a11y.yml"],
    ] {
      let run = try Run(arguments, in: folder)
      let report = try JSONValue(parsing: Array(run.output.utf8))
      let paths = report["files"]?.items?.compactMap { $0["path"]?.string }
      #expect(Set(paths ?? []).count == paths?.count)
      #expect(
        paths?.filter { $0 != "./b.a11y.yml" } == ["a/a.a11y.yaml", "a/z.a11y.yaml", "b.a11y.yml"]
      )
      #expect(run.errors == "")
    }
  }

  @Test("names the configuration's faults and works on")
  func configuration() throws {
    let folder = try Folder(["a.a11y.yaml": "# a", ".a11y-spec.yaml": "rulez: {}\n"])
    let run = try Run(["check", "a.a11y.yaml"], in: folder)
    let fault = "there is no key 'rulez' here; did you mean 'rules'?"
    #expect(run.output.hasPrefix(".a11y-spec.yaml:1:1: warning[unknown-key]: \(fault)\n"))
    #expect(run.output.hasSuffix("2 files checked, found 1 warning\n"))
    #expect(run.code == 1)
  }

  @Test("checks standard input under the name it is given")
  func standardInput() throws {
    let run = try Run(
      ["check", "--format", "json", "--stdin-filepath", "x/y.a11y.yaml"],
      input: "# nothing\n"
    )
    let report = try JSONValue(parsing: Array(run.output.utf8))
    #expect(report["files"]?.items?.compactMap { $0["path"]?.string } == ["x/y.a11y.yaml"])
  }

  @Test(
    "prints the events of a YAML file, and its problems on standard error",
    arguments: [
      ("a: b\n", "+STR\n+DOC\n+MAP\n=VAL :a\n=VAL :b\n-MAP\n-DOC\n-STR\n", 0),
      ("a: \"b\n", nil, 1),
    ] as [(String, String?, Int32)]
  )
  func yamlEvents(input: String, output: String?, code: Int32) throws {
    let file = try Run(["yaml-events", "f.yaml"], in: Folder(["f.yaml": input]))
    let standardInput = try Run(["yaml-events"], input: input)
    #expect(file.code == code)
    #expect(standardInput.code == code)
    #expect(file.output == standardInput.output)
    if let output { #expect(file.output == output) }
    #expect(file.errors.isEmpty == (code == 0))
    #expect(file.errors.hasPrefix(code == 0 ? "" : "a11y-spec: f.yaml:1:"))
  }

  @Test(
    "helps",
    arguments: [
      (["--help"], "Usage: a11y-spec COMMAND [OPTION...]"), (["help"], "Commands:"),
      (["help", "check"], "Usage: a11y-spec check [OPTION...] [PATH...]"),
      (["check", "--help"], "--stdin-filepath NAME"), (["serve", "-h"], "--log FILE"),
      (["--version"], "a11y-spec "),
      (["help", "new"], "--framework"), (["help", "explain"], "WORD"),
      (["help", "schema"], "JSON"),
      (["help", "rules"], "--markdown"), (["help", "yaml-events"], "[FILE]"),
    ] as [([String], String)]
  )
  func help(arguments: [String], part: String) throws {
    let run = try Run(arguments)
    #expect(run.code == 0)
    #expect(run.output.contains(part))
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("serves over standard input and output, and nothing but frames")
  func serve() throws {
    let messages = [
      #"{"id":1,"method":"initialize","params":{"capabilities":{}}}"#, "no json",
      #"{"id":2,"method":"shutdown"}"#, #"{"method":"exit"}"#,
    ]
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let run = try Run(["serve", "--stdio"], input: input)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Content-Length: "))
    #expect(run.output.components(separatedBy: "Content-Length: ").count == 4)
    #expect(run.output.hasSuffix(#"{"jsonrpc":"2.0","id":2,"result":null}"#))
  }

  @Test(
    "reports what an editor is told",
    arguments: ["stepper", "page-control", "segmented-control"]
  )
  func sameFindings(example: String) throws {
    let url = URL(filePath: #filePath).appending(path: "../../Examples/\(example).a11y.yaml")
    let text =
      try String(contentsOf: url.standardized, encoding: .utf8)
      .replacing("button", with: "slider").replacing("Dimmed", with: "🎛 dimm") + "---\nrole: 3\n"
    let check = try Run(
      ["check", "--format", "json", "--stdin-filepath", "a.a11y.yaml"],
      input: text
    )
    let report = try JSONValue(parsing: Array(check.output.utf8))
    let reported = report["files"]?.items?.first?["diagnostics"]?.items?.map {
      "\($0["code"]?.string ?? "") \(self.text($0["range"]))"
    }
    let quoted = text.json()
    let messages = [
      #"{"id":1,"method":"initialize","params":{"capabilities":{"textDocument":{"diagnostic":{}}}}}"#,
      #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:a","version":1,"#
        + #""text":\#(String(decoding: quoted, as: UTF8.self))}}}"#,
      #"{"id":2,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"untitled:a"}}}"#,
      #"{"id":3,"method":"shutdown"}"#, #"{"method":"exit"}"#,
    ]
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let serve = try Run(["serve"], input: input)
    let answers = try serve.output.split(separator: "\r\n\r\n").compactMap { part in
      let body = part.split(separator: "Content-Length: ").first ?? ""
      return body.first == "{" ? try JSONValue(parsing: Array(body.utf8)) : nil
    }
    let items = answers.first { $0["id"]?.int == 2 }?["result"]?["items"]?.items
    #expect((reported ?? []).count > 1)
    #expect(items?.map { "\($0["code"]?.string ?? "") \(self.text($0["range"]))" } == reported)
  }

  /// A value without the white space of its text.
  private func text(_ value: JSONValue?) -> String {
    String(decoding: value?.json() ?? [], as: UTF8.self).filter { !$0.isWhitespace }
  }

  @Test("ends when its input does, and writes a log where it is asked to")
  func endOfInput() throws {
    let folder = try Folder([:])
    let run = try Run(["serve", "--log", "log.txt"], in: folder)
    #expect(run.code == 1)
    #expect(run.output == "")
    let log = try String(contentsOf: folder.url.appending(path: "log.txt"), encoding: .utf8)
    #expect(log.contains("end of input; exit code 1"))
  }
}
