import TestSupport
import Testing

@Suite("format")
struct FormatTests {
  private static let spec = "component: stepper\nplatforms:\n    ios: {role:   button}\n"
  private static let formatted = "component: stepper\nplatforms:\n  ios: { role: button }\n"

  @Test("lays out files and lists them, and has nothing left for a second time")
  func files() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec, "b/b.a11y.yaml": Self.formatted])
    let check = try Run(["format", "--check"], in: folder)
    #expect((check.code, check.output, check.errors) == (1, "a.a11y.yaml\n", ""))
    #expect(try folder.read("a.a11y.yaml") == Self.spec)
    let first = try Run(["format"], in: folder)
    #expect((first.code, first.output, first.errors) == (0, "a.a11y.yaml\n", ""))
    #expect(try folder.read("a.a11y.yaml") == Self.formatted)
    for arguments in [["format"], ["format", "--check"]] {
      let second = try Run(arguments, in: folder)
      #expect((second.code, second.output, second.errors) == (0, "", ""))
    }
  }

  @Test("lays out standard input to standard output, and gives back what it cannot read")
  func standardInput() throws {
    let run = try Run(["format", "--stdin-filepath", "a.a11y.yaml"], input: Self.spec)
    #expect((run.code, run.output, run.errors) == (0, Self.formatted, ""))
    let check = try Run(["format", "--check", "--stdin-filepath", "a"], input: Self.spec)
    #expect((check.code, check.output, check.errors) == (1, "", ""))
    let binary = try Run(["format", "--stdin-filepath", "a"], input: "a\0:   b")
    #expect((binary.code, binary.output) == (2, "a\0:   b"))
    #expect(binary.errors.hasPrefix("a11y-spec: a: "))
  }

  @Test(
    "says what is wrong with its arguments",
    arguments: [
      (["none"], "none: no such file or folder"),
      (["-"], "'-' needs --stdin-filepath NAME, which tells what file it is"),
      (["--stdin-filepath", "a", "b"], "--stdin-filepath lays out standard input, no other paths"),
    ] as [([String], String)]
  )
  func usage(arguments: [String], message: String) throws {
    let run = try Run(["format"] + arguments, in: try Folder([:]))
    #expect((run.code, run.output, run.errors) == (2, "", "a11y-spec: \(message)\n"))
  }

  @Test("the bundled examples are laid out")
  func examples() throws {
    let run = try Run(["format", "--check", "\(Files.root)/Tests/Examples"])
    #expect((run.code, run.output) == (0, ""))
  }
}
