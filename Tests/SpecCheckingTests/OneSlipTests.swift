import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// One slip in a spec that is right otherwise: one finding, whose first fix restores the spec.
@Suite("One slip")
struct OneSlipTests {
  private static let stepper = SlipSpecs.stepper
  private static let checkbox = SlipSpecs.checkbox
  private static let segments = SlipSpecs.segments
  private static let pages = SlipSpecs.pages

  private static func check(_ spec: String, _ right: String, _ slip: String, _ message: String)
    throws
  {
    let known = Snapshot.findings(of: spec).map(\.message)
    let text = spec.replacing(right, with: slip, maxReplacements: 1)
    #expect(text != spec)
    let found = Snapshot.findings(of: text).filter { !known.contains($0.message) }
    #expect(found.map(\.message) == [message])
    let edits = try #require(found.first?.fixes.first).edits
    let mended = SourceText(text).applying(edits)
    #expect(mended.string(in: mended.range) == spec)
  }

  private static func colon(_ key: String) -> String {
    "'\(key)' is a key here, which ends with ':'; add it"
  }

  private static let space = "a colon behind a key has a space behind it; insert one"
  private static let missing = "a key ends with ':'; add it"

  @Test(
    "in a colon or the space behind it",
    arguments: [
      (pages, "android:focusable: false", "android:focusable false", colon("android:focusable")),
      (pages, "screenReaderFocusable: true", "screenReaderFocusable:true", space),
      (
        pages, "android:focusable: false", "android: focusable: false",
        "this name is 'android:focusable'; write it so"
      ),
      (stepper, "android:focusable: true", "android:focusable true", colon("android:focusable")),
      (stepper, "android:focusable: true", "android:focusable:true", space),
      (
        stepper, "android:focusable: true", "android focusable: true",
        "this name is 'android:focusable'; write it so"
      ),
      (stepper, "api: android:enabled", "api android:enabled", colon("api")),
      (stepper, "api: UIAccessibility", "api UIAccessibility", missing),
      (stepper, "labelFor: tickets", "labelFor tickets", missing),
      (pages, "api: \"accessibility", "api \"accessibility", colon("api")),
      (pages, "api: \"accessibility", "api:\"accessibility", space),
      (pages, "selected: {", "selected {", colon("selected")),
      (checkbox, "mixed: { announce", "mixed { announce", colon("mixed")),
      (pages, "page: \"Photos", "page \"Photos", colon("page")),
      (checkbox, "checked: \"{label}", "checked \"{label}", missing),
      (segments, "on-select: stay", "on-select stay", colon("on-select")),
      (segments, "events: &events", "events &events", missing),
      (
        stepper, "increment: \"", "increment:: \"",
        "there is no key 'increment:' here; did you mean 'increment'?"
      ),
      (segments, "Week: \"", "Week:: \"", "there is no key 'Week:' here; did you mean 'Week'?"),
      (
        checkbox, "checked: { api", "checked:: { api",
        "there is no key 'checked:' here; did you mean 'checked'?"
      ),
    ] as [(String, String, String, String)]
  )
  func colons(spec: String, right: String, slip: String, message: String) throws {
    try Self.check(spec, right, slip, message)
  }

  private static let brace = "a '}' ends this map, and no '{' begins it; insert it"
  private static let bracket = "a ']' ends this list, and no '[' begins it; insert it"

  @Test(
    "in a bracket that opens, or in a quote",
    arguments: [
      (segments, "- { label: Day", "- label: Day", brace),
      (
        stepper, "keyboard: { tab", "keyboard: {{ tab",
        "this bracket has no counterpart; remove it"
      ),
      (
        stepper, "keyboard: { tab", "keyboard: [ tab",
        "this bracket does not match the one that is open; write the other one"
      ),
      (
        stepper, "focus, arrows: focus", "focusarrows: focus",
        "a comma is missing in front of 'arrows'; insert it or quote the value"
      ),
      (
        stepper, "focus, arrows: focus", "focus. arrows: focus",
        "a comma is missing in front of 'arrows'; write it in place of '.'"
      ),
      (pages, "focus: { initial", "focus: initial", brace),
      (stepper, "keyboard: { tab", "keyboard: tab", brace),
      (segments, "element: [UI", "element: UI", bracket),
      (segments, "framework: [uikit", "framework: uikit", bracket),
      (stepper, "actions: [decrement", "actions: decrement", bracket),
      (
        segments, "Week: \"Week, button", "Week: Week, button",
        "a quote ends this text that none begins; write one in front of it"
      ),
    ] as [(String, String, String, String)]
  )
  func brackets(spec: String, right: String, slip: String, message: String) throws {
    try Self.check(spec, right, slip, message)
  }

