import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A programmatic name that says what the visible label says already.
  static let nameRepeatsLabel = Rule(
    id: "name-repeats-label",
    severity: .information,
    summary: "A programmatic name that repeats the visible label",
    rationale: """
      The label is announced by itself. With a name of the same words it may be heard twice, once \
      as text and once as the name of the control.
      """,
    facts: ["name-beside-label"],
    yieldsTo: ["name-matches-label"],
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            name: Tickets
                  ^^^^^^^ VoiceOver may announce both the name and the visible label; remove the name \
        or hide the label
        ---
        component: segmented-control
        segments:
          - label: Day
            name: Day
                  ^^^ the label is the name in SwiftUI by default; remove the name
          - label: Week
        platforms:
          ios: { framework: swiftui, element: Picker, style: SegmentedPickerStyle }
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            name: Tickets
            label-hidden: isAccessibilityElement=false
        """
    ),
    check: .reportingScope { scope, context in
      if let fact = context.fact("name-beside-label", in: scope), fact.values == ["duplicated"] {
        context.checkDuplication(in: scope, fact)
      }
      for (framework, fact) in context.factOfEachFramework("name-beside-label", in: scope)
      where fact.values == ["redundant"] {
        for segment in scope.segments.segments ?? [] {
          context.checkRedundancy(of: segment, in: framework, fact, scope)
        }
      }
    }
  )
}

extension RuleContext {
  /// Reports the name of the control beside a label that is not hidden.
  fileprivate func checkDuplication(in scope: Scope, _ fact: Fact) {
    guard let label = spec.label, let entry = scope.map.naming(in: vocabulary),
      let name = entry.value.word, labelHiding(in: scope) == nil
    else { return }
    // A name that differs is another fault.
    guard !name.value.isBlank, LabelMatch(name.value, label: label.value).isEqual else { return }
    report(
      "VoiceOver may announce both the name and the visible label; remove the name or hide the label",
      at: name.range,
      fact: fact,
      in: scope,
      related: [.init("the visible label", at: label.range)],
      fixes: [
        isOwn(entry.key.range, of: scope) ? spec.removal(of: entry, "Remove the name") : nil,
        hidingLabel(in: scope).map { Fix("Hide the visible label", [$0]) },
      ].compactMap(\.self)
    )
  }

  /// The edit that hides the visible label, with the API of the framework where one is declared.
  func hidingLabel(in scope: Scope) -> TextEdit? {
    guard let platform = scope.platform else { return nil }
    let names = scope.frameworks.flatMap { vocabulary.names(for: "hide", in: $0.value).prefix(1) }
    let text = names.count == 1 ? ScalarWriting.scalar(names[0]) : "true"
    if let entry = scope.own.entry("label-hidden") {
      return entry.value.isNull
        ? spec.filling(entry, with: text) : spec.replacing(entry, with: text)
    }
    return spec.inserting("label-hidden", text, at: ["platforms", platform.rawValue])
  }

  /// Reports the name of a segment that its label gives by default.
  fileprivate func checkRedundancy(
    of segment: Segment,
    in framework: Framework,
    _ fact: Fact,
    _ scope: Scope
  ) {
    guard let label = segment.label, let name = segment.name, !name.value.isBlank,
      name.value.foldedTokens == label.value.foldedTokens,
      let entry = segment.value.naming(in: vocabulary),
      isRedundant(entry, in: framework, of: scope)
    else { return }
    report(
      "the label is the name in \(framework.title) by default; remove the name",
      at: name.range,
      fact: fact,
      in: scope,
      related: [.init("the visible label", at: label.range)],
      tags: [.unnecessary],
      fixes: [spec.removal(of: entry, "Remove the name", isSafe: true, isPreferred: true)]
        .compactMap(\.self)
    )
  }
}

extension RuleContext {
  /// Whether the name of a segment says what its label says by default in every framework that reads
  /// it, one of which is given: elsewhere it is the only name, and must stay.
  private func isRedundant(
    _ entry: SpecEntry,
    in framework: Framework,
    of scope: Scope
  ) -> Bool {
    let scopes = isOwn(entry.key.range, of: scope) ? [scope] : spec.scopes
    let homes = entry.key.value == "name" ? [] : vocabulary.homes(of: entry.key.value)
    let readers = scopes.flatMap(\.possibleFrameworks).filter {
      homes.isEmpty || homes.contains($0)
    }
    guard readers.contains(framework) else { return false }
    return readers.allSatisfy {
      fact("name-beside-label", of: $0, on: $0.platform)?.values == ["redundant"]
    }
  }
}

extension SpecValue {
  /// The entry that gives the programmatic name.
  func naming(in vocabulary: Vocabulary) -> SpecEntry? {
    guard let name = givenName(in: vocabulary) else { return nil }
    return entries.first { $0.value.word?.range == name.range }
  }
}
