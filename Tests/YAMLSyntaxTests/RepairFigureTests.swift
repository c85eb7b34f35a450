import Foundation
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// What the table of mistakes makes of a sample of small changes, in `repair-figures.txt`.
///
/// The file shows a row that takes something from another.
///
/// `WRITE_FIGURES=1 swift test --filter RepairFigure` writes the file anew; `Benchmarks survival` and
/// `typing` make every change.
@Suite("The figures of the repairs")
struct RepairFigureTests {
  private static let file = "Tests/YAMLSyntaxTests/repair-figures.txt"

  @Test("are those that are known")
  func known() throws {
    let figures = try (Self.survival() + Self.typing()).map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["WRITE_FIGURES"] != nil {
      try figures.write(
        toFile: Files.root + "/" + Self.file,
        atomically: true,
        encoding: .utf8
      )
    }
    #expect(
      try figures == Files.text(Self.file),
      "where the new ones are as good, 'WRITE_FIGURES=1 swift test --filter RepairFigure'"
    )
  }

  /// What is lost after every 61st small change of the examples, and how often each fix is offered.
  private static func survival() throws -> [String] {
    var (changes, broken, several, lost) = (0, 0, 0, 0)
    var offers: [String: Int] = [:]
    for text in try examples() {
      let bytes = Array(text.utf8)
      let survival = Survival(of: bytes)
      for (number, damage) in Damage.all(of: bytes).enumerated() where number % 61 == 0 {
        let outcome = survival.outcome(of: damage)
        changes += 1
        lost += outcome.lost.count
        if outcome.problems > 0 { broken += 1 }
        if outcome.problems > 1 { several += 1 }
        let stream = YAMLStream(parsing: SourceText(damage.applied(to: bytes)))
        for problem in stream.documents.flatMap(\.tree.problems) {
          offers["\(problem.code.rawValue): \(problem.fix?.title ?? "no fix")", default: 0] += 1
        }
      }
    }
    return [
      "survival: \(changes) changes, \(broken) broken, \(several) with several problems, "
        + "\(lost) keys lost"
    ] + offers.sorted { $0.key < $1.key }.map { "  \($0.value) \($0.key)" }
  }

  /// What is seen of other lines while every ninth line of the examples is typed.
  private static func typing() throws -> [String] {
    try [SpecForm.block, .fourSpaces, .flowLines].map { form in
      var tally = TypingTally()
      for text in try examples() {
        let typing = Typing(form.text(of: text))
        for (number, line) in typing.typedLines.enumerated() where number % 9 == 0 {
          for step in typing.steps(ofLine: line) { tally.add(step) }
        }
      }
      return "typing, \(form.rawValue): \(tally.steps) characters, \(tally.several) with several "
        + "problems, \(tally.elsewhere) with one on another line, \(tally.lost) keys lost behind "
        + "\(tally.losing)"
    }
  }

  private static func examples() throws -> [String] {
    try Files.names(in: "Tests/Examples").map { try Files.text("Tests/Examples/" + $0) }
  }
}
