import Foundation
import Testing

/// The commands in a folder whose configuration names a pack: `Tests/Packs`, which no code knows.
@Suite("Commands over guidelines of a team's own")
struct PackCommandTests {
  private static let packs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Packs").path

  @Test(
    "write a spec that checks clean, for every framework",
    arguments: ["uikit", "swiftui", "views", "compose", "uikit,views", "swiftui,uikit,compose"]
  )
  func skeleton(frameworks: String) throws {
    let folder = try Folder([".a11y-spec.yaml": "guidelines: [\(Self.packs)]\n"])
    let new = try Run(["new", "switch", "--framework", frameworks], in: folder)
    #expect(new.code == 0)
    #expect(new.output.hasPrefix("component: toggle-switch\n"))
    let check = try Run(
      ["check", "--severity", "hint", "--stdin-filepath", "a.a11y.yaml"],
      in: folder,
      input: new.output
    )
    #expect(check.output == "1 file checked, nothing found\n")
  }

  @Test("explain the component with its sentences")
  func explanation() throws {
    let folder = try Folder([".a11y-spec.yaml": "guidelines: [\(Self.packs)]\n"])
    let run = try Run(["explain", "toggle-switch"], in: folder)
    #expect(
      run.output.contains(
        "A switch turns one setting on or off at once, without a button to confirm."
      )
    )
    let none = try Run(["explain", "toggle-switch"], in: Folder([:]))
    #expect(none.output.contains("The component Switch, also 'toggle-switch' and 'toggle'."))
  }

  @Test("list the severities that a model gives to rules")
  func severities() throws {
    let folder = try Folder([".a11y-spec.yaml": "guidelines: [\(Self.packs)]\n"])
    let run = try Run(["rules"], in: folder)
    #expect(run.output.contains("toggle switch on Android"))
    #expect(try !Run(["rules"], in: Folder([:])).output.contains("toggle switch"))
  }

  @Test(
    "are no specs, and neither are configurations: standard input is not one either",
    arguments: ["dial.md", "pack/dial.model.yaml", ".a11y-spec.yaml"]
  )
  func standardInput(name: String) throws {
    let run = try Run(["check", "--stdin-filepath", name], input: "a: b\n")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "a11y-spec: standard input is checked as a spec, and '\(name)' is not one; "
          + "save it and run 'a11y-spec check \(name)'"
      )
    )
  }

  @Test("are not mended, which is said")
  func mending() throws {
    let model = "rols: { values: knob, quote: Take a “knob”. }\n"
    let folder = try Folder([
      "dial.md": "## iOS\n### Role\n- Take a “knob”.\n", "dial.model.yaml": model,
    ])
    let run = try Run(["check", "--fix", "dial.model.yaml"], in: folder)
    #expect(
      run.errors == "a11y-spec: dial.model.yaml: is left as it is; --fix mends specs alone\n"
    )
    #expect(try folder.read("dial.model.yaml") == model)
  }

  @Test("report what is wrong in documents and models, in every form of report")
  func faults() throws {
    let folder = try Folder([
      ".a11y-spec.yaml": "guidelines: [pack]\n", "a.a11y.yaml": "component: stepper\nlabel: A\n",
      "pack/dial.md": "## iOS\n### Role\n- Take a “knob”.\n",
      "pack/dial.model.yaml": "roles: { values: knob, quote: Take a “dial”. }\n",
    ])
    let text = try Run(["check", "a.a11y.yaml"], in: folder)
    #expect(
      text.output.contains(
        "pack/dial.model.yaml:1:31: error[missing-quote]: the document has no such sentence; "
          + "did you mean «Take a “knob”.»?\n"
      )
    )
    #expect(text.code == 1)
    let json = try Run(["check", "--format", "json", "a.a11y.yaml"], in: folder)
    #expect(json.output.contains(#""path": "pack/dial.model.yaml""#))
  }

  @Test(
    "check a document, a model, a configuration and a folder of them alone",
    arguments: [
      ("pack", 1, ["pack/dial.model.yaml:1:31: error[missing-quote]", "2 files checked"]),
      ("pack/dial.md", 1, ["pack/dial.model.yaml:1:31: error[missing-quote]", "2 files checked"]),
      ("pack/dial.model.yaml", 1, ["pack/dial.model.yaml:1:31: error[", "1 file checked"]),
      (".", 1, ["pack/dial.model.yaml:1:31: error[missing-quote]", "files checked"]),
      ("good/lamp.md", 0, ["1 file checked, nothing found"]),
      ("good", 0, ["1 file checked, nothing found"]),
      (".a11y-spec.yaml", 0, ["1 file checked, nothing found"]),
      ("empty", 2, ["holds no specs"]),
      (
        "binary", 1, ["binary/x.md:1:1: error[guideline-syntax]: this file holds a NUL byte at 2:1"]
      ),
    ] as [(String, Int32, [String])]
  )
  func alone(path: String, code: Int32, parts: [String]) throws {
    let folder = try Folder([
      "pack/dial.md": "## iOS\n### Role\n- Take a “knob”.\n",
      "pack/dial.model.yaml": "roles: { values: knob, quote: Take a “dial”. }\n",
      "good/lamp.md": "## iOS\n### Role\n- Take a “lamp”.\n", ".a11y-spec.yaml": "guidelines: []\n",
      "empty/x.txt": "", "binary/x.md": "## iOS\n\0\n",
      "binary/x.model.yaml": "roles: { values: lamp, quote: Take a “lamp”. }\n",
    ])
    let run = try Run(["check", path], in: folder)
    #expect(run.code == code)
    for part in parts { #expect((run.output + run.errors).contains(part), "\(run.output)") }
  }
}
