import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An element that is made accessible and not described again.
  static let accessibilityElementResets = Rule(
    id: "accessibility-element-resets",
    severity: .hint,
    summary: "isAccessibilityElement without the role or the states it may overwrite",
    rationale: """
      Turning a view into an accessibility element may discard what was configured before. What is \
      not said again is then not announced.
      """,
    facts: ["resetting-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            isAccessibilityElement: true
            ^^^^^^^^^^^^^^^^^^^^^^ 'isAccessibilityElement' may overwrite what was set before; add \
        'role' and 'states'
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
    check: .reportingScope { scope, context in
      guard let fact = context.facts("resetting-apis", in: scope, .declared).first else { return }
      guard let cause = context.resettingWord(fact, on: scope) else { return }
      let missing = context.topicsReset(by: fact, on: scope)
      guard !missing.isEmpty else { return }
      let name = APICall(fact.values.first ?? cause.value).stem
      context.report(
        "'\(name)' may overwrite what was set before; add \(missing.listed("and"))",
        at: cause.range,
        isGap: true,
        fact: fact,
        in: scope,
        fixes: context.additions(of: missing, on: scope)
      )
    }
  )
}

extension RuleContext {
  /// Whether making the control an accessibility element would overwrite what the spec does not say.
  func resets(_ name: String, on scope: Scope) -> Bool {
    facts("resetting-apis", in: scope, .declared).contains { fact in
      fact.values.contains { Vocabulary.stem(of: $0) == Vocabulary.stem(of: name) }
        && !topicsReset(by: fact, on: scope).isEmpty
    }
  }

  /// The topics that may be overwritten, and that the spec says nothing of.
  fileprivate func topicsReset(by fact: Fact, on scope: Scope) -> [String] {
    fact.details("resets").filter { !says($0, on: scope) }
  }

  /// The word that makes the control an accessibility element.
  fileprivate func resettingWord(_ fact: Fact, on scope: Scope) -> Word? {
    let calls = fact.values.map(APICall.init)
    for entry in scope.map.entries {
      guard let value = entry.value.word?.value else { continue }
      let stem = Vocabulary.stem(of: entry.key.value)
      if calls.contains(where: { $0.stem == stem && $0.arguments == [value] }) { return entry.key }
    }
    return scope.map["focus"]?["api"]?.words.first { word in
      let call = APICall(word.value)
      return calls.contains { $0.stem == call.stem && $0.arguments == call.arguments }
    }
  }

  /// Whether the spec says something of a topic, of the control or of its parts.
  fileprivate func says(_ topic: String, on scope: Scope) -> Bool {
    let actions = fact("required-actions", in: scope)?.values ?? []
    let buttons = scope.buttons(actions)
    let segments = scope.segments.segments ?? []
    switch topic {
    // Two buttons need no role of the whole.
    case "role": return !buttons.isEmpty || givesRole(scope.map)
    case "states":
      return scope.map["states"] != nil || buttons.contains { $0.value["states"] != nil }
        || segments.contains { $0.value["selected"] != nil || $0.value["disabled"] != nil }
    default: return scope.map[topic] != nil
    }
  }

  fileprivate func additions(of topics: [String], on scope: Scope) -> [Fix] {
    guard let platform = scope.platform else { return [] }
    let entries = topics.compactMap { topic in
      (topic == "role" ? roleWords(in: scope).first : "[disabled]").map { (topic, $0) }
    }
    // A map that stands elsewhere may serve others.
    guard let platforms = spec.root["platforms"], let map = platforms[platform.rawValue],
      platforms.range.contains(map.range), entries.count == topics.count,
      let edit = spec.inserting(entries, into: map)
    else { return [] }
    return [Fix("Add \(topics.listed("and"))", [edit], isPreferred: true)]
  }
}
