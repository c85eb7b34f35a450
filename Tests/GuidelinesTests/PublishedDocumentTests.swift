import Guidelines
import SourceText
import Testing

@Suite("A published document")
struct PublishedDocumentTests {
  @Test("gives statements by platform, framework and topic", arguments: Files.published)
  func everyFile(path: String) throws {
    let text = try #require(Files.shared(path))
    let guideline = Guideline(reading: SourceText(text))
    let name = path.split(separator: "/").last?.dropLast(3) ?? ""
    #expect(guideline.name == name)
    #expect(guideline.href?.hasSuffix("/" + name) ?? false)
    for topic in [Topic.keyboard, .gestures, .screenreader, .settings] {
      let criteria = guideline.statements.filter { $0.topic == topic && $0.platform == nil }
      #expect(!criteria.isEmpty && criteria.allSatisfy { $0.key != nil }, "\(topic)")
    }
  }
}
