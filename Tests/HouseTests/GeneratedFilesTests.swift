import Foundation
import Guidelines
import SpecModel
import SpecRules
import Testing

@Suite("What is generated")
struct GeneratedFilesTests {
  @Test("the README has the rules as they are")
  func rules() throws {
    let readme = SourceFile.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(
      text.contains("\n" + Rule.markdownTable() + "\n"),
      "the table of rules is stale: put what 'swift run a11y-spec rules --markdown' prints there"
    )
  }

  @Test("the README has the facts of models as they are")
  func facts() throws {
    let readme = SourceFile.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(
      text.contains("\n" + FactDescription.markdownTable() + "\n"),
      "the table of facts is stale: put what 'swift run a11y-spec rules --facts' prints there"
    )
  }

  @Test("the README has the keys that a model may list")
  func specKeys() throws {
    let readme = SourceFile.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let keys = (MapShape.spec.keys + MapShape.platform.keys).filter(\.isComponentKey).map(\.name)
    let list = Set(keys).sorted().map { "`\($0)`" }.joined(separator: ", ")
    #expect(text.contains("`spec-keys` may list \(list).\n"))
  }
}
