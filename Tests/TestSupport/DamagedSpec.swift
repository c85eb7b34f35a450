/// A spec with one mistake in its middle, and places behind the mistake to ask about.
public struct DamagedSpec: Sendable, CustomStringConvertible {
  /// What is wrong.
  public let title: String
  public let text: String

  public var description: String { title }

  /// Where the key `role` of the iOS platform begins, behind the mistake.
  public var role: Int { offset(of: "role: button # here") }

  /// The end of the text, where another key of `keyboard` may stand.
  public var end: Int { text.utf8.count }

  private func offset(of part: String) -> Int {
    text.ranges(of: part).last.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
      ?? 0
  }

  private init(_ title: String, common: String = "", nested: String = "") {
    self.title = title
    text = """
      component: stepper
      label: Tickets
      \(common)
      platforms:
        ios:
          framework: uikit
      \(nested)
          role: button # here
        android:
          framework: views
      settings: { text-resize: 200% }
      keyboard:
        space: activate
        \("")
      """
  }

  /// Each mistake twice: among the keys of the first level, and among those of a platform.
  public static let all: [DamagedSpec] = mistakes.flatMap { title, lines in
    let isMarker = title.hasPrefix("the markers")
    let indented = lines.split(separator: "\n").map { line in
      isMarker && !line.hasPrefix("hint") ? line : "    " + line
    }
    return [
      DamagedSpec(title, common: lines),
      DamagedSpec(title + ", nested", nested: indented.joined(separator: "\n")),
    ]
  }

  private static let mistakes = [
    ("an open double quote", "hint: \"Adjusts"),
    ("an open single quote", "hint: 'Adjusts"),
    ("text behind a quote", "hint: \"Adjusts\" the count"),
    ("an open brace", "value: {"),
    ("an open bracket with an item", "actions: [decrement"),
    ("an open bracket above dashes", "actions: [\n  - decrement\n  - increment"),
    ("a bracket too many", "value: { current: 3 }}"),
    ("a key half typed", "rol"),
    ("a key without a space", "hint:Adjusts"),
    ("a key with an equals sign", "hint = Adjusts"),
    ("a key with a full-width colon", "hint：Adjusts"),
    ("a colon in front of a key", ": hint: Adjusts"),
    ("a colon within a phrase", "hint: Note: adjusts"),
    ("a placeholder at the start of a phrase", "hint: {label}, {value}"),
    ("an at sign", "hint: @FocusState"),
    ("an asterisk and words", "hint: *required field"),
    ("an ampersand and words", "hint: & more"),
    ("a greater-than sign", "hint: > 3 tickets"),
    ("a stray dash", "- hint: Adjusts"),
    ("a key too far right", " hint: Adjusts"),
    ("a tab", "\thint: Adjusts"),
    ("text of a block scalar that is not indented", "hint: |\nAdjusts the count"),
    ("the markers of a conflict", "<<<<<<< HEAD\nhint: a\n=======\nhint: b\n>>>>>>> x"),
    ("an alias without an anchor", "hint: *nobody"),
    ("an anchor without a name", "hint: &"),
    ("an unknown escape", "hint: \"\\d\""),
    ("commas behind values", "\"hint\": \"Adjusts\",\n\"name\": \"Tickets\","),
    ("bullets", "actions:\n* decrement\n* increment"),
  ]
}
