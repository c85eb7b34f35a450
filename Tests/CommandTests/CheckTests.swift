import Foundation
import JSONText
import Testing

@Suite("check")
struct CheckTests {
  /// A spec with one finding that has a safe fix, and one that has none.
  private static let spec = """
    component: stepper
    label: Tickets
    platforms:
      ios:
        role: slider
        element: UIStepper   # a11y-spec: allow name-required

    """

  private static let mended = spec.replacing("   # a11y-spec: allow name-required", with: "")

  @Test("writes several reports at once, into folders that it makes")
  func outputs() throws {
    let folder = try Folder(["a.a11y.yaml": Self.spec])
    let run = try Run(
      ["check", "-o", "sarif=out/a/x.sarif", "-o=gitlab=quality.json", "--format", "github"],
      in: folder
    )
    #expect(run.code == 1)
    #expect(run.output.contains("::warning file=a.a11y.yaml,line=5,"))
    #expect(try JSONValue(parsing: Array(folder.read("out/a/x.sarif").utf8))["runs"] != nil)
    #expect(try JSONValue(parsing: Array(folder.read("quality.json").utf8)).items?.isEmpty == false)
    let blocked = try Run(["check", "-o", "text=a.a11y.yaml/x"], in: folder)
    #expect(blocked.code == 2)
    #expect(blocked.errors == "a11y-spec: a.a11y.yaml/x: cannot be written\n")
  }

