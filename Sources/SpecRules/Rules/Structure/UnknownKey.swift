import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Reports a key that the format, or the component, does not have.
  static let unknownKey = Rule(
    id: SpecProblem.Code.unknownKey.rawValue,
    severity: .warning,
    summary: "A key that the format or the component does not have",
    rationale: """
      Whatever stands under a misspelt key is not checked, and the team believes that it is.
      """,
    examples: Examples(
      failing: """
        component: stepper
        lable: Tickets
        ^^^^^ nothing here is called 'lable'; did you mean 'label'?
        """,
      passing: """
        component: stepper
        label: Tickets
        """
    ),
    check: .spec { spec, context in
      let problems = spec.problems.filter { $0.code == .unknownKey }
      guard !problems.isEmpty else { return }
      let keys = spec.root.entries.map { ($0.key.range, $0) }
      let entries = Dictionary(keys) { first, _ in first }
      // Each move looks through the whole map that it leads into.
      var moves = 0
      for problem in problems {
        let entry = moves < 100 ? entries[problem.range] : nil
        let move = entry.flatMap(context.move)
        if move != nil { moves += 1 }
        context.report(problem, fixes: move.map { [$0] })
      }
    }
  )
}

extension RuleContext {
  /// Moves an API from the top level into the first platform that is its home.
  fileprivate func move(intoPlatform entry: SpecEntry) -> Fix? {
    let homes = vocabulary.homes(of: entry.key.value)
    let scope = spec.scopes.first { !Set(homes).isDisjoint(with: $0.possibleFrameworks) }
    guard let platform = scope?.platform, let value = entry.value.word else { return nil }
    let removal = spec.removing(entry.range)
    let path = ["platforms", platform.rawValue]
    let text = ScalarWriting.scalar(value.value)
    guard let edit = spec.inserting(entry.key.value, text, at: path),
      !edit.range.overlaps(removal.range)
    else { return nil }
    return Fix(
      "Move '\(entry.key.value)' to \(platform.title)",
      [removal, edit],
      isPreferred: true
    )
  }
}
