import Foundation
import Testing

@Suite("Texts of somebody else's in an output")
struct HarmlessOutputTests {
  private static let spec = "component: stepper\nlabel: Tickets\n"

  /// What a line that a runner prints must not hold, whatever the format.
  private static func commands(in output: String) -> [Substring] {
    output.split { $0 == "\n" || $0 == "\r" }.filter { line in
      let start = line.drop { $0.isWhitespace }
      return start.hasPrefix("::") && start.wholeMatch(of: /::(error|warning|notice) .*/) == nil
        || line.contains(/##[\w-]*\[/)
    }
  }

  @Test(
    "is no command for a runner of builds, a name of a file least of all",
    arguments: [
      "::stop-commands::x", " ::add-mask::x", "\u{A0}::error::x", "##[error]x",
      "##vso[task.setvariable variable=x]y", "a##vso[x]", "###[group]x",
      "##teamcity[buildStop]",
    ] as [String]
  )
  func names(name: String) throws {
    let file = "\(name).a11y.yaml"
    let folder = try Folder([
      file: "component:  steper\nlabel: \(name)\nrole: \(name)\n", "broken\(file)": "a: [\(name)\n",
      "named/\(file)": "# nothing\n", ".a11y-spec.yaml": "rules: { '\(name)': off }\n",
    ])
    for format in ["text", "json", "sarif", "github", "junit", "gitlab", "checkstyle"] {
      let check = try Run(["check", "--format", format], in: folder)
      #expect(check.code == 1)
      #expect(Self.commands(in: check.output + "\n" + check.errors) == [])
    }
    for arguments in [
      ["format", "--check"], ["announce"], ["announce", "--format", "csv"],
      ["announce", "--format", "markdown"], ["announce", "--format", "json"],
      ["check", "--", "none/\(file)"], ["check", "-o", "\(name)=x"],
      ["explain", name], ["yaml-events", file], ["yaml-events", "broken\(file)"],
      ["check", "named", "--", file], ["yaml-events", "none\(file)"], ["help", name], [name],
      ["check", "--stdin-filepath", file], ["check", "--baseline", name], ["new", name],
    ] {
      let run = try Run(arguments, in: folder, input: "role: \(name)\n")
      #expect(Self.commands(in: run.output + "\n" + run.errors) == [], "\(arguments)")
    }
  }

  @Test("is no command for a terminal in a new spec")
  func newSpec() throws {
    let folder = try Folder([
      "g/dial.md": "# Dial\u{202E}\u{1B}[2J\n\n## iOS\n\n### Role\n\n- a\n",
      ".a11y-spec.yaml": "guidelines: [g]\n",
    ])
    let run = try Run(["new", "dial"], in: folder)
    #expect(run.output.contains(#"title: "Dial\u202E"#))
    #expect(!run.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  @Test(
    "is no command for a runner of builds in a new spec",
    arguments: ["##[error]x", "::error::x", "##vso[task.complete]x", "a ##[group]x"]
  )
  func newSpecOfCommands(word: String) throws {
    let folder = try Folder([
      "g/dial.md": "# Dial \(word)\n\n## iOS\n\n### Role\n\n- Take the role “\(word)”.\n",
      "g/dial.model.yaml": "roles: { values: '\(word)', quote: Take the role }\n"
        + "elements: { on: uikit, values: '\(word)', quote: Take the role }\n",
      ".a11y-spec.yaml": "guidelines: [g]\n",
    ])
    for arguments in [["new", "dial"], ["new", "dial", "--framework", "uikit"]] {
      let run = try Run(arguments, in: folder)
      #expect(run.output.contains("component: dial"))
      #expect(Self.commands(in: run.output + "\n" + run.errors) == [], "\(arguments)")
    }
  }

  @Test(
    "keeps what machines read as it is",
    arguments: [
      ("json", ##""path": "#\u0023[a].a11y.yaml""##),
      ("gitlab", ##""path": "#\u0023[a].a11y.yaml""##),
      ("checkstyle", ##"<file name="#&#35;[a].a11y.yaml">"##),
      ("junit", ##"<testsuite name="#&#35;[a].a11y.yaml""##),
    ] as [(String, String)]
  )
  func machines(format: String, part: String) throws {
    let folder = try Folder(["##[a].a11y.yaml": "component: steper\n"])
    #expect(try Run(["check", "--format", format], in: folder).output.contains(part))
  }

  @Test(
    "has no command for a terminal",
    arguments: [
      ("\u{1B}]0;a\u{7}", #"\e]0;a\x07"#), ("\u{202E}", #"\u202E"#), ("a\nb", #"a\nb"#),
      ("\u{9B}2J", #"\x9B2J"#), ("\u{2066}", #"\u2066"#),
    ]
  )
  func terminal(name: String, shown: String) throws {
    let file = "\(name).a11y.yaml"
    let folder = try Folder([
      file: "component:  stepper\nrole: \"\(name)\"\n", "clean.yaml": "# nothing\n",
      "pack/dial.md": "# \(name)\n\n## iOS\n\n### Role\n\n- Be \(name) a “knob”.\n",
      ".a11y-spec.yaml": "guidelines: pack\n",
      "b.yaml": "&\(name.filter { !$0.isNewline }) \"\(name)\": c\n",
    ])
    let list = try Run(["format", "--check"], in: folder)
    #expect(list.output == "\(shown).a11y.yaml\n")
    let announced = try Run(["announce", "--", file], in: folder).output
    #expect(announced.hasPrefix("\(shown).a11y.yaml: stepper\n"))
    for arguments in [
      ["explain", "dial"], ["explain", "knob"], ["explain"], ["yaml-events", file],
      ["yaml-events", "b.yaml"], ["format", "--check", file + "x"], ["explain", name],
      ["yaml-events", file + "x"], ["check"], ["announce"],
      ["announce", "--format", "markdown"],
    ] {
      let run = try Run(arguments, in: folder)
      let all = (run.output + run.errors).unicodeScalars
      let bad = all.filter { $0 != "\n" && name.unicodeScalars.contains($0) && $0 > "\u{7E}" }
      #expect(bad.isEmpty && !all.contains { $0 < " " && $0 != "\n" }, "\(arguments)")
    }
  }
}

@Suite("A file whose name is an option")
struct OptionNameTests {
  private static let spec = "component: steper\n"

  /// The arguments of a hook for a file, as pre-commit puts them together.
  private static func hook(_ id: String, _ files: [String]) throws -> [String] {
    let url = URL(filePath: #filePath).appending(path: "../../../.pre-commit-hooks.yaml")
    let text = try String(contentsOf: url.standardized, encoding: .utf8)
    let hooks = text.components(separatedBy: "- id: ").dropFirst()
    let hook = hooks.first { $0.hasPrefix("\(id)\n") } ?? ""
    let entry = hook.firstMatch(of: /entry: a11y-spec (.*)/)?.1 ?? ""
    let own = hook.firstMatch(of: /args: \["(.*)"\]/)?.1 ?? ""
    return entry.split(separator: " ").map(String.init) + [String(own)] + files
  }

  @Test(
    "is checked by the hooks, and switches nothing",
    arguments: ["a11y-spec", "a11y-spec-fix"],
    ["--help=.a11y.yaml", "--write-baseline=.a11y.yaml", "--severity=.a11y.yaml", "-h.a11y.yaml"]
  )
  func hooks(id: String, name: String) throws {
    let folder = try Folder([name: Self.spec])
    let run = try Run(Self.hook(id, [name]), in: folder)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("\(name):1:12: "))
    #expect(folder.paths == [name])
  }

  @Test(
    "is wrong usage where no -- stands in front, if it is a switch",
    arguments: ["--help=.a11y.yaml", "-h=.a11y.yaml", "--fix=.a11y.yaml", "--no-ignore=x"]
  )
  func switches(name: String) throws {
    let run = try Run(["check", name], in: Folder([name: Self.spec]))
    #expect(run.code == 2)
    #expect(run.errors.hasSuffix(" takes no value\n"))
    #expect(run.output == "")
  }
}
