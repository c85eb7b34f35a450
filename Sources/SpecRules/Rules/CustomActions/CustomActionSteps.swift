import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Steps of custom actions without the others.
  static let customActionSteps = Rule(
    id: "custom-action-steps",
    severity: .information,
    summary: "Some of the steps to custom actions without the others",
    rationale: """
      The guideline asks for all of the steps together. On Android they give a service the \
      accessibility button of the system; an app adds actions to its views.
      """,
    wcag: .bestPractice,
    facts: ["custom-action-steps"],
    yieldsTo: ["custom-action-redundant"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            custom-actions: { service: PhotoService, callback: registerAccessibilityButtonCallback() }
            ^^^^^^^^^^^^^^ the guideline asks for 'FLAG_REQUEST_ACCESSIBILITY_BUTTON' as well, but these steps give a service the accessibility button of the system, and an app adds actions with 'ViewCompat.addAccessibilityAction()'
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            custom-actions:
              service: PhotoService
              flags: FLAG_REQUEST_ACCESSIBILITY_BUTTON
              callback: registerAccessibilityButtonCallback()
        """
    ),
    check: .scope { context in
      let steps = context.facts("custom-action-steps", .possible)
      let vocabulary = context.vocabulary
      let section = context.scope.givenSection("custom-actions")
      let keys = context.scope.keys
      let missing = steps.filter { step in
        !([section?.value].compactMap(\.self) + [keys]).contains {
          step.isTaken(in: $0, vocabulary)
        }
      }
      let taken = keys.entries.first { entry in
        let one = SpecValue(.map([entry]), range: entry.range, node: nil)
        return steps.contains { $0.isTaken(in: one, vocabulary) }
      }
      guard let place = (section ?? taken)?.key, missing.count < steps.count,
        let first = missing.first
      else { return [] }
      let names = missing.compactMap(\.values.first)
      let dispute = context.spec.guideline?.dispute(of: first)
      return [
        Violation(
          dispute.map { "the guideline asks for \(names.listed("and")) as well, but \($0.says)" }
            ?? "custom actions need \(names.listed("and")) as well; add "
            + (names.count == 1 ? "it" : "them")
            + (section == nil ? " under 'custom-actions'" : ""),
          at: place.range,
          isGap: true,
          fact: first,
          offers: [
            section.map { section in
              changes(adding: missing, to: section).map {
                Offer($0, title: "Add \(names.listed("and"))", isPreferred: dispute == nil)
              }
            }
              ?? sectionOfSteps(missing).map {
                Offer($0, title: "Add 'custom-actions'", isPreferred: dispute == nil)
              }
          ]
        )
      ]
    }
  )
}

extension PlatformSpec {
  /// The APIs that stand as keys of the platform.
  fileprivate var keys: SpecValue {
    let entries = own.entries.filter { $0.key.value.looksLikeAPI || $0.key.value.contains("_") }
    return SpecValue(.map(entries), range: own.range, node: own.node)
  }
}

extension Fact {
  /// Whether a map of custom actions has this step: under its key, or named anywhere.
  fileprivate func isTaken(in section: SpecValue, _ vocabulary: Vocabulary) -> Bool {
    let spellings = accepted + accepted.flatMap { vocabulary.api(named: $0)?.aliases ?? [] }
    let wanted = spellings.foldedStems
    let words = section.entries.flatMap { [$0.key] + $0.value.words }
    let isNamed = words.contains { word in
      word.value.identifiers.contains(where: wanted.contains)
        || wanted.contains(Vocabulary.foldedStem(of: word.value))
    }
    if isNamed { return true }
    // Some steps have a name of their own, others may be called as the author likes.
    guard detail("name") != "exact", let key = detail("place") else { return false }
    return section[key]?.words.contains { !$0.value.isEmpty && $0.value != "none" } == true
  }

  /// The step as an entry of custom actions.
  fileprivate var step: (key: String, value: String)? {
    guard let key = detail("place"), let name = values.first else { return nil }
    return (key, ScalarWriting.scalar(name))
  }
}

/// Adds the section with the steps that are missing.
private func sectionOfSteps(_ steps: [Fact]) -> Change? {
  let entries = steps.compactMap(\.step)
  return entries.count == steps.count ? .set(["custom-actions"], entries.braced) : nil
}

/// Adds steps to a map: to the list under the key of one, or as a new entry.
private func changes(adding steps: [Fact], to section: SpecEntry) -> [Change]? {
  let changes = steps.compactMap { fact -> Change? in
    guard let (key, value) = fact.step else { return nil }
    let path = ["custom-actions", key]
    return section.value[key]?.isNull == false
      ? .add(Array(fact.values.prefix(1)), to: path) : .set(path, value)
  }
  return changes.count == steps.count ? changes : nil
}
