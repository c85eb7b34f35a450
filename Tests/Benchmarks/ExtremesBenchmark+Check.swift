import Foundation

/// Checks files that no person writes, through the whole program, and prints what they cost.
func measureExtremeChecks() {
  print("extremes, a11y-spec check: time, bytes told")
  let count = 100_000
  measure("aliases that expand to 10^9", states("[", "]"))
  measure("merge keys that expand to 10^9", states("{ <<: [", "] }"))
  measure("100,000 unknown keys", keys(count) { "k\($0): v" })
  measure("100,000 times the same key", keys(count) { _ in "k: v" })
  measure("100,000 comments that allow", keys(count) { "k\($0): v # a11y-spec: allow unknown-key" })
  measure("100,000 APIs at the wrong place", keys(count) { "accessibilityLabel\($0 % 9): v" })
  measure(
    "100,000 keys on one line",
    "{" + keys(count) { "k\($0): v," }.filter { $0 != "\n" } + "}"
  )
  measure("1,000,000 levels", String(repeating: "- ? ", count: 500_000))
}

private func measure(_ name: String, _ text: String) {
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appending(path: "extreme-\(UUID()).a11y.yaml")
  defer { try? FileManager.default.removeItem(at: file) }
  let parts = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  let program = parts.dropLast().joined(separator: "/") + "/a11y-spec"
  guard (try? Data(text.utf8).write(to: file)) != nil else { return }
  let clock = ContinuousClock()
  var told = 0
  let time = clock.measure { told = ServerProcess([program, "check", file.path])?.drain() ?? 0 }
  let padded = name.padding(toLength: 34, withPad: " ", startingAt: 0)
  print("  \(padded) \(rounded(time.seconds * 1000)) ms, \(told) bytes")
}

private func keys(_ count: Int, _ line: (Int) -> String) -> String {
  "component: stepper\n" + (0..<count).map { line($0) + "\n" }.joined()
}

/// A spec with nine levels of ten aliases each.
private func states(_ opening: String, _ closing: String) -> String {
  "component: stepper\nx-a0: &a0 { disabled: { announce: Dimmed } }\n"
    + (1...9).map { level in
      let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return "x-a\(level): &a\(level) \(opening)\(list)\(closing)\n"
    }.joined() + "states: *a9\nsegments: *a9\nplatforms: { ios: { states: *a9 } }\n"
}