  @Test("mends files, tells what it did, and has nothing left for a second time")
  func fix() throws {
    let folder = try Folder([
      "a.a11y.yaml": Self.spec, "b.a11y.yaml": "component: stepper\nlabel: x",
    ])
    let first = try Run(["check", "--fix", "."], in: folder)
    #expect(first.code == 1)
    let line = "a.a11y.yaml:6: fixed[unused-allow]: Remove 'name-required'\n"
    #expect(first.output.hasPrefix(line))
    #expect(first.output.contains("\n2 files checked, fixed 1, found "))
    #expect(try folder.read("a.a11y.yaml") == Self.mended)
    let second = try Run(["check", "--fix", "."], in: folder)
    #expect(
      second.output
        == first.output.replacing(line + "\n", with: "").replacing("fixed 1, ", with: "")
    )
    #expect(try folder.read("a.a11y.yaml") == Self.mended)
    #expect(folder.paths == ["a.a11y.yaml", "b.a11y.yaml"])
  }

  @Test("keeps permissions, line ends, the byte order mark and links when it mends")
  func fixKeeps() throws {
    let text = "\u{FEFF}" + Self.spec.replacing("\n", with: "\r\n")
    let folder = try Folder(["real/a.yaml": text])
    let files = FileManager.default
    let real = folder.url.appending(path: "real/a.yaml").path
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    let link = folder.url.appending(path: "a.a11y.yaml").path
    try files.createSymbolicLink(atPath: link, withDestinationPath: "real/a.yaml")
    let run = try Run(["check", "--fix", "a.a11y.yaml"], in: folder)
    #expect(run.code == 1)
    let wanted = "\u{FEFF}" + Self.mended.replacing("\n", with: "\r\n")
    #expect(try Array(folder.read("real/a.yaml").utf8) == Array(wanted.utf8))
    let attributes = try files.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "real/a.yaml")
  }

  @Test("prints the mended text of standard input, and the report beside it")
  func fixInput() throws {
    let run = try Run(["check", "--fix", "--stdin-filepath", "a.a11y.yaml"], input: Self.spec)
    #expect(run.output == Self.mended)
    #expect(run.errors.contains("1 file checked, fixed 1, found"))
    #expect(run.code == 1)
    let binary = try Run(["check", "--fix", "--stdin-filepath", "a.a11y.yaml"], input: "a\0b")
    #expect(binary.output == "a\0b")
    #expect(binary.code == 2)
  }

  @Test("counts no findings that the baseline knows, wherever their lines are")
  func baseline() throws {
    let folder = try Folder(["specs/a.a11y.yaml": Self.spec])
    let write = try Run(["check", "--write-baseline", "specs/known.json"], in: folder)
    #expect(write.code == 0)
    #expect(try folder.read("specs/known.json").contains(#""path": "a.a11y.yaml""#))
    let moved = folder.url.appending(path: "specs/a.a11y.yaml")
    try Data(("# moved\n\n" + Self.spec).utf8).write(to: moved)
    for (place, path) in [("specs", "known.json"), (".", "./specs/known.json")] {
      let run = try Run(["check", "--baseline", path], in: folder, at: place)
      #expect(run.code == 0)
      #expect(run.output.hasPrefix("1 file checked, nothing found; the baseline knows "))
    }
    try Data((Self.spec + "    style: 3\n---\nrole: 7\n").utf8).write(to: moved)
    let run = try Run(["check", "--baseline", "specs/known.json"], in: folder)
    #expect(run.code == 1)
    #expect(!run.output.contains("role-expected"))
    #expect(run.output.contains("missing-component"))
    let broken = try Run(["check", "--baseline", "specs/a.a11y.yaml"], in: folder)
    #expect(broken.code == 2)
  }

  @Test("counts the findings into a baseline that are too many to be reported")
  func longBaseline() throws {
    let keys = (0..<1_100).map { "key-\($0): 1\n" }
    let spec = "component: stepper\nlabel: Tickets\n"
    let folder = try Folder(["a.a11y.yaml": spec + keys.joined()])
    let write = try Run(["check", "--write-baseline", "known.json"], in: folder)
    #expect(write.output.contains("; 100 more of 'unknown-key' follow in this file"))
    let known = try Run(["check", "--baseline", "known.json"], in: folder)
    #expect(known.output.hasPrefix("1 file checked, nothing found"))
    #expect(known.code == 0)
    let changed = keys.map { $0 == "key-1050: 1\n" ? "other-1050: 1\n" : $0 }
    let file = folder.url.appending(path: "a.a11y.yaml")
    try Data((spec + changed.joined()).utf8).write(to: file)
    let run = try Run(["check", "--baseline", "known.json"], in: folder)
    #expect(run.output.contains("there is no key 'other-1050' here"))
    #expect(run.output.contains("1 file checked, found 1 warning"))
  }

  @Test(
    "searches by patterns, and leaves out what ignore files name",
    arguments: [
      (["."], ["a/x.a11y.yaml", "a/y.a11y.yaml", "top.a11y.yaml"]),
      (
        ["--no-ignore", "."],
        [
          "a/out/o.a11y.yaml", "a/x.a11y.yaml", "a/y.a11y.yaml", "draft.a11y.yaml", "top.a11y.yaml",
        ]
      ),
      (["*.yaml"], ["top.a11y.yaml"]), (["**/x.*"], ["a/x.a11y.yaml"]),
      (["a/*.{yaml,yml}"], ["a/other.yaml", "a/x.a11y.yaml", "a/y.a11y.yaml"]),
      (["draft.a11y.yaml"], ["draft.a11y.yaml"]),
      (
        ["a/?.a11y.yaml", "a"],
        [
          "a/x.a11y.yaml", "a/y.a11y.yaml",
        ]
      ),
      (["a/out"], ["a/out/o.a11y.yaml"]),
      (
        ["--force-exclude", "a/out/o.a11y.yaml", "draft.a11y.yaml", "a/x.a11y.yaml"],
        [
          "a/x.a11y.yaml"
        ]
      ),
      (["--force-exclude", "--no-ignore", "draft.a11y.yaml"], ["draft.a11y.yaml"]),
    ] as [([String], [String])]
  )
  func search(arguments: [String], paths: [String]) throws {
    let folder = try Folder([
      ".git/HEAD": "", ".gitignore": "out/\n", ".a11y-spec-ignore": "/draft*\n",
      "top.a11y.yaml": "# t", "draft.a11y.yaml": "# d", "a/x.a11y.yaml": "# x",
      "a/y.a11y.yaml": "# y", "a/other.yaml": "# z", "a/out/o.a11y.yaml": "# o",
    ])
    let run = try Run(["check", "--format", "json"] + arguments, in: folder)
    let report = try JSONValue(parsing: Array(run.output.utf8))
    #expect(report["files"]?.items?.compactMap { $0["path"]?.string } == paths)
  }
}
