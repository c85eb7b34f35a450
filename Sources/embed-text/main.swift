// Writes the files of the libraries into Swift files, as literals that cost nothing when the program
// starts. Run it at the root of the package: `swift run embed-text`.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of files, and the Swift type that holds them.
struct Library {
  let module: String
  let type: String
  /// What the generated file imports.
  let imports: String
}

let libraries = [
  Library(module: "Guidelines", type: "BuiltInText", imports: ""),
  Library(module: "Voices", type: "BuiltInVoiceText", imports: "package import Guidelines\n\n"),
]

/// A raw string literal of a text, with as many number signs as the text needs.
func literal(of text: String) -> String {
  var signs = "#"
  while text.contains("\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}

for library in libraries {
  let folder = "Sources/\(library.module)/Library"
  let output = "Sources/\(library.module)/Generated/\(library.type).swift"
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { !$0.hasPrefix(".") }
    .sorted()
  var entries = ""
  for name in names {
    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    entries += "    EmbeddedFile(name: \"\(name)\", text: \(literal(of: text))),\n"
  }
  let swift = """
    // Written by `swift run embed-text` from the files of \(folder).
    // swift-format-ignore-file

    \(library.imports)/// The files of the library, inside the program.
    package enum \(library.type) {
      /// Every file, in alphabetical order of the names.
      package static let files: [EmbeddedFile] = [
    \(entries)  ]
    }

    """
  try swift.write(toFile: output, atomically: true, encoding: .utf8)
  print("wrote \(names.count) files to \(output)")
}
