import Foundation
import Guidelines
import SourceText
import SpecRules
import SpecWorkspace
import Testing

@Suite("A pack of guidelines")
struct GuidelinePackTests {
  private static let dial = """
    ---
    aliases: [turn knob]
    ---
    ## iOS
    ### Role
    - Announce the dial as “knob”.
    """
  private static let model = """
    roles:
      on: ios
      values: knob
      quote: Announce the dial as “knob”.
    """

  @Test("is read from folders and from files, models beside documents")
  func loading() throws {
    let folder = try TemporaryFolder([
      "all/deep/dial.md": Self.dial, "all/deep/dial.model.yaml": Self.model,
      "all/README.md": "## iOS\n- how to build it\n", "all/notes.md": "# Notes\n- nothing\n",
      "all/.git/x.md": Self.dial, "one/lamp.txt": "## Android\n### Name\n- Name it.\n",
    ])
    let whole = GuidelinePack(loading: [folder.path("all")])
    #expect(whole.library.names == GuidelineLibrary.builtIn.names + ["dial"])
    #expect(whole.library["Turn_Knob"]?.hasModel == true)
    #expect(
      whole.files.map(\.path) == [
        folder.path("all/deep/dial.md"), folder.path("all/deep/dial.model.yaml"),
      ]
    )
    #expect(whole.files.allSatisfy { $0.findings == [] })
    let named = GuidelinePack(loading: [folder.path("one/lamp.txt")])
    #expect(named.library.names.last == "lamp")
    #expect(GuidelinePack(loading: [folder.path("nowhere")]).library.names.last != "lamp")
  }

  @Test("tells what is wrong where it is wrong, and loads the rest")
  func faults() throws {
    let folder = try TemporaryFolder([
      "dial.md": Self.dial + "\n### Roel\n- Else\n",
      "dial.model.yaml": Self.model + "\nrols: { values: a, quote: b }\nroles: [",
      "lamp.md": "## Android\n### Name\n- Name it.\n", "lone.model.yaml": "roles: {}\n",
    ])
    let pack = GuidelinePack(loading: [folder.path()])
    #expect(pack.library.names.suffix(2) == ["dial", "lamp"])
    let found = pack.files.flatMap { file in
      file.findings.map { finding in
        let name = file.path.split(separator: "/").last ?? ""
        return "\(name): \(finding.code): \(file.text.string(in: finding.range))"
      }
    }
    #expect(
      Set(found) == [
        "dial.md: unknown-heading: Roel", "dial.model.yaml: unknown-fact: rols",
        "dial.model.yaml: guideline-syntax: [", "dial.model.yaml: wrong-type: roles",
        "lone.model.yaml: missing-document: ",
      ]
    )
    let fixes = pack.files[0].findings[0].fixes
    #expect(fixes.map(\.title) == ["Change to 'Role'"])
  }

  @Test("says what would be wrong with a text that is not saved yet")
  func unsaved() throws {
    let folder = try TemporaryFolder(["dial.md": Self.dial, "dial.model.yaml": Self.model])
    let pack = GuidelinePack(loading: [folder.path()])
    let renamed = SourceText("## iOS\n### Role\n- Announce the dial as “dial”.\n")
    let model = SourceText("role: { values: knob, quote: Announce the dial as “knob”. }\n")
    func codes(_ entry: String, _ text: SourceText) -> [String]? {
      pack.findings(of: folder.path(entry), as: text)?.map(\.code)
    }
    #expect(codes("dial.md", SourceText(Self.dial)) == [])
    #expect(codes("dial.md", renamed) == [])
    #expect(codes("dial.model.yaml", model) == ["unknown-fact"])
    #expect(codes("other.md", renamed) == nil)
  }

  @Test("puts a document beside a model of the same name, and keeps one of two models")
  func clashes() throws {
    let folder = try TemporaryFolder([
      "a/dial.md": Self.dial, "b/dial.md": Self.dial + "\n- More.\n- And more.\n",
      "a/dial.model.yaml": Self.model, "c/stepper.md": Self.dial,
    ])
    let pack = GuidelinePack(loading: [folder.path()])
    #expect(pack.library["dial"]?.hasModel == true)
    #expect(pack.library["stepper"]?.statements.count ?? 0 > 10)
    #expect(pack.library["dial"]?.companions.map(\.statements.count) == [2])
    #expect(pack.library["stepper"]?.companions.map(\.statements.count) == [1])
    #expect(pack.files.allSatisfy { $0.findings == [] })
    try folder.write(Self.dial, to: "b/dial.md")
    #expect(GuidelinePack(loading: [folder.path()]).files.allSatisfy { $0.findings == [] })
    try folder.write(Self.dial + "\n- More.\n", to: "b/dial.md")
    try folder.write(Self.model, to: "b/dial.model.yaml")
    let two = GuidelinePack(loading: [folder.path()])
    let codes = two.files.map { $0.findings.map(\.code) }
    #expect(codes == [[], ["duplicate-guideline"], [], [], []])
  }

  @Test("reports names that two guidelines have, in the one that is left out")
  func names() throws {
    let other = "---\nname: dial\naliases: [lamp, knob, stepper]\n---\n## iOS\n- Else.\n- More.\n"
    let folder = try TemporaryFolder([
      "a/dial.md": Self.dial, "b/two.md": other, "copy/dial.md": other,
      "c/lamp.md": "---\naliases: [knob, lamp, pagination control]\n---\n## Android\n- A.\n",
    ])
    let pack = GuidelinePack(loading: [folder.path()])
    let found = pack.files.flatMap { file in
      file.findings.map { "\(file.path.dropFirst(folder.path().count)): \($0.message)" }
    }
    #expect(
      found == [
        "/a/dial.md: 'dial' has another document, ../b/two.md, and this one is left out; "
          + "give it a name of its own in the front matter",
        "/b/two.md: 'lamp' is already a name of ../c/lamp.md; remove it here",
        "/b/two.md: 'stepper' is already a name of the built-in 'stepper'; remove it here",
        "/c/lamp.md: 'knob' is already a name of ../b/two.md; remove it here",
        "/c/lamp.md: 'pagination-control' is already a name of the built-in 'page-control'; "
          + "remove it here",
      ]
    )
  }

  @Test("puts a model to the document of its component, wherever that stands")
  func modelsElsewhere() throws {
    let folder = try TemporaryFolder([
      "docs/dial.md": Self.dial, "models/turn-knob.model.yaml": Self.model,
      "more/dial.model.yaml": Self.model, "more/lamp.model.yml": Self.model,
    ])
    let pack = GuidelinePack(loading: [folder.path("docs"), folder.path("models")])
    #expect(pack.library["dial"]?.hasModel == true)
    #expect(pack.files.flatMap(\.findings) == [])
    #expect(pack.hasModelOfOthers(folder.path("models/turn-knob.model.yaml")))
    let text = SourceText("roles: { values: knob, quote: Elsewhere }")
    let unsaved = pack.findings(of: folder.path("models/turn-knob.model.yaml"), as: text)
    #expect(unsaved?.map(\.code) == ["missing-quote"])
    let more = GuidelinePack(loading: [folder.path()])
    #expect(
      more.files.flatMap(\.findings).map(\.message) == [
        "'dial' has another model, ../models/turn-knob.model.yaml, and this one is left out",
        "no document is of the component 'lamp'; add 'lamp.md' beside this model or rename the "
          + "model",
      ]
    )
  }

  @Test("tells once of a document that cannot be read, and not of each quote from it")
  func unreadable() throws {
    let folder = try TemporaryFolder([
      "empty.md": "", "empty.model.yaml": Self.model, "lamp.md": "# Lamp\n\nIt glows.\n",
      "lamp.model.yaml": Self.model, "open.md": "---\nname: open\n\n## iOS\n- Here\n",
      "open.model.yaml": Self.model, "large.md": String(repeating: "- word\n", count: 300_000),
      "folder.md/dial.md": Self.dial,
    ])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path("away.md"), withDestinationPath: "nowhere.md")
    try files.createSymbolicLink(atPath: folder.path("loop.md"), withDestinationPath: "loop.md")
    let pack = GuidelinePack(loading: [folder.path()])
    let part = "this document has no part about a platform; add '## iOS', '## Android' or "
    let found = pack.files.flatMap { file in
      file.findings.map { "\(file.path.dropFirst(folder.path().count)): \($0.message)" }
    }
    #expect(
      found == [
        "/away.md: this file is a link that leads nowhere", "/empty.md: \(part)'## All platforms'",
        "/lamp.md: \(part)'## All platforms'",
        "/large.md: this file has 2100000 bytes; a guideline has 2000000 at most",
        "/loop.md: this file is a link that leads nowhere",
        "/open.md: the front matter is never closed by a line of '---'",
      ]
    )
    #expect(pack.library.names.contains("dial"))
  }

  @Test("tells once of a heading, a key or bytes that leave sentences out")
  func omitted() throws {
    let pack = try TemporaryFolder([
      "part.md": "## Andriod\n- A knob.\n\n## iOS\n- Something else.\n",
      "part.model.yaml": "roles: { on: android, values: knob, quote: [A knob., Not there.] }\n",
      "key.md": "---\nkeybord: { tab: moves the focus }\n---\n## iOS\n- A dial.\n",
      "key.model.yaml": "keys: { values: tab, effect: focus, quote: 'tab: moves the focus' }\n",
    ])
    let latin = try TemporaryFolder([
      "a.model.yaml": "roles: { on: ios, values: knob, quote: A knob in the café. }\n"
    ])
    let document = Data("## iOS\n- A knob in the caf".utf8) + [0xE9] + Data(".\n".utf8)
    try document.write(to: URL(fileURLWithPath: latin.path("a.md")))
    let files = GuidelinePack(loading: [pack.path()]).files
    let found = files.flatMap { file in
      file.findings.map { "\($0.code): \(file.text.string(in: $0.range))" }
    }
    #expect(
      found == [
        "unknown-front-matter: keybord", "unknown-heading: Andriod", "missing-quote: Not there.",
      ]
    )
    #expect(
      GuidelinePack(loading: [latin.path()]).files.flatMap(\.findings).map(\.message) == [
        "this line is not text in UTF-8; save the document as UTF-8"
      ]
    )
  }

  @Test("is named by the configuration, folder by folder, and missing ones are told")
  func configuration() throws {
    let folder = try TemporaryFolder([
      "a/.a11y-spec.yaml": "guidelines: [pack]\n", "a/pack/dial.md": Self.dial,
      "b/.a11y-spec.yaml": "guidelines: [../packs/lamp.md, empty, gone]\n",
      "packs/lamp.md": "## Android\n### Name\n- Name it.\n", "b/empty/x.txt": "",
    ])
    var resolver = ConfigurationResolver(currentFolder: folder.path())
    func guidelines(_ file: String, _ settings: Settings = Settings()) -> [String] {
      resolver.configuration(forFile: file, orFolder: nil, settings: settings).guidelines
    }
    #expect(guidelines("a/x.a11y.yaml") == [folder.path("a/pack")])
    #expect(
      guidelines("b/deep/x.a11y.yaml") == [
        folder.path("packs/lamp.md"), folder.path("b/empty"), folder.path("b/gone"),
      ]
    )
    var settings = Settings()
    settings.guidelines = ["packs"]
    #expect(guidelines("a/x.a11y.yaml", settings).count == 2)
    #expect(resolver.problems.map { resolver.shortened($0.path) } == ["b/.a11y-spec.yaml"])
    #expect(
      resolver.problems.flatMap { problem in
        problem.findings.map { problem.text.string(in: $0.range) + ": " + $0.message }
      } == [
        "empty: no guideline is loaded from 'empty': the folder holds no documents (*.md)",
        "gone: no guideline is loaded from 'gone': no such file or folder",
      ]
    )
  }
}
