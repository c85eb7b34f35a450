import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Custom actions that add nothing to a native element, or stand on an element without
  /// what comes before them.
  static let customActionRedundant = Rule(
    id: "custom-action-redundant",
    severity: .hint,
    summary: "Custom actions that a native button has anyway, or on an element that needs more",
    rationale: """
      A native button brings its semantics with it. What is built beside them has to be kept right \
      by hand, with every new version of the system.
      """,
    wcag: .bestPractice,
    facts: ["custom-actions", "custom-element-parts"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: compose
            element: Button
            custom-actions: [activate]
            ^^^^^^^^^^^^^^ 'Button' has these actions by default; remove them
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: compose
            element: Button
            custom-actions: [next page, previous page]
        """
    ),
    check: .violation(of: "custom-actions") { fact, context in
      guard let entry = context.scope.map.entry("custom-actions"), entry.value["reason"] == nil,
        let element = context.scope.elements.first
      else { return nil }
      guard context.scope.elements.map(\.elementStem).allSatisfy(fact.accepted.foldedStems.contains)
      else {
        let isEmpty = entry.value.entries.isEmpty && entry.value.items.isEmpty
        return isEmpty ? nil : missingParts(of: element, in: context)
      }
      guard context.scope.addsNothing(entry.value, to: fact) else { return nil }
      return Violation(
        "'\(element.value)' has these actions by default; remove them",
        at: entry.key.range,
        tags: [.unnecessary],
        offers: [Offer(.drop(entry))]
      )
    }
  )
}

extension PlatformSpec {
  /// Whether custom actions name only what the element does by itself; a map of APIs without any
  /// gesture names nothing.
  fileprivate func addsNothing(_ actions: SpecValue, to fact: Fact) -> Bool {
    if actions.isMap {
      let hasGestures = map["gestures"]?.entries.isEmpty == false
      return !actions.entries.isEmpty && !hasGestures
    }
    let standard = Set(fact.details("standard").map(\.foldedForComparison))
    let names = actions.words.map(\.value.foldedForComparison)
    return !names.isEmpty && names.count == actions.items.count
      && names.allSatisfy(standard.contains)
  }
}

/// What is missing from an element that is not native beside its custom actions.
private func missingParts(of element: LocatedText, in context: PlatformContext) -> Violation? {
  guard let fact = context.fact("custom-element-parts") else { return nil }
  let native = context.elements.native
  // Without a list of native elements any of them may be one.
  guard !native.isEmpty,
    !context.scope.elements.contains(where: { native.contains($0.elementStem) })
  else { return nil }
  let missing = fact.values.filter { part in
    if part == "name" { return context.scope.name == nil && context.spec.label == nil }
    return context.scope.map[part].map(\.isNull) ?? true
  }
  guard !missing.isEmpty else { return nil }
  return Violation(
    "'\(element.value)' has custom actions, but no \(missing.listed); add what a native element "
      + "brings with it",
    at: context.scope.anchorRange,
    isGap: true,
    fact: fact,
    related: [.init("the element is here", at: element.range)],
    offers: [
      addition(of: missing, in: context).map {
        Offer($0, title: "Add \(missing.listed("and"))", isPreferred: false)
      }
    ]
  )
}

/// Adds the parts, if there is something to write for each of them.
private func addition(of parts: [String], in context: PlatformContext) -> [Change]? {
  let values: [String: String?] = [
    "name": context.spec.root["title"]?.word.map { ScalarWriting.scalar($0.value) },
    "role": context.fact("roles")?.values.first.map(ScalarWriting.scalar),
    "states": "[enabled, disabled]",
  ]
  let changes = parts.compactMap { part in (values[part] ?? nil).map { Change.set([part], $0) } }
  return changes.count == parts.count && context.scope.platform != nil ? changes : nil
}
