import Foundation
import SourceText
import TestSupport
import YAMLSyntax

/// Takes each line of the bundled examples out and types it again, a character at a time, and counts
/// what a person would see of other lines meanwhile.
///
/// Each line is typed with what stands below it and at the end of the file, and once more below
/// itself, as another entry; the examples are written in blocks, indented by four, and in braces.
func measureTyping(listing isListing: Bool) {
  let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
  for form in [SpecForm.block, .fourSpaces, .flowLines] {
    var tally = TypingTally(isListing: isListing)
    for name in names.sorted() {
      let bytes = FileManager.default.contents(atPath: examples.appendingPathComponent(name).path)
      let spec = form.text(of: String(decoding: bytes ?? Data(), as: UTF8.self))
      tally.type(spec, called: "\(name), \(form.rawValue)")
    }
    tally.print(form.rawValue)
  }
}

private struct TypingTally {
  let isListing: Bool
  private var steps = 0
  private var several = 0
  private var elsewhere = 0
  private var losing = 0
  private var lost = 0

  init(isListing: Bool) { self.isListing = isListing }

  /// Types each line of a text again.
  mutating func type(_ text: String, called name: String) {
    let lines = text.components(separatedBy: "\n")
    let source = SourceText(text)
    let keys = YAMLStream(parsing: source).entries.map {
      (path: $0.path, line: source.lines.line(at: $0.range.lowerBound))
    }
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      guard !content.isEmpty, content.first != "#" else { continue }
      let (above, below) = (Array(lines[..<index]), Array(lines[(index + 1)...]))
      let own = keys.filter { $0.line == index }.map(\.path)
      let others = keys.filter { key in
        key.line != index && !own.contains { key.path.hasPrefix($0) }
      }
      type(line, between: above, and: below, keeping: others.map(\.path), name)
      type(
        line,
        between: above,
        and: [],
        keeping: keys.filter { $0.line < index }.map(\.path),
        name
      )
      // Another entry like one that ends with its line, under another key.
      guard !opensBlock(line, above: below) else { continue }
      let another = line.replacing(":", with: "2:", maxReplacements: 1)
      type(another, between: above + [line], and: below, keeping: keys.map(\.path), name)
    }
  }

  private func opensBlock(_ line: String, above lines: [String]) -> Bool {
    let indentation = { (line: String) in line.prefix { $0 == " " }.count }
    let next = lines.first { !$0.allSatisfy(\.isWhitespace) }
    return next.map { indentation($0) > indentation(line) } ?? false
  }

  private mutating func type(
    _ line: String,
    between above: [String],
    and below: [String],
    keeping keys: [String],
    _ name: String
  ) {
    let margin = line.prefix { $0 == " " }
    for count in margin.count...line.count {
      let typed = String(line.prefix(count))
      let text = SourceText((above + [typed] + below).joined(separator: "\n"))
      let stream = YAMLStream(parsing: text)
      let lines = stream.documents.flatMap { document in
        document.tree.problems.map { text.lines.line(at: document.start + $0.range.lowerBound) }
      }
      var missing: [String: Int] = [:]
      for key in keys { missing[key, default: 0] += 1 }
      for entry in stream.entries { missing[entry.path, default: 0] -= 1 }
      let gone = missing.values.reduce(0) { $0 + max($1, 0) }
      tally(problemsOn: lines, at: above.count, lost: gone)
      if isListing, lines.count > 1 || gone > 0 {
        Swift.print("\(name), line \(above.count + 1): \(typed.debugDescription), \(gone) lost,")
        Swift.print("  problems on \(lines.map { $0 + 1 })")
      }
    }
  }

  private mutating func tally(problemsOn lines: [Int], at line: Int, lost gone: Int) {
    steps += 1
    if lines.count > 1 { several += 1 }
    if lines.contains(where: { $0 != line }) { elsewhere += 1 }
    if gone > 0 { losing += 1 }
    lost += gone
  }

  func print(_ what: String) {
    Swift.print("typing, \(what): \(steps) characters")
    Swift.print("  several problems      \(several)")
    Swift.print("  on another line       \(elsewhere)")
    Swift.print("  keys elsewhere lost   \(lost), behind \(losing) characters")
  }
}
