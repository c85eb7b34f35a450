import Guidelines
import SourceText
import TestSupport
import Testing

@Suite("The README of guidelines")
struct ReadmeTests {
  @Test("shows a document and a model that can be read, and every quote in it stands there")
  func example() throws {
    let readme = try Files.text("Sources/Guidelines/README.md")
    let document = try #require(readme.part(from: "````markdown\n", to: "\n````\n"))
    let chapter = try #require(readme.part(from: "## The model\n", to: "\n## "))
    let model = try #require(chapter.part(from: "```yaml\n", to: "\n```\n"))
    let guideline = Guideline(
      reading: SourceText(document),
      named: "file",
      model: SourceText(model),
      specKeys: ["value"]
    )
    #expect((guideline.problems + guideline.problemsOfQuotes()).map(\.message) == [])
    #expect(guideline.name == "slider")
    #expect(guideline.aliases == ["range-slider", "seek-bar"])
    #expect(guideline.model.names == ["keys", "roles"])
    #expect(guideline.model.facts.count == 4)
    #expect(guideline.elements(in: .swiftui) == ["Slider"])
    #expect(guideline.statements.count == 14)
  }
}

extension String {
  /// What stands between the first occurrence of one text and the next one of another.
  fileprivate func part(from start: String, to end: String) -> String? {
    guard let first = ranges(of: start).first else { return nil }
    let rest = self[first.upperBound...]
    return rest.ranges(of: end).first.map { String(rest[..<$0.lowerBound]) }
  }
}
