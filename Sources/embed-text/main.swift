// Writes the files of the guideline library into a Swift file, as literals that cost nothing when
// the program starts. Run it at the root of the package: `swift run embed-text`.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

let library = "Sources/Guidelines/Library"
let output = "Sources/Guidelines/Generated/BuiltInText.swift"

/// A raw string literal of a text, with as many number signs as the text needs.
func literal(of text: String) -> String {
  var signs = "#"
  while text.contains("\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}

let names = try FileManager.default.contentsOfDirectory(atPath: library)
  .filter { !$0.hasPrefix(".") }
  .sorted()
var entries = ""
for name in names {
  let text = try String(contentsOfFile: "\(library)/\(name)", encoding: .utf8)
  entries += "    EmbeddedFile(name: \"\(name)\", text: \(literal(of: text))),\n"
}
let swift = """
  // Written by `swift run embed-text` from the files of Sources/Guidelines/Library.
  // swift-format-ignore-file

  /// The files of the library, inside the program.
  package enum BuiltInText {
    /// Every file, in alphabetical order of the names.
    package static let files: [EmbeddedFile] = [
  \(entries)  ]
  }

  """
try swift.write(toFile: output, atomically: true, encoding: .utf8)
print("wrote \(names.count) files to \(output)")
