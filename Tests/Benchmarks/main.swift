import TestSupport

// Prints how fast the parts of the program are, beside peers on the same input in the same run:
// `swift run -c release Benchmarks [yaml] [server] [check]`. Alone stand `survival [list]`, `extremes`,
// `edits [COUNT]` and `keystrokes [SHAPE]`: what the parser bears.

let benchmarks: [(name: String, run: () -> Void)] = [
  ("yaml", benchmarkYAML),
  ("server", benchmarkServer),
  ("check", benchmarkCheck),
]

let names = CommandLine.arguments.dropFirst()
if names.first == "echo" {
  serveEcho()
} else if names.first == "specs" {
  // The specs that are measured, to be looked at.
  var generator = SpecGenerator()
  print(
    generator.stream(ofLines: names.dropFirst().first.flatMap { Int($0) } ?? 1_000),
    terminator: ""
  )
} else if names.first == "edits" {
  checkEdits(count: names.dropFirst().first.flatMap { Int($0) } ?? 1_000_000)
  measureKeystrokes()
} else if names.first == "keystrokes" {
  measureKeystrokes(shape: names.dropFirst().first ?? "", listing: true)
} else if names.first == "extremes" {
  measureExtremes()
  measureExtremeChecks()
} else if names.first == "survival" {
  measureSurvival(listing: names.contains("list"))
} else {
  for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
    benchmark.run()
  }
}
