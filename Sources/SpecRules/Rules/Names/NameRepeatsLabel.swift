import English
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
    wcag: .bestPractice,
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
    check: .scope { context in
      let fact = context.fact("name-beside-label")
      let duplication = fact.flatMap {
        $0.values == ["duplicated"] ? nameBesideLabel(in: context)?.of($0) : nil
      }
      let redundancies = context.factOfEachFramework("name-beside-label")
        .filter { $1.values == ["redundant"] }
        .flatMap { framework, fact in
          context.scope.segments.all.compactMap {
            redundancy(of: $0, in: framework, context)?.of(fact)
          }
        }
      return [duplication].compactMap(\.self) + redundancies
    }
  )
}

/// The name of the control beside a label that is not hidden and says the same.
private func nameBesideLabel(in context: PlatformContext) -> Violation? {
  guard let label = context.spec.label,
    let entry = context.scope.map.naming(in: context.vocabulary),
    let name = entry.value.word, context.naming.labelHiding == nil,
    // A name that differs is another fault.
    !name.value.isBlank, LabelMatch(name.value, label: label.value).isEqual
  else { return nil }
  return Violation(
    "\(context.scope.screenReaderName) may announce both the name and the visible label; "
      + "remove the name or hide the label",
    at: name.range,
    related: [.init("the visible label", at: label.range)],
    offers: [
      Offer(.drop(entry), title: "Remove the name", isPreferred: false),
      context.naming.hidingLabel.map {
        Offer($0, title: "Hide the visible label", isPreferred: false)
      },
    ]
  )
}

/// The name of a segment that its label gives by default.
private func redundancy(of segment: Part, in framework: Framework, _ context: PlatformContext)
  -> Violation?
{
  guard let label = segment.label, let name = segment.name, !name.value.isBlank,
    name.value.foldedTokens == label.value.foldedTokens,
    let entry = segment.value.naming(in: context.vocabulary),
    isRedundant(entry, in: framework, context)
  else { return nil }
  return Violation(
    "the label is the name in \(framework.title) by default; remove the name",
    at: name.range,
    related: [.init("the visible label", at: label.range)],
    tags: [.unnecessary],
    offers: [Offer(.drop(entry), title: "Remove the name", isSafe: true)]
  )
}

/// Whether the name of a segment says what its label says by default in every framework that reads
/// it.
///
/// The given framework has to be one of them. Elsewhere the name is the only one, and must stay.
private func isRedundant(_ entry: SpecEntry, in framework: Framework, _ context: PlatformContext)
  -> Bool
{
  let scopes = context.hearers(of: entry.key.range).map(\.scope)
  let homes =
    entry.key.value == "name" ? [] : context.vocabulary.frameworks(declaring: entry.key.value)
  let readers = scopes.flatMap(\.possibleFrameworks).filter {
    homes.isEmpty || homes.contains($0)
  }
  return readers.contains(framework)
    && readers.allSatisfy {
      context.fact("name-beside-label", .home($0))?.values == ["redundant"]
    }
}
