import SourceText
import SpecChecking
import SpecRules
import Testing

/// Marks of other languages, and marks that are missing or stand twice.
@Suite("A slip in a mark")
struct MarkSlipTests {
  static let ios = "component: stepper\nlabel: Tickets\nplatforms:\n  ios:\n"
  static let announcements = "component: stepper\nlabel: Tickets\nannouncements:\n"

  /// Lines of a spec, the same lines after the fixes, and the messages about them.
  struct Case: Sendable, CustomTestStringConvertible {
    let head: String
    let lines: String
    let mended: String
    let messages: [String]

    init(_ head: String, _ lines: String, _ mended: String, _ messages: String...) {
      (self.head, self.lines, self.mended, self.messages) = (head, lines, mended, messages)
    }

    var testDescription: String { lines.debugDescription }

    /// Compares the structural messages, and the text after the first fix of each finding.
    func check() {
      let text = SourceText(head + lines)
      let found = Snapshot(text).findings.filter {
        $0.code.hasPrefix("yaml-")
          || ["wrong-type", "unknown-key", "duplicate-key"].contains($0.code)
      }
      #expect(found.map(\.message) == messages)
      let after = text.applying(found.flatMap { $0.fixes.first?.edits ?? [] })
      #expect(after.string(in: after.range) == head + mended)
    }
  }

  private static let dialog = "component: dialog\nlabel: T\nbuttons:\n"
  private static let comment = "a comment begins with '#'; insert it"

  @Test(
    "of a comment of another language makes it a comment",
    arguments: [
      Case(ios, "    // role: button\n", "    # // role: button\n", comment),
      Case(ios, "    /* role: button */\n", "    # /* role: button */\n", comment),
      Case(
        ios,
        "    states:\n      // disabled: { announce: x }\n",
        "    states:\n      # // disabled: { announce: x }\n",
        comment
      ),
      Case(
        announcements,
        "  // increment: \"x\"\n  decrement: \"y\"\n",
        "  # // increment: \"x\"\n  decrement: \"y\"\n",
        comment
      ),
      Case(
        "component: stepper\nplatforms:\n",
        "  // ios:\n    role: button\n  android:\n    name: x\n",
        "  # // ios:\n    # role: button\n  android:\n    name: x\n",
        comment
      ),
      Case(
        ios,
        "    name: \"x\" // shown\n    role: button\n",
        "    name: \"x\" # shown\n    role: button\n",
        "a comment begins with '#'; write it in place of '//'"
      ),
      Case(
        ios,
        "    handlers: [a, b], // shown\n    role: button\n",
        "    handlers: [a, b] # shown\n    role: button\n",
        "a comment begins with '#'; write it in place of ', //'"
      ),
      Case(
        ios,
        "    /*\n     * The role\n     */\n    role: button\n",
        "    # /*\n     # * The role\n     # */\n    role: button\n",
        comment
      ),
      Case(
        ios,
        "    /* The role\n    is this */\n    role: button\n    name: x\n",
        "    # /* The role\n    # is this */\n    role: button\n    name: x\n",
        comment
      ),
      Case(
        "component: stepper\n",
        "/*\nrole: button\nname: x\n*/\nlabel: T\n",
        "# /*\n# role: button\n# name: x\n# */\nlabel: T\n",
        comment
      ),
    ] as [Case]
  )
  func comments(case: Case) { `case`.check() }

  private static let slashes = "a comment begins with '#'; write it in place of '//'"

  @Test(
    "of another language behind a text is no part of it",
    arguments: [
      Case(
        "",
        "component: stepper // main\nlabel: T\n",
        "component: stepper # main\nlabel: T\n",
        slashes
      ),
      Case(ios, "    role: button // see design\n", "    role: button # see design\n", slashes),
      Case(
        ios,
        "    states: { disabled: {\n      announce: Dimmed // spoken\n    } }\n",
        "    states: { disabled: {\n      announce: Dimmed # spoken\n    } }\n",
        slashes
      ),
      Case(
        "component: stepper\n",
        "label: T /* as in Figma */\n",
        "label: T # as in Figma */\n",
        "a comment begins with '#'; write it in place of '/*'"
      ),
      Case(
        "component: stepper\n",
        "label: 2//3\npurpose: \"A // b\"\n",
        "label: 2//3\npurpose: \"A // b\"\n"
      ),
    ] as [Case]
  )
  func commentsBehind(case: Case) { `case`.check() }

  private static let dash = "this line goes on with the text above it; begin it with '- '"
  private static let firstDash = "an item of a list begins with '- '; insert it"

