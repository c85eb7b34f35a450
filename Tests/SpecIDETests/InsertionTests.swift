import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("An accepted item")
struct InsertionTests {
  @Test(
    "leaves the text that a person wants, the cursor where the next word is typed",
    arguments: [
      // Behind a mark without a space.
      ("actions:\n  -$0", "increment", "actions:\n  - increment$0"),
      ("segments:\n  -$0", "label", "segments:\n  - label: $0"),
      ("keyboard: { tab: focus,$0 }", "space", "keyboard: { tab: focus, space: activate$0 }"),
      ("keyboard: {$0 }", "space", "keyboard: { space: activate$0 }"),
      ("actions: [increment,$0]", "decrement", "actions: [increment, decrement$0]"),
      ("actions: [$0]", "increment", "actions: [increment$0]"),
      ("selection:$0", "single", "selection: single$0"),
      ("dots: { focusable:$0 }", "true", "dots: { focusable: true$0 }"),
      // Behind a comment in braces.
      (
        "actions: [ # it's both\n  $0\n]", "increment",
        "actions: [ # it's both\n  increment$0\n]"
      ),
      (
        "keyboard: { tab: focus, # it's first\n  $0\n}", "space",
        "keyboard: { tab: focus, # it's first\n  space: activate$0\n}"
      ),
      // In brackets over several lines, closed or not.
      ("actions: [\n  $0", "increment", "actions: [\n  increment$0"),
      ("actions: [\n  increment,\n  $0", "decrement", "actions: [\n  increment,\n  decrement$0"),
      (
        "keyboard: {\n  $0\n  tab: focus\n}", "space",
        "keyboard: {\n  space: activate$0,\n  tab: focus\n}"
      ),
      ("keyboard: {$0 tab: focus }", "space", "keyboard: { space: activate$0, tab: focus }"),
      // Between the items of a list.
      (
        "segments:\n  - label: Day\n  $0\n  - label: Week", "label",
        "segments:\n  - label: Day\n  - label: $0\n  - label: Week"
      ),
      (
        "actions:\n  - increment\n  $0", "decrement",
        "actions:\n  - increment\n  - decrement$0"
      ),
      // At a column where nothing can stand.
      (
        "platforms:\n  ios:\n    framework: uikit\n      $0", "role",
        "platforms:\n  ios:\n    framework: uikit\n    role: $0"
      ),
      (
        "platforms:\n  ios:\n    framework: uikit\n   $0", "role",
        "platforms:\n  ios:\n    framework: uikit\n    role: $0"
      ),
      (
        "platforms:\n  ios:\n    framework: uikit\n   $0", "states",
        "platforms:\n  ios:\n    framework: uikit\n    states:\n      $0"
      ),
      ("label: x\n    $0", "hint", "label: x\nhint: $0"),
      // Where letters of it stand there already.
      (
        "platforms:\n  ios:\n    framework: uikit\n      ro$0", "role",
        "platforms:\n  ios:\n    framework: uikit\n    role: $0"
      ),
      (
        "platforms:\n  ios:\n    framework: uikit\n   st$0\n    role: x", "states",
        "platforms:\n  ios:\n    framework: uikit\n    states:\n      $0\n    role: x"
      ),
      ("actions:\n  - increment\n  de$0", "decrement", "actions:\n  - increment\n  - decrement$0"),
      (
        "actions:\n  - increment\n     - de$0", "decrement",
        "actions:\n  - increment\n  - decrement$0"
      ),
      (
        "segments:\n  - label: Day\n  la$0\n  - label: Week", "label",
        "segments:\n  - label: Day\n  - label: $0\n  - label: Week"
      ),
      // Between items whose dashes stand in the column of their key.
      (
        "actions:\n$0\n- increment", "decrement",
        "actions:\n- decrement$0\n- increment"
      ),
      (
        "segments:\n- label: Day\n$0\n- label: Week\nlabel: x", "label",
        "segments:\n- label: Day\n- label: $0\n- label: Week\nlabel: x"
      ),
      ("actions:\n- increment\n$0\nlabel: x", "hint", "actions:\n- increment\nhint: $0\nlabel: x"),
      ("label: x\n \t$0", "hint", "label: x\nhint: $0"),
      ("? $0", "hint", "? hint$0"),
      // Behind a dash without its blank.
      ("actions:\n  -de$0", "decrement", "actions:\n  - decrement$0"),
      ("actions:\n  - increment\n  -de$0", "decrement", "actions:\n  - increment\n  - decrement$0"),
      (
        "segments:\n  - label: Day\n  -la$0", "label",
        "segments:\n  - label: Day\n  - label: $0"
      ),
      // Above what becomes its value.
      (
        "platforms:\n  ios:\n    framework: uikit\n    foc$0\n      on-value-change: stay", "focus",
        "platforms:\n  ios:\n    framework: uikit\n    focus:$0\n      on-value-change: stay"
      ),
      (
        "platforms:\n  ios:\n    framework: uikit\n    $0\n      disabled: { api: x }", "states",
        "platforms:\n  ios:\n    framework: uikit\n    states:$0\n      disabled: { api: x }"
      ),
      ("$0\n  ios: {}", "platforms", "platforms:$0\n  ios: {}"),
      (
        "platforms:\n  ios:\n    framework: uikit\n$0\n    role: button", "states",
        "platforms:\n  ios:\n    framework: uikit\n    states:\n      $0\n    role: button"
      ),
      (
        "platforms:\n$0\n  # c\n  ios: {}", "android",
        "platforms:\n  android:\n    $0\n  # c\n  ios: {}"
      ),
      // In the indentation of the document, and the style of its lists.
      (
        "platforms:\n    ios:\n        $0", "states",
        "platforms:\n    ios:\n        states:\n            $0"
      ),
      (
        "platforms:\n    ios:\n        role: x\nactions: [x]\nset$0", "settings",
        "platforms:\n    ios:\n        role: x\nactions: [x]\nsettings:\n    $0"
      ),
      (
        "links:\n- x\nplatforms:\n  ios:\n    traits: [x]\nact$0", "actions",
        "links:\n- x\nplatforms:\n  ios:\n    traits: [x]\nactions:\n- $0"
      ),
      ("links:\n   -   x\nact$0", "actions", "links:\n   -   x\nactions:\n   -   $0"),
      // The brace that an editor closes by itself.
      (
        "announcements:\n  increment: \"{$0}\"", "{label}",
        "announcements:\n  increment: \"{label}$0\""
      ),
      (
        "announcements:\n  increment: \"a, {$0}\"", "{label}",
        "announcements:\n  increment: \"a, {label}$0\""
      ),
      (
        "announcements:\n  increment: \"{la$0}, x\"", "{label}",
        "announcements:\n  increment: \"{label}$0, x\""
      ),
      // On the line of a key whose value stands below it.
      ("platforms: io$0", "ios", "platforms:\n  ios:\n    $0"),
      ("platforms:$0", "android", "platforms:\n  android:\n    $0"),
      (
        "platforms:\n  ios:\n    framework: uikit\n    states: dis$0", "disabled",
        "platforms:\n  ios:\n    framework: uikit\n    states:\n"
          + "      disabled: { api: isEnabled=false, announce: Dimmed }$0"
      ),
      ("actions: incr$0\nlabel: x", "increment", "actions:\n  - increment$0\nlabel: x"),
      ("keyboard:   sp$0 # c", "space", "keyboard:\n  space: activate$0 # c"),
      ("segments: la$0", "label", "segments:\n  - label: $0"),
      // What mostly has children brings their line, what is a word has an item of its own.
      ("foc$0", "focus", "focus:\n  $0"),
      ("foc$0", "focus: default", "focus: default$0"),
      ("grou$0", "groupings", "groupings:\n  $0"),
      ("grou$0", "groupings: native", "groupings: native$0"),
      ("focus:\n  on$0", "on-value-change", "focus:\n  on-value-change:\n    $0"),
      ("focus:\n  on$0", "on-value-change: stay", "focus:\n  on-value-change: stay$0"),
      ("platforms: {ios: {$0}}", "focus", "platforms: {ios: { focus: $0}}"),
      ("lab$0", "label", "label: $0"),
      ("val$0", "value", "value: $0"),
      // In front of what is there.
      (
        "announcements:\n  increment: $0\"x, {y}\" # z", "{label}, {value}, Increment, Button",
        "announcements:\n  increment: \"{label}, {value}, Increment, Button\"$0 # z"
      ),
      ("selection: $0x\t# y", "single", "selection: single$0\t# y"),
      ("sel$0\t# y", "selection", "selection: $0\t# y"),
      ("selection: $0# y: z", "single", "selection: single$0 # y: z"),
      ("$0# y: z", "hint", "hint: $0 # y: z"),
      ("states: &s { a: b }\nkeyboard: { $0 }", "<<", "states: &s { a: b }\nkeyboard: { <<: $0 }"),
    ] as [(String, String, String)]
  )
  func accepted(document: String, label: String, text: String) throws {
    let fixture = Fixture("component: \(Self.component(of: document))\n" + document)
    let offset = try #require(fixture.cursor)
    let source = SourceText(fixture.text)
    let item = try #require(Snapshot(source).completions(at: offset).first { $0.label == label })
    let snippet = item.snippet ?? item.insertion.replacing("}", with: "\\}") + "$0"
    let written = snippet.contains("$0") ? snippet : snippet + "$0"
    let result = source.applying(
      TextEdit(item.replaces, with: written.replacing("\\}", with: "}"))
    )
    let lines = result.string(in: result.range).split(
      separator: "\n",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    #expect(lines.last.map(String.init) == text)
  }

  private static func component(of document: String) -> String {
    document.contains("segments") || document.contains("sel")
      ? "segmented-control" : document.contains("dots") ? "page-control" : "stepper"
  }

  @Test(
    "goes over the brace that an editor closed, though what is behind the cursor stays",
    arguments: ["\"a, {$0}, x\"", "'{$0}'", "\"{la$0} x\""]
  )
  func closedBrace(text: String) throws {
    let fixture = Fixture("component: stepper\nlabel: x\nannouncements:\n  increment: \(text)")
    let offset = try #require(fixture.cursor)
    let items = Snapshot(SourceText(fixture.text)).completions(at: offset)
    let item = try #require(items.first { $0.label == "{label}" })
    #expect(item.insertsUpTo == offset + 1)
  }

  @Test(
    "is not offered where it would take what is there apart",
    arguments: [
      "focus: $0\n  on-value-change: stay", "actions: $0[increment]", "actions:$0 [increment]",
      "  $0  label: x", "platforms:\n $0 ios:\n", "$0label: x", "actions: [\n $0 increment\n]",
      "settings: $0{ text-resize: 200% }", "-$0 label: x",
      "x: y\n$0---\ncomponent: stepper", "announcements:\n  - $0{ for: increment }",
    ] as [String]
  )
  func silent(document: String) throws {
    let fixture = Fixture("component: stepper\n" + document)
    let offset = try #require(fixture.cursor)
    #expect(Snapshot(SourceText(fixture.text)).completions(at: offset).map(\.label) == [])
  }

  @Test("does no harm in a sample of all places of the examples and of other specs")
  func sample() {
    var sweep = InsertionSweep()
    for form in SpecForm.allCases {
      for (number, spec) in InsertionSpecs.all.enumerated() {
        sweep.sweep(form.text(of: spec), every: 449, from: number * 31, items: 2)
      }
    }
    #expect(sweep.accepted > 100)
    #expect(sweep.harms.map(\.before) == [])
  }
}
