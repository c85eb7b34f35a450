import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import SpecWorkspace
import TestSupport
import Testing

/// The pack that the README of the guidelines tells a team how to write.
@Suite("A checkbox of a team's own")
struct TeamCheckboxTests {
  private let blocks: [String]
  private let library: GuidelineLibrary
  private let messages: [String]

  init() throws {
    let readme = try Files.text("Sources/Guidelines/README.md")
    let start = try #require(readme.firstRange(of: "## A checkbox of your own\n"))
    let chapter = readme[start.upperBound...].split(separator: "\n## The facts", maxSplits: 1)[0]
    blocks = chapter.split(separator: "   ```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { block in
        block.element.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
          .map { $0.hasPrefix("   ") ? $0.dropFirst(3) : $0 }.joined(separator: "\n")
      }
    let folder = try TemporaryFolder(["checkbox.md": blocks[0], "checkbox.model.yaml": blocks[1]])
    let pack = GuidelinePack(loading: [folder.path()])
    library = pack.library
    messages = pack.files.flatMap(\.findings).map(\.message)
  }

  @Test("is written in 60 lines at most, and loads without a finding")
  func size() {
    #expect(blocks.count == 2)
    let lines = blocks.flatMap { $0.split(separator: "\n") }
    #expect(lines.count <= 60)
    #expect(messages == [])
  }

  @Test(
    "gives a spec that checks clean, for every framework",
    arguments: Framework.allCases.filter(\.isNative)
  )
  func skeleton(framework: Framework) throws {
    let guideline = try #require(library["checkbox"])
    let text = SpecSkeleton(of: guideline, frameworks: [framework], in: library).text
    #expect(findings(in: text) == [])
    #expect(text.contains("tick box") == (framework.platform == .android))
  }

  @Test(
    "has its own role and state, and all that is wrong with a checkbox is wrong with it",
    arguments: [
      ("android: { framework: views, role: tick box, states: { checked: {}, locked: {} } }", []),
      ("android: { framework: views, role: list, states: { checked: {} } }", ["role-expected"]),
      ("ios: { framework: uikit, element: UICheckbox }", ["no-such-element"]),
      (
        "android: { framework: compose, states: { checked: { announce: Selected } } }",
        ["state-word"]
      ),
    ] as [(String, [String])]
  )
  func rules(platform: String, codes: [String]) {
    let text = "component: checkbox\nlabel: Accept the terms\nplatforms: { \(platform) }"
    #expect(findings(in: text) == codes)
  }

  @Test(
    "has a key of its own",
    arguments: [
      ("locked-by: An administrator", []), ("locked-by: [Sam, Kim]", ["wrong-type"]),
      ("lockd-by: Sam", ["unknown-key"]), ("value: 3", ["unknown-key"]),
    ] as [(String, [String])]
  )
  func ownKey(line: String, codes: [String]) {
    let platform = "android: { framework: views, role: tick box, states: { checked: {} } }"
    let text = "component: checkbox\nlabel: Accept the terms\n\(line)\nplatforms: { \(platform) }"
    #expect(findings(in: text) == codes)
  }

  @Test("claims no more of what it is based on than the built-in one does")
  func severity() {
    let text = "component: checkbox\nplatforms: { ios: { framework: uikit, element: UICheckbox } }"
    let found = Snapshot(SourceText(text), analysis: Analysis(library: library)).findings
    let finding = found.first { $0.code == "no-such-element" }
    #expect(finding?.severity == .warning)
    #expect(finding?.quote?.place == "a11y-spec › Checkbox › iOS › Role › UIKit")
  }

  private func findings(in text: String) -> [String] {
    Snapshot(SourceText(text), analysis: Analysis(library: library)).findings
      .filter { $0.severity > .hint }.map(\.code)
  }
}
