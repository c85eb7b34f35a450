import TestSupport

/// A text that no person writes.
struct Extreme {
  let name: String
  let bytes: [UInt8]

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

  /// The text that many copies of another one make, behind the first line of a spec.
  private init(_ name: String, _ part: String, times count: Int, end: String = "") {
    self.init(name, "component: stepper\n" + String(repeating: part, count: count) + end)
  }

  private static let million = 1_000_000

  static var all: [Extreme] { depths + aliases + lines + foreign + mistakes + masses }

  private static var depths: [Extreme] {
    [
      Extreme("lists, 1,000,000 levels", String(repeating: "- ", count: million)),
      Extreme("keys, 5,000 levels", nestedKeys(5_000)),
      Extreme("brackets, 1,000,000 levels", String(repeating: "[", count: million)),
      Extreme("brackets with ends, 1,000,000 levels", closedFlow(million)),
      Extreme(
        "braces in a spec, 1,000,000 levels",
        "component: stepper\nstates: "
          + String(repeating: "{a: ", count: million)
      ),
      Extreme("alternating, 1,000,000 levels", String(repeating: "[{a: ", count: million / 2)),
      Extreme("explicit keys, 1,000,000 levels", String(repeating: "? ", count: million)),
      Extreme("lists and keys, 1,000,000 levels", String(repeating: "- ? ", count: million / 2)),
      Extreme("anchors, 1,000,000 levels", String(repeating: "[&a ", count: million)),
    ]
  }

  private static var aliases: [Extreme] {
    [
      Extreme("aliases that expand to 10^9", expansion("[", "]")),
      Extreme("merge keys that expand to 10^9", expansion("{ <<: [", "] }")),
      Extreme(
        "100,000 anchors and aliases",
        "component: stepper\nstates:\n"
          + numbered(100_000) { "- &a\($0) b\n- *a\($0)\n" }
      ),
    ]
  }

  private static var lines: [Extreme] {
    [
      Extreme("a label of 1 MB", "label: " + String(repeating: "word, ", count: 170_000)),
      Extreme("a key of 1 MB", String(repeating: "k", count: million) + ": v"),
      Extreme(
        "a quoted text of 1 MB",
        "label: \"",
        times: 1,
        end:
          String(repeating: "word ", count: 200_000) + "\""
      ),
      Extreme("a comment of 1 MB", "label: v # " + String(repeating: "c", count: million)),
      Extreme(
        "170,000 states on a line",
        "states: [",
        times: 1,
        end:
          String(repeating: "word, ", count: 170_000) + "]"
      ),
      Extreme(
        "100,000 keys on a line",
        "{component: stepper, "
          + numbered(100_000) { "k\($0): v, " } + "}"
      ),
      Extreme(
        "a phrase of 50,000 placeholders",
        "announcements: { increment: \"",
        times: 1,
        end:
          String(repeating: "3 of 4, {label} button ", count: 50_000) + "\" }"
      ),
    ]
  }

  /// Bytes that are no text, or text in another encoding.
  private static var foreign: [Extreme] {
    [
      Extreme("a NUL", "label: a\0b\n", times: 1),
      Extreme("5 MB of NUL", [UInt8](repeating: 0, count: 5 * million)),
      Extreme("a NUL at every other place, 1 MB", "a\0", times: million / 2),
      Extreme("5 MB of bytes that are not UTF-8", [UInt8](repeating: 0xFF, count: 5 * million)),
      Extreme(
        "a label of 5 MB that is not UTF-8",
        Array("component: stepper\nlabel: ".utf8)
          + [UInt8](repeating: 0xC0, count: 5 * million)
      ),
      Extreme(
        "200,000 lines of Latin-1",
        Array("component: stepper\n".utf8)
          + Array(repeatElement(Array("titre: ".utf8) + [0xE9, 0x0A], count: 200_000).joined())
      ),
      Extreme("byte order marks, 1 MB", String(repeating: "\u{FEFF}", count: million / 3)),
    ]
  }

  private static var mistakes: [Extreme] {
    [
      Extreme(
        "an open quote, 1 MB",
        "label: \"",
        times: 1,
        end:
          String(repeating: "word\n ", count: 170_000)
      ),
      Extreme(
        "an open bracket, 1 MB",
        "states: [",
        times: 1,
        end:
          String(repeating: "word,\n ", count: 150_000)
      ),
      Extreme(
        "lines that fit nothing, 1 MB",
        "a: \"b\"\n"
          + String(repeating: "   c\n", count: 200_000)
      ),
      Extreme("keys half typed, 1 MB", "a: b\nkey\n", times: 110_000),
      Extreme("brackets of another kind, 1 MB", String(repeating: "[a}", count: million / 3)),
      Extreme(
        "braces that close nothing, 1 MB",
        String(repeating: "[", count: million / 2)
          + String(repeating: "}", count: million / 2)
      ),
      Extreme(
        "100,000 %TAG lines",
        numbered(100_000) { "%TAG !e\($0)! tag:e\n" } + "---\n"
          + numbered(100_000) { "- !e\($0)!a b\n" }
      ),
      Extreme("joined lines of open quotes, 1 MB", "- \"a\\\n", times: million / 6),
      Extreme("500,000 wrong indentations", "a: b\n  c: d\n", times: 250_000),
    ]
  }

  /// What is right or wrong many times.
  private static var masses: [Extreme] {
    var generator = SpecGenerator(seed: 1)
    return [
      Extreme("100,000 documents", String(repeating: "---\n", count: 100_000)),
      Extreme("100,000 unknown keys", "component: stepper\n" + numbered(100_000) { "k\($0): v\n" }),
      Extreme("100,000 times the same key", "k: v\n", times: 100_000),
      Extreme(
        "100,000 comments that allow",
        "component: stepper\n"
          + numbered(100_000) { "k\($0): v # a11y-spec: allow unknown-key\n" }
      ),
      Extreme(
        "100,000 APIs at the wrong place",
        "component: stepper\n"
          + numbered(100_000) { "accessibilityLabel\($0 % 9): v\n" }
      ),
      Extreme("50 MB of specs", generator.stream(ofBytes: 50_000_000)),
      Extreme("50 MB of NUL", [UInt8](repeating: 0, count: 50_000_000)),
    ]
  }

  private static func numbered(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  private static func nestedKeys(_ depth: Int) -> String {
    numbered(depth) { String(repeating: " ", count: $0) + "a:\n" }
  }

  private static func closedFlow(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  /// A spec with nine levels of ten aliases each.
  private static func expansion(_ opening: String, _ closing: String) -> String {
    "component: stepper\nx-a0: &a0 { disabled: { announce: Dimmed } }\n"
      + (1...9).map { level in
        let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
        return "x-a\(level): &a\(level) \(opening)\(list)\(closing)\n"
      }.joined() + "states: *a9\nsegments: *a9\nplatforms: { ios: { states: *a9 } }\n"
  }
}
