import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A control that the screen reader is kept away from.
  static let interactiveElementHidden = Rule(
    id: "interactive-element-hidden",
    severity: .error,
    summary: "A control that is hidden from the screen reader",
    rationale: """
      What is hidden does not exist for people who listen. They hear a label or a value, and never \
      find what changes it.
      """,
    facts: ["hiding-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            isAccessibilityElement: false
                                    ^^^^^ 'isAccessibilityElement' hides the control from VoiceOver; \
        use 'isAccessibilityElement=true'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            label-hidden: isAccessibilityElement=false
            role: button
            states: [disabled]
            isAccessibilityElement: true
        """
    ),
    check: .reportingScope { scope, context in
      let facts = context.facts("hiding-apis", in: scope)
      guard !facts.isEmpty, scope.platform != nil, context.mayHide(scope) else { return }
      let apis = HidingAPIs(facts, context.vocabulary)
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      let buttons = scope.buttons(actions).map(\.value)
      let segments = scope.segments.segments ?? []
      for button in buttons { context.check(button, called: "the button", apis, scope) }
      for segment in segments where !segment.isDisabled {
        context.check(segment.value, called: "the segment", apis, scope, segment)
      }
      // What stands in a group, or holds parts that can be reached, need not be reached itself.
      let parts = buttons + segments.map(\.value)
      guard !context.isGrouped(scope), !parts.contains(where: apis.showsPart) else { return }
      context.check(scope.map, called: "the control", apis, scope)
      guard scope.map["focus"]?["modal"]?.boolean != true else { return }
      guard let entry = scope.map["focus"]?.entry("api") else { return }
      for word in entry.value.words {
        guard let found = apis.hiding(word.value, nil) else { continue }
        context.report(
          word,
          found,
          called: "the control",
          in: scope,
          fix: found.instead.map {
            context.resets($0, on: scope)
              ? [context.spec.removing(word, of: entry)]
              : [context.spec.replacing(word, with: $0)]
          }
        )
      }
    }
  )
}

extension RuleContext {
  /// Whether an API stands where it could hide something; most specs have none.
  fileprivate func mayHide(_ scope: Scope) -> Bool {
    namedAPIs(on: scope).contains { api in
      let key = api.mention.place.key
      guard api.mention.isKey || key == "api" else { return false }
      return vocabulary.api(named: api.stem)?.purpose != "name"
    }
  }

  /// Whether the control is part of a group, or stands for the dots that need no focus.
  func isGrouped(_ scope: Scope) -> Bool {
    let groupings = scope.map["groupings"]
    if ["parent", "container", "children"].contains(where: { groupings?[$0] != nil }) {
      return true
    }
    return spec.root["dots"]?["focusable"]?.boolean == false
      || spec.root["slides"]?["announce-index"]?.boolean == true
  }

  /// Checks the entries of a part.
  fileprivate func check(
    _ map: SpecValue,
    called part: String,
    _ apis: HidingAPIs,
    _ scope: Scope,
    _ segment: Segment? = nil
  ) {
    // A control that has nothing else said of it is reached by default, and keeps what it is.
    let isWhole = map.range == scope.map.range
    for entry in map.entries {
      let key = entry.key
      let value = entry.value.word
      // What a list or a map says of it is another question.
      guard value != nil || entry.value.isNull,
        let found = apis.hiding(key.value, value?.value)
      else { continue }
      if segment?.isSelected == true, found.fact.details("exempt").contains("selected") { continue }
      let isValue = APICall(key.value).arguments.isEmpty && found.isSetByValue
      let right = found.instead.flatMap { APICall($0).arguments.first }
      let fix: [TextEdit]? =
        if isValue, !(isWhole && resets(key.value, on: scope)), let value, let right {
          ["true", "false"].contains(right)
            ? [TextEdit(value.range, with: right)] : [spec.replacing(value, with: right)]
        } else {
          [spec.removing(entry.range)]
        }
      report(
        isValue ? value ?? key : key,
        named: key.value,
        found,
        called: part,
        in: scope,
        fix: fix
      )
    }
  }

  fileprivate func report(
    _ word: Word,
    named name: String? = nil,
    _ found: HidingAPIs.Found,
    called part: String,
    in scope: Scope,
    fix: [TextEdit]?
  ) {
    let advice = found.instead.map { "use '\($0)'" } ?? "remove it"
    report(
      "'\(name ?? word.value)' hides \(part) from \(scope.listener); \(advice)",
      at: word.range,
      fact: found.fact,
      in: scope,
      fixes: fix.map { [Fix("Let \(scope.listener) reach \(part)", $0, isPreferred: true)] } ?? []
    )
  }
}

extension HidingAPIs.Found {
  /// Whether the API hides by its value, and not by being named.
  fileprivate var isSetByValue: Bool {
    instead.map { !APICall($0).arguments.isEmpty } ?? false
  }
}

extension Spec {
  /// Takes a name from a list, or the entry whose only name it is.
  fileprivate func removing(_ word: Word, of entry: SpecEntry) -> TextEdit {
    entry.value.items.count > 1 ? removing(word, from: entry.value) : removing(entry.range)
  }
}
