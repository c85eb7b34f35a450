import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// Items of `segments` in a wrong form, beside true phrases.
@Suite("A segment in a wrong form")
struct UnreadSegmentTests {
  private static let items = [
    "{ label: Day, selected: true }", "{ label: Week }", "{ label: Month, disabled: true }",
  ]

  private static func text(_ items: [String]) -> SourceText {
    SourceText(
      """
      component: segmented-control
      group-label: Period
      selection: single
      keyboard: { tab: focus, arrows: focus, space: activate }
      gestures: { swipe: focus, doubletap: activate }
      settings: { text-resize: 200% }
      segments:
        - \(items[0])
        - \(items[1])
        - \(items[2])
      platforms:
        ios:
          announcements:
            Day: "Period, Selected, Day, button, 1 of 3"
            Week: "Week, button, 2 of 3"
            Month: "Month, dimmed, button, 3 of 3"
        android:
          announcements:
            Day: "Period, Selected, Day, tab, 1 of 3"
            Week: "Week, tab, 2 of 3, double tap to activate"
            Month: "Month, disabled, tab, 3 of 3"

      """
    )
  }

  private static func messages(_ text: SourceText) -> [String] {
    Snapshot(text).findings.filter { $0.severity > .information }.map(\.message)
  }

  private static let colon = "is a key here, which ends with ':'; add it"
  private static let part = "is part of the text in YAML; remove it"

  @Test(
    "is one finding, whose fix mends it",
    arguments: [
      (1, "{ label Week }", "{ label: Week }", "'label' \(colon)"),
      (2, "{ label: Month, disabled true }", items[2], "'disabled' \(colon)"),
      (0, "{ label: Day, selected true }", items[0], "'selected' \(colon)"),
      (1, "label: Week,", "label: Week", "',' \(part)"),
      (1, "label: Week }", "label: Week", "'}' \(part)"),
      (1, "label: Week;", "label: Week", "';' \(part)"),
      (
        0, "{ label: Day, selected: ture }", items[0],
        "'selected' takes 'true' or 'false', not 'ture'"
      ),
      (
        2, "{ label: Month, disabled: tru }", items[2],
        "'disabled' takes 'true' or 'false', not 'tru'"
      ),
    ] as [(Int, String, String, String)]
  )
  func mended(index: Int, item: String, right: String, message: String) throws {
    var items = Self.items
    #expect(Self.messages(Self.text(items)) == [])
    items[index] = item
    let text = Self.text(items)
    #expect(Self.messages(text) == [message])
    let found = Snapshot(text).findings.first { $0.message == message }
    let mended = text.applying(try #require(found?.fixes.first).edits)
    items[index] = right
    #expect(mended.string(in: mended.range) == Self.text(items).string(in: Self.text(items).range))
  }

  @Test(
    "leaves the phrases alone",
    arguments: [
      (
        1, "{ Week }",
        "there is no key 'Week' here; a segment takes 'badge', 'disabled', 'icon', 'label', 'name' or "
          + "'selected'"
      ),
      (1, "label; Week", "a key ends with ':'; write it in place of ';'"),
      (1, "\"label: Week\"", "'segments' takes a map, not a text in quotes; remove them"),
      (
        2, "{ label: Month: disabled: true }",
        "a comma is missing in front of 'disabled'; insert it or quote the value"
      ),
      (
        2, "{ label: Monthdisabled: true }",
        "a comma is missing in front of 'disabled'; insert it or quote the value"
      ),
    ] as [(Int, String, String)]
  )
  func unread(index: Int, item: String, message: String) {
    var items = Self.items
    items[index] = item
    #expect(Self.messages(Self.text(items)) == [message])
  }
}
