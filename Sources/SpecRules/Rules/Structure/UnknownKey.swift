import Guidelines
import SourceText
import SourceText
import SpecModel
import YAMLSyntax

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
      let removable = context.entries(removing: problems)
      // Each move looks through the whole map that it leads into.
      var moves = 0
      for problem in problems {
        let entry = moves < 100 ? entries[problem.range] : nil
        let move = entry.flatMap(context.move)
        if move != nil { moves += 1 }
        let removal = removable[problem.range].map { range in
          Fix("Remove '\(spec.tree.string(in: problem.range))'", [spec.removing(range)])
        }
        let indentation = problem.related.flatMap { entries[$0.range] }.flatMap { parent in
          entries[problem.range].flatMap { spec.indenting($0, under: parent) }
        }
        context.report(problem, fixes: (indentation ?? move ?? removal).map { [$0] })
      }
    }
  )
}

extension RuleContext {
  /// The entries of the keys for which the advice is to remove them, by the keys.
  fileprivate func entries(removing problems: [SpecProblem]) -> [ByteRange: ByteRange] {
    let keys = problems.filter { $0.message.hasSuffix("remove it") && $0.remedy == nil }
      .map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    let bytes = spec.tree.bytes
    let places = keys.map { key in
      let isQuoted = key.lowerBound > 0 && "\"'".utf8.contains(bytes[key.lowerBound - 1])
      return isQuoted ? key.lowerBound - 1 : key.lowerBound
    }
    let found = EntrySearch(for: places, in: spec.tree).found
    return zip(keys, found).reduce(into: [:]) { entries, pair in
      guard let entry = pair.1, !spec.isUsedElsewhere(entry) else { return }
      entries[pair.0] = entry
    }
  }

  /// Moves an API from the top level into the first platform that is its home.
  fileprivate func move(intoPlatform entry: SpecEntry) -> Fix? {
    let homes = vocabulary.homes(of: entry.key.value)
    let scope = spec.scopes.first { !Set(homes).isDisjoint(with: $0.possibleFrameworks) }
    guard let platform = scope?.platform, let text = entry.value.written else { return nil }
    let removal = spec.removing(entry.range)
    let path = ["platforms", platform.rawValue]
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
