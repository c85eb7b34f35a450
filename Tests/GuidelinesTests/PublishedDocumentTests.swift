import Guidelines
import SourceText
import Testing

@Suite("A published document")
struct PublishedDocumentTests {
  @Test(
    "gives every bullet, line and code block to its platform",
    arguments: [
      ("controls/button", 10, 58, 70), ("controls/carousel", 14, 64, 67),
      ("controls/checkbox", 10, 62, 62), ("controls/date-time-picker", 11, 46, 64),
      ("controls/pagination-control", 11, 48, 68), ("controls/radio-button", 10, 57, 72),
      ("controls/segmented-control", 11, 42, 59), ("controls/slider", 10, 42, 56),
      ("controls/stepper", 10, 41, 32), ("controls/table-row-button", 10, 61, 51),
      ("controls/toggle-switch", 10, 55, 59), ("notifications/alert-dialog", 11, 46, 57),
      ("notifications/snackbar-toast", 12, 11, 35), ("patterns/headings", 4, 22, 30),
      ("patterns/table", 10, 28, 38),
    ]
  )
  func counts(path: String, criteria: Int, ios: Int, android: Int) {
    guard let text = Files.shared("magentaa11y/\(path).md") else { return }
    let guideline = Guideline(reading: SourceText(text))
    func count(_ platform: Platform?) -> Int {
      guideline.statements.count { $0.platform == platform }
    }
    #expect([count(nil), count(.ios), count(.android)] == [criteria, ios, android])
  }

  @Test(
    "gives its topics and frameworks, however they are marked",
    arguments: [
      ("controls/button", Topic.role, Framework.uikit, 2),
      ("controls/radio-button", .name, .swiftui, 3),
      ("controls/carousel", .focus, .views, 13),
      ("controls/segmented-control", .name, .uikit, 2),
      ("controls/date-time-picker", .state, .swiftui, 1),
      ("controls/date-time-picker", .focus, .uikit, 6),
      ("controls/date-time-picker", .focus, .views, 13),
      ("controls/date-time-picker", .codeExample, .compose, 1),
      ("controls/slider", .groupings, .swiftui, 1),
      ("controls/stepper", .role, .views, 0),
      ("patterns/headings", .role, .compose, 1),
      ("patterns/table", .developerNotes, .swiftui, 2),
      ("notifications/alert-dialog", .name, .uikit, 5),
    ]
  )
  func topics(path: String, topic: Topic, framework: Framework, count: Int) {
    guard let text = Files.shared("magentaa11y/\(path).md") else { return }
    let guideline = Guideline(reading: SourceText(text))
    let found = guideline.statements.filter { $0.topic == topic && $0.framework == framework }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.platform == framework.platform })
  }

  @Test("gives its criteria with their keys, and its page", arguments: Files.published)
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
