// Prints how fast the parts of the program are, beside peers on the same input in the same run:
// `swift run -c release Benchmarks [yaml]`.

let benchmarks: [(name: String, run: () -> Void)] = [
  ("yaml", benchmarkYAML)
]

let names = CommandLine.arguments.dropFirst()
for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
  benchmark.run()
}
