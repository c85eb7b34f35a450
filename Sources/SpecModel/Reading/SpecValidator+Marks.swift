import YAMLSyntax

/// Marks of other languages behind the words of a spec.
extension SpecValidator {
  /// The words of the format and of the platforms, which end with none of the marks.
  private static var markless: Set<WordKind> {
    [.component, .platform, .framework, .element, .role, .state, .action, .effect]
  }

  /// Reports a mark behind a word that needs none, such as the semicolon of `"button;"`.
  ///
  /// The reader of values has taken most of the marks from words without quotes.
  mutating func reportMark(behind value: SpecValue, as kind: WordKind) {
    guard Self.markless.contains(kind), let node = value.node, let word = value.word,
      word.range.count == word.value.utf8.count,
      word.range.upperBound <= node.tree.bytes.count,
      let problem = SpecProblem(strayMarkOf: node.tree.bytes[word.range])
    else { return }
    problems.append(problem)
  }
}
