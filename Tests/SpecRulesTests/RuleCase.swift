import Foundation
import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

/// A document with a line of carets and a severity under each finding that one rule reports.
///
/// In `Rules`, one file for each rule, with a line `====` between its cases.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let fixture: Fixture
  /// Where it stands.
  private let place: SourceLocation

  init(_ rule: String, _ marked: String, at place: SourceLocation = #_sourceLocation) {
    self.rule = rule
    self.place = place
    fixture = Fixture(marked)
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

  /// Compares what the rule reports with the carets, other rules aside.
  func check() {
    let text = SourceText(fixture.text)
    let findings = Snapshot(text, configuration: .turningOn(rule)).findings.filter {
      $0.code == rule
    }
    let notes = findings.map { finding in
      let line = text.lines.line(at: finding.range.lowerBound)
      let end = line + 1 < text.lines.count ? text.lines.start(of: line + 1) - 1 : text.bytes.count
      let range = finding.range.lowerBound..<min(finding.range.upperBound, end)
      return Fixture.Note(range, finding.severity.rawValue)
    }
    #expect(notes == fixture.notes, sourceLocation: place)
  }
}

extension Configuration {
  /// The configuration in which a rule speaks, at its own severity.
  static func turningOn(_ id: String) -> Configuration {
    guard let rule = Rule.named(id), !rule.isOnByDefault else { return Configuration() }
    return Configuration(rules: [id: .severity(rule.severity)])
  }
}
