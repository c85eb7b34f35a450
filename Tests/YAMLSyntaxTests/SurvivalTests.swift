import Foundation
import SourceText
import TestSupport
import Testing
import YAMLSyntax

/// `swift run -c release Benchmarks survival` makes every change.
@Suite("After one small change")
struct SurvivalTests {
  @Test("nearly all keys of a bundled example are still understood")
  func examples() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 3)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let survival = Survival(of: bytes)
      var outcomes: [Survival.Outcome] = []
      for (number, damage) in Damage.all(of: bytes).enumerated() where number % 11 == 0 {
        outcomes.append(survival.outcome(of: damage))
      }
      let lost = outcomes.reduce(0) { $0 + $1.lostShare } / Double(outcomes.count)
      #expect(lost < 0.001, "\(name)")
      let broken = outcomes.count { $0.problems > 0 }
      #expect(outcomes.count { $0.problems > 1 } * 50 <= broken, "\(name)")
      #expect(outcomes.allSatisfy { $0.problems <= 3 }, "\(name)")
      // One of all 46,490 changes of the examples loses more.
      let worst = outcomes.filter { $0.lostShare > 0.2 }
      #expect(worst.count <= 1, "\(worst.map { "\($0.damage) of \(name) loses \($0.lost)" })")
    }
  }

  @Test("nearly all keys of a spec that nobody has seen are still understood, or another is meant")
  func generated() {
    var specs = SpecGenerator(seed: 9)
    for number in 0..<6 {
      let bytes = Array(specs.document().utf8)
      let survival = Survival(of: bytes)
      for (index, damage) in Damage.all(of: bytes).enumerated() where index % 31 == number {
        let outcome = survival.outcome(of: damage)
        guard outcome.lostShare > 0.2 else { continue }
        // A dash or a colon in front of a comment makes another valid document.
        let stream = YAMLStream(parsing: SourceText(damage.applied(to: bytes)))
        let isValid = stream.documents.allSatisfy { $0.tree.problems.isEmpty }
        #expect(isValid, "\(damage) loses \(outcome.lost)")
      }
    }
  }
}
