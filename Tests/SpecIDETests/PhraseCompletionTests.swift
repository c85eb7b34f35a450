import SourceText
import SpecIDE
import TestSupport
import Testing

@Suite("Completion of a phrase")
struct PhraseCompletionTests {
  private static let stepper =
    "component: stepper\nlabel: Hours\nvalue: 2\nplatforms:\n  ios:\n    announcements:\n      "
  private static let segments =
    "component: segmented-control\ngroup-label: View\n"
    + "segments: [{ label: Day, selected: true }, { label: Week }, { label: Month }]\n"
    + "platforms:\n  ios:\n    announcements:\n      "
  private static let pages =
    "component: page-control\nname: Photos\npages: 4\nplatforms:\n  ios:\n    announcements:\n      "

  @Test(
    "says of one moment what the author said of another",
    arguments: [
      (
        stepper + "increment: \"Hours, 2 hours, Increment, Button\"\n      decrement: $0",
        "Hours, 2 hours, Decrement, Button"
      ),
      (
        stepper + "decrement: 'Hours: 2. Decrement. Button.'\n      increment: $0",
        "Hours: 2. Increment. Button."
      ),
      (
        stepper + "increment: \"{label}, {value} h, increment, button\"\n      decrement: $0",
        "{label}, {value} h, decrement, button"
      ),
      (
        stepper
          + "- { for: increment, state: disabled, text: \"Hours, 2, Dimmed, Increment, Button\" }\n"
          + "      - { for: decrement, state: disabled, text: $0 }",
        "Hours, 2, Dimmed, Decrement, Button"
      ),
      (
        segments + "Month: \"Month view, Button, 3 of 3\"\n      Week: $0",
        "Week view, Button, 2 of 3"
      ),
      (
        pages + "page 1: \"Photo, 1 of 4, adjustable\"\n      page 2: $0",
        "Photo, 2 of 4, adjustable"
      ),
      (
        segments + "Month: \"Month view, three of three\"\n      Week: $0",
        "Week view, two of three"
      ),
      (
        pages + "page 1: \"Photos, page one of four\"\n      page 4: $0",
        "Photos, page four of four"
      ),
    ] as [(String, String)]
  )
  func transfer(document: String, phrase: String) {
    #expect(completions(in: document).first?.label == phrase)
  }

  @Test(
    "puts a placeholder in place of a misspelt one",
    arguments: ["{val$0}", "{val}$0", "{val$0", "{current$0}", "{current}$0", "{curent$0}"]
  )
  func misspelt(placeholder: String) throws {
    let text = Self.stepper + "increment: \"{label}, " + placeholder + "\""
    let item = try #require(completions(in: text).first { $0.label == "{value}" })
    let fixture = Fixture(text)
    let after = SourceText(fixture.text)
      .applying([TextEdit(item.replaces, with: item.insertion)])
    #expect(after.string(in: after.range) == Self.stepper + "increment: \"{label}, {value}\"")
    let cursor = try #require(fixture.cursor)
    let typed = SourceText(fixture.text).string(in: item.replaces.lowerBound..<cursor)
    #expect(item.filter == typed || "curent".contains(typed.dropFirst()))
  }

  @Test(
    "transfers nothing to what is in another state",
    arguments: [
      segments + "Day: \"View, Selected, Day view, 1 of 3\"\n      Week: $0",
      segments + "Week: \"Week view, 2 of 3\"\n      Day: $0",
      stepper + "- { for: increment, state: disabled, text: \"Hours view, Increment\" }\n"
        + "      - { for: decrement, text: $0 }",
    ] as [String]
  )
  func distinct(document: String) {
    let labels = completions(in: document).map(\.label)
    #expect(!labels.isEmpty && labels.allSatisfy { !$0.contains(" view,") })
  }

