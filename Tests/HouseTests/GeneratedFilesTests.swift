import Foundation
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
}
