import TestSupport

// Prints how fast the parts of the program are, beside peers on the same input in the same run:
// `swift run -c release Benchmarks [yaml] [server] [completion] [check]`. Alone stand
// `survival [list]`, `typing [list]`, `extremes`, `keystrokes [SHAPE]`,
// `insertions [STEP [ITEMS]] [list]`, `offers [list]`, `hovers [list]` and `fixes [list]`. They
// measure what the parser and the program bear, and what is offered and told.

let benchmarks: [(name: String, run: () -> Void)] = [
  ("yaml", benchmarkYAML),
  ("server", benchmarkServer),
  ("completion", benchmarkCompletion),
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
} else if names.first == "keystrokes" {
  measureKeystrokes(shape: names.dropFirst().first ?? "", listing: true)
} else if names.first == "insertions" {
  let numbers = names.compactMap { Int($0) }
  measureInsertions(
    every: numbers.first ?? 1,
    items: numbers.dropFirst().first ?? 4,
    listing: names.contains("list")
  )
} else if names.first == "offers" {
  measureOffers(listing: names.contains("list"))
} else if names.first == "fixes" {
  measureFixes(listing: names.contains("list"))
} else if names.first == "hovers" {
  measureHovers(listing: names.contains("list"))
} else if names.first == "typing" {
  measureTyping(listing: names.contains("list"))
} else if names.first == "extremes" {
  measureExtremes()
} else if names.first == "survival" {
  measureSurvival(listing: names.contains("list"))
} else {
  for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
    benchmark.run()
  }
}
