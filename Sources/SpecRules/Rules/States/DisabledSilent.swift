import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A button that becomes disabled under the focus on a device that says nothing then.
  static let disabledSilent = Rule(
    id: "disabled-silent",
    severity: .information,
    summary: "A button that becomes disabled under the focus without a word",
    rationale: """
      The button that reaches the limit of a value has the focus when it becomes disabled. Where \
      the device says nothing then, the user goes on activating what no longer answers.
      """,
    wcag: .fails("4.1.3"),
    fixes: .none,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        value: { current: 1, min: 1 }
        platforms:
          android:
            framework: compose
            decrement:
              element: IconButton
              name: Removes one of {value} tickets
              states: { disabled: { api: enabled = false } }
                        ^^^^^^^^ TalkBack says nothing when this button becomes disabled under the \
        focus; say under 'focus' what is heard then
        """,
      passing: """
        component: stepper
        label: Tickets
        value: { current: 1, min: 1 }
        platforms:
          android:
            framework: compose
            focus:
              on-value-change: { announce: liveRegion, focus: stay }
            decrement:
              element: IconButton
              name: Removes one of {value} tickets
              states: { disabled: { api: enabled = false } }
        """
    ),
    check: .scope { context in
      guard hasLimit(context.spec), !saysWhatHappens(context.scope) else { return [] }
      let ofButtons = context.buttons.compactMap { button in
        disabledState(among: button.states, in: context).flatMap { word in
          isSilent(disabling: button.action, in: context)
            ? violation("this button", at: word, context) : nil
        }
      }
      // What the platform says of its states holds for each button.
      let actions = context.fact("required-actions")?.values ?? []
      let ofPlatform = disabledState(among: context.scope.states, in: context).flatMap { word in
        actions.contains { isSilent(disabling: $0, in: context) }
          ? violation("a button", at: word, context) : nil
      }
      return ofButtons + [ofPlatform].compactMap(\.self)
    }
  )
}

private func violation(_ button: String, at word: LocatedText, _ context: PlatformContext)
  -> Violation
{
  Violation(
    "\(context.scope.screenReaderName) says nothing when \(button) becomes disabled under "
      + "the focus; say under 'focus' what is heard then",
    at: word.range
  )
}

/// The state of some that a button at its limit is in.
private func disabledState(among states: [State], in context: PlatformContext) -> LocatedText? {
  states.map(\.word).first { context.vocabulary.isDisabledState($0.value) }
}

/// Whether the value ends somewhere, so that a button has nothing more to do there.
private func hasLimit(_ spec: Spec) -> Bool {
  [KeyMeaning.smallestValue, .largestValue].contains { spec.value($0)?.number != nil }
}

/// Whether a platform has an event under `focus`, whatever it says of it.
private func saysWhatHappens(_ scope: PlatformSpec) -> Bool {
  scope.map["focus"]?.entries.contains { $0.key.value.hasPrefix("on-") } ?? false
}

/// Whether the device is known to say nothing when a button under the focus becomes disabled.
///
/// That holds for each element that the button may be.
private func isSilent(disabling action: String, in context: PlatformContext) -> Bool {
  let folded = action.foldedForComparison
  let moment = context.moments.first { $0.event == .focus && $0.key.foldedForComparison == folded }
  guard let voice = context.voice, let moment, !moment.isAssumed, !moment.elements.isEmpty else {
    return false
  }
  return moment.elements.allSatisfy { element in
    var disabled = element
    disabled.traits.formUnion(["disabled", "focused"])
    // A live region is read as a whole when anything of it changes.
    if disabled.traits.contains("live-region") { return false }
    return voice.speech(of: disabled, after: .disable).isNothing
  }
}
