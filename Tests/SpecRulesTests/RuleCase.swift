import Foundation
import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// A document with what one rule reports of it.
///
/// A line of carets with a severity, and maybe the message, stands under each finding. What is
/// quoted and what the fixes write may stand below the document:
///
///     label: Tickets
///     hint: Tickets
///           ^^^^^^^ information: the hint repeats the label; remove it
///     > No hint when the label says it
///     => Remove 'hint' (safe)
///     - hint: Tickets
///
/// `> ` stands before each sentence that is quoted, in the order of the findings and each once.
/// `=> ` stands before the title of each fix, or before `none`. The lines that a fix removes and
/// adds follow. If it removes none, the line in front of them stands first. What is not expected is
/// not compared.
///
/// In `Rules`, one file for each rule, with a line `====` between its cases.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let fixture: Fixture
  /// What is expected of quotes and fixes, line by line.
  private let expected: [String]
  /// Where it stands.
  private let place: SourceLocation

  init(_ rule: String, _ marked: String, at place: SourceLocation = #_sourceLocation) {
    self.rule = rule
    self.place = place
    let lines = marked.components(separatedBy: "\n")
    let end = lines.firstIndex { $0.hasPrefix("=> ") || $0.hasPrefix("> ") } ?? lines.endIndex
    fixture = Fixture(lines[..<end].joined(separator: "\n"))
    expected = Array(lines[end...])
  }

  var testDescription: String { "\(rule), line \(place.line)" }

  /// All cases of all files.
  static let all: [RuleCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Rules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { cases(in: folder.appendingPathComponent($0)) }
  }()

  private static func cases(in file: URL) -> [RuleCase] {
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let rule = file.deletingPathExtension().lastPathComponent
    var line = 1
    return "\(text)====".components(separatedBy: "\n====").map { part in
      let marked = part.hasPrefix("\n") ? String(part.dropFirst()) : part
      defer { line += marked.components(separatedBy: "\n").count + 1 }
      let place = SourceLocation(
        fileID: "SpecRulesTests/\(rule)",
        filePath: file.path,
        line: line,
        column: 1
      )
      return RuleCase(rule, marked, at: place)
    }
    .filter { !$0.fixture.text.isEmpty }
  }

  /// Compares what the rule reports with what is expected, other rules aside.
  func check() {
    let text = SourceText(fixture.text)
    let findings = Snapshot(text, configuration: .turningOn(rule)).findings.filter {
      $0.code == rule
    }
    let notes = findings.enumerated().map { number, finding in
      let line = text.lines.line(at: finding.range.lowerBound)
      let end = line + 1 < text.lines.count ? text.lines.start(of: line + 1) - 1 : text.bytes.count
      let range = finding.range.lowerBound..<min(finding.range.upperBound, end)
      let severity = finding.severity.rawValue
      let note = number < fixture.notes.count ? fixture.notes[number].message : ""
      return Fixture.Note(
        range,
        note.contains(":") ? "\(severity): \(finding.message)" : severity
      )
    }
    #expect(notes == fixture.notes, sourceLocation: place)
    let quotes = expected.contains { $0.hasPrefix("> ") } ? findings.quoteLines : []
    let fixes = expected.contains { $0.hasPrefix("=> ") } ? findings.fixLines(in: text) : []
    let found = (quotes + fixes).joined(separator: "\n")
    #expect(found == expected.joined(separator: "\n"), sourceLocation: place)
  }
}

extension [Finding] {
  fileprivate var quoteLines: [String] {
    compactMap(\.quote?.text).reduce(into: []) { lines, quote in
      if !lines.contains("> \(quote)") { lines.append("> \(quote)") }
    }
  }

  fileprivate func fixLines(in text: SourceText) -> [String] {
    let fixes = flatMap(\.fixes)
    return fixes.isEmpty ? ["=> none"] : fixes.flatMap { $0.lines(in: text) }
  }
}

extension Fix {
  /// The title, and below it the lines that are taken away and added, in the order of the text.
  fileprivate func lines(in text: SourceText) -> [String] {
    let old = text.string(in: text.range).components(separatedBy: "\n")
    let mended = text.applying(edits)
    let new = mended.string(in: mended.range).components(separatedBy: "\n")
    let changes = new.difference(from: old)
    let gone = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var lines = ["=> \(title)\(isSafe ? " (safe)" : "")"]
    var next = 0
    func add() {
      // What is only added shows the line that it stands behind.
      let isReplacement = lines.count > 1 && !lines[lines.count - 1].hasPrefix("  ")
      if !isReplacement, next > 0 { lines.append("  \(new[next - 1])") }
      while added.contains(next) {
        lines.append("+ \(new[next])")
        next += 1
      }
    }
    for (number, line) in old.enumerated() {
      if gone.contains(number) {
        lines.append("- \(line)")
        continue
      }
      if added.contains(next) { add() }
      next += 1
    }
    if added.contains(next) { add() }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Configuration {
  /// The configuration in which a rule speaks, at its own severity.
  static func turningOn(_ id: String) -> Configuration {
    guard let rule = Rule.named(id), !rule.isOnByDefault else { return Configuration() }
    return Configuration(rules: [id: .severity(rule.severity)])
  }
}