  @Test(
    "in the map of a segment leaves its phrases alone",
    arguments: [
      ("{ Week }", "{ label: Week }", "there is no key 'Week' here; a segment takes 'badge', "),
      ("label; Week", "label: Week", "a key ends with ':'; write it in place of ';'"),
      ("\"label: Week\"", "label: Week", "'segments' takes a map, not a text in quotes; "),
      (
        "{ label: Weekdisabled: false }", "{ label: Week, disabled: false }",
        "a comma is missing in front of 'disabled'; insert it or quote the value"
      ),
    ] as [(String, String, String)]
  )
  func segment(slip: String, mended: String, message: String) throws {
    let known = Snapshot.findings(of: Self.segments).map(\.message)
    let text = Self.segments.replacing("{ label: Week }", with: slip)
    let found = Snapshot.findings(of: text).filter { !known.contains($0.message) }
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.message.hasPrefix(message))
    let after = SourceText(text).applying(try #require(finding.fixes.first).edits)
    #expect(after.string(in: after.range) == text.replacing(slip, with: mended))
  }

  private static func mark(_ mark: String) -> String {
    "a key ends with ':'; write it in place of '\(mark)'"
  }

  private static let quote = "this quote has no counterpart; remove it"

  @Test(
    "in a mark that stands for a colon, or belongs to nothing",
    arguments: [
      (stepper, "role: button", "role, button", mark(",")),
      (stepper, "framework: views", "framework. views", mark(".")),
      (segments, "element: [Primary", "element, [Primary", mark(",")),
      (checkbox, "    states:", "    states,", mark(",")),
      (checkbox, "    announcements:", "    announcements.", mark(".")),
      (pages, "page: \"Photos", "page, \"Photos", mark(",")),
      (stepper, "keyboard: { enter", "keyboard, { enter", colon("keyboard")),
      (stepper, "space: activate }", "space: activate }\"", quote),
      (stepper, "announce: Dimmed } }", "announce: Dimmed } }\"", quote),
      (stepper, "[decrement, increment]", "[decrement, increment]\"", quote),
    ] as [(String, String, String, String)]
  )
  func marks(spec: String, right: String, slip: String, message: String) throws {
    try Self.check(spec, right, slip, message)
  }

  @Test(
    "in a line that stands twice",
    arguments: [
      (stepper, "label: Tickets\n", "label"), (stepper, "platforms:\n", "platforms"),
      (stepper, "  ios:\n", "ios"), (checkbox, "    states:\n", "states"),
    ] as [(String, String, String)]
  )
  func lines(spec: String, line: String, key: String) throws {
    let message = "'\(key)' stands twice in this map; join the two or remove one"
    try Self.check(spec, line, line + line, message)
  }

  private static func moment(_ slip: String, _ name: String) -> String {
    "no moment is called '\(slip)'; did you mean '\(name)'?"
  }

  @Test(
    "in a word",
    arguments: [
      (checkbox, "  checked: \"{label}", "  cehcked: \"{label}", moment("cehcked", "checked")),
      (checkbox, "unchecked: \"not", "unchceked: \"not", moment("unchceked", "unchecked")),
      (checkbox, "  checked: \"checked", "  chcked: \"checked", moment("chcked", "checked")),
      (
        checkbox, "  checked: { api: acc", "  chekced: { api: acc",
        "no guideline has the state 'chekced'; did you mean 'checked'?"
      ),
      (
        checkbox, "announce: Mixed", "announce: Mxied",
        "VoiceOver says 'Mixed' for this state, not 'Mxied'; use 'Mixed'"
      ),
      (
        checkbox, "announce: checked", "announce: chekced",
        "TalkBack says 'checked' for this state, not 'chekced'; use 'checked'"
      ),
      (
        checkbox, "announce: Dimmed", "announce: Dimed",
        "VoiceOver says 'Dimmed' for a disabled control, not 'Dimed'; use 'Dimmed'"
      ),
      (
        checkbox, "api: accessibilityValue", "api: accessibilityValeu",
        "no framework has 'accessibilityValeu'; write 'accessibilityValue'"
      ),
      (
        stepper, "accessibilityLiveRegion", "accessibilityLiveRegoin",
        "no framework has 'accessibilityLiveRegoin'; write 'accessibilityLiveRegion'"
      ),
      (
        stepper, "groupings: native", "groupings: natvie",
        "'groupings' takes 'native' or a map, not 'natvie'"
      ),
      (
        stepper, "enter: activate", "enter: acitvate",
        "Enter must activate the button on Android; write 'enter: activate'"
      ),
      (
        pages, "android:focusable: false", "android:focusable: fasle",
        "no framework has 'fasle'; write 'false'"
      ),
      (
        checkbox, "element: CheckBox", "element: CheckBoxx",
        "'CheckBoxx' is not a native checkbox of Android Views; did you mean 'CheckBox'?"
      ),
      (
        checkbox, "element: CheckBox", "element: CheckBo",
        "'CheckBo' is not a native checkbox of Android Views; did you mean 'CheckBox'?"
      ),
      (
        checkbox, "element: UIButton", "element: IUButton",
        "'IUButton' is not a native checkbox of UIKit; did you mean 'UIButton'?"
      ),
      (
        segments, "[PrimaryTabRow, Tab]", "[PrimryTabRow, Tab]",
        "'PrimryTabRow' is not a native segmented control of Jetpack Compose; "
          + "did you mean 'PrimaryTabRow'?"
      ),
    ] as [(String, String, String, String)]
  )
  func words(spec: String, right: String, slip: String, message: String) throws {
    try Self.check(spec, right, slip, message)
  }

