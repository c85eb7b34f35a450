import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An Enter key that activates where the platform has another key for that.
  static let enterActivatesAndroidOnly = Rule(
    id: "enter-activates-android-only",
    severity: .error,
    summary: "Enter as activation on iOS, or missing on Android",
    rationale: """
      Under Full Keyboard Access the space bar activates on iOS, and Enter on Android as well. A \
      spec that promises the wrong key is a test that nobody can pass.
      """,
    facts: ["inactive-keys", "keys"],
    concerns: { fact, model in fact.name == "inactive-keys" || fact.isExclusive(in: model) },
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
    check: .reportingScope { scope, context in
      guard let platform = scope.platform, let keyboard = scope.map.entry("keyboard") else {
        return
      }
      let bindings = scope.bindings("keyboard")
      for fact in context.facts("inactive-keys", in: scope) {
        for binding in bindings where fact.names(binding, in: context) && binding.activates {
          let fixes = context.removals(of: binding, on: platform)
          let advice = fixes.first?.title.hasPrefix("Move") == true ? fixes.first : nil
          let home = advice?.title.split(separator: " ").last.map { "move it to \($0)" }
          context.report(
            "'\(binding.trigger.value)' does not activate on \(platform.title); "
              + (home ?? "remove it"),
            at: binding.trigger.range,
            fact: fact,
            in: scope,
            fixes: fixes
          )
        }
      }
      let facts = context.facts("keys", in: scope, .common)
      for fact in context.exclusiveKeys(among: facts, in: scope) {
        guard let key = fact.values.first, keyboard.value.isMap else { continue }
        let own = bindings.first { fact.names($0, in: context) }
        let effect = fact.detail("effect") ?? "activate"
        let path = ["platforms", platform.rawValue, "keyboard"]
        let isShared =
          own.map { context.spec.root["keyboard"]?.entry($0.trigger.value)?.key == $0.trigger }
        let edit =
          own.flatMap { isShared == true ? nil : context.spec.replacing($0.effect, with: effect) }
          ?? context.spec.inserting(own?.trigger.value ?? key, effect, at: path)
        // A key that is switched off is one that is not there.
        guard own == nil || own?.effect.value.foldedForComparison == "none" else {
          context.check(own, effect: effect, edit, fact: fact, in: scope)
          continue
        }
        context.report(
          own == nil
            ? "'\(key)' is missing; it activates on \(platform.title)"
            : "'\(key)' is switched off; it activates on \(platform.title)",
          at: keyboard.key.range,
          // What the top level switches off the platform may switch on below it.
          isGap: own == nil || isShared == true,
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
  /// Reports a key that does something else than activate.
  fileprivate func check(
    _ binding: Binding?,
    effect: String,
    _ edit: TextEdit?,
    fact: Fact,
    in scope: Scope
  ) {
    guard let binding, let platform = scope.platform,
      !binding.effect.value.says(effect: effect)
    else { return }
    report(
      "'\(binding.trigger.value)' does not \(effect) on \(platform.title); use '\(effect)'",
      at: binding.effect.range,
      fact: fact,
      in: scope,
      fixes: edit.map { [Fix("Change to '\(effect)'", [$0], isPreferred: true)] } ?? []
    )
  }

  /// Takes the entry away where the platform has it for itself; else moves it from the top level to
  /// the platform it belongs to, or switches it off.
  fileprivate func removals(of binding: Binding, on platform: Platform) -> [Fix] {
    let key = binding.trigger.value
    let removal = spec.removing(binding.entry.range)
    let own = spec.root["platforms"]?.entry(platform.rawValue)?.range
    if own?.contains(binding.trigger.range.lowerBound) == true {
      return [Fix("Remove '\(key)'", [removal], isPreferred: true)]
    }
    let isShared = spec.root["keyboard"]?.entry(key)?.key.range == binding.trigger.range
    let other = spec.platforms.first { $0 != platform }
    if isShared, let other {
      let path = ["platforms", other.rawValue, "keyboard"]
      let edit = spec.inserting(key, binding.effect.value, at: path)
      guard let edit, !edit.range.overlaps(removal.range) else { return [] }
      return [Fix("Move '\(key)' to \(other.title)", [removal, edit], isPreferred: true)]
    }
    if let edit = spec.inserting(key, "none", at: ["platforms", platform.rawValue, "keyboard"]) {
      return [Fix("Switch '\(key)' off on \(platform.title)", [edit], isPreferred: true)]
    }
    return [Fix("Remove '\(key)'", [removal], isPreferred: true)]
  }
}

extension Fact {
  /// Whether a binding is of one of the keys, under any of its names.
  fileprivate func names(_ binding: Binding, in context: RuleContext) -> Bool {
    let written = binding.trigger.value
    let key = context.vocabulary.term(.key, written)?.word ?? written
    return values.contains { $0.foldedForComparison == key.foldedForComparison }
  }
}

extension Binding {
  fileprivate var activates: Bool { effect.value.says(effect: "activate") }
}
