import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An icon that the screen reader stops at or adds to the name.
  static let decorativeIconHidden = Rule(
    id: "decorative-icon-hidden",
    severity: .warning,
    summary: "An icon that is not hidden from the screen reader",
    rationale: """
      Beside a label the picture says nothing new, but a screen reader may read its file name: \
      "plus dot circle, add, button".
      """,
    wcag: .fails("1.1.1"),
    facts: ["hidden-icons"],
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: page-control
        label: Photos
        platforms:
          ios:
            framework: swiftui
            icon: { image: chevron, decorative: true }
            ^^^^ VoiceOver announces the icon, too; hide it with 'accessibilityHidden(true)'
        """,
      passing: """
        component: page-control
        label: Photos
        platforms:
          ios:
            framework: swiftui
            icon: { image: chevron, decorative: true, api: accessibilityHidden(true) }
        """
    ),
    check: .violations(inEachFramework: "hidden-icons") { fact, _, context in
      guard let api = fact.detail("api") else { return [] }
      return context.namedParts.compactMap { part in
        guard let icon = part.value.entry("icon"), !icon.value.entries.isEmpty else { return nil }
        let decorative = icon.value["decorative"]?.boolean
        let isMeant = fact.values.contains("decorative") ? decorative == true : decorative != false
        guard isMeant, !isHidden(icon.value, in: context) else { return nil }
        return Violation(
          "\(context.scope.screenReaderName) announces the icon, too; hide it with '\(api)'",
          at: icon.key.range,
          isGap: true,
          offers: [
            Offer(
              change(hiding: icon, with: api, in: context),
              title: "Hide the icon",
              isSafe: decorative == true
            )
          ]
        )
      }
    }
  )
}

/// Whether something hides the icon; the API of another framework is another fault.
private func isHidden(_ icon: SpecValue, in context: RuleContext) -> Bool {
  if icon["hidden"]?.boolean == true { return true }
  let calls = (icon["api"]?.words ?? []).map(\.value) + icon.entries.compactMap(\.asCall)
  return calls.contains { call in
    context.vocabulary.api(named: call)?.purpose == "hide" && !context.vocabulary.shows(call)
  }
}

private func change(hiding icon: SpecEntry, with api: String, in context: RuleContext) -> Change {
  let map = icon.value
  if map["hidden"]?.boolean == false, let word = map["hidden"]?.word {
    return .literal("true", for: word)
  }
  let text = ScalarWriting.scalar(api)
  if let wrong = map.entries.first(where: { $0.asCall.map(context.vocabulary.shows) == true }) {
    return .exchange(wrong, for: "api", text)
  }
  guard let entry = map.entry("api"), !entry.value.isNull else {
    return .place("api", text, in: map)
  }
  let wrong = entry.value.words.first {
    context.vocabulary.shows($0.value) || context.vocabulary.misspelling(of: $0.value) != nil
  }
  return wrong.map { .put(api, for: $0) } ?? .append([text], to: entry)
}
