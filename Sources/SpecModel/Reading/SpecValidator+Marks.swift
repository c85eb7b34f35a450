import SourceText
import YAMLSyntax

/// Marks of other languages behind the words of a spec.
extension SpecValidator {
  /// The words of the format and of the platforms, which end with none of the marks.
  private static var markless: Set<WordKind> {
    [.component, .platform, .framework, .element, .role, .state, .action, .effect]
  }

  /// Reports a mark behind a word that needs none, such as the semicolon of `role: button;`.
  mutating func reportMark(behind word: LocatedText, as kind: WordKind) {
    if Self.markless.contains(kind) { reportMark(behind: word) }
  }

  /// Reports a mark behind the text of a segment, such as the comma of `- label: Day,`.
  mutating func reportMark(behind value: SpecValue, as shape: Shape) {
    guard case .text = shape, let word = value.word, value.endsWithStrayMark else { return }
    reportMark(behind: word)
  }

  private mutating func reportMark(behind word: LocatedText) {
    let text = word.value
    guard text.endsWithStrayMark, word.range.count == text.utf8.count,
      let mark = text.utf8.last
    else { return }
    let name = String(decoding: [mark], as: UTF8.self)
    let range = (word.range.upperBound - 1)..<word.range.upperBound
    let blanks = text.utf8.dropLast().reversed().prefix { $0 == 0x20 }.count
    problems.append(
      SpecProblem(
        .wrongType,
        "'\(name)' is part of the text in YAML; remove it",
        at: range,
        fix: Fix("Remove '\(name)'", [.delete((range.lowerBound - blanks)..<range.upperBound)]),
        hasConsequences: true
      )
    )
  }
}

extension SpecValue {
  /// Whether a text without quotes ends with a mark of flow style that nothing in it opens.
  var endsWithStrayMark: Bool {
    node?.style == .plain && word?.value.endsWithStrayMark == true
  }
}

extension String {
  /// Whether the text ends with a mark of flow style that nothing in it opens.
  fileprivate var endsWithStrayMark: Bool {
    guard let mark = utf8.last else { return false }
    return ",;}]".utf8.contains(mark) && !utf8.contains(where: "{[".utf8.contains)
  }
}
