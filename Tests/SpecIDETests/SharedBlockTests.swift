import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("A block that aliases share")
struct SharedBlockTests {
  private static let head = "component: stepper\nlabel: Tickets\n"
  private static let ios = "\nplatforms:\n  ios:\n    framework: uikit\n    "
  private static let beside = "\n  android:\n    framework: views\n    "
  private static let android = "\nplatforms:" + beside

  @Test(
    "is described as where it is used first",
    arguments: [
      (
        "x-a: &a\n  $0role: button" + ios + "<<: *a",
        "The stepper buttons themselves should be announced as “Button”."
      ),
      ("x-a: &a\n  role: but$0ton" + ios + "<<: *a", "VoiceOver"),
      ("x-a: &a { disabled: { $0announce: Dimmed } }" + ios + "states: *a", "“Dimmed”"),
      ("x-a: { b: &a { role: $0button } }" + ios + "<<: [*a]", "VoiceOver"),
      ("x-a: &a but$0ton" + ios + "role: *a", "VoiceOver"),
      ("x-a: &a { role: $0button }\nx-b: &b { <<: *a }" + ios + "<<: *b", "VoiceOver"),
      ("x-a: &a { ta$0b: focus }\nkeyboard: *a", "Focus visibly moves to the button"),
      ("x-a:\n  - &a\n    role: but$0ton" + android + "<<: *a", "TalkBack"),
    ] as [(String, String)]
  )
  func hover(document: String, sentence: String) throws {
    let content = try #require(self.hover(in: Self.head + document))
    #expect(content.contains(sentence))
  }

  @Test(
    "is described as on all platforms that use it",
    arguments: ["announce: disa$0bled", "$0announce: Dimmed"]
  )
  func hoverOfSeveral(entry: String) throws {
    let shared = "x-a: &a { disabled: { \(entry) } }"
    let text = Self.head + shared + Self.ios + "states: *a" + Self.beside + "states: *a"
    let content = try #require(hover(in: text))
    #expect(content.contains("iOS") && content.contains("Android"))
  }

  @Test(
    "is not described where nobody uses it",
    arguments: [
      "x-a: &a\n  role: but$0ton", "x-$0a: &a\n  role: button\nplatforms: { ios: *a }",
      "x-a: &a { <<: *a, role: but$0ton }", "x-a: &a { b: &b { role: b$0 }, c: *b }",
    ]
  )
  func unused(document: String) {
    #expect(hover(in: Self.head + document) == nil)
  }

  @Test(
    "is completed as where it is used first",
    arguments: [
      ("x-a: &a\n  role: button\n  $0" + ios + "<<: *a", "framework", "traits"),
      ("x-a: &a\n  role: $0" + ios + "<<: *a", "button", "button"),
      ("x-a: &a { disabled: { announce: $0 } }" + ios + "states: *a", "Dimmed", "Dimmed"),
      ("x-a: &a { disabled: { announce: $0 } }" + android + "states: *a", "disabled", "disabled"),
      ("x-a: &a\n  increment: \"{$0\"" + ios + "announcements: *a", "{label}", "{value}"),
      ("x-a: &a\n  b: &b\n    $0\n" + ios + "keyboard: *b", "tab", "space"),
    ] as [(String, String, String)]
  )
  func completion(document: String, first: String, second: String) {
    let labels = completions(in: Self.head + document).map(\.label)
    #expect(labels.contains(first) && labels.contains(second))
  }

  @Test("is completed as on all platforms that use it")
  func completionOfSeveral() {
    let shared = "x-a: &a { disabled: { announce: $0 } }"
    let text = Self.head + shared + Self.ios + "states: *a" + Self.beside + "states: *a"
    let labels = completions(in: text).map(\.label)
    #expect(labels.contains("Dimmed") && labels.contains("disabled"))
  }

  @Test(
    "completes a phrase in a list of announcements as one of a map",
    arguments: [
      ("- Tickets, 3, $0", "Tickets, 3, Increment, Button"), ("- \"{$0\"", "{label}"),
      ("- \"Tickets, {va$0\"", "{value}"), ("- 'Tick$0'", "Tickets, 3, Increment, Button"),
      ("- Tickets,$0", "Tickets, 3, Decrement, Button"), ("- te$0", "text"),
    ] as [(String, String)]
  )
  func phrase(item: String, label: String) {
    let text = Self.head + "value: 3" + Self.ios + "announcements:\n      " + item
    #expect(completions(in: text).contains { $0.label == label })
  }

  /// Whole items in a form, with `$0` for the moment and `$1` for the phrase.
  private static func items(_ form: String) -> [String] {
    [
      ("increment", "\"{label}, {value}, Increment, Button\""),
      ("decrement", "\"{label}, {value}, Decrement, Button\""), ("value-change", "\"{value}\""),
    ].map { form.replacing("$0", with: $0).replacing("$1", with: $1) }
  }

  @Test(
    "offers keys, and where an item begins moments, for a word in a list of announcements",
    arguments: [
      ("- dec$0", ["for: ", "state: ", "text: ", "reason: "] + items("for: $0\n        text: $1")),
      ("- for: increment\n      dec$0", ["- for: ", "- state: ", "- text: ", "- reason: "]),
      (
        "-\n        dec$0",
        ["for: ", "state: ", "text: ", "reason: "] + items("for: $0\n        text: $1")
      ),
      ("- for: increment\n        dec$0", ["state: ", "text: ", "reason: "]),
      (
        "[dec$0]",
        items("{ for: $0, text: $1 }") + ["{ for:  }", "{ state:  }", "{ text:  }", "{ reason:  }"]
      ),
    ] as [(String, [String])]
  )
  func wordInList(items: String, insertions: [String]) {
    let text = Self.head + "value: 3" + Self.ios + "announcements:\n      " + items
    #expect(completions(in: text).map(\.insertion) == insertions)
  }

  private func hover(in marked: String) -> String? {
    let fixture = Fixture(marked)
    return fixture.cursor.flatMap {
      Snapshot(SourceText(fixture.text)).hover(at: $0, as: .plainText)?.content
    }
  }
}
