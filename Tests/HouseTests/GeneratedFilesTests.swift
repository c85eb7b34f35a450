import Foundation
import Guidelines
import SpecModel
import SpecRules
import Testing

@Suite("What is generated")
struct GeneratedFilesTests {
  @Test("the rules' README has the rules as they are")
  func rules() throws {
    let text = try readme(of: "SpecRules")
    #expect(
      text.contains("\n" + Rule.markdownTable() + "\n"),
      "the table of rules is stale: put what 'swift run a11y-spec rules --markdown' prints there"
    )
  }

  @Test("the guidelines' README has the facts of models as they are")
  func facts() throws {
    let text = try readme(of: "Guidelines")
    #expect(
      text.contains("\n" + FactDescription.markdownTable() + "\n"),
      "the table of facts is stale: put what 'swift run a11y-spec rules --facts' prints there"
    )
  }

  @Test("the guidelines' README has the keys that a model may list")
  func specKeys() throws {
    let text = try readme(of: "Guidelines")
    let keys = (MapShape.spec.keys + MapShape.platform.keys).filter(\.isComponentKey).map(\.name)
    let list = Set(keys).sorted().map { "`\($0)`" }.joined(separator: ", ")
    #expect(text.contains("`spec-keys` may list \(list).\n"))
  }

  private func readme(of target: String) throws -> String {
    let file = SourceFile.root.appendingPathComponent("Sources/\(target)/README.md")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