  @Test(
    "in place of a dash, or none, begins an item",
    arguments: [
      Case(dialog, "  - OK\n    Cancel\n", "  - OK\n  - Cancel\n", dash),
      Case(dialog, "- OK\n  Later\n  Cancel\n", "- OK\n- Later\n- Cancel\n", dash),
      Case(dialog, "    OK\n  - Cancel\n", "  - OK\n  - Cancel\n", firstDash),
      Case(dialog, "  OK\n  - Cancel\n", "  - OK\n  - Cancel\n", firstDash),
      Case(dialog, "- Keep all\n  photos\n", "- Keep all\n  photos\n"),
    ] as [Case]
  )
  func dashes(case: Case) { `case`.check() }

  private static let mark = "this mark ends nothing in YAML; remove it"

  @Test(
    "at the end of a value or a key goes",
    arguments: [
      Case(
        announcements,
        "  increment: \"x\";\n  decrement: \"y\"\n",
        "  increment: \"x\"\n  decrement: \"y\"\n",
        mark
      ),
      Case(
        ios,
        "    states: { disabled: { announce: x } };\n    name: x\n",
        "    states: { disabled: { announce: x } }\n    name: x\n",
        mark
      ),
      Case(ios, "    name: 'x'.\n    role: button\n", "    name: 'x'\n    role: button\n", mark),
      Case(
        "component: stepper\nplatforms:\n",
        "  ios:;\n    name: x\n  android:,\n    name: x\n",
        "  ios:\n    name: x\n  android:\n    name: x\n",
        mark,
        mark
      ),
      Case(
        "component: stepper\nlabel: T\n",
        "announcements:,\n  increment: \"x\"\n",
        "announcements:\n  increment: \"x\"\n",
        mark
      ),
    ] as [Case]
  )
  func ends(case: Case) { `case`.check() }

  private static let opening = "a quote ends this text that none begins; write one in front of it"

  @Test(
    "of an opening quote writes it, or takes the second one",
    arguments: [
      Case(
        announcements,
        "  increment: {label}, {value}, Button\"\n",
        "  increment: \"{label}, {value}, Button\"\n",
        opening
      ),
      Case(
        announcements,
        "  increment: T, 3, Button\"\n",
        "  increment: \"T, 3, Button\"\n",
        opening
      ),
      Case(
        ios,
        "    states: { disabled: { announce: Dimmed\" } }\n",
        "    states: { disabled: { announce: \"Dimmed\" } }\n",
        opening
      ),
      Case(
        ios,
        "    states: { disabled: { announce: Dimmed' } }\n",
        "    states: { disabled: { announce: 'Dimmed' } }\n",
        opening
      ),
      Case(
        announcements,
        "  increment: \"\"Tickets, 3\"\n",
        "  increment: \"Tickets, 3\"\n",
        "this quote stands behind the one that opens the text; remove it"
      ),
      Case(
        announcements,
        "  increment: {label}, Button'\n  decrement: {label}'\n",
        "  increment: '{label}, Button'\n  decrement: '{label}'\n",
        opening,
        opening
      ),
      Case("component: stepper\n", "label: TV 55\"\n", "label: TV 55\"\n"),
      Case("component: stepper\n", "label: say \"hi\"\n", "label: say \"hi\"\n"),
    ] as [Case]
  )
  func quotes(case: Case) { `case`.check() }

  private static let equals = "a key ends with ':'; write it in place of '='"
  private static let arrow = "a key ends with ':'; write it in place of '=>'"
  private static let space = "a colon behind a key has a space behind it; insert one"

  @Test(
    "in front of brackets leaves the key what it is",
    arguments: [
      Case(ios, "    focus:{ on-select: stay }\n", "    focus: { on-select: stay }\n", space),
      Case(
        ios,
        "    states:\n      disabled:{ announce: x }\n",
        "    states:\n      disabled: { announce: x }\n",
        space
      ),
      Case(
        "component: stepper\n",
        "keyboard:{ tab: focus }\nsettings:{ text-resize: 200% }\n",
        "keyboard: { tab: focus }\nsettings: { text-resize: 200% }\n",
        space,
        space
      ),
      Case(
        ios,
        "    keyboard = { tab: focus, space: activate }\n    name: x\n",
        "    keyboard: { tab: focus, space: activate }\n    name: x\n",
        equals
      ),
      Case("component: stepper\n", "tickets = { a: b }\n", "tickets: { a: b }\n", equals),
      Case(ios, "    tickets = [a, b]\n", "    tickets: [a, b]\n", equals),
      Case(ios, "    foo => bar\n    name: x\n", "    foo: bar\n    name: x\n", arrow),
    ] as [Case]
  )
  func brackets(case: Case) { `case`.check() }

