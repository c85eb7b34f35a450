import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("A key in a comment")
struct HiddenKeyTests {
  private static let head = """
    component: stepper
    label: Tickets
    value: 3
    keyboard: { tab: focus, arrows: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }
    platforms:

    """

  /// The topics of a platform, each with its lines.
  private static let topics = [
    "framework": [""], "role": [": button"],
    "states": [":", "  disabled: { API, announce: WORD }"],
    "focus": [":", "  on-value-change: { announce: NOTE, focus: stay }"],
    "increment": [":", "  name: Adds one ticket to 3 tickets"],
    "decrement": [":", "  name: Removes one ticket from 3 tickets"],
    "announcements": [
      ":", "  increment: \"Tickets, 3, Increment, END\"",
      "  decrement: \"Tickets, 3, Decrement, END\"",
    ],
  ]

  /// A spec with the topics in an order, and the key of one in a comment on some platforms.
  private static func spec(
    _ order: [String],
    hiding hidden: String?,
    on platforms: [String],
    _ mark: String
  )
    -> String
  {
    let words = [
      "ios": [
        "API": "api: isEnabled=false", "WORD": "Dimmed", "NOTE": ".announcement", "END": "Button",
      ],
      "android": [
        "API": "api: \"android:enabled=false\"", "WORD": "disabled",
        "NOTE": "accessibilityLiveRegion", "END": "Double tap to activate",
      ],
    ]
    let maps = ["ios", "android"].map { platform in
      let lines = order.flatMap { topic -> [String] in
        let rest = topics[topic] ?? []
        let value = topic == "framework" ? ": " + (platform == "ios" ? "uikit" : "views") : rest[0]
        let key = "    \(topic)\(value)"
        let isHidden = topic == hidden && platforms.contains(platform)
        let first =
          isHidden ? mark.hasPrefix(" ") ? mark + key.drop { $0 == " " } : mark + key : key
        return [first] + rest.dropFirst().map { "    " + $0 }
      }
      return (words[platform] ?? [:]).reduce("  \(platform):\n" + lines.joined(separator: "\n")) {
        $0.replacing($1.key, with: $1.value)
      }
    }
    return head + maps.joined(separator: "\n") + "\n"
  }

  static let orders: [[String]] = [
    ["framework", "role", "states", "focus", "increment", "decrement", "announcements"],
    ["states", "announcements", "focus", "role", "framework", "decrement", "increment"],
    ["announcements", "framework", "focus", "states", "increment", "role", "decrement"],
    ["framework", "increment", "announcements", "decrement", "states", "role", "focus"],
  ]

  @Test(
    "is one finding on each platform, and its fix takes the comment away",
    arguments: orders,
    ["states", "focus", "announcements", "increment"]
  )
  func hidden(order: [String], topic: String) {
    let whole = Self.spec(order, hiding: nil, on: [], "")
    let known = Snapshot(SourceText(whole)).findings.map(\.message)
    for mark in ["#", "# ", "    # ", "    #"] {
      for platforms in [["ios", "android"], ["ios"], ["android"]] {
        let text = SourceText(Self.spec(order, hiding: topic, on: platforms, mark))
        let found = Snapshot(text).findings.filter { !known.contains($0.message) }
        #expect(found.count == platforms.count, "\(mark) \(platforms): \(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.hasPrefix("this '#' hides the key") })
        let after = text.applying(found.flatMap { $0.fixes.first?.edits ?? [] })
        #expect(Snapshot(after).findings.map(\.message) == known)
      }
    }
  }
}
