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
    facts: ["inactive-keys", "keys"],
    factFilter: { fact, model in fact.name == "inactive-keys" || fact.isExclusive(in: model) },
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
  let (advice, fix) = departure(of: binding, from: platform, in: context)
  let others = Platform.allCases.filter { $0 != platform }.map(\.title).inSentence("and")
  let key = context.vocabulary.term(.key, binding.trigger.value)?.title ?? binding.trigger.value
  return Violation(
    "only \(others) activates with \(key); \(advice)",
    at: binding.trigger.range,
    fixes: [fix]
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
  let isShared =
    own.map { context.spec.root["keyboard"]?.entry($0.trigger.value)?.key == $0.trigger } ?? false
  let edit =
    own.flatMap { isShared ? nil : context.spec.replacing($0.effect, with: effect) }
    ?? context.spec.inserting(
      own?.trigger.value ?? key,
      effect,
      in: context.scope,
      under: "keyboard"
    )
  let duty = context.duty(of: own?.trigger.value ?? key, .key, effect) + context.scope.onPlatform
  // A key that is switched off is one that is not there.
  if let own, own.effect.value.foldedForComparison != "none" {
    if own.effect.value.says(effect: effect) { return nil }
    return Violation(
      "\(duty); write '\(own.trigger.value): \(effect)'",
      at: own.effect.range,
      fixes: [.preferred("Change to '\(effect)'", edit)]
    )
  }
  return Violation(
    "\(duty); \(own == nil ? "add" : "write") '\(own?.trigger.value ?? key): \(effect)'",
    at: keyboard.key.range,
    // What the top level switches off the platform may switch on below it.
    isGap: own == nil || isShared,
    severity: .warning,
    fixes: [.preferred("Add '\(key): \(effect)'", edit)]
  )
}

/// Takes the entry away where the platform has it for itself; else moves it from the top level to
/// the platform it belongs to, or switches it off.
private func departure(
  of binding: Binding,
  from platform: Platform,
  in context: PlatformContext
) -> (advice: String, fix: Fix?) {
  let key = binding.trigger.value
  let removal = context.spec.removing(binding.entry.range)
  let own = context.spec.root["platforms"]?.entry(platform.rawValue)?.range
  if own?.contains(binding.trigger.range.lowerBound) == true {
    return ("remove it", .preferred("Remove '\(key)'", removal))
  }
  let isShared = context.spec.root["keyboard"]?.entry(key)?.key.range == binding.trigger.range
  if isShared, let other = context.spec.platforms.first(where: { $0 != platform }) {
    let edits = context.spec.moving(binding.entry, to: ["platforms", other.rawValue, "keyboard"])
    return edits == nil
      ? ("remove it", nil)
      : ("move it to \(other.title)", .preferred("Move '\(key)' to \(other.title)", edits))
  }
  let edit = context.spec.inserting(key, "none", at: ["platforms", platform.rawValue, "keyboard"])
  let switchingOff = Fix.preferred("Switch '\(key)' off on \(platform.title)", edit)
  return ("remove it", switchingOff ?? .preferred("Remove '\(key)'", removal))
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
