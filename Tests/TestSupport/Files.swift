#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files of the package, and of the folder `shared` that may lie beside it.
package enum Files {
  /// The root of the package.
  package static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// The text of a file of the package.
  package static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// The names of the files in a folder of the package, without hidden ones.
  package static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
      .filter { !$0.hasPrefix(".") }
      .sorted()
  }

  /// The text of a file beside the package; `nil`, with a printed line, when it is not there.
  package static func shared(_ path: String) -> String? {
    let text = try? text("../shared/" + path)
    if text == nil { print("skipped: ../shared/\(path) is not there") }
    return text
  }

  /// The paths of all files below a folder beside the package; none if it is missing, which is
  /// printed.
  package static func sharedPaths(below folder: String) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: root + "/../shared/" + folder)
    if paths == nil { print("skipped: ../shared/\(folder) is not there") }
    return (paths ?? []).sorted().map { "../shared/\(folder)/\($0)" }
  }

  /// The paths of the published guideline documents beside the package.
  package static let published: [String] = ["controls", "notifications", "patterns"].flatMap {
    folder in
    let names = (try? names(in: "../shared/magentaa11y/" + folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.map { "magentaa11y/\(folder)/\($0)" }
  }
}