  private static let braces =
    "a key ends with ':', and text that begins with '{' stands in quotes; add both"

  @Test(
    "that is missing between a key and its text in quotes is written",
    arguments: [
      Case(
        announcements,
        "  \"increment\" \"T, 3\"\n  \"decrement\" \"T, 2\"\n",
        "  \"increment\": \"T, 3\"\n  \"decrement\": \"T, 2\"\n",
        "a key ends with ':'; add it",
        "a key ends with ':'; add it"
      ),
      Case(
        "component: switch\nannouncements:\n",
        "  'on' \"On, Wi-Fi\"\n",
        "  'on': \"On, Wi-Fi\"\n",
        "a key ends with ':'; add it"
      ),
      Case(announcements, "  'increment' {label}\n", "  'increment': \"{label}\"\n", braces),
      Case(
        announcements,
        "  \"increment\" {label}, {value}\n  'decrement' {label}\n",
        "  \"increment\": \"{label}, {value}\"\n  'decrement': \"{label}\"\n",
        braces,
        braces
      ),
      Case(
        ios,
        "    'name' {label} here\n    role: button\n",
        "    'name': \"{label} here\"\n    role: button\n",
        braces
      ),
    ] as [Case]
  )
  func quoted(case: Case) { `case`.check() }

  private static let unbraced = "the entries of a map on one line stand in braces; put them in"

  @Test(
    "in a number, an alias or a map is told as what it is",
    arguments: [
      Case(
        "component: stepper\n",
        "value: { current: 1,000, max: 10 }\n",
        "value: { current: 1000, max: 10 }\n",
        "a comma in braces ends the number; write '1000'"
      ),
      Case(
        "component: stepper\n",
        "value: { min: 1, max: 1,234,000 }\n",
        "value: { min: 1, max: 1234000 }\n",
        "a comma in braces ends the number; write '1234000'"
      ),
      Case(
        "component: stepper\nx-s: &shared { role: button }\nplatforms:\n  ios:\n",
        "    <<: \"*shared\"\n",
        "    <<: *shared\n",
        "an alias stands without quotes; remove them"
      ),
      Case(
        "component: stepper\n",
        "value: current: 2, min: 1, max: 8\n",
        "value: { current: 2, min: 1, max: 8 }\n",
        unbraced
      ),
      Case(
        announcements.replacing("announcements:\n", with: ""),
        "value: (current: 2, max: 8)\nannouncements: { increment: \"T, 2\" }\n",
        "value: {current: 2, max: 8}\nannouncements: { increment: \"T, 2\" }\n",
        unbraced
      ),
      Case(
        ios,
        "    states: disabled: { announce: Dimmed }\n    keyboard: tab: focus, space: activate\n",
        "    states: { disabled: { announce: Dimmed } }\n"
          + "    keyboard: { tab: focus, space: activate }\n",
        unbraced,
        unbraced
      ),
      Case(
        announcements,
        "  page 1 \"T, 2\"\n  increment: \"T, 3\"\n",
        "  page 1: \"T, 2\"\n  increment: \"T, 3\"\n",
        "a key ends with ':'; add it"
      ),
    ] as [Case]
  )
  func values(case: Case) { `case`.check() }

  @Test(
    "of brackets or dashes leaves the lines around it what they are",
    arguments: [
      Case(
        "component: stepper\n",
        "value: { current: 3, min: 0\nti\nlabel: T\n",
        "value: { current: 3, min: 0}\nti:\nlabel: T\n",
        "this '{' has no end; close it with '}'",
        "a key ends with ':'; add it"
      ),
      Case(
        ios,
        "    framework: uikit\n    - role: button\n    - name: x\n",
        "    framework: uikit\n    role: button\n    name: x\n",
        "this dash begins an item where none belongs; remove it"
      ),
    ] as [Case]
  )
  func lines(case: Case) { `case`.check() }

  @Test(
    "of none leaves a key that stands twice, with another value, to its author",
    arguments: [
      Case(
        ios,
        "    role: button\n    role: link\n",
        "    role: button\n    role: link\n",
        "'role' stands twice in this map; join the two or remove one"
      ),
      Case(
        ios,
        "    name: Tickets\n    role: button\n    name: Guests\n",
        "    name: Tickets\n    role: button\n    name: Guests\n",
        "'name' stands twice in this map; join the two or remove one"
      ),
      Case(
        ios + "    role: button\n  android:\n",
        "    role: button\n    hint: a\n    role: link\n",
        "    role: button\n    hint: a\n    role: link\n",
        "'role' stands twice in this map; join the two or remove one"
      ),
    ] as [Case]
  )
  func twice(case: Case) { `case`.check() }
}
