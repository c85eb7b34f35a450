import Foundation
import JSONText
import Testing

/// The commands for those who write a guideline of their own.
@Suite("The command line for a guideline of a team's own")
struct GuidelineCommandTests {
  @Test(
    "writes a document and a model that load without a finding and make a spec that checks clean",
    arguments: ["uikit", "swiftui", "views", "compose", "uikit,views", "swiftui,compose"]
  )
  func template(frameworks: String) throws {
    let folder = try Folder([".a11y-spec.yaml": "guidelines: [star-rating.md]\n"])
    let new = try Run(["new", "--guideline", "Star rating"], in: folder)
    #expect(new.output == "wrote star-rating.md and star-rating.model.yaml\n")
    #expect(new.code == 0)
    let check = try Run(["check", "--severity", "hint", "star-rating.md", "."], in: folder)
    #expect(check.output == "2 files checked, nothing found\n")
    let spec = try Run(["new", "star-rating", "--framework", frameworks], in: folder)
    #expect(spec.output.hasPrefix("component: star-rating\n"))
    let arguments = ["check", "--severity", "hint", "--stdin-filepath", "a.a11y.yaml"]
    let found = try Run(arguments, in: folder, input: spec.output)
    #expect(found.output == "1 file checked, nothing found\n")
    let fault = spec.output.replacing("role: button", with: "role: slider")
    #expect(try Run(arguments, in: folder, input: fault).output.contains("role-expected"))
  }

  @Test("writes a name with its article, and asks for no key that a spec need not have")
  func article() throws {
    let folder = try Folder([:])
    _ = try Run(["new", "--guideline", "accordion"], in: folder)
    let document = try folder.read("accordion.md")
    #expect(document.contains("\nAn accordion does one thing."))
    let model = try folder.read("accordion.model.yaml")
    #expect(!model.contains("effect: activate, need: each,"))
  }

  @Test("touches no file that is there, and writes nothing under another name")
  func safety() throws {
    let folder = try Folder(["rating.model.yaml": "mine\n"])
    let run = try Run(["new", "--guideline", "rating"], in: folder)
    #expect(run.code == 2)
    #expect(
      run.errors == "a11y-spec: rating.model.yaml is there already; it is left as it is\n"
    )
    #expect(folder.paths == ["rating.model.yaml"])
    for name in ["../rating", "a/b", "", "-", "rating.md"] {
      let run = try Run(["new", "--guideline", name], in: folder)
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix("a11y-spec: '\(name)' is no name of a component; use letters"))
    }
    #expect(try Run(["new", "--guideline", "a", "b"], in: folder).code == 2)
    #expect(folder.paths == ["rating.model.yaml"])
  }

  @Test("tells what becomes of each sentence")
  func coverage() throws {
    let dial = """
      ---
      screenreader:
        focus: The knob keeps the focus
      ---
      ## iOS
      ### Role
      - VoiceOver calls it a “knob”.
      - Build it of a view.
      - Turn it with a trait.

      """
    let model = """
      roles: { on: ios, values: knob, quote: VoiceOver calls it… }
      disputed: { sentence: Turn it with…, says: a trait turns nothing, source: a test }

      """
    let folder = try Folder([
      ".a11y-spec.yaml": "guidelines: [dial.md]\n", "dial.md": dial, "dial.model.yaml": model,
    ])
    let run = try Run(["rules", "--coverage", "dial"], in: folder)
    #expect(
      run.output == """
        Dial: 4 sentences; 1 quoted by facts, 1 disputed, 1 shown by a hover, 1 nowhere

        nowhere
          Dial › All platforms › Screen reader: focus: The knob keeps the focus

        shown by a hover
          Dial › iOS › Role: Build it of a view. (role)

        disputed
          Dial › iOS › Role: Turn it with a trait. (role)

        quoted by facts
          Dial › iOS › Role: VoiceOver calls it a “knob”. (roles)

        """
    )
    let json = try JSONValue(
      parsing: Array(try Run(["rules", "--coverage", "dial", "--json"], in: folder).output.utf8)
    )
    #expect(json["counts"]?["quoted"]?.int == 1)
    #expect(
      json["sentences"]?.items?.map { $0["use"]?.string } == [
        "nowhere", "quoted", "shown", "disputed",
      ]
    )
    let unknown = try Run(["rules", "--coverage", "steper"], in: folder)
    #expect(
      unknown.errors == "a11y-spec: no guideline is called 'steper'; did you mean 'stepper'?\n"
    )
  }

  @Test("tells of each sentence of the built-in components that something reads it")
  func builtIn() throws {
    let run = try Run(["rules", "--coverage", "checkbox"])
    #expect(run.output.hasPrefix("Checkbox: "))
    #expect(run.code == 0)
  }
}
