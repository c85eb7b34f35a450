import SourceText
import TestSupport
import YAMLSyntax

/// Types and takes back at 100,000 lines, in texts of different shapes, at random and telling
/// places.
///
/// Each time is the processor time of this thread, the shortest of three. A name of a shape, or the
/// beginning of one, limits the measurement to it.
func measureKeystrokes(shape wanted: String = "", listing: Bool = false) {
  var all = KeystrokeTimes()
  for shape in LongShapes.all(ofLines: 100_000) where shape.name.hasPrefix(wanted) {
    let stream = YAMLStream(parsing: SourceText(shape.text))
    let problems = stream.documents.reduce(0) { $0 + $1.tree.problems.count }
    let bytes = stream.text.bytes.count
    print(
      "\(shape.name): \(stream.documents.count) documents, \(stream.text.lines.count) lines, "
        + "\(bytes) bytes, \(problems) problems"
    )
    var times = KeystrokeTimes()
    var typist = Typist(stream)
    for key in Keystroke.all {
      for place in KeystrokePlace.allCases {
        for time in typist.times(of: key, at: place) { times.add(time) }
      }
    }
    times.printTable(listing: listing)
    all.add(times)
  }
  print("keystroke at 100,000 lines, all shapes")
  all.printTable(listing: false)
}

/// A thing to type; it replaces as many bytes as it removes.
private struct Keystroke {
  let name: String
  var insertion = ""
  var removed = 0

  static let all = [
    Keystroke(name: "letter", insertion: "x"),
    Keystroke(name: "digit", insertion: "7"),
    Keystroke(name: "space", insertion: " "),
    Keystroke(name: "two spaces", insertion: "  "),
    Keystroke(name: "line break", insertion: "\n"),
    Keystroke(name: "indented break", insertion: "\n    "),
    Keystroke(name: "delete", removed: 1),
    Keystroke(name: "delete two", removed: 2),
    Keystroke(name: "colon", insertion: ":"),
    Keystroke(name: "comma", insertion: ","),
    Keystroke(name: "-", insertion: "-"),
    Keystroke(name: "- and space", insertion: "- "),
    Keystroke(name: "double quote", insertion: "\""),
    Keystroke(name: "single quote", insertion: "'"),
    Keystroke(name: "two quotes", insertion: "\"\""),
    Keystroke(name: "[", insertion: "["),
    Keystroke(name: "]", insertion: "]"),
    Keystroke(name: "{", insertion: "{"),
    Keystroke(name: "}", insertion: "}"),
    Keystroke(name: "#", insertion: "#"),
    Keystroke(name: "|", insertion: "|"),
    Keystroke(name: "tab", insertion: "\t"),
    Keystroke(name: "paste a line", insertion: "pasted: line\n"),
    Keystroke(name: "paste an item", insertion: "  - label: Pasted\n"),
    Keystroke(
      name: "paste 50 lines",
      insertion: (0..<50).map { "      - label: Pasted \($0)\n" }.joined()
    ),
  ]
}

private enum KeystrokePlace: String, CaseIterable {
  case first = "in the first 200 bytes"
  case last = "in the last 200 bytes"
  case anywhere = "anywhere"
  case lineStart = "at the start of a line"
  case content = "before the first word of a line"
  case lineEnd = "at the end of a line"
  case behindColon = "behind a colon"

  func offset(in text: SourceText, _ random: inout SplitMix) -> Int {
    let count = text.bytes.count
    switch self {
    case .first: return Int.random(in: 0..<min(200, count), using: &random)
    case .last: return Int.random(in: max(count - 200, 0)..<count, using: &random)
    case .anywhere: return Int.random(in: 0..<count, using: &random)
    case .lineStart, .content, .lineEnd, .behindColon: break
    }
    let line = text.content(ofLine: Int.random(in: 0..<text.lines.count, using: &random))
    let bytes = text.bytes
    switch self {
    case .content:
      return line.first { bytes[$0] != UInt8(ascii: " ") } ?? line.upperBound
    case .lineEnd: return line.upperBound
    case .behindColon:
      return line.first { bytes[$0] == UInt8(ascii: ":") }.map { $0 + 1 } ?? line.upperBound
    default: return line.lowerBound
    }
  }
}

/// How long one edit took.
private struct KeystrokeTime {
  let key: String
  let isTakenBack: Bool
  let place: KeystrokePlace
  let microseconds: Int
  let edit: TextEdit
  /// The text around the place before the edit.
  let context: String

  var description: String {
    let edited = "\(edit.range.lowerBound)..<\(edit.range.upperBound)"
    return "\(isTakenBack ? "takes back " : "")\(key) \(place.rawValue), at \(edited) in \(context)"
  }
}

/// Types at random places of one text.
private struct Typist {
  private var stream: YAMLStream
  private var random = SplitMix(seed: 9)

  init(_ stream: YAMLStream) {
    self.stream = stream
    for _ in 0..<20 { _ = self.stream.applying(.insert("x", at: 100)) }
  }

  /// Types a key at some places and takes it back.
  mutating func times(of key: Keystroke, at place: KeystrokePlace) -> [KeystrokeTime] {
    var times: [KeystrokeTime] = []
    for _ in 0..<12 {
      let text = stream.text
      let start = min(place.offset(in: text, &random), text.bytes.count - key.removed)
      let edit = TextEdit(start..<(start + key.removed), with: key.insertion)
      let inverse = TextEdit(
        start..<(start + key.insertion.utf8.count),
        with: text.string(in: edit.range)
      )
      let around =
        text.string(in: max(start - 30, 0)..<start)
        + "␣" + text.string(in: start..<min(start + 30, text.bytes.count))
      let context = around.debugDescription
      for (edit, isTakenBack) in [(edit, false), (inverse, true)] {
        let before = stream
        // An edit changes nothing, so it can be made again; the shortest time is the edit's own.
        let time = (0..<3).map { _ in processorTime { stream = before.applying(edit) } }.min()
        times.append(
          KeystrokeTime(
            key: key.name,
            isTakenBack: isTakenBack,
            place: place,
            microseconds: Int(((time ?? .zero).seconds * 1e6).rounded()),
            edit: edit,
            context: context
          )
        )
      }
    }
    return times
  }
}

/// What was measured, of each key.
private struct KeystrokeTimes {
  private var times: [KeystrokeTime] = []

  mutating func add(_ time: KeystrokeTime) { times.append(time) }
  mutating func add(_ others: KeystrokeTimes) { times += others.times }

  func printTable(listing: Bool) {
    print("  in µs".padded(to: 20) + "  median     99 %    worst     > 5 ms  the worst")
    for key in Keystroke.all { printRow(key.name, times.filter { $0.key == key.name }) }
    printRow("all", times)
    guard listing else { return }
    for time in times.sorted(by: { $0.microseconds > $1.microseconds }).prefix(40) {
      print("    \(time.microseconds): \(time.description)")
    }
  }

  private func printRow(_ name: String, _ times: [KeystrokeTime]) {
    let sorted = times.sorted { $0.microseconds < $1.microseconds }
    guard let worst = sorted.last else { return }
    let slow = sorted.count { $0.microseconds > 5_000 }
    let numbers = [
      sorted[sorted.count / 2].microseconds, sorted[sorted.count * 99 / 100].microseconds,
      worst.microseconds,
    ]
    let columns = numbers.map { String($0).padded(before: 9) }.joined()
    let share = "\(slow)/\(sorted.count)".padded(before: 11)
    print("  " + name.padded(to: 17) + columns + share + "  " + worst.description)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  fileprivate func padded(before width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
