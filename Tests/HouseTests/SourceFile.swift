import Foundation

/// A Swift file of the program, as these tests look at it.
struct SourceFile: Sendable, CustomStringConvertible {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path from the root of the package.
  let path: String
  let lines: [String]

  var description: String { path }

  /// The target that the file belongs to.
  var target: String { String(path.split(separator: "/")[1]) }

  /// The modules that the file imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword <= 1, words.count > keyword + 1
      else { return nil }
      return String(words[keyword + 1])
    }
  }

  /// The types and functions that the file declares or extends, `Array` for `[Element]`.
  var declaredNames: Set<String> {
    let keywords: Set = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "extension", "func",
    ]
    return lines.reduce(into: []) { names, line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(where: { keywords.contains(String($0)) }),
        keyword + 1 < words.count
      else { return }
      let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      names.formUnion(name.split(separator: ".").map(String.init))
      if words[keyword + 1].hasPrefix("[") { names.insert("Array") }
    }
  }

  /// All files under a folder, generated ones left out.
  static func all(under folder: String) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("Generated/") }.sorted()
      .compactMap { path in
        let text = try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
        return text.map {
          SourceFile(
            path: "\(folder)/\(path)",
            lines: $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          )
        }
      }
  }

  static let sources = all(under: "Sources")
}
