import Guidelines
import SpecModel

extension Rule {
  /// Reports an Enter key that activates where the platform has another key for that.
  static let enterActivatesAndroidOnly = Rule(
    id: "enter-activates-android-only",
    severity: .error,
    summary: "Enter as activation on iOS, or missing on Android",
    rationale: """
      Under Full Keyboard Access the space bar activates on iOS, and Enter on Android as well. A \
      spec that promises the wrong key is a test that nobody can pass.
      """,
    facts: ["inactive-keys", "keys"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            keyboard: { tab: focus, space: activate, enter: activate }
                                                     ^^^^^ 'enter' does not activate on iOS; remove \
        it
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            keyboard: { tab: focus, space: activate, enter: activate }
        """
    ),
    check: .scope { scope, context in
      guard let platform = scope.platform, let keyboard = scope.map.entry("keyboard") else {
        return
      }
      let bindings = scope.bindings("keyboard")
      for fact in context.facts("inactive-keys", in: scope) {
        for binding in bindings where fact.names(binding.trigger) && binding.activates {
          context.report(
            "'\(binding.trigger.value)' does not activate on \(platform.title); remove it",
            at: binding.trigger.range,
            fact: fact,
            in: scope,
            fixes: context.removals(of: binding, on: platform)
          )
        }
      }
      for fact in context.androidOnlyKeys(on: platform, in: scope) {
        guard let key = fact.values.first, keyboard.value.isMap else { continue }
        guard !bindings.contains(where: { fact.names($0.trigger) }) else { continue }
        let effect = fact.detail("effect") ?? "activate"
        let edit = context.spec.inserting(key, effect, into: keyboard.value)
        context.report(
          "'\(key)' is missing; it activates on \(platform.title)",
          at: keyboard.key.range,
          fact: fact,
          in: scope,
          severity: .warning,
          fixes: edit.map { [Fix("Add '\(key): \(effect)'", [$0], isPreferred: true)] } ?? []
        )
      }
    }
  )
}

extension RuleContext {
  /// The facts about keys that activate on this platform and are inactive on another one.
  fileprivate func androidOnlyKeys(on platform: Platform, in scope: Scope) -> [Fact] {
    guard let model = spec.guideline?.model else { return [] }
    let elsewhere = Set(
      Platform.allCases.filter { $0 != platform }
        .flatMap { model.facts("inactive-keys", platform: $0, framework: nil) }
        .filter { $0.platform != nil && $0.platform != platform }.flatMap(\.values)
    )
    return facts("keys", in: scope).filter { fact in
      fact.detail("effect") == "activate" && fact.values.contains(where: elsewhere.contains)
    }
  }

  /// Takes the entry away, or switches it off where the entry serves another platform too.
  fileprivate func removals(of binding: Binding, on platform: Platform) -> [Fix] {
    let isOwn = spec.root["platforms"]?[platform.rawValue]?.range.contains(
      binding.trigger.range.lowerBound
    )
    guard isOwn == true else { return [] }
    return [
      Fix(
        "Remove '\(binding.trigger.value)'",
        [spec.removing(binding.entry.range)],
        isPreferred: true
      )
    ]
  }
}

extension Fact {
  fileprivate func names(_ key: Word) -> Bool {
    values.contains { $0.foldedForComparison == key.value.foldedForComparison }
  }
}

extension Binding {
  fileprivate var activates: Bool { effect.value.foldedForComparison == "activate" }
}
