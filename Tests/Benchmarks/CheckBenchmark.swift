import OperatingSystem
import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks 1,000 different specs of 100 lines, and has its peers look at the same files.
///
/// yamllint looks at the YAML alone, check-jsonschema with `spec-schema.json` at the structure as
/// well. The peers are run by the Python that `$PEERS_PYTHON` names, or by the one of `.ci/run`.
func benchmarkCheck() {
  let folder = FileManager.default.temporaryDirectory.appending(path: "a11y-spec-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  guard let files = writeSpecs(count: 1_000, lines: 100, into: folder) else {
    print("check: no specs can be written")
    return
  }
  print("check: \(files.count) specs of 100 lines, \(System.coreCount) cores")
  let parts = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  let program = parts.dropLast().joined(separator: "/") + "/a11y-spec"
  report("a11y-spec check", [program, "check", "--format", "json", folder.path], runs: 7)
  let python = System.environment("PEERS_PYTHON") ?? ".build/peers/python/bin/python"
  let rules = "{extends: relaxed, rules: {line-length: disable}}"
  reportPeer("yamllint", python, ["yamllint", "-d", rules, folder.path])
  reportPeer(
    "check-jsonschema",
    python,
    ["check_jsonschema", "--schemafile", "spec-schema.json"] + files
  )
}

/// Writes specs into a folder; returns their paths, or `nil` if that fails.
private func writeSpecs(count: Int, lines: Int, into folder: URL) -> [String]? {
  var generator = SpecGenerator()
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try (0..<count).map { number in
      let file = folder.appending(path: "spec-\(number).a11y.yaml")
      try Data(generator.document(ofLines: lines).utf8).write(to: file)
      return file.path
    }
  } catch {
    return nil
  }
}

private func reportPeer(_ name: String, _ python: String, _ arguments: [String]) {
  let version = ServerProcess([python, "-m", arguments[0], "--version"])
  guard let version, version.drain() > 0 else {
    print("  \(name): missing; name a Python that has it in PEERS_PYTHON")
    return
  }
  report(name, [python, "-m"] + arguments, runs: 1)
}

/// Prints the median time of some runs of a program, until its last byte is read.
private func report(_ name: String, _ command: [String], runs: Int) {
  var times: [Duration] = []
  for _ in 0..<runs {
    let start = ContinuousClock.now
    guard let process = ServerProcess(command) else {
      print("  \(name): cannot be started")
      return
    }
    _ = process.drain()
    times.append(ContinuousClock.now - start)
  }
  let hundredths = Int((times.sorted()[runs / 2].seconds * 100).rounded())
  print("  \(name): \(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) s")
}
