import Foundation
import TestSupport

/// Damages every bundled example everywhere, and counts the keys that are still understood.
func measureSurvival(listing isListing: Bool) {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples").path
  let files = FileManager.default
  var tally = Tally()
  for name in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
    guard let data = files.contents(atPath: "\(folder)/\(name)") else { continue }
    let bytes = [UInt8](data)
    let survival = Survival(of: bytes)
    for damage in Damage.all(of: bytes) {
      let outcome = survival.outcome(of: damage)
      tally.add(outcome)
      if isListing, outcome.lostShare > 0.02 { list(outcome, of: name, bytes) }
    }
  }
  tally.print()
}

/// Shows the damaged line and what was lost.
private func list(_ outcome: Survival.Outcome, of name: String, _ bytes: [UInt8]) {
  let before = bytes[..<outcome.damage.offset]
  let start = (before.lastIndex(of: 0x0A) ?? -1) + 1
  let line = bytes[start...].prefix { $0 != 0x0A }
  let percent = rounded(outcome.lostShare * 100)
  print(
    "\(percent)% \(name.prefix(4)) \(outcome.damage) column \(before.count - start) "
      + "\(String(decoding: line, as: UTF8.self).debugDescription): "
      + "\(outcome.lost.count) \(outcome.lost.prefix(3))"
  )
}

private struct Tally {
  private var count = 0
  private var survived = 0.0
  private var worst = 0.0
  private var above = 0

  mutating func add(_ outcome: Survival.Outcome) {
    guard outcome.expected > 0 else { return }
    count += 1
    survived += 1 - outcome.lostShare
    worst = max(worst, outcome.lostShare)
    if outcome.lostShare > 0.2 { above += 1 }
  }

  func print() {
    Swift.print("survival: \(count) changes of the examples")
    let percent = Int((survived / Double(max(count, 1)) * 100_000).rounded())
    let digits = String(percent % 1000 + 1000).dropFirst()
    Swift.print("  keys that survive   \(percent / 1000).\(digits) % on average")
    Swift.print("  worst change loses  \(rounded(worst * 100)) %")
    Swift.print("  above 20 %          \(above) changes")
  }
}
