import SourceText

/// Marks of other languages behind the words of a spec.
extension SpecValidator {
  /// The words of the format and of the platforms, which end with none of the marks.
  private static var markless: Set<WordKind> {
    [.component, .platform, .framework, .element, .role, .state, .action, .effect]
  }

  /// Reports a mark behind a word that needs none, such as the semicolon of `role: button;`.
  mutating func reportMark(behind word: LocatedText, as kind: WordKind) {
    let text = word.value
    guard Self.markless.contains(kind), let mark = text.utf8.last, ",;}]".utf8.contains(mark),
      !text.utf8.contains(where: "{[".utf8.contains), word.range.count == text.utf8.count
    else { return }
    let name = String(decoding: [mark], as: UTF8.self)
    let range = (word.range.upperBound - 1)..<word.range.upperBound
    problems.append(
      SpecProblem(
        .wrongType,
        "'\(name)' is part of the text in YAML; remove it",
        at: range,
        fix: Fix("Remove '\(name)'", [TextEdit(range, with: "")]),
        hasConsequences: true
      )
    )
  }
}
