import SourceText
package import SpecModel
package import SpecRules
package import YAMLSyntax

/// Everything that is to be reported of one YAML document.
package enum SpecCheck {
  /// The findings of a document in the order of its text, offsets counted from its start.
  ///
  /// The spec is the document as a spec; `nil` when it holds nothing but comments. What would have
  /// to be tried and exceeds the budget is left out.
  package static func findings(
    of spec: Spec?,
    in tree: SyntaxTree,
    configuration: Configuration,
    trials: inout TrialBudget
  ) -> [Finding] {
    guard let spec else { return tree.problems.map { Finding($0, in: tree) } }
    let all = findings(of: spec, in: tree, configuration: configuration)
    // A key may be hidden on each platform. Lines are moved once.
    var displaced: [DisplacedLines] = []
    while displaced.last?.isOneOfSeveral != false, displaced.count < DisplacedLines.mostSlips,
      let next = DisplacedLines(
        explaining: displaced.last?.findings ?? all,
        of: displaced.last?.spec ?? spec,
        in: displaced.last?.tree ?? tree,
        configuration: configuration,
        trials: &trials
      )
    {
      displaced.append(next)
    }
    let last = displaced.last?.spec ?? spec
    let rest = withoutCollisions(displaced.last?.findings ?? all, last).withOneAdvice(for: last)
    return displaced.reversed().reduce(rest) { $1.returned($0) + [$1.finding] }.sorted()
  }

  /// The findings of a document as it stands, whose fixes may collide.
  ///
  /// Findings about the syntax come first, one for each problem of the tree.
  static func findings(
    of spec: Spec?,
    in tree: SyntaxTree,
    configuration: Configuration
  ) -> [Finding] {
    let syntax = tree.problems.map { Finding($0, in: tree, of: spec) }
    guard let spec else { return syntax }
    var run = RuleRun(spec, configuration)
    // A rule that is off leaves its word to the next.
    for rule in Rule.all where configuration.isOn(rule) { run.run(rule) }
    // What a syntax error led to is not a second mistake.
    let broken = RangeIndex(
      syntax.map(\.range)
        + tree.problems.flatMap {
          [$0.brokenValue, $0.otherSide].compactMap(\.self) + $0.otherEscapes
        }
    )
    // A word with another mark in place of its colon may be no key at all.
    let slips = Set(tree.problems.compactMap(\.endOfKey))
    let isOfSlip = { (finding: Finding) in
      finding.code == SpecProblem.Code.unknownKey.rawValue
        && slips.contains(finding.range.upperBound)
    }
    let causes = spec.problems.filter(\.hasConsequences)
    let places = RangeIndex(causes.map(\.range))
    let findings = withoutYielding(
      run.findings.filter { finding in
        !broken.hasRange(overlapping: finding.range) && !isOfSlip(finding)
          && !places.positions(overlapping: finding.range, atMost: .max)
            .contains { causes[$0].hasConsequence(finding) }
      }
    )
    let unread = spec.problems.compactMap { Finding(unread: $0) }
    let (kept, comments) = SuppressionPass(tree: tree, configuration: configuration).apply(
      to: findings
    )
    let leveled = (kept + comments).map { $0.leveled(configuration) }
    return syntax + spec.anchored(unread + leveled)
  }

  /// Findings without fixes that write a key twice.
  private static func withoutCollisions(_ all: [Finding], _ spec: Spec) -> [Finding] {
    var renames = KeyRenames(in: all, of: spec)
    return renames.withoutCollisions(all)
  }

  /// Findings without those that leave the word to another one at the same range or around it.
  private static func withoutYielding(_ findings: [Finding]) -> [Finding] {
    var ranges: [String: [Range<Int>]] = [:]
    for finding in findings { ranges[finding.code, default: []].append(finding.range) }
    let places = ranges.mapValues { $0.sorted { $0.lowerBound < $1.lowerBound } }
    return findings.filter { finding in
      guard let rule = Rule.named(finding.code) else { return true }
      return !places.contains { code, ranges in
        rule.yields(to: code) && ranges.holds(finding.range)
      }
    }
  }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which are in order and apart, is around another one or the same.
  fileprivate func holds(_ range: Range<Int>) -> Bool {
    let behind = firstIndex(notBelow: range.lowerBound + 1, by: \.lowerBound)
    return behind > 0 && self[behind - 1].upperBound >= range.upperBound
  }
}

