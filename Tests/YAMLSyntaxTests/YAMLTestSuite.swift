#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cases of the YAML test suite, if its folder stands beside the package.
struct YAMLTestSuite {
  /// One folder with an `in.yaml`.
  struct Case {
    let name: String
    let input: [UInt8]
    /// What `test.event` says.
    let events: String
    /// Whether the input is no valid YAML.
    let isInvalid: Bool
  }

  let cases: [Case]

  /// Reads all folders, at any depth; `nil` when there is no suite.
  init?() {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("shared/yaml-test-suite")
    let files = FileManager.default
    guard let paths = try? files.subpathsOfDirectory(atPath: root.path) else { return nil }
    cases = paths.filter { $0.hasSuffix("/in.yaml") }.sorted().compactMap { path in
      let folder = root.appendingPathComponent(String(path.dropLast("/in.yaml".count)))
      let read = { (name: String) in try? Data(contentsOf: folder.appendingPathComponent(name)) }
      guard let input = read("in.yaml") else { return nil }
      return Case(
        name: String(path.dropLast("/in.yaml".count)),
        input: [UInt8](input),
        events: read("test.event").map { String(decoding: $0, as: UTF8.self) } ?? "",
        isInvalid: files.fileExists(atPath: folder.appendingPathComponent("error").path)
      )
    }
  }
}