  @Test(
    "in the name of a framework leaves what depends on it",
    arguments: [
      (checkbox, "framework: uikit", "framework: uiikt", "iOS; use 'uikit', 'swiftui'"),
      (stepper, "framework: views", "framework: veiws", "Android; use 'views', 'compose'"),
      (pages, "framework: swiftui", "framework: siwftui", "iOS; use 'swiftui', 'uikit'"),
    ] as [(String, String, String, String)]
  )
  func frameworks(spec: String, right: String, slip: String, rest: String) throws {
    let word = slip.dropFirst("framework: ".count)
    let message = "'\(word)' is not a framework of \(rest) or 'react-native'"
    try Self.check(spec, right, slip, message)
  }

  @Test(
    "that takes the line of a key away",
    arguments: [
      (segments, "segments:\n", "'segments:' is missing above 'label'; insert it"),
      (segments, "  ios:\n", "'ios:' is missing above 'framework'; insert it"),
      (segments, "    focus:\n", "'focus:' is missing above 'confined'; insert it"),
      (
        stepper, "      on-value-change:\n", "'on-value-change:' is missing above 'api'; insert it"
      ),
      (stepper, "    increment:\n", "'increment:' is missing above 'name'; insert it"),
      (stepper, "    decrement:\n", "'decrement:' is missing above 'name'; insert it"),
      (pages, "    announcements:\n", "'announcements:' is missing above 'page'; insert it"),
    ] as [(String, String, String)]
  )
  func lines(spec: String, line: String, message: String) throws {
    try Self.check(spec, line, "", message)
  }

  @Test(
    "that moves a phrase to the column of its key moves it back",
    arguments: [
      (
        checkbox, "      unchecked: \"not",
        "'unchecked' belongs under 'announcements'; indent it more"
      ),
      (
        checkbox, "      unchecked: \"{label}",
        "'unchecked' belongs under 'announcements'; indent it more"
      ),
      (
        stepper, "      decrement: \"Tickets, 3, Dec",
        "'decrement' belongs under 'announcements'; indent it there"
      ),
    ] as [(String, String, String)]
  )
  func columns(spec: String, line: String, message: String) throws {
    try Self.check(spec, line, String(line.dropFirst(2)), message)
  }

  @Test(
    "in a phrase or its moment is told on its platform alone",
    arguments: [
      (pages, "page: \"Photos, page 2 of 4, button", "photo: \"Photos, page 2 of 4, button", 1),
      (pages, "page: \"Photos, page 2 of 4, list", "image: \"Photos, page 2 of 4, list", 1),
      (segments, "Month, dimmed, button", "Month, button", 1),
    ] as [(String, String, String, Int)]
  )
  func platforms(spec: String, right: String, slip: String, count: Int) {
    let known = Snapshot.findings(of: spec).map(\.message)
    let text = spec.replacing(right, with: slip, maxReplacements: 1)
    let found = Snapshot.findings(of: text).filter { !known.contains($0.message) }
    #expect(found.count == count)
    #expect(!found.contains { $0.code == "told-on-one-platform" })
  }

  @Test(
    "made on two lines in a row below a platform or 'announcements' is told on each",
    arguments: [
      ("    ", ["framework: compose", "element: [PrimaryTabRow, Tab]", "role: tab"]),
      ("    ", ["states: [selected, disabled]", "framework: [compose, views]", "role: tab"]),
      ("      ", ["group: Period", "Day: \"Period, Selected, Day, tab\"", "Week: \"Week, tab\""]),
      ("      ", ["Day: 'Day, tab'", "Week: 'Week, tab'", "Month: 'Month, tab, 3 of 3'"]),
    ] as [(String, [String])]
  )
  func twice(margin: String, entries: [String]) {
    let isPhrase = margin.count > 4
    let head =
      "component: segmented-control\nplatforms:\n  android:\n"
      + (isPhrase ? "    announcements:\n" : "")
    let whole = head + entries.map { margin + $0 + "\n" }.joined()
    let slips = entries.enumerated().map { index, entry in
      margin + (index < 2 ? entry.replacing(": ", with: " ", maxReplacements: 1) : entry) + "\n"
    }
    let text = SourceText(head + slips.joined())
    let line = isPhrase ? 4 : 3
    let found = Snapshot(text).findings.filter {
      $0.message.contains("which ends with ':'") || $0.code.hasPrefix("yaml-")
    }
    #expect(found.map { text.lines.line(at: $0.range.lowerBound) } == [line, line + 1])
    let mended = text.applying(found.flatMap { $0.fixes.first?.edits ?? [] })
    #expect(mended.string(in: mended.range) == whole)
  }
}
