import English
import Guidelines
import SourceText
package import SpecModel

/// Runs rules over a spec, and makes findings of what they return.
package struct RuleRun {
  private let context: RuleContext
  package private(set) var findings: [Finding] = []
  /// The position in ``findings`` of what is reported at each place.
  private var positions: [ReportedPlace: Int] = [:]

  private struct ReportedPlace: Hashable {
    let code: String
    let range: ByteRange
  }

  package init(_ spec: Spec, _ configuration: Configuration) {
    context = RuleContext(spec: spec, configuration: configuration)
  }

  package mutating func run(_ rule: Rule) {
    switch rule.check {
    case .spec(let check):
      // What is offered for the whole spec is right for each of its platforms.
      let violations = check(context)
      // A correctly spelt key has its value checked, whatever the result.
      let isStructural = SpecProblem.Code(rawValue: rule.id) != nil
      guard !violations.isEmpty, !isStructural else { return add(violations, of: rule) }
      guard let first = context.platforms.first else { return add(violations, of: rule) }
      add(settled(context.platforms.map { ($0, violations) }, on: [first]), of: rule)
    case .scope(let check):
      let found = context.platforms.map { platform in
        (platform, check(platform).map { $0.on(platform.scope) })
      }
      guard found.contains(where: { !$1.isEmpty }) else { return }
      add(settled(found, on: context.platforms), of: rule)
    case .comment: break
    }
  }

  /// What was found on some platforms, with the offers written where they belong.
  private func settled(
    _ found: [(platform: PlatformContext, violations: [Violation])],
    on platforms: [PlatformContext]
  ) -> [Violation] {
    let violations = found.filter { one in platforms.contains { $0 === one.platform } }
    guard found.contains(where: { $1.contains(where: mayBeShared) }) else {
      return violations.flatMap(\.violations)
    }
    let asked = found.map { platform, violations in
      // With one platform there is nobody to agree with.
      (platform, found.count > 1 ? identities(of: violations, on: platform) : [])
    }
    return violations.flatMap { platform, violations in
      let writer = ChangeWriter(platform, asked: asked)
      return violations.map { mayBeShared($0) ? writer.settled($0) : $0 }
    }
  }

  /// Whether somebody else may hear what a violation offers to change.
  private func mayBeShared(_ violation: Violation) -> Bool {
    !violation.offers.isEmpty
      || !violation.writtenFixes.isEmpty
        && (context.platforms.count > 1 || !context.cache.aliasedNodes.isEmpty)
  }

  /// All that some violations of a platform offer to change.
  private func identities(of violations: [Violation], on platform: PlatformContext)
    -> Set<ChangeKey>
  {
    let changes = violations.flatMap(\.offers).flatMap(\.changes)
    let edits = violations.flatMap(\.writtenFixes).flatMap(\.edits)
    return Set(changes.flatMap { $0.keys(on: platform) } + edits.map(ChangeKey.init))
  }

  /// Adds one finding for each range, the gravest when several platforms lead to it.
  private mutating func add(_ violations: [Violation], of rule: Rule) {
    for violation in violations where isEnforced(violation) {
      guard let (severity, isForReview) = severity(of: violation, by: rule) else { continue }
      let place = ReportedPlace(code: rule.id, range: violation.range)
      let earlier = positions[place]
      if let earlier, findings[earlier].severity >= severity { continue }
      let finding = finding(violation, of: rule, severity, isForReview: isForReview)
      if let earlier {
        findings[earlier] = finding
      } else {
        positions[place] = findings.count
        findings.append(finding)
      }
    }
  }

  /// Whether the guideline stands by the fact that is violated.
  private func isEnforced(_ violation: Violation) -> Bool {
    guard let fact = violation.fact, let guideline = context.spec.guideline else { return true }
    return guideline.enforces(fact)
  }

  /// How much a violation matters, and whether its fixes have to be looked at.
  ///
  /// It is `nil` where the rule does not know the language.
  private func severity(
    of violation: Violation,
    by rule: Rule
  ) -> (Severity, isForReview: Bool)? {
    let stated = violation.severity ?? violation.fact?.ownSeverity ?? rule.severity
    let declared = claimed(stated, by: violation)
    guard rule.readsEnglish || rule.judgesWords,
      let platform = context.platforms.first(where: { $0.scope === violation.scope }),
      platform.scope.foreignLanguage != nil || platform.isPlainlyForeign(at: violation.range)
    else { return (declared, false) }
    return rule.judgesWords ? nil : (min(declared, .information), true)
  }

  /// The severity of a violation, as far as its guideline may claim it.
  private func claimed(_ severity: Severity, by violation: Violation) -> Severity {
    guard let fact = violation.fact, let guideline = context.spec.guideline else {
      return severity
    }
    return guideline.claimed(severity, by: fact)
  }

  private func finding(
    _ violation: Violation,
    of rule: Rule,
    _ severity: Severity,
    isForReview: Bool
  ) -> Finding {
    let fact = violation.isQuoted ? violation.fact : nil
    let quote =
      fact.flatMap {
        context.spec.quotation(of: $0, in: violation.scope, at: violation.moment)
      } ?? violation.quote.flatMap { context.spec.guideline?.quotation($0) }
    let fixes = fixes(of: violation)
    return Finding(
      code: rule.id,
      severity: severity,
      message: violation.message.withoutLineBreaks,
      range: violation.range,
      isGap: violation.isGap,
      quote: quote,
      related: violation.related,
      tags: violation.tags,
      fixes: isForReview ? fixes.map { $0.with(isSafe: false) } : fixes
    )
  }

  /// The fixes of a violation that repeat nothing that is wrong.
  private func fixes(of violation: Violation) -> [Fix] {
    if let phrase = violation.copiedPhrase, isChanged(phrase) { return [] }
    let (phrases, alternatives) = violation.repetition
    // There may be as many findings as violations.
    guard !phrases.isEmpty else { return violation.fixes }
    let isWrong = findings.contains { phrases.contains(where: $0.range.overlaps) }
    return isWrong ? alternatives : violation.fixes
  }

  /// Whether something else was found in a phrase, and would be mended there.
  ///
  /// What is missing on one platform alone leads to a copy of the phrase.
  private func isChanged(_ phrase: ByteRange) -> Bool {
    findings.contains { finding in
      guard finding.range.overlaps(phrase) else { return false }
      let edits = finding.fixes.flatMap(\.edits)
      return edits.isEmpty || edits.contains { $0.range.overlaps(phrase) || $0.range == phrase }
    }
  }
}

extension PlatformContext {
  /// Whether what stands at a place is, on a platform that names no language, plainly not English.
  fileprivate func isPlainlyForeign(at range: ByteRange) -> Bool {
    let announcement = announcements.all.first {
      $0.phrase.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.phrase.range.upperBound
    }
    if let announcement { return announcement.isPlainlyForeign }
    guard scope.map["language"] == nil else { return false }
    let word = allStates.compactMap(\.announce).first { $0.range == range }
    return word.map { cache.foreignPhrases.arePlain($0.value.foldedTokens) } ?? false
  }
}