extension Configuration {
  /// Whether a rule speaks at all.
  func isOn(_ code: String) -> Bool {
    guard let level = rules[code] else { return Rule.named(code).map(isOnUnasked) ?? true }
    return level != .off
  }

  fileprivate func isOn(_ rule: Rule) -> Bool {
    rules.isEmpty ? isOnUnasked(rule) : isOn(rule.id)
  }

  private func isOnUnasked(_ rule: Rule) -> Bool {
    rule.isOnByDefault || rule.voice == voice
  }
}

extension SpecProblem {
  /// Whether a finding is a consequence of this problem.
  fileprivate func hasConsequence(_ finding: Finding) -> Bool {
    guard range.overlaps(finding.range) else { return false }
    return finding.range != range || finding.code != code.rawValue
  }
}

extension YAMLProblem {
  /// The value that ends too early, as in `name: 'it's'`, which waits for its quotes.
  fileprivate var brokenValue: ByteRange? {
    code == .unexpectedContent ? fix?.edits.first?.range : nil
  }
}

extension YAMLProblem {
  /// Where the key ends that something else stands behind than a colon.
  fileprivate var endOfKey: Int? {
    guard code == .missingColon, let edit = fix?.edits.first, !edit.range.isEmpty else {
      return nil
    }
    return edit.range.lowerBound
  }

  /// The places of the other wrong escapes that this problem reports.
  fileprivate var otherEscapes: [ByteRange] {
    guard code == .invalidEscape else { return [] }
    return (fix?.edits ?? []).map { $0.range.lowerBound..<($0.range.upperBound + 1) }
  }
}

extension Finding {
  fileprivate func leveled(_ configuration: Configuration) -> Finding {
    guard case .severity(let severity) = configuration.rules[code] else { return self }
    return with(severity: severity)
  }
}

extension [Finding] {
  /// The findings in the order of the text, the gravest first where several stand at one place.
  fileprivate func sorted() -> [Finding] {
    sorted { left, right in
      if left.range.lowerBound != right.range.lowerBound {
        return left.range.lowerBound < right.range.lowerBound
      }
      if left.severity != right.severity { return left.severity > right.severity }
      return left.code < right.code
    }
  }
}

extension Spec {
  /// How many of the places that use an anchored node a finding names.
  private static let usesLimit = 10

  /// Gives findings inside an anchored node the places that use it.
  fileprivate func anchored(_ findings: [Finding]) -> [Finding] {
    let uses = tree.aliasUses(atMost: Self.usesLimit)
    guard !uses.isEmpty else { return findings }
    let anchored = Array(uses.keys)
    let anchors = RangeIndex(anchored)
    return findings.map { finding in
      let positions = anchors.positions(overlapping: finding.range, atMost: Self.usesLimit)
      guard !positions.isEmpty else { return finding }
      let places = positions.flatMap { uses[anchored[$0]] ?? [] }
        .sorted { $0.lowerBound < $1.lowerBound }.prefix(Self.usesLimit)
      return finding.with(
        related: finding.related + places.map { RelatedRange("used here", at: $0) }
      )
    }
  }
}

extension SyntaxTree {
  /// The first aliases of each anchored node that is used, in the order of the text.
  fileprivate func aliasUses(atMost limit: Int) -> [ByteRange: [ByteRange]] {
    aliases.reduce(into: [:]) { uses, alias in
      guard let node = alias.resolved, uses[node.range, default: []].count < limit else { return }
      uses[node.range, default: []].append(alias.range)
    }
  }
}
