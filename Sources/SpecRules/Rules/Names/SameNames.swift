import English
import SourceText
import SpecModel

extension Rule {
  /// Two segments, or two other parts of one kind, that are called the same.
  static let sameNames = Rule(
    id: "same-names",
    severity: .warning,
    summary: "Two segments, buttons or custom actions that are called the same",
    rationale: """
      Who listens knows one choice from another by its name alone. Of two that are called the same \
      nobody can tell which is meant.
      """,
    wcag: .fails("2.4.6"),
    fixes: .none,
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments:
          - { label: Day, selected: true }
          - { label: Week }
          - { label: Day }
                     ^^^ another segment is called 'Day'; call this one something else
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments:
          - { label: Day, selected: true }
          - { label: Week }
          - { label: Month }
        """
    ),
    check: .scope { context in
      let segments = context.scope.segments.all.compactMap { $0.name ?? $0.label }
      let actions = context.scope.map["custom-actions"]?.items.compactMap(\.word) ?? []
      return repetitions(in: segments, called: context.spec.segmentWord)
        + repetitions(in: actions, called: "custom action")
        + repetitions(amongPartsOf: context.spec)
    }
  )
}

/// The names of parts, such as the buttons of a dialog, that stand earlier under their key already.
///
/// Two buttons of which each has a key of its own, such as `action` and `close`, count as well.
private func repetitions(amongPartsOf spec: Spec) -> [Violation] {
  let keys = spec.parts.compactMap(\.key).uniqued(by: \.range)
  let partsByKey = Dictionary(grouping: spec.parts) { $0.key?.range }
  let groups = keys.map { partsByKey[$0.range] ?? [] }
  // A list of buttons has the one that closes the whole among the others.
  let single = keys.filter { spec.root[$0.value]?.items.isEmpty ?? true }
    .flatMap { partsByKey[$0.range] ?? [] }
  let alike = Dictionary(grouping: single.filter { $0.shape != nil }) { $0.shape?.name }
  return (groups + alike.values.filter { $0.count > 1 }).flatMap { parts in
    let names = parts.compactMap { part in
      [part.name, part.label].compactMap(\.self).first { !$0.value.isBlank }
    }
    return repetitions(
      in: names.sorted { $0.range.lowerBound < $1.range.lowerBound },
      called: parts.first?.shape?.name ?? "part"
    )
  }
}

/// The names that stand earlier in a list already.
private func repetitions(in names: [LocatedText], called part: String) -> [Violation] {
  var first: [String: LocatedText] = [:]
  return names.compactMap { name in
    let word = name.value.foldedForComparison
    // A name with a placeholder differs by what stands for it.
    guard !word.isBlank, Phrase(name.value).names.isEmpty else { return nil }
    guard let earlier = first[word] else {
      first[word] = name
      return nil
    }
    return Violation(
      "another \(part) is called '\(name.value)'; call this one something else",
      at: name.range,
      related: [.init("the first '\(earlier.value)'", at: earlier.range)]
    )
  }
}
