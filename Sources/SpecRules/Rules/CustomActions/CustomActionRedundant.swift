import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Custom actions that add nothing to a native element, or stand on an element that
  /// lacks what comes before them.
  static let customActionRedundant = Rule(
    id: "custom-action-redundant",
    severity: .hint,
    summary: "Custom actions that a native button has anyway, or on an element that lacks more",
    rationale: """
      A native button brings its semantics with it. What is built beside them has to be kept right \
      by hand, with every new version of the system.
      """,
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
    check: .reportingScope { scope, context in
      guard let entry = scope.map.entry("custom-actions"), entry.value["reason"] == nil else {
        return
      }
      guard let fact = context.fact("custom-actions", in: scope) else { return }
      let elements = scope.elements.map { Vocabulary.foldedStem(of: $0.value) }
      let native = fact.accepted.map { Vocabulary.foldedStem(of: $0) }
      guard let element = scope.elements.first else { return }
      if elements.allSatisfy(native.contains) {
        guard context.addsNothing(entry.value, fact, in: scope) else { return }
        context.report(
          "'\(element.value)' has these actions by default; remove them",
          at: entry.key.range,
          fact: fact,
          in: scope,
          tags: [.unnecessary],
          fixes: context.removals(of: entry, in: scope)
        )
      } else if !entry.value.entries.isEmpty || !entry.value.items.isEmpty {
        context.checkParts(of: element, in: scope)
      }
    }
  )
}

extension RuleContext {
  /// Whether custom actions name only what the element does by itself; a map of APIs without any
  /// gesture names nothing.
  fileprivate func addsNothing(_ actions: SpecValue, _ fact: Fact, in scope: Scope) -> Bool {
    if actions.isMap {
      let hasGestures = scope.map["gestures"]?.entries.isEmpty == false
      return !actions.entries.isEmpty && !hasGestures
    }
    let standard = Set(fact.details("standard").map(\.foldedForComparison))
    let names = actions.words.map(\.value.foldedForComparison)
    return !names.isEmpty && names.count == actions.items.count
      && names.allSatisfy(standard.contains)
  }

  /// Takes the entry away, or switches it off where other platforms share it.
  fileprivate func removals(of entry: SpecEntry, in scope: Scope) -> [Fix] {
    let key = entry.key.value
    let isShared = spec.root.entry(key)?.key.range == entry.key.range && spec.scopes.count > 1
    guard isShared, let platform = scope.platform else {
      return [Fix("Remove '\(key)'", [spec.removing(entry.range)], isPreferred: true)]
    }
    let edit = spec.inserting(key, "none", at: ["platforms", platform.rawValue])
    return edit.map { [Fix("Switch '\(key)' off on \(platform.title)", [$0], isPreferred: true)] }
      ?? []
  }

  /// Reports what an element that is not native lacks beside its custom actions.
  fileprivate func checkParts(of element: Word, in scope: Scope) {
    guard let fact = fact("custom-element-parts", in: scope) else { return }
    let native = Set(
      facts("elements", in: scope).flatMap(\.accepted).map {
        Vocabulary.foldedStem(of: $0)
      }
    )
    // Without a list of native elements any of them may be one.
    let isCustom = scope.elements.allSatisfy {
      !native.contains(Vocabulary.foldedStem(of: $0.value))
    }
    guard !native.isEmpty, isCustom else { return }
    let missing = fact.values.filter { part in
      if part == "name" { return scope.name == nil && spec.label == nil }
      return scope.map[part].map(\.isNull) ?? true
    }
    guard !missing.isEmpty else { return }
    report(
      "'\(element.value)' has custom actions, but no \(missing.listed); add what a native element "
        + "brings with it",
      at: scope.anchorRange,
      isGap: true,
      fact: fact,
      in: scope,
      related: [.init("the element is here", at: element.range)],
      fixes: additions(of: missing, in: scope)
    )
  }

  /// Adds the parts, if there is something to write for each of them.
  private func additions(of parts: [String], in scope: Scope) -> [Fix] {
    guard let platform = scope.platform else { return [] }
    let values: [String: String?] = [
      "name": spec.root["title"]?.word.map { ScalarWriting.scalar($0.value) },
      "role": fact("roles", in: scope)?.values.first.map(ScalarWriting.scalar),
      "states": "[enabled, disabled]",
    ]
    let entries = parts.compactMap { part in (values[part] ?? nil).map { (key: part, value: $0) } }
    guard entries.count == parts.count, !parts.contains(where: { scope.own.entry($0) != nil }),
      let map = spec.root["platforms"]?[platform.rawValue],
      let edit = spec.inserting(entries, into: map)
    else { return [] }
    return [Fix("Add \(parts.listed("and"))", [edit])]
  }
}
