import SourceText
import TestSupport
import YAMLSyntax

/// Types and takes back at 100,000 lines, in texts of different shapes, at different places; each
/// time is the shortest of three.
func measureKeystrokes() {
  print("keystroke at 100,000 lines: median and worst of typing and of taking back, in µs")
  let header = LongSpecs.places.map { "\($0.name)".padded(to: 18) }.joined()
  for shape in LongSpecs.all(ofLines: 100_000) {
    let stream = YAMLStream(parsing: SourceText(shape.text))
    let problems = stream.documents.reduce(0) { $0 + $1.tree.problems.count }
    let bytes = stream.text.bytes.count
    print(
      "  \(shape.name): \(stream.documents.count) documents, \(bytes) bytes, \(problems) problems"
    )
    print("    " + "".padded(to: 16) + header)
    var times = Keystrokes(stream)
    for key in LongSpecs.keys {
      let cells = LongSpecs.places.map { place in
        times.measure(key, in: place.range(stream.text)).padded(to: 18)
      }
      print("    " + key.name.padded(to: 16) + cells.joined())
    }
    print("    " + "all".padded(to: 16) + times.summary)
  }
}

/// A thing to type; it replaces as many bytes as it removes.
struct Keystroke {
  let name: String
  var insertion = ""
  var removed = 0
}

/// The texts, keys and places of the measurement.
enum LongSpecs {
  struct Shape {
    let name: String
    let text: String
  }

  struct Place {
    let name: String
    let range: @Sendable (SourceText) -> ByteRange
  }

  static let keys = [
    Keystroke(name: "letter", insertion: "x"),
    Keystroke(name: "colon", insertion: ":"),
    Keystroke(name: "line break", insertion: "\n"),
    Keystroke(name: "indented break", insertion: "\n    "),
    Keystroke(name: "double quote", insertion: "\""),
    Keystroke(name: "single quote", insertion: "'"),
    Keystroke(name: "[", insertion: "["),
    Keystroke(name: "{", insertion: "{"),
    Keystroke(name: "#", insertion: "#"),
    Keystroke(name: "space", insertion: " "),
    Keystroke(name: "-", insertion: "-"),
    Keystroke(name: "delete", removed: 1),
    Keystroke(
      name: "paste 50 lines",
      insertion: (0..<50).map { "      - label: Pasted \($0)\n" }.joined()
    ),
  ]

  static let places = [
    Place(name: "first 200 bytes") { 0..<min(200, $0.bytes.count) },
    Place(name: "last 200 bytes") { max($0.bytes.count - 200, 0)..<$0.bytes.count },
    Place(name: "random") { 0..<$0.bytes.count },
  ]

  static func all(ofLines count: Int) -> [Shape] {
    var generator = SpecGenerator(seed: 5)
    let many = generator.stream(ofLines: count)
    return [
      Shape(name: "many documents", text: many),
      Shape(name: "one mapping with long entries", text: entries(count)),
      Shape(name: "all below segments:", text: segments(count)),
      Shape(name: "all below platforms:", text: platforms(count, many)),
      Shape(name: "all below segments:, with half-typed lines", text: halfTyped(segments(count))),
    ]
  }

  /// Entries of a thousand lines each.
  private static func entries(_ count: Int) -> String {
    "component: stepper\n"
      + (0..<(count / 1_000)).map { entry in
        "x-group-\(entry):\n"
          + (0..<333).map {
            """
              - label: Item \($0) of group \(entry)
                name: "Item \($0), Button" # announced
                selected: false\n
            """
          }.joined()
      }.joined()
  }

  private static func segments(_ count: Int) -> String {
    "component: segmented-control\nsegments:\n"
      + (0..<(count / 5)).map {
        """
          - label: Segment \($0)
            name: Segment number \($0)
            icon:
              image: tray-\($0)
              decorative: true\n
        """
      }.joined()
  }

  /// Specs below one key, each below a key of its own.
  private static func platforms(_ count: Int, _ many: String) -> String {
    var text = "component: stepper\nplatforms:\n  spec-0:\n"
    var number = 0
    for line in many.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "---" { number += 1 }
      text += line == "---" ? "  spec-\(number):\n" : line.isEmpty ? "\n" : "    \(line)\n"
    }
    return text
  }

  /// Every thousandth line is cut in its middle, or has a mark without end.
  private static func halfTyped(_ text: String) -> String {
    text.split(separator: "\n").enumerated().map { number, content in
      let line = String(content)
      return switch number % 5_000 {
      case 500: String(line.prefix(line.count / 2))
      case 1_502: "\(line)\""
      case 2_501: line.replacing(": ", with: ": [")
      case 3_501: line.replacing(": ", with: ": \"")
      default: line
      }
    }.joined(separator: "\n") + "\n"
  }
}

/// The times of keystrokes in one text.
private struct Keystrokes {
  private var stream: YAMLStream
  private var random = SplitMix(seed: 9)
  private var all: [Duration] = []

  init(_ stream: YAMLStream) {
    self.stream = stream
    for _ in 0..<20 { _ = self.stream.applying(.insert("x", at: 100)) }
  }

  /// Types a key at 20 places of a range and takes it back.
  mutating func measure(_ key: Keystroke, in range: ByteRange) -> String {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<20 {
      let start = min(
        Int.random(in: range, using: &random),
        stream.text.bytes.count - key.removed
      )
      let edit = TextEdit(start..<(start + key.removed), with: key.insertion)
      let inverse = TextEdit(
        start..<(start + key.insertion.utf8.count),
        with: stream.text.string(in: edit.range)
      )
      for edit in [edit, inverse] {
        let before = stream
        // An edit changes nothing, so it can be made again; the shortest time is the edit's own.
        times.append(
          (0..<3).map { _ in clock.measure { stream = before.applying(edit) } }.min() ?? .zero
        )
      }
    }
    all += times
    return Self.text(of: times)
  }

  var summary: String { Self.text(of: all) }

  private static func text(of times: [Duration]) -> String {
    let sorted = times.map { Int(($0.seconds * 1e6).rounded()) }.sorted()
    return "\(sorted[sorted.count / 2]) / \(sorted[sorted.count - 1])"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
