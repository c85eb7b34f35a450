import Guidelines
import JSONText
import SourceText
import SpecChecking
import SpecModel
import SpecRules
import TestSupport
import Testing
import YAMLSyntax

@Suite("A fix")
struct FixTests {
  /// Every document of the tables, the examples and the corpus, one by one.
  static let documents: [String] = files.flatMap { file in
    file.split(separator: "\n---\n").map(String.init)
  }

  private static let files: [String] = [
    (RuleCase.all + SpokenValueRuleTests.cases + SilenceTests.cases).map(\.fixture.text),
    Rule.all.flatMap { [$0.examples.failing, $0.examples.passing] }.map { Fixture($0).text },
    SpecFile.examples.map(\.text),
    SpecFile.corpus.map(\.text),
    ComponentCase.all.map(\.text) + ComponentCase.clean,
  ].flatMap(\.self)

  /// The parts that the documents are tried in, side by side.
  static let parts = 0..<16

  /// The documents of a part as they stand, with other line breaks, and in other styles of YAML;
  /// each once.
  static func variants(of part: Int) -> [String] {
    let texts = stride(from: part, to: documents.count, by: parts.count).map { documents[$0] }
    let styles = [Restyled.Layout.block, .flow, .json, .denseJSON].flatMap { layout in
      texts.compactMap { Restyled(layout: layout).text(of: $0) }
    }
    let whole = part == 0 ? SpecFile.corpus.map(\.text) : []
    var seen: Set<[UInt8]> = []
    return (texts + whole + texts.map(\.withWindowsLineBreaks) + styles)
      .filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// Findings whose fix switches further checks on.
  ///
  /// A component, a platform or a framework does so, for example, and so does a right moment. A list
  /// of segments tells which moments there are. An allowed rule may have nothing to say.
  private static let doors: Set = [
    "unknown-component", "unknown-key", "framework-platform-match", "segment-count",
    "unknown-allow", "missing-component",
  ]

  /// What may be reported beside what is mended, by the finding that it had.
  ///
  /// What has a name is announced with it. An API of the right framework or spelling does what it
  /// does, such as managing the focus. A language is reported on each platform. A value or a phrase
  /// of the right kind is checked.
  private static let consequences: [String: Set<String>] = [
    "name-required": ["announcement-includes-label"],
    "foreign-api": ["focus-default", "name-repeats-label"],
    "foreign-language": ["foreign-language"],
    // A button that may be disabled has the focus when it becomes so.
    "told-on-one-platform": ["disabled-silent"],
    "misspelt-api": [
      "accessibility-element-resets", "adjustable-needs-actions", "api-deprecated",
      "interactive-element-hidden", "value-change-silent",
    ],
    "wrong-type": [
      "disabled-api", "dots-match-pages", "increment-and-decrement", "not-enabled-overwrites-role",
      "hidden-label-needs-name", "announcement-includes-label", "announcement-includes-index",
      "announcement-names-role",
      "group-label-on-first-segment", "segment-state-words", "announcement-per-button",
      "announcement-includes-value", "name-matches-label", "name-states-purpose",
      "stepper-state-word", "unknown-term", "silent-spec", "other-button",
      // A list that was no list may be too short.
      "segment-count",
    ],
    "value-range": ["announcement-includes-value"],
    // A phrase says the whole label.
    "flag-not-said": ["announcement-includes-label"],
    // What stood in the place of the role is that of another component.
    "unfit-word": ["announcement-names-role"],
    "mutually-exclusive": ["segment-state-words"],
    // What stood in the place of the label is a role that is not the component's.
    "announcement-includes-label": ["announcement-names-role"],
    // The device may say another phrase for another element or name.
    "native-element": [
      "announcement-names-role", "disabled-announcement-word", "stepper-state-word",
      "value-change-silent",
    ],
    "custom-element-needs-role": ["value-change-silent"],
    "name-references-value": ["announcement-double-tap"],
    // What is not said is known of an element that exists.
    "no-native-android-stepper": ["value-change-silent"],
  ]

  @Test("removes its finding and brings none", arguments: parts)
  func removal(part: Int) {
    var mendedAsJSON = 0
    for variant in Self.variants(of: part) {
      let text = SourceText(variant)
      let findings = Snapshot.findings(of: variant)
      guard findings.contains(where: { !$0.fixes.isEmpty }) else { continue }
      let unknown = Set(unknownAPIs(in: text))
      for finding in findings {
        for fix in finding.fixes {
          let mended = text.applying(fix.edits)
          let comment: Comment =
            "\(finding.code): \(fix.title)\n\(mended.string(in: mended.range))"
          check(mended, of: finding, among: findings, in: text, comment)
          if text.isJSON {
            #expect(mended.isJSON, comment)
            mendedAsJSON += 1
          }
          // What stood under a key that takes an API must not have become another kind of word.
          // A key that is reported for its place may be an API that nobody knows.
          let key = finding.code == "unknown-key" ? text.string(in: finding.range) : ""
          let new = unknownAPIs(in: mended).filter { !unknown.contains($0) && !key.contains($0) }
          #expect(new == [], comment)
        }
      }
    }
    #expect(mendedAsJSON > 50)
  }

  @Test("has edits that stand in the document and do not overlap", arguments: parts)
  func edits(part: Int) {
    for variant in Self.variants(of: part) {
      let text = SourceText(variant)
      for fix in Snapshot.findings(of: variant).flatMap(\.fixes) {
        let ranges = fix.edits.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        #expect(!ranges.isEmpty && !fix.title.isEmpty)
        #expect(ranges.allSatisfy { text.range.contains($0) })
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      }
    }
  }

  @Test("that is safe leaves nothing for a second pass", arguments: parts)
  func safeFixes(part: Int) {
    for variant in Self.variants(of: part) {
      let edits = safeEdits(of: Snapshot.findings(of: variant))
      // Without edits nothing changes.
      if edits.isEmpty { continue }
      let once = SourceText(variant).applying(edits)
      let left = safeEdits(of: Snapshot(once).findings)
      #expect(left == [], "\(once.string(in: once.range))")
    }
  }

  @Test("is offered for most findings, and by most rules")
  func offers() {
    var offered: [String: Int] = [:]
    var missing: [String: Int] = [:]
    for document in Self.documents {
      for finding in Snapshot(SourceText(document)).findings {
        let hasFix = !finding.fixes.isEmpty
        if hasFix { offered[finding.code, default: 0] += 1 }
        if !hasFix { missing[finding.code, default: 0] += 1 }
      }
    }
    let rules = Rule.all.map(\.id).filter { offered[$0] != nil || missing[$0] != nil }
    let without = rules.filter { offered[$0] == nil }
    let (with, none) = (offered.values.reduce(0, +), missing.values.reduce(0, +))
    print("findings with a fix: \(with), without: \(none)")
    print(
      "rules that offer a fix: \(rules.count - without.count) of \(rules.count); not: \(without)"
    )
    #expect(with > 4 * none)
    #expect(without.count < 10)
  }

  private func check(
    _ mended: SourceText,
    of finding: Finding,
    among findings: [Finding],
    in text: SourceText,
    _ comment: Comment
  ) {
    let after = Snapshot(mended).findings
    #expect(after.count(of: finding) < findings.count(of: finding), comment)
    #expect(!after.contains { $0.code.hasPrefix("yaml-") }, comment)
    if Self.doors.contains(finding.code) { return }
    let known = findings.countByCode
    let consequences = (Self.consequences[finding.code] ?? []).union(Self.lastWords(of: finding))
    let brought = after.countByCode.filter { code, count in
      // What a fix lets one platform tell the other one may be asked for.
      count > known[code] ?? 0 && !consequences.contains(code) && code != "told-on-one-platform"
    }
    if brought.isEmpty { return }
    // Where another rule speaks for it, the fault was there before.
    let gone = known.filter { $0.value > after.countByCode[$0.key] ?? 0 }.map(\.key)
    let silenced = Configuration(rules: Dictionary(uniqueKeysWithValues: gone.map { ($0, .off) }))
    let masked = Snapshot(text, configuration: silenced).findings.countByCode
    let new = brought.filter { code, count in
      let yields = Rule.named(code).map { gone.contains(where: $0.yields) } ?? false
      return !yields || count > masked[code] ?? 0
    }.keys.sorted()
    #expect(new == [], comment)
  }

  /// A platform of which nothing but the wrong word was said is silent without it.
  private static func lastWords(of finding: Finding) -> Set<String> {
    let isTakenAway = finding.fixes.contains { fix in
      ["Remove ", "Move ", "Let "].contains(where: fix.title.hasPrefix)
    }
    return isTakenAway ? ["silent-spec"] : []
  }

  private func unknownAPIs(in text: SourceText) -> [String] {
    let library = GuidelineLibrary.builtIn
    return YAMLStream(parsing: text).documents.flatMap { document -> [String] in
      guard let spec = Spec(reading: document.tree, in: library) else { return [] }
      let named = spec.mentions.filter { $0.kind == .api }.map(\.word.value)
      let events = spec.scopes.flatMap { $0.map["focus"]?.entries ?? [] }
      let announced = events.compactMap { $0.value["announce"]?.word?.value }
      let stated = Set(spec.guideline?.model.facts.flatMap(\.accepted) ?? [])
      return named.filter {
        library.vocabulary.frameworks(declaring: $0).isEmpty && !stated.contains($0)
          && !Self.isOfPlatform($0)
      }
        + announced.filter { $0 == "stay" }
    }
  }

  /// Whether the tables of the platforms have a name, or the one whose method it calls.
  private static func isOfPlatform(_ name: String) -> Bool {
    let names = PlatformNames.builtIn
    let parts = name.prefix { !"(= ".contains($0) }.split(separator: ".")
    return names.has(name) || parts.contains { names.knows(String($0)) }
  }

  private func safeEdits(of findings: [Finding]) -> [TextEdit] {
    findings.compactMap { $0.fixes.first(where: \.isSafe) }.flatMap(\.edits)
  }
}

extension String {
  /// The document with the line breaks of Windows, and one at its end.
  var withWindowsLineBreaks: String { replacing("\n", with: "\r\n") + "\r\n" }
}

extension SourceText {
  fileprivate var isJSON: Bool { (try? JSONValue(parsing: bytes)) != nil }
}

extension [Finding] {
  fileprivate var countByCode: [String: Int] {
    Dictionary(grouping: self, by: \.code).mapValues(\.count)
  }

  fileprivate func count(of finding: Finding) -> Int {
    count { $0.code == finding.code && $0.message == finding.message }
  }
}
