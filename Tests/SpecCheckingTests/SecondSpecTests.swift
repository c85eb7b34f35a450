import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("Two specs that became one document")
struct SecondSpecTests {
  private static let first = "component: stepper\nlabel: Tickets\n"
  private static let mark = "'---' stands on a line of its own; move it there"

  @Test(
    "are one finding, and its fix parts them",
    arguments: [
      (
        first + first, first + "---\n" + first,
        "a second spec begins here; put '---' in front of it"
      ),
      (
        first + "title: A ---\n" + first, first + "title: A ---\n---\n" + first,
        "a second spec begins here; put '---' in front of it"
      ),
      (first + "title: A --- " + first, first + "title: A\n---\n" + first, mark),
      (first + "title: A---" + first, first + "title: A\n---\n" + first, mark),
      (
        "component: stepper\nhint: A --- " + first, "component: stepper\nhint: A\n---\n" + first,
        mark
      ),
    ] as [(String, String, String)]
  )
  func joined(text: String, parted: String, message: String) throws {
    let codes = ["duplicate-key", "unknown-key"]
    let found = Snapshot.findings(of: text).filter {
      $0.code.hasPrefix("yaml-") || codes.contains($0.code)
    }
    #expect(found.map(\.message) == [message])
    let fix = try #require(found.first?.fixes.first)
    let after = SourceText(text).applying(fix.edits)
    #expect(after.string(in: after.range) == parted)
  }

  @Test("are one where nothing but the component stands twice")
  func component() {
    let found = Snapshot.findings(of: Self.first + "component: slider\n")
    #expect(
      found.filter { $0.code == "duplicate-key" }.map(\.message) == [
        "'component' stands twice in this map; join the two or remove one"
      ]
    )
  }
}
