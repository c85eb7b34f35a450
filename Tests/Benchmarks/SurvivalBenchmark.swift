import Foundation
import SourceText
import TestSupport
import YAMLSyntax

/// Damages every bundled example and further specs everywhere, and counts the keys that are still
/// understood.
///
/// The parser is not written with the further specs.
func measureSurvival(listing isListing: Bool) {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  measureSurvival(
    of: "the examples",
    in: texts(in: tests.appendingPathComponent("Examples")),
    isListing
  )
  var specs = texts(in: tests.appendingPathComponent("SpecRulesTests/Corpus"))
  var generator = SpecGenerator(seed: 5)
  specs += (0..<12).map { ("generated \($0)", Array(generator.document().utf8)) }
  measureSurvival(of: "other specs", in: specs, isListing)
}

private func texts(in folder: URL) -> [(name: String, bytes: [UInt8])] {
  let files = FileManager.default
  return ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().compactMap { name in
    files.contents(atPath: folder.appendingPathComponent(name).path).map { (name, [UInt8]($0)) }
  }
}

private func measureSurvival(
  of what: String,
  in texts: [(name: String, bytes: [UInt8])],
  _ isListing: Bool
) {
  var tally = Tally()
  for (name, bytes) in texts {
    let survival = Survival(of: bytes)
    for damage in Damage.all(of: bytes) {
      let outcome = survival.outcome(of: damage)
      tally.add(outcome, in: bytes)
      if isListing, outcome.lostShare > 0.02 || outcome.problems > 3 {
        list(outcome, of: name, bytes)
      }
    }
  }
  tally.print(what)
}

/// Shows the damaged line and what was lost.
private func list(_ outcome: Survival.Outcome, of name: String, _ bytes: [UInt8]) {
  let before = bytes[..<outcome.damage.offset]
  let start = (before.lastIndex(of: 0x0A) ?? -1) + 1
  let line = bytes[start...].prefix { $0 != 0x0A }
  let percent = rounded(outcome.lostShare * 100)
  print(
    "\(percent)%, \(outcome.problems) problems, \(name.prefix(12)) \(outcome.damage) "
      + "column \(before.count - start) \(String(decoding: line, as: UTF8.self).debugDescription): "
      + "\(outcome.lost.count) \(outcome.lost.prefix(3))"
  )
}

private struct Tally {
  private var count = 0
  private var survived = 0.0
  private var worst = 0.0
  private var above = 0
  private var valid = 0
  private var most = 0
  private var several = 0
  private var broken = 0

  mutating func add(_ outcome: Survival.Outcome, in bytes: [UInt8]) {
    most = max(most, outcome.problems)
    if outcome.problems > 0 { broken += 1 }
    if outcome.problems > 1 { several += 1 }
    guard outcome.expected > 0 else { return }
    count += 1
    survived += 1 - outcome.lostShare
    worst = max(worst, outcome.lostShare)
    guard outcome.lostShare > 0.2 else { return }
    above += 1
    let stream = YAMLStream(parsing: SourceText(outcome.damage.applied(to: bytes)))
    if stream.documents.allSatisfy(\.tree.problems.isEmpty) { valid += 1 }
  }

  func print(_ what: String) {
    Swift.print("survival: \(count) changes of \(what)")
    let percent = Int((survived / Double(max(count, 1)) * 100_000).rounded())
    let digits = String(percent % 1000 + 1000).dropFirst()
    Swift.print("  keys that survive   \(percent / 1000).\(digits) % on average")
    Swift.print("  worst change loses  \(rounded(worst * 100)) %")
    Swift.print("  above 20 %          \(above) changes, \(valid) of which make another valid text")
    Swift.print(
      "  broken              \(broken) changes, \(several) of which have several problems"
    )
    Swift.print("  most problems       \(most) of one change")
  }
}
