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

/// The words behind a key of the front matter of a document: one, or a list in brackets.
func words(_ key: String, of document: String) -> [String] {
  let lines = document.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
  let front = lines.prefix { $0 != "---" }
  guard let line = front.first(where: { $0.hasPrefix(key + ": ") }) else { return [] }
  return line.dropFirst(key.count + 2).split { "[],".contains($0) }
    .map { $0.split(separator: " ").joined(separator: " ") }
}

/// The entry of the index for a document: what it is called.
func entry(for file: String, _ document: String, among names: [String]) -> String {
  let name = file.dropLast(".md".count)
  func literal(_ key: String) -> String {
    let words = words(key, of: document).map { $0.lowercased().split(separator: " ") }
    return "[" + words.map { "\"\($0.joined(separator: "-"))\"" }.joined(separator: ", ") + "]"
  }
  return """
          EmbeddedGuideline(
            name: "\(name)",
            title: "\(words("title", of: document).first ?? "")",
            aliases: \(literal("aliases")),
            otherNames: \(literal("other-names")),
            hasModel: \(names.contains(name + ".model.yaml")),
            isOwn: \(words("publisher", of: document) == ["a11y-spec"])
          ),

    """
}

/// The index of the documents among some files, those of this program's own last.
func index(of texts: [(name: String, text: String)]) -> String {
  let documents = texts.filter { $0.name.hasSuffix(".md") }
  guard !documents.isEmpty else { return "" }
  let own = documents.filter { words("publisher", of: $0.text) == ["a11y-spec"] }
  let others = documents.filter { document in !own.contains { $0.name == document.name } }
  let entries = (others + own).map { entry(for: $0.name, $0.text, among: texts.map(\.name)) }
  return """


      /// What the documents are called: those of collections, then this program's own.
      package static let guidelines: [EmbeddedGuideline] = [
    \(entries.joined())  ]
    """
}

for library in libraries {
  let folder = "Sources/\(library.module)/Library"
  let output = "Sources/\(library.module)/Generated/\(library.type).swift"
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { !$0.hasPrefix(".") }
    .sorted()
  var entries = ""
  let texts = try names.map { name in
    (name: name, text: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
  }
  for (name, text) in texts {
    entries += "    EmbeddedFile(name: \"\(name)\", text: \(literal(of: text))),\n"
  }
  let swift = """
    // Written by `swift run embed-text` from the files of \(folder).
    // swift-format-ignore-file

    \(library.imports)/// The files of the library, inside the program.
    package enum \(library.type) {
      /// Every file, in alphabetical order of the names.
      package static let files: [EmbeddedFile] = [
    \(entries)  ]\(index(of: texts))
    }

    """
  try swift.write(toFile: output, atomically: true, encoding: .utf8)
  print("wrote \(names.count) files to \(output)")
}
