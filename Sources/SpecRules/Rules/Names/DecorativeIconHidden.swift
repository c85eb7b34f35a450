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
      Beside a label the picture says nothing new, but VoiceOver reads its file name: "plus dot \
      circle, add, button".
      """,
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
    check: .reportingScope { scope, context in
      for (_, fact) in context.factOfEachFramework("hidden-icons", in: scope) {
        for part in context.namedParts(in: scope) {
          guard let icon = part.value.entry("icon"), !icon.value.entries.isEmpty else { continue }
          context.check(icon, against: fact, in: scope)
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate func check(_ icon: SpecEntry, against fact: Fact, in scope: Scope) {
    let decorative = icon.value["decorative"]?.boolean
    let isMeant = fact.values.contains("decorative") ? decorative == true : decorative != false
    guard isMeant, !isHidden(icon.value), let api = fact.detail("api") else { return }
    report(
      "VoiceOver announces the icon, too; hide it with '\(api)'",
      at: icon.key.range,
      isGap: true,
      fact: fact,
      in: scope,
      fixes: hidingEdit(of: icon, with: api).map {
        [Fix("Hide the icon", [$0], isSafe: decorative == true, isPreferred: true)]
      } ?? []
    )
  }

  /// Whether something hides the icon; the API of another framework is another fault.
  private func isHidden(_ icon: SpecValue) -> Bool {
    if icon["hidden"]?.boolean == true { return true }
    let calls = (icon["api"]?.words ?? []).map(\.value) + icon.entries.compactMap(\.asCall)
    return calls.contains { call in
      vocabulary.api(named: call)?.purpose == "hide" && !vocabulary.shows(call)
    }
  }

  private func hidingEdit(of icon: SpecEntry, with api: String) -> TextEdit? {
    if let hidden = icon.value["hidden"], hidden.boolean == false {
      return TextEdit(hidden.range, with: "true")
    }
    let text = ScalarWriting.scalar(api)
    if let wrong = icon.value.entries.first(where: { $0.asCall.map(vocabulary.shows) == true }) {
      return spec.replacing(wrong, with: "api", text)
    }
    guard let entry = icon.value.entry("api") else {
      return spec.inserting("api", text, into: icon.value)
    }
    let wrong = entry.value.words.first {
      vocabulary.shows($0.value) || vocabulary.misspelling(of: $0.value) != nil
    }
    if let wrong { return spec.replacing(wrong, with: api) }
    return entry.value.isNull ? spec.filling(entry, with: text) : spec.adding([api], to: entry)
  }
}

extension SpecEntry {
  /// The key and the value behind it as one call, such as `accessibilityHidden=true`; `nil` for a
  /// value that is no scalar.
  var asCall: String? {
    // `accessibilityHidden(true): true` says it in the key already.
    let isComplete = key.value.contains("(") || key.value.contains("{") || key.value.contains("=")
    if value.isNull || (isComplete && value.boolean == true) { return key.value }
    return value.word.map { "\(key.value)=\($0.value)" }
  }
}
