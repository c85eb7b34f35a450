import Foundation
import SourceText
import TestSupport
import YAMLSyntax

/// Reads texts that no person writes, and prints what they cost.
func measureExtremes() {
  print("extremes: time, peak memory of the process so far, problems")
  let million = 1_000_000
  measure("block, 1,000,000 levels", String(repeating: "- ", count: million))
  measure("flow, 1,000,000 levels", String(repeating: "[", count: million))
  measure("alternating, 1,000,000 levels", String(repeating: "[{a: ", count: million / 2))
  measure("explicit keys, 1,000,000 levels", String(repeating: "? ", count: million))
  measure("lists and keys, 1,000,000 levels", String(repeating: "- ? ", count: million / 2))
  measure("braces, 1,000,000 levels", String(repeating: "{a: ", count: million))
  measure("anchors, 1,000,000 levels", String(repeating: "[&a ", count: million))
  measure("block keys, 5,000 levels", nestedKeys(5_000))
  measure("closed flow, 1,000,000 levels", closedFlow(million))
  measure("aliases that expand to 10^9", aliases)
  measure("one line of 1 MB", "key: " + String(repeating: "word, ", count: 170_000))
  measure("one key of 1 MB", String(repeating: "k", count: million) + ": v")
  measure("one quoted text of 1 MB", "key: \"" + String(repeating: "word ", count: 200_000) + "\"")
  measure("one comment of 1 MB", "key: v # " + String(repeating: "c", count: million))
  measure("an open quote, 1 MB", "key: \"" + String(repeating: "word\n ", count: 170_000))
  measure("an open bracket, 1 MB", "key: [" + String(repeating: "word,\n ", count: 150_000))
  measure(
    "lines that fit nothing, 1 MB",
    "a: \"b\"\n" + String(repeating: "   c\n", count: 200_000)
  )
  measure("keys half typed, 1 MB", String(repeating: "a: b\nkey\n", count: 110_000))
  measure("brackets of another kind, 1 MB", String(repeating: "[a}", count: million / 3))
  measure("braces that close nothing, 1 MB", openAndClosed(million / 2))
  measure("byte order marks, 1 MB", String(repeating: "\u{FEFF}", count: million / 3))
  measure("100,000 %TAG lines", tags(100_000))
  measure("100,000 documents", String(repeating: "---\n", count: 100_000))
  measure("100,000 anchors and aliases", anchors(100_000))
  measure("joined lines of open quotes, 1 MB", String(repeating: "- \"a\\\n", count: million / 6))
  measure("500,000 wrong indentations", String(repeating: "a: b\n  c: d\n", count: 250_000))
  var generator = SpecGenerator(seed: 1)
  measure("50 MB of specs", generator.stream(ofBytes: 50_000_000))
  measure("50 MB of NUL", [UInt8](repeating: 0, count: 50_000_000))
  measureBytes()
}

private func measure(_ name: String, _ text: String) {
  measure(name, Array(text.utf8))
}

private func measure(_ name: String, _ bytes: [UInt8]) {
  let clock = ContinuousClock()
  var problems = 0
  let time = clock.measure {
    let stream = YAMLStream(parsing: SourceText(bytes))
    problems = stream.documents.reduce(0) { $0 + $1.tree.problems.count }
  }
  let padded = name.padding(toLength: 34, withPad: " ", startingAt: 0)
  print("  \(padded) \(rounded(time.seconds * 1000)) ms, \(peakMemory()) MB, \(problems)")
}

/// Each of some bytes at every place of a spec.
private func measureBytes() {
  var generator = SpecGenerator(seed: 1)
  let spec = Array(generator.document().utf8)
  var count = 0
  var most = 0
  for byte in [0x00, 0x01, 0x7F, 0x80, 0xC0, 0xE2, 0xFF] as [UInt8] {
    for offset in 0...spec.count {
      let stream = YAMLStream(parsing: SourceText(spec[..<offset] + [byte] + spec[offset...]))
      let problems = stream.documents.flatMap(\.tree.problems)
      count += 1
      most = max(most, problems.count { $0.code == .invalidCharacter })
    }
  }
  print("  a byte that is no text, at \(count) places: at most \(most) problem of that kind each")
}

private func nestedKeys(_ depth: Int) -> String {
  (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
}

private func openAndClosed(_ depth: Int) -> String {
  String(repeating: "[", count: depth) + String(repeating: "}", count: depth)
}

private func tags(_ count: Int) -> String {
  (0..<count).map { "%TAG !e\($0)! tag:e\n" }.joined() + "---\n"
    + (0..<count).map { "- !e\($0)!a b\n" }.joined()
}

private func anchors(_ count: Int) -> String {
  (0..<count).map { "- &a\($0) b\n- *a\($0)\n" }.joined()
}

private func closedFlow(_ depth: Int) -> String {
  String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
}

private let aliases =
  "a0: &a0 [x]\n"
  + (1...9).map { level in
    let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
    return "a\(level): &a\(level) [\(list)]\n"
  }.joined()

/// The most memory that the process has had, in MB; 0 where the system does not tell.
private func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1024 } ?? 0
}
