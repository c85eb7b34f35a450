package import Guidelines
package import SourceText
package import SpecRules

/// The guidelines that a configuration adds, read from their files.
package struct GuidelinePack: Sendable {
  /// A document or a model as it was read.
  package struct File: Sendable, Equatable {
    /// An absolute path.
    package let path: String
    package let text: SourceText
    /// What is wrong with it, in the order of the text.
    package let findings: [Finding]
    /// The other file of the pair, if there is one.
    let counterpart: String?

    /// The file with one more finding.
    func adding(_ finding: Finding) -> File {
      // The document is there after all, and only taken.
      let others = findings.filter { $0.code != "missing-document" }
      let all = (others + [finding]).sorted { $0.range.lowerBound < $1.range.lowerBound }
      return File(path: path, text: text, findings: all, counterpart: counterpart)
    }
  }

  /// The built-in guidelines and those of the pack.
  package let library: GuidelineLibrary

  /// The files that belong to guidelines, in the order of their paths.
  package let files: [File]

  /// What was read, and where it was looked for.
  private let stamps: FileStamps

  /// The paths of all documents and models that were found.
  private let paths: Set<String>

  /// The texts that were read in place of files.
  private let texts: [String: SourceText]

  /// The pack of a configuration that adds nothing.
  package static let empty = GuidelinePack(loading: [])

  /// Reads all guidelines at some absolute paths.
  ///
  /// What cannot be read is reported in its file, and the rest is loaded.
  package init(loading paths: [String]) {
    self.init(loading: paths, sharing: ReadPairs())
  }

  /// How much of all documents and models is read, in bytes.
  static let sizeLimit = 10_000_000

  /// Reads what has not been read for another pack.
  ///
  /// A text that is not saved yet takes precedence over the file at its path.
  package init(
    loading paths: [String],
    sharing known: ReadPairs,
    under texts: [String: SourceText] = [:]
  ) {
    var pairs: [GuidelineSearch.Found] = []
    var listed: Set<GuidelineSearch.Found> = []
    var stamps = FileStamps()
    for path in paths {
      let found = GuidelineSearch.guidelines(at: path, &stamps)
      for pair in found where listed.insert(pair).inserted { pairs.append(pair) }
    }
    self.stamps = stamps
    self.paths = Set(pairs.flatMap { [$0.document, $0.model].compactMap(\.self) })
    self.texts = texts.filter { [paths = self.paths] in paths.contains($0.key) }
    var size = 0
    let own = pairs.compactMap { found in
      let isFull = size > Self.sizeLimit
      let pair =
        isFull
        ? GuidelinePair(found, besides: .beyondPack(limit: Self.sizeLimit))
        : known.pair(found, under: texts)
      size += pair?.size ?? 0
      return pair
    }
    let read = GuidelinePair.joined(own)
    var best: [String: GuidelinePair] = [:]
    for pair in read {
      guard let name = pair.guideline?.name else { continue }
      if best[name].map({ pair.isPreferred(to: $0) }) ?? true { best[name] = pair }
    }
    let chosen = read.filter { pair in
      pair.guideline.flatMap { best[$0.name] }
        .map { $0.found == pair.found || pair.joins($0) } ?? false
    }
    library = paths.isEmpty ? .builtIn : .builtIn.adding(chosen.compactMap(\.guideline))
    let clashes = GuidelineClashes(of: read, chosen: best, in: library)
    files = read.flatMap(\.files).map { file in
      clashes.findings[file.path, default: []].reduce(file) { $0.adding($1) }
    }.sorted { $0.path < $1.path }
  }

  /// Whether a file is a model whose document stands elsewhere under another name.
  package func hasModelOfOthers(_ path: String) -> Bool {
    guard let file = files.first(where: { $0.path == path }), let other = file.counterpart,
      let stem = GuidelineSearch.stem(ofModel: path)
    else { return false }
    return !other.hasPrefix(stem + ".")
  }

  /// The document that a model of the pack belongs to, and the name of its component.
  ///
  /// The document is empty where there is none. The result is `nil` for any other file, and for a
  /// text that is too long to be read.
  package func document(
    ofModel path: String,
    as text: SourceText
  ) -> (text: SourceText, name: String)? {
    guard GuidelineSearch.stem(ofModel: path) != nil,
      let file = files.first(where: { $0.path == path }),
      text.bytes.count <= GuidelineSearch.sizeLimit
    else { return nil }
    let document = file.counterpart.flatMap { other in files.first { $0.path == other } }
    let found = GuidelineSearch.Found(document: document?.path, model: path)
    return (document?.text ?? SourceText(""), found.name)
  }

  /// The model that quotes a document of the pack, and the name of its component.
  ///
  /// The result is `nil` for any other file, and for a text that is too long to be read.
  package func model(
    ofDocument path: String,
    as text: SourceText
  ) -> (text: SourceText, name: String)? {
    guard GuidelineSearch.stem(ofModel: path) == nil, let model = counterpart(of: path),
      text.bytes.count <= GuidelineSearch.sizeLimit
    else { return nil }
    let found = GuidelineSearch.Found(document: path, model: model.path)
    return (model.text, found.name)
  }

  /// The document of a model, or the model of a document.
  package func counterpart(of path: String) -> File? {
    let other = files.first { $0.path == path }?.counterpart
    return other.flatMap { other in files.first { $0.path == other } }
  }

  /// Whether it has a file.
  package func hasFile(_ path: String) -> Bool { files.contains { $0.path == path } }

  /// Its models.
  package var models: [File] { files.filter { GuidelineSearch.stem(ofModel: $0.path) != nil } }

  /// Whether a file may belong to a guideline, by its name.
  package static func isFile(_ name: String) -> Bool {
    let endings = GuidelineSearch.documentSuffixes + GuidelineSearch.modelSuffixes
    return FilePath.ending(of: name, among: endings) != nil
  }

  /// The paths of its files below a folder.
  package func paths(below folder: String) -> [String] {
    files.map(\.path).filter { FilePath.relative($0, to: folder) != nil }
  }

  /// Whether a file has changed since, or one has come or gone.
  package var isOutdated: Bool { stamps.areOutdated }

  /// Whether it was read under the texts that its files have now, as far as they have one.
  package func hasRead(_ texts: [String: SourceText]) -> Bool {
    let isOver = self.texts.keys.contains { texts[$0] == nil }
    return !isOver
      && texts.allSatisfy { path, text in
        guard paths.contains(path) else { return true }
        return (self.texts[path] ?? files.first { $0.path == path }?.text) == text
      }
  }

  /// Whether the same files were read with the same contents.
  package func isSame(as other: GuidelinePack) -> Bool { files == other.files }

  /// The findings of a file of the pack under another text, such as one that is not saved yet.
  ///
  /// They are `nil` for a file that is not one of the pack.
  package func findings(of path: String, as text: SourceText) -> [Finding]? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    if file.text == text { return file.findings }
    let own = FileAccess.text(text.bytes, limit: GuidelineSearch.sizeLimit)
    // What no text has, the file had when it was read, too.
    if case .failure = own, file.text.bytes.isEmpty, !file.findings.isEmpty { return file.findings }
    let other = file.counterpart.flatMap { path in files.first { $0.path == path } }
    let isModel = GuidelineSearch.stem(ofModel: path) != nil
    let found = GuidelineSearch.Found(
      document: isModel ? other?.path : path,
      model: isModel ? path : other?.path,
      isNamed: true
    )
    let pair = GuidelinePair(found) { wanted in
      if wanted == path { return own }
      return other.map { .success($0.text) } ?? .failure(.missing)
    }
    return pair?.files.first { $0.path == path }?.findings
  }
}
