import Foundation
import Guidelines
import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// The values that a framework enumerates, as specs write them.
@Suite("A value of a closed set")
struct ClosedValueTests {
  /// A place in a spec that takes the values of a set.
  struct Place: Sendable, CustomTestStringConvertible {
    let set: ClosedSet
    let taker: String

    var testDescription: String { "\(set.framework.rawValue) \(taker)" }

    /// Every place that the tables know.
    static let all: [Place] = PlatformNames.builtIn.closedSets.flatMap { set in
      takers.filter { PlatformNames.builtIn.sets(takenBy: $0).contains { $0 === set } }
        .map { Place(set: set, taker: $0) }
    }

    /// Every name that takes the values of a set.
    private static let takers: [String] = {
      let table = (try? Files.text("Sources/Guidelines/Library/platform-sets.tsv")) ?? ""
      let rows = table.components(separatedBy: "\n").filter { !$0.hasPrefix("#") }
      let columns = rows.map { $0.components(separatedBy: "\t") }.filter { $0.count == 4 }
      return columns.flatMap { $0[2].components(separatedBy: " | ") }
        // The keys of a map stand elsewhere.
        .filter { !$0.isEmpty && !$0.hasSuffix(".") }.uniqued
    }()

    /// A spec that gives the place a value, and where that stands.
    func spec(with value: String) -> (text: SourceText, range: ByteRange) {
      let platform = set.framework.platforms[0].rawValue
      let head =
        "component: stepper\nlabel: Tickets\nplatforms:\n  \(platform):\n"
        + "    framework: \(set.framework.rawValue)\n    focus:\n      api: \"\(taker)("
      let start = head.utf8.count
      return (SourceText("\(head)\(value))\"\n"), start..<(start + value.utf8.count))
    }

    /// What is said of a value, and what its first fix writes in its place.
    func verdict(on value: String) -> (codes: [String], right: String?) {
      let (text, range) = spec(with: value)
      let findings = Snapshot(text).findings.filter { $0.range == range }
      let edit = findings.first?.fixes.first?.edits.first
      let fixed = edit.map { text.applying($0) }.map { $0.string(in: $0.range) }
      return (findings.map(\.code), fixed?.written(by: taker))
    }
  }

  @Test("is found where it is misspelt, with the right one as the fix", arguments: Place.all)
  func slips(at place: Place) {
    for value in place.set.values where !Self.unspoken.contains(value.name) {
      for slip in value.name.slips where !place.set.has(slip) {
        let (codes, right) = place.verdict(on: slip)
        #expect(codes == ["misspelt-api"], "\(slip)")
        let isRight = right.map { place.set.value(meantBy: $0) == value } ?? false
        #expect(isRight || Self.nearerToOthers.contains(slip), "\(slip): \(right ?? "nothing")")
      }
    }
  }

  /// Slips that are as near to another value.
  private static let nearerToOthers: Set = ["FocusDirection.Ext", "noe", "tere"]

  /// What takes a value away, and what is written with arguments.
  private static let unspoken: Set = [
    "none", ".none", ".links(visited:)", ".headings(level:)", "AccessibilityActionKind(named:)",
  ]

  @Test("is right in each of its spellings", arguments: Place.all)
  func spellings(at place: Place) {
    for spelling in place.set.values.flatMap(\.spellings) where !spelling.contains("=") {
      #expect(place.verdict(on: spelling).codes.filter(Self.judges.contains) == [], "\(spelling)")
    }
  }

  private static let judges: Set = ["misspelt-api", "foreign-api", "unknown-term"]

  @Test("of another framework is foreign", arguments: Place.all)
  func foreign(at place: Place) {
    let others = PlatformNames.builtIn.sets(ofKind: place.set.kind).filter { $0 !== place.set }
    for value in others.flatMap(\.values) where !place.set.has(value.name) {
      guard !Self.unspoken.contains(value.name) else { continue }
      #expect(place.verdict(on: value.name).codes == ["foreign-api"], "\(value.name)")
    }
  }
}

extension String {
  /// The text with two letters of its last part swapped, with one left out, and with one doubled.
  fileprivate var slips: [String] {
    let letters = Array(self)
    let start = (letters.lastIndex { "._".contains($0) } ?? -1) + 1
    guard letters.count - start > 3 else { return [] }
    let middle = start + (letters.count - start) / 2
    var swapped = letters
    swapped.swapAt(middle, middle - 1)
    let missing = letters[..<middle] + letters[(middle + 1)...]
    let doubled = letters[...middle] + letters[middle...]
    return [swapped, Array(missing), Array(doubled)].map { String($0) }.filter { $0 != self }
  }

  /// What stands between the parentheses behind a name.
  fileprivate func written(by taker: String) -> String? {
    let parts = components(separatedBy: "\(taker)(")
    return parts.count == 2 ? parts[1].components(separatedBy: ")\"").first : nil
  }
}
