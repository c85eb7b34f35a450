import English
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
    wcag: .weakens("2.1.1"),
    facts: ["inactive-keys", "keys"],
    factFilter: { fact, model in fact.name == "inactive-keys" || fact.isExclusive(in: model) },
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            keyboard: { tab: focus, space: activate, enter: activate }
                                                     ^^^^^ only Android activates with Enter; \
        remove it
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            keyboard: { tab: focus, space: activate, enter: activate }
        """
    ),
    check: .scope { context in
      guard let keyboard = context.scope.map.entry("keyboard"), context.scope.platform != nil else {
        return []
      }
      let bindings = context.scope.bindings("keyboard")
      let inactive = context.facts("inactive-keys").flatMap { fact in
        bindings.filter { fact.names($0, in: context.vocabulary) && $0.activates }
          .compactMap { inactiveKey($0, in: context)?.of(fact) }
      }
      guard keyboard.value.isMap else { return inactive }
      let facts = context.facts("keys", .common)
      return inactive
        + context.exclusiveKeys(among: facts).compactMap { fact in
          let own = bindings.first { fact.names($0, in: context.vocabulary) }
          return exclusiveKey(own, against: fact, in: keyboard, context)?.of(fact)
        }
    }
  )
}

/// A key that activates where it must not.
private func inactiveKey(_ binding: Binding, in context: PlatformContext) -> Violation? {
  guard let platform = context.scope.platform else { return nil }
  let others = Platform.allCases.filter { $0 != platform }.map(\.title).inSentence("and")
  let key = context.vocabulary.term(.key, binding.trigger.value)?.title ?? binding.trigger.value
  return Violation(
    "only \(others) activates with \(key)",
    at: binding.trigger.range,
    offers: [Offer(.drop(binding.entry))],
    isAdvised: true
  )
}

/// A key that activates on this platform alone, and is missing, switched off or bound otherwise.
private func exclusiveKey(
  _ own: Binding?,
  against fact: Fact,
  in keyboard: SpecEntry,
  _ context: PlatformContext
) -> Violation? {
  guard let key = fact.values.first, context.scope.platform != nil else { return nil }
  let effect = fact.detail("effect") ?? "activate"
  let trigger = own?.trigger.value ?? key
  let duty = context.duty(of: trigger, .key, effect) + context.scope.onPlatform
  // A key that is switched off is one that is not there.
  if let own, own.effect.value.foldedForComparison != "none" {
    if own.effect.value.says(effect: effect) { return nil }
    return Violation(
      "\(duty); write '\(trigger): \(effect)'",
      at: own.effect.range,
      offers: [Offer(.put(effect, for: own.effect))]
    )
  }
  let isCommon = own.map { context.spec.root["keyboard"]?.entry(trigger)?.key == $0.trigger }
  return Violation(
    "\(duty); \(own == nil ? "add" : "write") '\(trigger): \(effect)'",
    at: keyboard.key.range,
    // What the top level switches off the platform may switch on below it.
    isGap: isCommon ?? true,
    severity: .warning,
    offers: [Offer(.set(["keyboard", trigger], effect), title: "Add '\(key): \(effect)'")]
  )
}

extension Fact {
  /// Whether a binding is of one of the keys, under any of its names.
  fileprivate func names(_ binding: Binding, in vocabulary: Vocabulary) -> Bool {
    let written = binding.trigger.value
    let key = vocabulary.term(.key, written)?.word ?? written
    return values.contains { $0.foldedForComparison == key.foldedForComparison }
  }
}

extension Binding {
  fileprivate var activates: Bool { effect.value.says(effect: "activate") }
}
