import Foundation
import Testing

@Suite("What is written")
struct OutputTests {
  /// A spec with one finding that has a safe fix, and others that have none.
  private static let spec = """
    component: stepper
    label: Tickets
    platforms:
      ios:
        role: slider
        element: UIStepper   # a11y-spec: allow name-required

    """

  @Test(
    "to a standard output that takes nothing is a failure",
    arguments: [
      "new stepper", "explain stepper", "rules", "schema", "--version", "help check",
      "check a.a11y.yaml",
    ]
  )
  func standardOutput(command: String) throws {
    let folder = try Folder(["a.a11y.yaml": "# a\n"])
    let closed = try Run(shell: "a11y-spec \(command) >&-", in: folder)
    #expect(closed.code == 2)
    #expect(closed.errors.hasSuffix("a11y-spec: standard output: cannot be written\n"))
  }

  @Test("to a standard output that nobody reads is no failure")
  func unread() throws {
    let lines = "(trap '' PIPE; sleep 1; a11y-spec schema; echo $? > code) | true; cat code"
    let run = try Run(shell: lines, in: Folder([:]))
    #expect(run.output == "0\n")
    #expect(run.errors == "")
  }

  @Test("stops where standard input cannot be read")
  func standardInput() throws {
    let check = try Run(shell: "a11y-spec check --stdin-filepath x <&-")
    #expect(check.errors == "a11y-spec: standard input: cannot be read\n")
    #expect(check.code == 2)
    let mending = try Run(shell: "a11y-spec check --fix --stdin-filepath x <&-")
    #expect(mending.output == "")
    #expect(mending.code == 2)
  }

  @Test(
    "never goes over what is read, nor twice to one file",
    arguments: [
      (
        "-o json=./a.a11y.yaml",
        "'./a.a11y.yaml' would be written over a.a11y.yaml, which is checked"
      ),
      (
        "--write-baseline a.a11y.yaml",
        "'a.a11y.yaml' would be written over a.a11y.yaml, which is checked"
      ),
      (
        "-o json=x -o sarif=./x", "'./x' would be written twice; give each report a file of its own"
      ),
      (
        "-o json=x --write-baseline y/../x",
        "'y/../x' would be written twice; give each report a file of its own"
      ),
      ("-o json=- -o sarif=-", "standard output takes one report"),
      ("-o json=/dev/stdout --format text", "standard output takes one report"),
      (
        "--fix --stdin-filepath a -o json=-",
        "standard output takes the mended text, and no report besides"
      ),
    ] as [(String, String)]
  )
  func refused(options: String, message: String) throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(shell: "a11y-spec check \(options) < /dev/null", in: folder)
    #expect(run.errors == "a11y-spec: \(message)\n")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(try folder.read("a.a11y.yaml") == Self.spec)
    #expect(folder.paths == ["a.a11y.yaml"])
  }

  @Test(
    "goes to standard output, pipes and devices as they are",
    arguments: [
      "a11y-spec check -o json=-", "a11y-spec check -o json=/dev/stdout",
      "a11y-spec check -o json=/dev/stdout > out; cat out",
      "mkfifo pipe; cat pipe & a11y-spec check -o json=pipe > /dev/null; wait",
      "a11y-spec check -o json=/dev/stderr 2>&1 >/dev/null",
      "a11y-spec check -o sarif=/dev/null -o json=- -o text=/dev/null",
    ] as [String]
  )
  func devices(line: String) throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let plain = try Run(["check", "--format", "json"], in: folder)
    let run = try Run(shell: line, in: folder)
    #expect(run.output == plain.output)
    #expect(run.errors == "")
  }

  @Test("is nothing where a file cannot be written, and the findings remain")
  func unwritable() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let plain = try Run(["check"], in: folder)
    // No file may grow, not even for root.
    let run = try Run(shell: "trap '' XFSZ; ulimit -f 0; a11y-spec check --fix", in: folder)
    #expect(run.output == plain.output)
    #expect(run.errors == "a11y-spec: a.a11y.yaml: cannot be written\n")
    #expect(run.code == 2)
    #expect(try folder.read("a.a11y.yaml") == Self.spec)
    #expect(folder.paths == ["a.a11y.yaml"])
  }

  @Test("keeps in a baseline what is known of files that are not checked, and still there")
  func baseline() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec, "b.a11y.yaml": Self.spec, "o/x": ""])
    _ = try Run(["check", "--write-baseline", "known.json"], in: folder)
    let known = try folder.read("known.json")
    let partly = ["check", "--baseline", "known.json", "--write-baseline"]
    let run = try Run(partly + ["o/known.json", "a.a11y.yaml"], in: folder)
    #expect(run.code == 0)
    #expect(
      try folder.read("o/known.json")
        == known.replacing(#""path": ""#, with: #""path": "../"#)
    )
    try FileManager.default.removeItem(at: folder.url.appending(path: "b.a11y.yaml"))
    _ = try Run(partly + ["known.json", "a.a11y.yaml"], in: folder)
    #expect(try !folder.read("known.json").contains("b.a11y.yaml"))
    #expect(try folder.read("known.json").contains("a.a11y.yaml"))
  }

  @Test("is what the README shows")
  func readme() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let spec = try Run(["new", "stepper"]).output
    var lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
    lines[14] = "    role: slider"
    let name = "ticket-quantity.a11y.yaml"
    let run = try Run(["check", name], in: Folder([name: lines.joined(separator: "\n")]))
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```\n$ a11y-spec check \(name)\n\(run.output)```\n"), "\(run.output)")
  }
}
