import English
import Guidelines
import SpecModel

extension Rule {
  /// A name that is nothing on the platform without others.
  static let incompleteValue = Rule(
    id: "incomplete-value",
    severity: .warning,
    summary: "A part of a value that does nothing without the others",
    rationale: """
      A range of which a part is missing is none, so that the screen reader says no value while \
      people adjust it.
      """,
    wcag: .fails("4.1.2"),
    fixes: .none,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: react-native
            accessibilityValue: { min: 0, now: 3 }
                                  ^^^ 'min' makes no range on Android without 'max', so that \
        TalkBack says no value
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: react-native
            accessibilityValue: { min: 0, now: 3, max: 10 }
        """
    ),
    check: .spec { context in
      let uses = context.effectUses
      var given: [SpecPath: Set<String>] = [:]
      for use in uses { given[use.mention.place, default: []].insert(use.name) }
      var reported: Set<[SpecPath: Set<String>]> = []
      return uses.compactMap { use in
        guard case .needs(let names) = use.effect.fault else { return nil }
        let place = use.mention.place
        let missing = names.filter { given[place]?.contains($0) != true }
        // One of the parts that are there is enough.
        guard !missing.isEmpty, reported.insert([place: Set(names + [use.name])]).inserted else {
          return nil
        }
        let parts = missing.map(\.partName).listed("and")
        return Violation(
          "'\(use.name.partName)' \(use.effect.clause.replacing("{missing}", with: parts))",
          at: use.nameRange,
          isGap: true
        )
      }
    }
  )
}

extension String {
  /// The key of a name that is one of a map.
  fileprivate var partName: String { split(separator: ".").last.map(String.init) ?? self }
}
