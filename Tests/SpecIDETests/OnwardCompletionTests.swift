import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("The list behind an accepted item")
struct OnwardCompletionTests {
  @Test(
    "opens where there is a choice, and only there",
    arguments: [
      "$0", "component: stepper\n$0", "component: page-control\n$0",
      "component: segmented-control\nsegments:\n  - $0",
      "component: segmented-control\nsegments: [{ $0 }]",
      "component: stepper\nplatforms:\n  $0", "component: stepper\nplatforms: { $0 }",
      "component: stepper\nplatforms:\n  ios:\n    $0",
      "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    $0",
      "component: stepper\nplatforms: { android: { framework: compose, $0 } }",
      "component: stepper\nplatforms:\n  android:\n    framework: views\n    states:\n      $0",
      "component: page-control\nplatforms:\n  ios:\n    focus:\n      $0",
      "component: page-control\nannouncements:\n  $0", "component: stepper\nkeyboard: { $0 }",
      #"{"component": "stepper", $0}"#, "component: stepper\n$0: x",
    ] as [String]
  )
  func opens(document: String) {
    let fixture = Fixture(document)
    let source = SourceText(fixture.text)
    let offered = Snapshot(source).completions(at: fixture.cursor ?? 0)
    #expect(!offered.isEmpty)
    for item in offered where item.kind != .skeleton {
      var text = item.snippet ?? item.insertion
      let place = text.ranges(of: "$0").first
      let length = place.map { text[..<$0.lowerBound].utf8.count } ?? text.utf8.count
      if let place { text.removeSubrange(place) }
      let accepted = source.applying(TextEdit(item.replaces, with: text))
      let cursor = item.replaces.lowerBound + length
      let isOpen = accepted.bytes[cursor - 1] == UInt8(ascii: " ")
      let next = isOpen ? Snapshot(accepted).completions(at: cursor) : []
      #expect(item.leadsOn == !next.unasked.isEmpty, "\(item.label)")
    }
  }
}