  @Test(
    "offers a placeholder as a name where nothing names the field",
    arguments: [
      ("label: $0\nplaceholder: Search mail", true),
      ("placeholder: Search mail\nname: $0", true),
      ("placeholder: Search mail\nplatforms: { ios: { name: $0 } }", true),
      ("label: Search\nplaceholder: Search mail\nname: $0", false),
    ] as [(String, Bool)]
  )
  func standIn(text: String, isOffered: Bool) {
    let labels = completions(in: "component: text-field\n" + text).map(\.label)
    #expect(labels.contains("Search mail") == isOffered)
  }

  @Test("gives no page the title of another one")
  func titles() {
    let text =
      Self.pages + "page 1: \"Kitchen, page 1 of 4, button\"\n"
      + "      page 2: \"Garden, page 2 of 4, button\"\n      page 3: $0"
    let labels = completions(in: text).map(\.label)
    #expect(labels.contains("{label}, page 3 of 4, button"))
    #expect(!labels.contains { $0.contains("Kitchen") || $0.contains("Garden") })
  }

  @Test(
    "says as this platform does what the other one says at the moment",
    arguments: [
      (
        pages
          + "page: \"Garden, page 2 of 4, button\"\n  android:\n    announcements:\n      page: $0",
        "Garden, page 2 of 4, button, double tap to activate"
      ),
      (
        "component: page-control\npages: 4\nplatforms:\n  android:\n    announcements:\n"
          + "      page: \"Garden, page 2 of 4, list, double tap to activate\"\n"
          + "  ios:\n    announcements:\n      page: $0",
        "Garden, page 2 of 4, button"
      ),
      (
        stepper
          + "increment: \"Hours, 2 hours, Increment, Button\"\n  android:\n    announcements:\n"
          + "      increment: $0",
        "Hours, 2 hours, Increment, Double tap to activate"
      ),
      (
        stepper
          + "increment: 'Hours: 2. Increment. Button.'\n  android:\n    announcements:\n"
          + "      increment: $0",
        "Hours, 2, Increment, Double tap to activate"
      ),
      (
        segments.replacing("label: Week", with: "label: List")
          + "List: \"List, button, 2 of 3\"\n  android:\n    announcements:\n      List: $0",
        "List, button, 2 of 3, double tap to activate"
      ),
    ] as [(String, String)]
  )
  func recast(document: String, phrase: String) {
    #expect(completions(in: document).first?.label == phrase)
  }

  @Test(
    "is right on each platform that shares it",
    arguments: [
      ("Day: $0", "Selected, {label}, button, {index} of {count}"),
      ("Week: $0", "{label}, tab, {index} of {count}, double tap to activate"),
      ("Year: $0", "{label}, {state}, button, {index} of {count}"),
    ] as [(String, String)]
  )
  func shared(announcement: String, phrase: String) {
    let text = """
      component: segmented-control
      segments: [{ label: Day, selected: true }, { label: Week }, { label: Year, disabled: true }]
      platforms: { ios: {}, android: {} }
      announcements:
        \(announcement)
      """
    #expect(completions(in: text).first?.label == phrase)
  }

  @Test(
    "goes on behind words of the author's own and a comma",
    arguments: [
      (pages + "page 2: \"My garden, $0\"", "page 2: \"My garden, page 2 of 4, button\""),
      (pages + "page 2: My garden, pa$0", "page 2: My garden, page 2 of 4, button"),
      (stepper + "increment: \"So many, 2, $0\"", "increment: \"So many, 2, Increment, Button\""),
      (stepper + "increment: So many, 2, in$0", "increment: So many, 2, Increment, Button"),
    ] as [(String, String)]
  )
  func rest(document: String, line: String) {
    let fixture = Fixture(document)
    let text = SourceText(fixture.text)
    let accepted = completions(in: document).map { item in
      let after = text.applying([TextEdit(item.replaces, with: item.insertion)])
      return after.string(in: after.range)
    }
    #expect(accepted.contains { $0.hasSuffix(line) })
  }

