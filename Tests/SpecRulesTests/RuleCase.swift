import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

/// A document with a line of carets and a severity under each finding that one rule reports.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let fixture: Fixture

  init(_ rule: String, _ marked: String) {
    self.rule = rule
    fixture = Fixture(marked)
  }

  var testDescription: String { "\(rule): \(fixture.text.prefix(60))" }

  /// Compares what the rule reports with the carets, other rules aside.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
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
    #expect(notes == fixture.notes, sourceLocation: sourceLocation)
  }
}

extension Configuration {
  /// The configuration in which a rule speaks, at its own severity.
  static func turningOn(_ id: String) -> Configuration {
    guard let rule = Rule.named(id), !rule.isOnByDefault else { return Configuration() }
    return Configuration(rules: [id: .severity(rule.severity)])
  }
}

/// The documents of all tables, for what must hold of each.
enum RuleTables {
  static let cases =
    NameRuleTests.cases + RoleRuleTests.cases + StateRuleTests.cases + FocusRuleTests.cases
    + KeyRuleTests.cases + AnnouncementRuleTests.cases + AnnouncedPartRuleTests.cases
    + PartRuleTests.cases + VocabularyRuleTests.cases + StructureRuleTests.cases
    + SilenceTests.cases + EdgeRuleTests.cases + InputRuleTests.cases + ButtonRuleTests.cases
    + PageRuleTests.cases + SegmentRuleTests.cases + CustomElementRuleTests.cases
    + StateAPIRuleTests.cases + ValueChangeRuleTests.cases + AnnounceOrMoveRuleTests.cases
    + FocusTargetRuleTests.cases + ReadingOrderRuleTests.cases + FocusDefaultRuleTests.cases
    + FocusPlaceRuleTests.cases + FocusOrderRuleTests.cases + HiddenElementRuleTests.cases
    + HandlerRuleTests.cases + SpokenValueRuleTests.cases + SharedMapRuleTests.cases
    + LabelRuleTests.cases + TextRuleTests.cases + ButtonNameRuleTests.cases
    + PracticeRuleTests.cases
    + SpokenStateRuleTests.cases + SegmentNameRuleTests.cases + GroupingRuleTests.cases
    + GroupRuleTests.cases
}
