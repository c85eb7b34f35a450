import Foundation

/// Inputs that were worth keeping, one a line of one file a target.
package struct Corpus: Sendable {
  package let target: FuzzTarget
  package let inputs: [[UInt8]]

  /// Reads the committed corpus of a target.
  package init(of target: FuzzTarget) throws {
    let text = try String(contentsOf: Self.file(of: target), encoding: .utf8)
    self.target = target
    inputs = text.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { Array(escaped: $0) }
  }

  private static func file(of target: FuzzTarget) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpus/\(target.rawValue).txt")
  }

  /// What is wrong, with the input that shows it.
  package var faults: [String] {
    inputs.compactMap { input in
      target.fault(on: input).map { "\(target.rawValue): \($0) on \(input.escaped)" }
    }
  }

  /// Replaces the committed corpus by the files of a folder.
  package static func pack(_ folder: String, as target: FuzzTarget) throws {
    let files = FileManager.default
    let inputs = try files.contentsOfDirectory(atPath: folder).compactMap { name in
      files.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
    }
    let lines = Set(inputs.map(\.escaped)).sorted { ($0.count, $0) < ($1.count, $1) }
    try lines.joined(separator: "\n").write(to: file(of: target), atomically: true, encoding: .utf8)
  }

  /// Writes each input to a file of its own.
  package func unpack(to folder: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, input) in inputs.enumerated() {
      try Data(input).write(to: URL(fileURLWithPath: "\(folder)/\(number)"))
    }
  }
}
