import Foundation
import TestSupport
import Testing

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
      for outcome in outcomes {
        #expect(outcome.lostShare <= 0.2, "\(outcome.damage) of \(name) loses \(outcome.lost)")
      }
    }
  }
}
