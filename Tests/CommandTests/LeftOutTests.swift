import Foundation
import JSONText
import Testing

@Suite("What is left out")
struct LeftOutTests {
  private static let spec = "component: stepper\nlabel: Tickets\n"

  @Test(
    "of standard input with --force-exclude is what a search leaves out",
    arguments: [
      ([".a11y-spec.yaml": "exclude: ['old/**']"], "old/a.a11y.yaml", true),
      ([".a11y-spec.yaml": "exclude: [old]"], "old/deep/a.a11y.yaml", true),
      ([".a11y-spec.yaml": "exclude: ['old/**']"], "new/a.a11y.yaml", false),
      ([".a11y-spec-ignore": "old/"], "old/a.a11y.yaml", true),
      ([".a11y-spec-ignore": "draft*"], "old/draft.a11y.yaml", true),
      (["old/.gitignore": "*\n!b.a11y.yaml"], "old/a.a11y.yaml", true),
      (["old/.gitignore": "*\n!b.a11y.yaml"], "old/b.a11y.yaml", false),
      ([:], "a.a11y.yaml", false),
    ] as [([String: String], String, Bool)]
  )
  func standardInput(files: [String: String], name: String, isLeftOut: Bool) throws {
    let folder = try Folder(files)
    let input = "component:  stepper\nlabel: Tickets # a11y-spec: allow segment-named\n"
    let check = ["check", "--stdin-filepath", name]
    let found = try Run(check, in: folder, input: input)
    #expect(found.code == 1)
    let forced = try Run(check + ["--force-exclude"], in: folder, input: input)
    #expect(forced.code == (isLeftOut ? 0 : 1))
    #expect(forced.output.isEmpty == isLeftOut)
    let mended = try Run(check + ["--force-exclude", "--fix"], in: folder, input: input)
    #expect((mended.output == input) == isLeftOut)
    let format = ["format", "--force-exclude", "--stdin-filepath", name]
    let laidOut = try Run(format, in: folder, input: input)
    #expect((laidOut.output == input) == isLeftOut)
    #expect(try Run(format + ["--check"], in: folder, input: input).code == (isLeftOut ? 0 : 1))
    let all = try Run(check + ["--force-exclude", "--no-ignore"], in: folder, input: input)
    #expect(all.code == (isLeftOut && files[".a11y-spec.yaml"] != nil ? 0 : 1))
  }

  @Test(
    "by a baseline that the configuration names is not reported, and brought up to date",
    arguments: ["known.json", "specs/known.json", "../known.json"]
  )
  func baseline(path: String) throws {
    let folder = try Folder([
      "in/.a11y-spec.yaml": "baseline: \(path)\n", "in/specs/a.a11y.yaml": Self.spec,
      "in/b.a11y.yaml": Self.spec,
    ])
    let missing = try Run(["check"], in: folder, at: "in")
    #expect(missing.code == 1)
    let fault = "no baseline is read from '\(path)': no such file or folder; "
    #expect(missing.output.contains(".a11y-spec.yaml:1:11: error[missing-baseline]: \(fault)"))
    #expect(try Run(["check", "--write-baseline", path], in: folder, at: "in").code == 0)
    #expect(try !folder.read("in/\(path)").contains("missing-baseline"))
    for (place, arguments) in [
      ("in", ["check"]), (".", ["check", "in"]), ("in/specs", ["check", ".."]),
      ("in", ["check", "--stdin-filepath", "b.a11y.yaml"]),
    ] {
      let run = try Run(arguments, in: folder, at: place, input: "# moved\n" + Self.spec)
      #expect(run.code == 0)
      #expect(run.output.contains("nothing found; the baseline knows "))
    }
    // What is not checked stays known.
    _ = try Run(["check", "--write-baseline", path, "b.a11y.yaml"], in: folder, at: "in")
    #expect(try Run(["check"], in: folder, at: "in").code == 0)
    let other = "component: stepper\nlabel: Tickets\nplatforms: { ios: { role: slider } }\n"
    let new = try Run(["check", "--stdin-filepath", "in/b.a11y.yaml"], in: folder, input: other)
    #expect(new.code == 1)
    #expect(new.output.contains("[role-expected]"))
    #expect(!new.output.contains("[gesture-effects]"))
  }

