import Foundation
import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("In a damaged file, away from the damage")
struct CompletionSurvivalTests {
  @Test(
    "the same is proposed as in the intact one",
    arguments: [
      ("platforms:", "platforms"), ("platforms:", "platforms ="), ("platforms:", "platforms;"),
      ("platforms:", " platforms:"), ("platforms:", "\"platforms:"),
      ("platforms:", "foo\nplatforms:"),
      ("  ios:", "ios:"), ("  ios:", " ios:"), ("  ios:", "   ios:"), ("  ios:", "  ios"),
      ("  ios:", "  \"ios:"),
      ("  android:", "   android:"), ("  android:", " android:"), ("  android:", "\tandroid:"),
      ("  android:", "  'android:"), ("  android:", "// android\n  android:"),
      ("  android:", "```\n  android:"), ("  android:", ">>>>>>> theirs\n  android:"),
      ("    element: UIStepper", "element: UIStepper"),
      ("    element: UIStepper", " element: UIStepper"),
      ("    element: UIStepper", "  element: UIStepper"),
      ("    element: UIStepper", "   element: UIStepper"),
      ("    element: UIStepper", "     element: UIStepper"),
      ("    element: UIStepper", "\telement: UIStepper"),
      ("    element: UIStepper", "-    element: UIStepper"),
      ("    element: UIStepper", "  -    element: UIStepper"),
      ("    element: UIStepper", "    - element: UIStepper"),
      ("    element: UIStepper", "-\n    element: UIStepper"),
      ("    element: UIStepper", "  -\n    element: UIStepper"),
      ("    element: UIStepper", "foo\n    element: UIStepper"),
      ("    element: UIStepper", "    elem\n    element: UIStepper"),
      ("    element: UIStepper", "    element UIStepper"),
      ("    element: UIStepper", "    element:UIStepper"),
      ("    element: UIStepper", "    element: \"UIStepper"),
      ("    element: UIStepper", "    \"element: UIStepper"),
      // What the device says is known of an element alone, and that in a brace is none.
      ("    groupings: native", "    groupings: {native"),
      ("increment]", "increment"), ("purpose: Choose", "purpose: \"Choose"),
      ("purpose: Choose", "purpose: [Choose"), ("purpose: Choose", "purpose: @Choose"),
    ] as [(String, String)]
  )
  func lines(written: String, damaged: String) throws {
    let spec = try ExampleWithPlaces("stepper.a11y.yaml")
    let end = try #require(spec.text.ranges(of: written).first).upperBound
    let offset = spec.text.utf8.distance(from: spec.text.startIndex, to: end)
    let edit = TextEdit((offset - written.utf8.count)..<offset, with: damaged)
    #expect(spec.losses(after: edit, sparingBlock: false).lost == [])
  }

  @Test("nearly the same is proposed after any small change, but within the entry of its line")
  func changes() throws {
    for name in ["page-control", "segmented-control", "stepper"] {
      let spec = try ExampleWithPlaces(name + ".a11y.yaml")
      var asked = 0
      var lost: [String] = []
      for (number, damage) in Damage.all(of: spec.bytes).enumerated() where number % 211 == 0 {
        let edit = damage.edit(of: spec.bytes.count)
        let outcome = spec.losses(after: edit, sparingBlock: true, every: 7, from: number)
        asked += outcome.asked
        lost += outcome.lost.map { "\(damage): \($0)" }
      }
      #expect(asked > 300)
      #expect(lost.count * 100 <= asked, "\(name): \(lost)")
    }
  }
}

/// A bundled example with places to ask for completion.
///
/// They are lines of spaces behind the lines of a block, and the starts of values.
private struct ExampleWithPlaces {
  private struct Place {
    let offset: Int
    let line: Int
    let labels: Set<String>
  }

  let text: String
  private let source: SourceText
  private var places: [Place] = []

  var bytes: [UInt8] { source.bytes }

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
    let example = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    var text = ""
    var offsets: [Int] = []
    for line in example.split(separator: "\n") {
      let start = text.utf8.count
      text += line + "\n"
      guard !line.hasPrefix("#"), !line.hasSuffix(":") else { continue }
      if let colon = line.ranges(of: ": ").first {
        offsets.append(start + line.utf8.distance(from: line.startIndex, to: colon.upperBound))
      }
      text += line.prefix { $0 == " " } + "\n"
      offsets.append(text.utf8.count - 1)
    }
    self.text = text
    source = SourceText(text)
    let snapshot = Snapshot(source)
    for offset in offsets {
      let labels = Set(snapshot.completions(at: offset).map(\.label))
      guard !labels.isEmpty else { continue }
      places.append(Place(offset: offset, line: source.lines.line(at: offset), labels: labels))
    }
  }

  /// How many places were asked after an edit, and those where something is missing then.
  ///
  /// The lines of the edit are left out, and on request the block below them. Edits that decide on
  /// the proposals elsewhere are left out, too.
  func losses(
    after edit: TextEdit,
    sparingBlock: Bool,
    every step: Int = 1,
    from first: Int = 0
  ) -> (asked: Int, lost: [String]) {
    let damaged = linesOf(edit, withBlock: sparingBlock)
    if isDecisive(edit) { return (0, []) }
    let snapshot = Snapshot(source.applying(edit))
    var asked = 0
    var lost: [String] = []
    for number in stride(from: first % step, to: places.count, by: step) {
      let place = places[number]
      guard !damaged.contains(place.line) else { continue }
      let isBehind = place.offset >= edit.range.upperBound
      let shift = isBehind ? edit.replacement.utf8.count - edit.range.count : 0
      if isBehind, edit.range.upperBound == bytes.count { continue }
      asked += 1
      let labels = snapshot.completions(at: place.offset + shift).map(\.label)
      let missing = place.labels.subtracting(labels)
      if !missing.isEmpty {
        lost.append("\(missing.count) of \(place.labels.count) in line \(place.line + 1)")
      }
    }
    return (asked, lost)
  }

  private func linesOf(_ edit: TextEdit, withBlock: Bool) -> ClosedRange<Int> {
    let first = source.lines.line(at: edit.range.lowerBound)
    var last = source.lines.line(at: edit.range.upperBound)
    if withBlock {
      while last + 1 < source.lines.count, indentation(last + 1) > indentation(first) { last += 1 }
    }
    return first...last
  }

  private func indentation(_ line: Int) -> Int {
    bytes[source.lines.start(of: line)...].prefix { $0 == 0x20 }.count
  }

  private func isDecisive(_ edit: TextEdit) -> Bool {
    let start = source.lines.start(of: source.lines.line(at: edit.range.lowerBound))
    let line = String(decoding: bytes[start...].prefix { $0 != 0x0A }, as: UTF8.self)
    // A label is what phrases say, and what moments are called.
    return ["component:", "framework:", "variant:", "label:"].contains { line.contains($0) }
  }
}

extension Damage {
  fileprivate func edit(of count: Int) -> TextEdit {
    switch kind {
    case .cut: .delete(offset..<count)
    case .deletion: .delete(offset..<(offset + 1))
    case .insertion(let byte): .insert(String(Unicode.Scalar(byte)), at: offset)
    }
  }
}
