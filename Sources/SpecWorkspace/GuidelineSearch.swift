/// Finds guideline documents and models below a path.
enum GuidelineSearch {
  /// A document and the model beside it, by their paths.
  struct Found: Sendable, Hashable {
    var document: String?
    var model: String?
    /// Whether the configuration names the document itself, not a folder around it.
    var isNamed = false

    /// The name of the files without their extension.
    var name: String {
      let file = FilePath.name(of: document ?? model ?? "")
      return FilePath.stem(of: file, without: GuidelineSearch.suffixes) ?? file
    }
  }

  static let documentSuffixes = [".md", ".markdown"]
  static let modelSuffixes = [".model.yaml", ".model.yml"]
  private static let suffixes = documentSuffixes + modelSuffixes + [".txt"]

  /// Files of a repository that are about it, whatever headings they have.
  private static let otherDocuments: Set<String> = [
    "readme", "contributing", "changelog", "license", "code_of_conduct", "agents", "security",
  ]
  /// The largest document or model that is read, in bytes.
  static let sizeLimit = 2_000_000
  private static let depthLimit = 32
  /// How many entries of folders are looked at below one path, and how many pairs are read.
  ///
  /// A folder with more gives nothing.
  private static let entryLimit = 20_000
  private static let pairLimit = 2_000

  /// The guidelines at a path: the pair that a file belongs to, or all pairs below a folder.
  ///
  /// The stamps take note of what was looked at to find and read them.
  static func guidelines(at path: String, _ stamps: inout FileStamps) -> [Found] {
    stamps.note(path)
    let found: [Found]
    switch FileAccess.kind(of: path) {
    case nil, .other: found = []
    case .file, .link:
      // The other file of the pair may come to stand beside it.
      if let folder = FilePath.folder(of: path) { stamps.note(folder) }
      found = [pair(of: path)]
    case .folder: found = all(below: path, &stamps) ?? []
    }
    for file in found.flatMap({ [$0.document, $0.model] }) {
      if let file { stamps.note(file) }
    }
    return found
  }

  /// Why a path gives no guideline; `nil` when it gives one.
  static func fault(of path: String) -> String? {
    switch FileAccess.kind(of: path) {
    case nil: return FileProblem.missing.message
    case .other: return FileProblem.notAFile.message
    case .file, .link:
      guard case .failure(let problem) = FileAccess.read(path, limit: sizeLimit) else { return nil }
      return problem.message
    case .folder:
      guard FileAccess.names(in: path) != nil else { return FileProblem.unreadable.message }
      if FileAccess.isOfSystem(path) { return FileProblem.ofSystem.message }
      var stamps = FileStamps()
      guard let found = all(below: path, &stamps) else {
        return "the folder holds more than \(entryLimit) files or \(pairLimit) documents; "
          + "name the one that has the guidelines"
      }
      return found.isEmpty ? "the folder holds no documents (*.md)" : nil
    }
  }

  /// The document and the model that belong together, for one of the two.
  private static func pair(of path: String) -> Found {
    if let stem = Self.stem(ofModel: path) {
      let document = documentSuffixes.map { stem + $0 }.first { FileAccess.kind(of: $0) == .file }
      return Found(document: document, model: path, isNamed: true)
    }
    let stem = FilePath.stem(of: path, without: suffixes) ?? path
    let model = modelSuffixes.map { stem + $0 }.first { FileAccess.kind(of: $0) == .file }
    return Found(document: path, model: model, isNamed: true)
  }

  /// The path of a model without its extension; `nil` for other files.
  static func stem(ofModel path: String) -> String? {
    FilePath.stem(of: path, without: modelSuffixes)
  }

  /// All pairs below a folder; `nil` if there is too much in it.
  private static func all(below root: String, _ stamps: inout FileStamps) -> [Found]? {
    var pairs: [String: Found] = [:]
    var folders = [(path: root, depth: 0)]
    var count = 0
    while let (folder, depth) = folders.popLast() {
      if FileAccess.isOfSystem(folder) { continue }
      stamps.note(folder)
      for name in FileAccess.names(in: folder) ?? [] where name.utf8.first != UInt8(ascii: ".") {
        count += 1
        if count > entryLimit || pairs.count > pairLimit { return nil }
        let path = FilePath.entry(name, in: folder)
        if let stem = FilePath.stem(of: path, without: documentSuffixes),
          FileAccess.kindOfEntry(path) != .folder
        {
          pairs[stem, default: Found()].document = path
        } else if let stem = stem(ofModel: path) {
          pairs[stem, default: Found()].model = path
        } else if name != "node_modules", depth < depthLimit,
          FileAccess.kindOfEntry(path) == .folder
        {
          folders.append((path, depth + 1))
        }
      }
    }
    let found = pairs.sorted { $0.key < $1.key }.map(\.value)
    return found.filter { $0.model != nil || !otherDocuments.contains($0.name.lowercased()) }
  }
}
