import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Steps of custom actions without the others.
  static let customActionSteps = Rule(
    id: "custom-action-steps",
    severity: .warning,
    summary: "Some of the steps to custom actions without the others",
    rationale: """
      A service without the flag gets no button, and a button without the callback does nothing: \
      only all of the steps together offer an action.
      """,
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
            ^^^^^^^^^^^^^^ custom actions need 'FLAG_REQUEST_ACCESSIBILITY_BUTTON' as well; add it
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
    check: .reportingScope { scope, context in
      guard case .given(let section) = context.section("custom-actions", in: scope) else {
        context.checkStepsAmongKeys(of: scope)
        return
      }
      let frameworks = scope.frameworks.map(\.value)
      let steps = context.facts("custom-action-steps", in: scope, .common).filter {
        $0.framework.map(frameworks.contains) ?? true
      }
      let missing = steps.filter {
        !$0.isTaken(in: section.value, context.vocabulary)
          && !$0.isTaken(in: scope.keys, context.vocabulary)
      }
      guard missing.count < steps.count, let first = missing.first else { return }
      let names = missing.compactMap(\.values.first)
      let edits = context.edits(adding: missing, to: section)
      context.report(
        "custom actions need \(names.listed("and")) as well; add "
          + (names.count == 1 ? "it" : "them"),
        at: section.key.range,
        isGap: true,
        fact: first,
        in: scope,
        fixes: edits.map { [Fix("Add \(names.listed("and"))", $0, isPreferred: true)] } ?? []
      )
    }
  )
}

extension Scope {
  /// The APIs that stand as keys of the platform.
  fileprivate var keys: SpecValue {
    let entries = own.entries.filter { $0.key.value.looksLikeAPI || $0.key.value.contains("_") }
    return SpecValue(.map(entries), range: own.range, node: own.node)
  }
}

extension RuleContext {
  /// Checks steps that stand as keys of the platform.
  fileprivate func checkStepsAmongKeys(of scope: Scope) {
    let frameworks = scope.frameworks.map(\.value)
    let steps = facts("custom-action-steps", in: scope, .common).filter {
      $0.framework.map(frameworks.contains) ?? true
    }
    let missing = steps.filter { !$0.isTaken(in: scope.keys, vocabulary) }
    let taken = scope.keys.entries.first { entry in
      let one = SpecValue(.map([entry]), range: entry.range, node: nil)
      return steps.contains { $0.isTaken(in: one, vocabulary) }
    }
    guard let taken, missing.count < steps.count, let first = missing.first else { return }
    let names = missing.compactMap(\.values.first)
    report(
      "custom actions need \(names.listed("and")) as well; add "
        + (names.count == 1 ? "it" : "them") + " under 'custom-actions'",
      at: taken.key.range,
      isGap: true,
      fact: first,
      in: scope,
      fixes: fixes(adding: missing, on: scope)
    )
  }

  /// Adds the section with the steps that are missing.
  private func fixes(adding steps: [Fact], on scope: Scope) -> [Fix] {
    let entries = steps.compactMap { step -> String? in
      guard let key = step.detail("key"), let name = step.values.first else { return nil }
      return "\(key): \(ScalarWriting.scalar(name))"
    }
    guard entries.count == steps.count, let platform = scope.platform,
      let edit = spec.inserting(
        "custom-actions",
        "{ \(entries.joined(separator: ", ")) }",
        at: ["platforms", platform.rawValue]
      )
    else { return [] }
    return [Fix("Add 'custom-actions'", [edit], isPreferred: true)]
  }
}

extension Fact {
  /// Whether a map of custom actions has this step: under its key, or named anywhere.
  fileprivate func isTaken(in section: SpecValue, _ vocabulary: Vocabulary) -> Bool {
    let spellings = accepted + accepted.flatMap { vocabulary.api(named: $0)?.aliases ?? [] }
    let wanted = Set(spellings.map { Vocabulary.foldedStem(of: $0) })
    let words = section.entries.flatMap { [$0.key] + $0.value.words }
    let isNamed = words.contains { word in
      word.value.identifiers.contains(where: wanted.contains)
        || wanted.contains(Vocabulary.foldedStem(of: word.value))
    }
    if isNamed { return true }
    // Some steps have a name of their own, others may be called as the author likes.
    guard detail("need") != "named", let key = detail("key") else { return false }
    return section[key]?.words.contains { !$0.value.isEmpty && $0.value != "none" } == true
  }
}

extension RuleContext {
  /// The edits that add steps to a map: to the list under the key of one, or as a new entry.
  fileprivate func edits(adding steps: [Fact], to section: SpecEntry) -> [TextEdit]? {
    var edits: [TextEdit?] = []
    var new: [(String, String)] = []
    for step in steps {
      guard let key = step.detail("key"), let name = step.values.first else { return nil }
      let text = ScalarWriting.scalar(name)
      guard let entry = section.value.entry(key) else {
        new.append((key, text))
        continue
      }
      edits.append(
        entry.value.isNull ? spec.filling(entry, with: text) : spec.adding([name], to: entry)
      )
    }
    if !new.isEmpty { edits.append(spec.inserting(new, into: section.value)) }
    let found = edits.compactMap(\.self)
    return found.count == edits.count ? found : nil
  }
}
