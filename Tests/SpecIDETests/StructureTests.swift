import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("The structure of a file")
struct StructureTests {
  @Test(
    "folds entries, items and comments of several lines",
    arguments: [
      ("component: stepper\nlabel: A\n", []),
      ("platforms:\n  ios:\n    role: button\n    name: A\n\nlabel: B\n", ["0-3", "1-3"]),
      ("segments:\n  - label: A\n    name: B\n  - label: C\n", ["0-3", "1-2"]),
      ("keyboard: {\n  tab: focus\n}\n", ["0-1"]),
      ("purpose: >-\n  One\n  Two\n", ["0-2"]),
      ("# One\n# Two\n\n# Three\nlabel: A # Four\n# Five\n", ["0-1 comment"]),
      ("keyboard:\n  tab: focus\n---\nkeyboard:\n  tab: focus\n", ["0-1", "3-4"]),
      ("keyboard: {\n  tab: focus\n", ["0-1"]),
    ] as [(String, [String])]
  )
  func folds(text: String, lines: [String]) {
    let folds = Snapshot(SourceText(text)).folds.map { fold in
      "\(fold.lines.lowerBound)-\(fold.lines.upperBound)\(fold.isComment ? " comment" : "")"
    }
    #expect(folds == lines)
  }

  @Test(
    "is selected step by step from the word to the file",
    arguments: [
      (
        "label: A\nkeyboard: { tab: \"foc$0us\" }\n",
        [
          "focus", "\"focus\"", "tab: \"focus\"", "{ tab: \"focus\" }",
          "keyboard: { tab: \"focus\" }", "label: A\nkeyboard: { tab: \"focus\" }",
          "label: A\nkeyboard: { tab: \"focus\" }\n",
        ]
      ),
      ("la$0bel: A", ["label", "label: A"]),
      ("x: [a, &b b$0c]", ["bc", "&b bc", "[a, &b bc]", "x: [a, &b bc]"]),
      ("label: A\n---\nname:$0 B\n", ["name: B", "---\nname: B\n", "label: A\n---\nname: B\n"]),
      ("$0", [""]),
    ] as [(String, [String])]
  )
  func selections(marked: String, steps: [String]) throws {
    let fixture = Fixture(marked)
    let snapshot = Snapshot(SourceText(fixture.text))
    let cursor = try #require(fixture.cursor)
    let ranges = snapshot.selections(at: [cursor]).first ?? []
    #expect(ranges.map { snapshot.text.string(in: $0) } == steps)
  }

  @Test(
    "is selected in fewer steps at many places, with one at each",
    arguments: [(1, 64), (1_000, 64), (2_000, 50), (200_000, 1)]
  )
  func selections(places: Int, steps: Int) {
    let text = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    let offsets = (0..<places).map { _ in 100 }
    let found = Snapshot(SourceText(text)).selections(at: offsets)
    #expect(found.count == places)
    #expect(found.allSatisfy { $0.count == steps && $0.first == 99..<101 })
  }

  @Test("reports whatever of a file is there yet", arguments: DamagedSpec.all)
  func prefixes(spec: DamagedSpec) {
    let bytes = Array(spec.text.utf8)
    for end in stride(from: bytes.count, through: 0, by: -41) {
      let snapshot = Snapshot(SourceText(Array(bytes[..<end])))
      let lines = snapshot.text.lines.count
      #expect(snapshot.folds.allSatisfy { $0.lines.count > 1 && $0.lines.upperBound < lines })
      for offset in stride(from: 0, through: end, by: 97) {
        let steps = snapshot.selections(at: [offset]).first ?? []
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1.contains($0) })
        #expect(steps.last == snapshot.text.range)
      }
      let text = snapshot.text.range
      let edits = snapshot.codeActions(in: text).flatMap(\.edits)
      #expect(edits.allSatisfy { text.contains($0.range) })
    }
  }
}