  @Test(
    "of no use as a baseline is told where the configuration names it",
    arguments: [
      ("{}", "is no baseline"), ("[1]", "is no baseline"), (nil, "no such file or folder"),
    ]
  )
  func brokenBaseline(text: String?, fault: String) throws {
    var files = [".a11y-spec.yaml": "baseline: known.json\n", "a.a11y.yaml": "# nothing\n"]
    files["known.json"] = text
    let run = try Run(["check"], in: Folder(files))
    #expect(run.code == 1)
    #expect(run.output.contains("no baseline is read from 'known.json': \(fault); write one with"))
  }

  @Test(
    "in the configuration has the type of a path",
    arguments: ["baseline: [a]", "baseline: { a: b }", "baseline: [[]]"]
  )
  func type(text: String) throws {
    let run = try Run(["check"], in: Folder([".a11y-spec.yaml": text, "a.a11y.yaml": "# a\n"]))
    #expect(run.output.contains("error[wrong-type]: 'baseline' takes a path, not a "))
  }
}

@Suite("Paths in reports")
struct ReportPathTests {
  @Test(
    "start at the root of the repository, wherever it is checked from",
    arguments: [
      (".", ["."], "sub/a b.a11y.yaml"), ("sub", [], "sub/a b.a11y.yaml"),
      ("sub", ["."], "sub/a b.a11y.yaml"), (".", ["sub"], "sub/a b.a11y.yaml"),
      ("sub", ["../sub/a b.a11y.yaml"], "sub/a b.a11y.yaml"),
      ("sub/deep", [".."], "sub/a b.a11y.yaml"), ("sub/deep", ["../*.yaml"], "sub/a b.a11y.yaml"),
      (".", ["$PWD"], "sub/a b.a11y.yaml"), ("sub", ["$PWD/a b.a11y.yaml"], "sub/a b.a11y.yaml"),
      ("../elsewhere", ["../repo/sub"], "sub/a b.a11y.yaml"),
      ("../elsewhere", ["$PWD/../repo"], "sub/a b.a11y.yaml"),
      (".", ["link"], "sub/a b.a11y.yaml"),
      ("sub", ["--stdin-filepath", "a b.a11y.yaml"], "sub/a b.a11y.yaml"),
    ] as [(String, [String], String)]
  )
  func root(place: String, operands: [String], path: String) throws {
    let folder = try Folder([
      "repo/.git/HEAD": "", "repo/sub/a b.a11y.yaml": "component: steper\n", "repo/sub/deep/x": "",
      "elsewhere/x": "",
    ])
    let arguments = operands.map { "\"\($0)\"" }.joined(separator: " ")
    let lines = """
      cd repo; ln -s sub link; cd '\(place)'
      for format in github gitlab sarif; do
        echo 'component: steper' | a11y-spec check --format $format \(arguments)
      done
      """
    let run = try Run(shell: lines, in: folder)
    #expect(run.errors == "")
    #expect(run.output.contains(" file=\(path),line=1"))
    #expect(run.output.contains(#""path": "\#(path)""#))
    let uri = path.replacing(" ", with: "%20")
    #expect(run.output.contains(#""uri": "\#(uri)""#))
    let places = run.output.split(separator: "\n").filter {
      $0.contains(#""uri": "#) && !$0.contains("https:")
    }
    #expect(places.allSatisfy { $0.hasSuffix("\"\(uri)\",") })
  }

  @Test(
    "start at the current folder where there is no repository, and are whole elsewhere",
    arguments: [(".", "sub", "sub/a.a11y.yaml"), ("sub", ".", "a.a11y.yaml")]
  )
  func none(place: String, operand: String, path: String) throws {
    let folder = try Folder(["sub/a.a11y.yaml": "component: steper\n"])
    let run = try Run(["check", "--format", "github", operand], in: folder, at: place)
    #expect(run.output.contains(" file=\(path),"))
    let absolute = folder.url.appending(path: "sub/a.a11y.yaml").path
    let whole = try Run(["check", "--format", "github", absolute], in: folder, at: place)
    #expect(whole.output.contains(" file=\(path),"))
  }
}
