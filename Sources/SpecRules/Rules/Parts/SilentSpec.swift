import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A spec that says nothing of what people hear.
  static let silentSpec = Rule(
    id: "silent-spec",
    severity: .warning,
    summary: "A spec, a platform or a list of announcements that says nothing",
    rationale: """
      What a spec does not say nobody can build or test, and a spec that passes looks as if it did.
      """,
    wcag: .bestPractice,
    fixes: .fix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios: { framework: uikit }
          ^^^ for iOS only the framework is given; add announcements, states or focus
          android:
            announcements:
            ^^^^^^^^^^^^^ nothing is announced; say what people hear
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            announcements:
              increment: "Tickets, 3, Increment, Button"
              decrement: "Tickets, 3, Decrement, Button"
        """
    ),
    check: .spec { context in
      guard context.spec.guideline != nil else { return [] }
      var places: Set<Int> = []
      let silent = context.platforms.compactMap { platform -> Violation? in
        let scope = platform.scope
        if let entry = scope.map.entry("announcements"),
          entry.value.isNull || entry.value.isEmptyCollection
        {
          // What cannot be read there is another fault.
          if context.spec.hasProblem(in: entry.value.range) { return nil }
          let isNew = places.insert(entry.key.range.lowerBound).inserted
          return isNew ? emptyAnnouncements(entry, in: platform) : nil
        }
        guard let name = scope.platform?.title, !scope.saysSomething,
          !context.spec.hasProblem(in: scope.own.range)
        else { return nil }
        let given = scope.own.entries.map { "the \($0.key.value)" }.inSentence("and")
        return Violation(
          "for \(name) \(given.isEmpty ? "nothing" : "only \(given)") is given; "
            + "add announcements, states or focus",
          at: scope.anchorRange,
          isGap: true
        )
      }
      guard context.spec.platforms.isEmpty, !context.spec.hasUnknownPlatform else { return silent }
      return silent + [
        Violation(
          "the spec names no platform; add 'platforms' with 'ios', 'android' or both",
          at: context.spec.root.entry("platforms")?.key.range ?? context.spec.anchorRange,
          isGap: true
        )
      ]
    }
  )
}

extension Spec {
  /// Whether something in a range cannot be read.
  fileprivate func hasProblem(in range: ByteRange) -> Bool {
    problems.contains { range.contains($0.range.lowerBound) }
  }

  /// Whether something is written under `platforms`, which is another fault.
  fileprivate var hasUnknownPlatform: Bool {
    guard let platforms = root["platforms"], !platforms.isNull else { return false }
    return !platforms.isMap || !platforms.entries.isEmpty
  }
}

/// An empty list of announcements; the fix adds the guideline's examples.
private func emptyAnnouncements(_ entry: SpecEntry, in context: PlatformContext) -> Violation {
  let templates = context.facts("announcement-templates")
  let moments = context.facts("required-actions").flatMap(\.values)
  let entries = moments.compactMap { moment in
    templates.templates(of: moment).first?.values.first.map {
      (key: moment, value: ScalarWriting.scalar($0))
    }
  }
  let isOwn = context.scope.own.entry("announcements")?.key == entry.key
  let platform = isOwn ? context.scope.platform.map { ["platforms", $0.rawValue] } : nil
  let leaf = Leaf((platform ?? []) + ["announcements"], entries.braced)
  return Violation(
    "nothing is announced; say what people hear",
    at: entry.key.range,
    isGap: true,
    fact: templates.first { $0.detail("state") == nil },
    in: context.scope,
    offers: [
      entries.isEmpty || !entry.value.isNull
        ? nil : Offer(.give([leaf], in: context.spec.root), title: "Add the announcements")
    ]
  )
}

extension PlatformSpec {
  /// The topics of a component without which nobody knows what to build.
  private static let topics = [
    "announcements", "states", "role", "focus", "groupings", "hint", "custom-actions",
  ]

  /// Whether the platform says anything besides its framework, or shares a topic that is about it.
  fileprivate var saysSomething: Bool {
    let own = own.entries.filter { !["framework", "language"].contains($0.key.value) }
    return !own.isEmpty || Self.topics.contains { !(map[$0]?.isNull ?? true) }
  }
}