  @Test(
    "offers the placeholders within it, those that it does not say yet first",
    arguments: [
      ("increment: \"Hours, {$0\"", "increment: \"Hours, {value}\""),
      ("increment: \"Hours, {$0", "increment: \"Hours, {value}"),
      ("increment: \"Hours, {$0}, Button\"", "increment: \"Hours, {value}, Button\""),
      ("increment: \"Hours, {va$0lue}, Button\"", "increment: \"Hours, {value}, Button\""),
      ("increment: 'So many {$0'", "increment: 'So many {label}'"),
      ("increment: Hours now, {$0", "increment: Hours now, {value}"),
      ("increment: Hours now, va$0", "increment: Hours now, {value}"),
      ("increment: \"{label} now, {$0\"", "increment: \"{label} now, {value}\""),
      ("increment: { text: \"Hours now, $0\" }", "increment: { text: \"Hours now, $0\" }"),
    ] as [(String, String)]
  )
  func placeholders(line: String, accepted: String) {
    let document = Self.stepper + line
    let fixture = Fixture(document)
    let items = completions(in: document)
    guard let item = items.first, item.label.hasPrefix("{") else {
      #expect(line == accepted)
      return
    }
    #expect(Set(items.map(\.replaces)).count == 1)
    let text = SourceText(fixture.text).applying([TextEdit(item.replaces, with: item.insertion)])
    #expect(text.string(in: text.range) == Self.stepper + accepted)
  }

  @Test("offers whole phrases and placeholders where both may begin")
  func both() {
    let labels = completions(in: Self.stepper + "increment: \"{$0\"").map(\.label)
    #expect(labels.contains("{label}") && labels.contains("{label}, {value}, Increment, Button"))
  }

  @Test("offers no placeholder behind the quotes", arguments: ["", " }"])
  func closed(behind: String) {
    let text = "{ component: stepper, announcements: { increment: \"Hours now\" $0\(behind)"
    #expect(!completions(in: text).contains { $0.label.hasPrefix("{") && $0.kind != .phrase })
  }

  @Test("offers no placeholder that stands for nothing here, or for what is said already")
  func meaningless() {
    let labels = completions(in: Self.stepper + "increment: \"Hours, {$0\"").map(\.label)
    #expect(labels == ["{value}", "{state}"])
  }

  @Test(
    "goes on with what is not said yet, the author's own words aside",
    arguments: [
      ("- \"Week of July, $0\"", "button, {index} of {count}"),
      ("- \"Week, button, 2 of 3, $0\"", "Unselected"),
      ("Week: \"Week, button, 2 of 3, $0\"", "Unselected"),
      ("Week: \"Week, button $0\"", "{index} of {count}"),
      ("Week: \"Seven days, $0\"", "button, 2 of 3"),
      ("Week: \"Week, 2 of 3, $0\"", "button"),
    ] as [(String, String)]
  )
  func rest(announcement: String, first: String) {
    let labels = completions(in: Self.segments + announcement).map(\.label)
    #expect(labels.first == first)
  }

  @Test(
    "begins with what the one who speaks is called, and is offered at each moment",
    arguments: [
      ("label: none\nname: Hours\n", "increment: $0", "{name}, {value}, Increment, Button"),
      ("label: none\nname: Hours\n", "increment: \"$0\"", "{name}, {value}, Increment, Button"),
      ("label: None\nname: Hours\n", "decrement: \"{$0", "{name}, {value}, Decrement, Button"),
      ("label: Hours\n", "value-change: $0", "{value}"),
      ("label: Hours\n", "value-change: \"$0\"", "{value}"),
      ("label: Hours\nvalue: { current: 2, unit: h }\n", "value-change: $0", "{value} h"),
    ] as [(String, String, String)]
  )
  func called(head: String, line: String, first: String) {
    let value = head.contains("value") ? "" : "value: 2\n"
    let document =
      "component: stepper\n\(head)\(value)platforms:\n  ios:\n    announcements:\n      \(line)"
    #expect(completions(in: document).first { $0.kind == .phrase }?.label == first)
  }

