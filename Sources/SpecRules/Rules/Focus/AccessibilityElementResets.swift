import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An element that is made accessible and not described again.
  static let accessibilityElementResets = Rule(
    id: "accessibility-element-resets",
    severity: .hint,
    summary: "isAccessibilityElement without the role or the states it can reset",
    rationale: """
      Turning a view into an accessibility element may discard what was configured before. What is \
      not said again is then not announced.
      """,
    wcag: .weakens("4.1.2"),
    facts: ["resetting-apis"],
    yieldsTo: ["misspelt-api"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            isAccessibilityElement: true
            ^^^^^^^^^^^^^^^^^^^^^^ this can reset the role and the states; say both here, too
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            isAccessibilityElement: true
            role: button
            states: { disabled: { api: isEnabled=false, announce: Dimmed } }
        """
    ),
    check: .violation(of: "resetting-apis", .declared) { fact, context in
      let missing = fact.topicsReset(in: context)
      guard let cause = context.scope.resettingWord(fact), !missing.isEmpty else { return nil }
      let topics = missing.map { "the \($0)" }.joined(separator: " and ")
      let names = missing.listed("and")
      return Violation(
        "this can reset \(topics); say \(missing.count > 1 ? "both" : "it") here, too",
        at: cause.range,
        isGap: true,
        offers: [addition(of: missing, in: context).map { Offer($0, title: "Add \(names)") }]
      )
    }
  )
}

extension PlatformSpec {
  /// The word that makes the control an accessibility element.
  fileprivate func resettingWord(_ fact: Fact) -> LocatedText? {
    let calls = fact.values.map(APICall.init)
    let key = map.entries.first { entry in
      guard let value = entry.value.word?.value else { return false }
      let stem = Vocabulary.stem(of: entry.key.value)
      return calls.contains { $0.stem == stem && $0.arguments == [value] }
    }?.key
    return key
      ?? map["focus"]?["api"]?.words.first { word in
        let call = APICall(word.value)
        return calls.contains { $0.stem == call.stem && $0.arguments == call.arguments }
      }
  }
}

/// Says the topics on the platform, unless nobody knows what to say of one.
private func addition(of topics: [String], in context: PlatformContext) -> [Change]? {
  let values = topics.map { $0 == "role" ? context.roleWords.first : "[disabled]" }
  guard context.scope.platform != nil, !values.contains(nil) else { return nil }
  return zip(topics, values).compactMap { topic, value in value.map { .set([topic], $0) } }
}
