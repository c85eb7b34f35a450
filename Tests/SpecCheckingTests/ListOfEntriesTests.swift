import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("A list of entries in place of a map")
struct ListOfEntriesTests {
  private static func wrongTypes(in text: String) -> [Finding] {
    Snapshot.findings(of: text).filter { $0.code == "wrong-type" }
  }

  @Test(
    "becomes the map without its dashes",
    arguments: [
      (
        "keyboard:\n  - tab: focus\n  - space: activate",
        "keyboard:\n    tab: focus\n    space: activate"
      ),
      ("states:\n- disabled:\n    announce: Dimmed", "states:\n  disabled:\n    announce: Dimmed"),
      ("settings:\n  -   text-resize: 200%", "settings:\n      text-resize: 200%"),
      ("focus:\n  - on-value-change: stay", "focus:\n    on-value-change: stay"),
      (
        "platforms:\n  - ios:\n      framework: uikit\n  - android:\n      framework: views",
        "platforms:\n    ios:\n      framework: uikit\n    android:\n      framework: views"
      ),
    ] as [(String, String)]
  )
  func map(entries: String, mended: String) throws {
    let head = "component: stepper\nlabel: Tickets\n"
    let text = head + entries + "\n"
    let found = Self.wrongTypes(in: text)
    #expect(found.count == 1)
    let fix = try #require(found.first?.fixes.first)
    let after = SourceText(text).applying(fix.edits)
    #expect(after.string(in: after.range) == head + mended + "\n")
    #expect(Self.wrongTypes(in: head + mended + "\n") == [])
  }

  @Test(
    "keeps its dashes where it would be no such map",
    arguments: [
      "gestures:\n  - swipe: focus\n  - swipe: activate", "keyboard:\n  - tab: focus\n  - space",
      "keyboard:\n  - tab: focus\n  -  space: activate", "keyboard:\n  - colour: red",
      "settings:\n  - - text-resize: 200%",
    ] as [String]
  )
  func list(entries: String) {
    let found = Self.wrongTypes(in: "component: stepper\nlabel: Tickets\n\(entries)\n")
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes) == [])
  }
}