  @Test(
    "offers what is said after an action, and no phrase of what has the focus",
    arguments: [
      (
        pages + "dots: \"Photos, page 2 of 4, adjustable\"\n      page-change: $0",
        ["Page {index} of 4", "Page {index} of {count}"]
      ),
      (
        "component: page-control\nname: Photos\npages: 4\ncurrent-page: 2\nplatforms:\n  android:\n"
          + "    framework: views\n    element: ViewPager2\n    announcements:\n"
          + "      page: \"Photos, page 2 of 4\"\n      page-change: $0",
        ["Page 3 of 4", "Page {index} of {count}", "Page three of four"]
      ),
      (segments + "Day: \"View, Selected, Day view, 1 of 3\"\n      select: $0", ["Selected"]),
      (
        "component: segmented-control\nsegments: [{ label: Day, selected: true }, { label: Week }]\n"
          + "platforms:\n  android:\n    framework: views\n    element: MaterialButtonToggleGroup\n"
          + "    announcements:\n      select: $0",
        ["Selected", "checked"]
      ),
    ] as [(String, [String])]
  )
  func afterwards(document: String, phrases: [String]) {
    #expect(completions(in: document).filter { $0.kind == .phrase }.map(\.label) == phrases)
  }

  @Test("offers the words of the device behind the likeliest phrase, and says whose they are")
  func voices() {
    let head =
      "component: segmented-control\nsegments: [{ label: Day, selected: true }, { label: Week }]\n"
      + "platforms:\n  android:\n    framework: views\n"
    let items = completions(
      in: head + "    element: MaterialButtonToggleGroup\n    announcements:\n      Week: $0"
    )
    #expect(
      items.prefix(2).map(\.label) == [
        "{label}, tab, {index} of {count}, double tap to activate",
        "not checked, Week, Radio button, 2 of 2",
      ]
    )
    #expect(
      items.filter { $0.detail != nil }.map { "\($0.label): \($0.detail ?? "")" } == [
        "not checked, Week, Radio button, 2 of 2: as TalkBack says it",
        "Week, tab, 2 of 2, double tap to activate: as the guideline's example has it",
      ]
    )
    let assumed = completions(in: head + "    announcements:\n      Week: $0")
    #expect(assumed.allSatisfy { $0.detail == nil })
  }

  @Test(
    "says the name of a button, which no word of the guideline stands for",
    arguments: [
      ("ios", "Remove one hour", "{name}, {value}, Decrement, Button"),
      ("android", "Fewer", "{name}, {value}, Decrement, Double tap to activate"),
      ("ios", "Decrement", "{label}, {value}, Decrement, Button"),
      ("android", "Decrease", "{label}, {value}, Decrease, Double tap to activate"),
    ] as [(String, String, String)]
  )
  func named(platform: String, name: String, phrase: String) {
    let document =
      "component: stepper\nlabel: Hours\nvalue: 2\nplatforms:\n  \(platform):\n"
      + "    decrement: { name: \(name) }\n    announcements:\n      $0"
    let item = completions(in: document).first { $0.label == "decrement" }
    #expect(item?.insertion == "decrement: \"\(phrase)\"")
  }

  @Test(
    "has something to say at each moment that is offered",
    arguments: ["stepper", "page-control", "segmented-control"].flatMap { name in
      ["ios", "android"].map { (name, $0) }
    }
  )
  func moments(component: String, platform: String) {
    let head = "component: \(component)\nlabel: Hours\nplatforms:\n  \(platform):\n"
    let place = head + "    announcements:\n      "
    for moment in completions(in: place + "$0") where moment.label != "reason" {
      let phrases = completions(in: place + moment.label + ": $0").filter { $0.kind == .phrase }
      #expect(!phrases.isEmpty, "\(moment.label)")
    }
  }

  @Test(
    "is silent where a phrase stands in full, with quotes or without",
    arguments: [
      "increment: Hours, 2, Increment, Button$0", "increment: \"Hours, 2, Increment, Button$0\"",
      "increment: 'Hours, 2, Increment, Button$0'", "decrement: Hours, 2, Decrement, Button$0",
    ]
  )
  func full(line: String) {
    let document =
      "component: stepper\nlabel: Hours\nvalue: 2\nplatforms:\n  ios:\n    announcements:\n      "
    #expect(completions(in: document + line) == [])
  }
}
