import OperatingSystem
package import SourceText

/// Reading and writing files and folders; the only place in the program that does.
package enum FileAccess {
  package enum Kind: Sendable, Equatable {
    case file
    case folder
    case link
    case other
  }

  /// The folder that relative paths start from.
  package static var currentFolder: String { FilePath.text(of: System.currentFolder) }

  /// A path from the root, without `.` and `..`.
  ///
  /// The system leads a `..` behind a link to a folder above the target of the link. It does not
  /// lead it above the link.
  package static func absolute(_ path: String, from folder: String) -> String {
    let whole = FilePath.isAbsolute(path) ? path : folder + "/" + path
    var parts = FilePath.components(of: whole)
    guard let last = parts.lastIndex(of: "..") else { return FilePath.absolute(whole, from: "/") }
    let head = "/" + parts[...last].joined(separator: "/")
    parts.removeSubrange(...last)
    let real = System.realPath(FilePath.bytes(of: head)).map(FilePath.text)
    return FilePath.absolute(parts.joined(separator: "/"), from: real ?? head)
  }

  /// What stands at a path, links followed; `nil` if nothing does.
  package static func kind(of path: String) -> Kind? {
    (try? status(of: path).get()).map { Kind($0.kind) }
  }

  /// Why nothing can be read at a path; `nil` if something stands there.
  package static func problem(at path: String) -> FileProblem? {
    guard case .failure(let failure) = status(of: path) else { return nil }
    let isLink = kindOfEntry(path) == .link
    switch failure {
    case .missing: return isLink ? .brokenLink : .missing
    case .refused: return isLink ? .brokenLink : .unreadable
    }
  }

  /// Reads a text file whole.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or from the current folder.
  ///   - limit: The largest size that is read, in bytes.
  /// - Returns: The text, which may hold bytes that are not UTF-8.
  package static func read(
    _ path: String,
    limit: Int
  ) -> Result<SourceText, FileProblem> {
    read(FilePlace(named: path), limit: limit)
  }

  /// Reads a text file whole, unless a link has taken its place that is not followed.
  package static func read(_ place: FilePlace, limit: Int) -> Result<SourceText, FileProblem> {
    bytes(of: place, limit: limit).flatMap { text($0, limit: limit) }
  }

  /// Takes bytes for a text, unless they are too many or hold a NUL byte, which no text does.
  package static func text(_ bytes: [UInt8], limit: Int) -> Result<SourceText, FileProblem> {
    if bytes.count > limit { return .failure(.tooLarge(size: bytes.count, limit: limit)) }
    let text = SourceText(bytes)
    // No text in UTF-8 begins with the mark of another encoding, whose letters may have no NUL.
    if bytes.first ?? 0 >= 0xFE, let encoding = encoding(of: bytes) {
      return .failure(.encoding(encoding))
    }
    return bytes.firstIndex(of: 0).map { .failure(fault(of: text, withNULAt: $0)) }
      ?? .success(text)
  }

  /// The problem of a text with a NUL byte: where it stands, or an encoding that is full of them.
  private static func fault(of text: SourceText, withNULAt offset: Int) -> FileProblem {
    if let encoding = encoding(of: text.bytes) { return .encoding(encoding) }
    let line = text.lines.line(at: offset)
    let before = text.string(in: text.lines.start(of: line)..<offset)
    return .nulByte(line: line + 1, column: before.count + 1)
  }

  /// The encoding with NUL bytes that the first characters of a text show (YAML 1.2.2, section
  /// 5.2).
  private static func encoding(of bytes: [UInt8]) -> String? {
    let first = bytes.prefix(4).map { $0 != 0 }
    switch first {
    case [false, false, false, true], [true, false, false, false]: return "UTF-32"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    default: break
    }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    return hasMark ? "UTF-16" : nil
  }

  /// Reads a file of any content.
  static func bytes(of path: String, limit: Int) -> Result<[UInt8], FileProblem> {
    bytes(of: FilePlace(named: path), limit: limit)
  }

  private static func bytes(of place: FilePlace, limit: Int) -> Result<[UInt8], FileProblem> {
    let path = place.path
    guard place.isAsFound else { return .failure(.changed) }
    guard case .success(let status) = self.status(of: path) else {
      return .failure(problem(at: path) ?? .missing)
    }
    switch Kind(status.kind) {
    case .folder: return .failure(.folder)
    case .other: return .failure(.notAFile)
    case .file, .link: break
    }
    if isOfSystem(path) { return .failure(.ofSystem) }
    if status.size > limit { return .failure(.tooLarge(size: status.size, limit: limit)) }
    guard
      let bytes = System.contents(
        of: FilePath.bytes(of: path),
        limit: limit,
        followsLinks: place.followsLinks
      )
    else { return .failure(place.isAsFound ? .unreadable : .changed) }
    // It may have grown meanwhile.
    guard bytes.count <= limit else { return .failure(.tooLarge(size: bytes.count, limit: limit)) }
    return .success(bytes)
  }

  /// The folders in which the system shows itself and its devices as files.
  private static let systemFolders = ["/proc/", "/dev/", "/sys/"]

  /// Whether a path leads to a file that the system makes up.
  ///
  /// The size of such a file says nothing, and the file may never end.
  static func isOfSystem(_ path: String) -> Bool {
    let real = System.realPath(FilePath.bytes(of: path)) ?? []
    // What lies in memory is files like any others.
    if real.starts(with: "/dev/shm/".utf8) { return false }
    return systemFolders.contains { (real + [UInt8(ascii: "/")]).starts(with: $0.utf8) }
  }

  /// The names in a folder, hidden ones included, in no order; `nil` if it cannot be read.
  static func names(in folder: String) -> [String]? {
    entries(in: folder)?.map(\.name)
  }

  /// The entries of a folder, hidden ones included, in no order; `nil` if it cannot be read.
  ///
  /// Links are not followed.
  static func entries(in folder: String) -> [(name: String, kind: Kind)]? {
    System.entries(of: FilePath.bytes(of: folder))?.compactMap { entry in
      let name = FilePath.text(of: entry.name)
      let kind = entry.kind.map(Kind.init) ?? kindOfEntry(FilePath.entry(name, in: folder))
      return kind.map { (name, $0) }
    }
  }

  /// What an entry of a folder is, links not followed.
  static func kindOfEntry(_ path: String) -> Kind? {
    let status = System.status(of: FilePath.bytes(of: path), followsLinks: false)
    return (try? status.get()).map { Kind($0.kind) }
  }

  /// Whether an entry is a link out of a folder, or to the repository's own files in it.
  static func leadsOut(_ path: String, of folder: @autoclosure () -> String) -> Bool {
    guard kindOfEntry(path) == .link, let target = target(ofLink: path) else { return false }
    return isOutside(target, of: folder())
  }

  /// What a link leads to in the end; `nil` if nothing is there.
  static func target(ofLink path: String) -> String? {
    System.realPath(FilePath.bytes(of: path)).map { FilePath.text(of: $0) }
  }

  /// Whether a path without links is outside a folder, or what a repository keeps for itself in it.
  static func isOutside(_ path: String, of folder: String) -> Bool {
    let root = FilePath.text(of: realPath(folder))
    guard let inside = FilePath.relative(path, to: root) else { return true }
    return FilePath.components(of: inside).contains(Substring(RepositoryPaths.folderName))
  }

  /// Whether a path below a folder, both absolute, leads out of it through a link on its way.
  ///
  /// What a repository keeps for itself in the folder is outside as well.
  static func strays(_ path: String, from folder: String) -> Bool {
    guard let written = FilePath.relative(path, to: folder),
      let target = System.realPath(FilePath.bytes(of: path))
    else { return false }
    let (real, root) = (FilePath.text(of: target), FilePath.text(of: realPath(folder)))
    guard let inside = FilePath.relative(real, to: root) else { return real != root }
    return inside != written
      && FilePath.components(of: inside).contains(Substring(RepositoryPaths.folderName))
  }

  /// The state of what stands at a path; `nil` if nothing stands there.
  ///
  /// Links are followed where they lead anywhere.
  static func stamp(of path: String) -> FileStamp? {
    let bytes = FilePath.bytes(of: path)
    guard let entry = try? System.status(of: bytes, followsLinks: false).get() else { return nil }
    guard entry.kind == .link else { return FileStamp(entry) }
    let target = try? System.status(of: bytes, followsLinks: true).get()
    return FileStamp(target ?? entry)
  }

  /// The path of a folder without links, as the system has it; the path itself if there is none.
  static func realPath(_ folder: String) -> [UInt8] {
    let path = FilePath.bytes(of: folder.isEmpty ? "." : folder)
    return System.realPath(path) ?? path
  }

  /// Whether two paths lead to one file, which need not exist; devices are none.
  package static func isSameFile(_ path: String, _ other: String) -> Bool {
    if case .success(let one) = status(of: path), case .success(let two) = status(of: other) {
      return Kind(one.kind) != .other && one.identity == two.identity
    }
    let folder = currentFolder
    return absolute(path, from: folder) == absolute(other, from: folder)
  }

  private static func status(of path: String) -> Result<System.FileStatus, System.PathFailure> {
    System.status(of: FilePath.bytes(of: path), followsLinks: true)
  }
}

extension FileAccess {
  /// Reads a file of any content and size.
  package static func readAny(_ path: String) -> Result<SourceText, FileProblem> {
    guard let problem = problem(at: path) else {
      guard kind(of: path) != .folder else { return .failure(.folder) }
      return System.contents(of: FilePath.bytes(of: path)).map { .success(SourceText($0)) }
        ?? .failure(.unreadable)
    }
    return .failure(problem)
  }
}

extension FileAccess {
  /// How many symbolic links may lead to each other.
  private static let linkLimit = 40

  /// Writes a file as a whole, so that a reader meanwhile sees what stood there before.
  ///
  /// A file that is replaced keeps its permissions and its owner. A symbolic link stays one, and
  /// the file behind it is written. Missing folders are made. A file with several names is left
  /// alone, and so is one that cannot be given back to its owner. Pipes and devices are written to
  /// as they are.
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: The path, absolute or from the current folder.
  ///   - old: What the file has to hold still; `nil` where that does not matter.
  /// - Returns: What went wrong, or `nil`.
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    over old: [UInt8]? = nil
  ) -> FileProblem? {
    write(bytes, to: FilePlace(named: path), over: old)
  }

  /// Writes a file as a whole, unless a link has taken its place that is not followed.
  package static func write(
    _ bytes: [UInt8],
    to place: FilePlace,
    over old: [UInt8]?
  ) -> FileProblem? {
    let path = place.path
    if old == nil, isLinked(path) { return .linked }
    guard place.isAsFound else { return .changed }
    let target = place.followsLinks ? target(of: path) : absolute(path, from: currentFolder)
    let name = FilePath.bytes(of: target)
    let status = try? self.status(of: path).get()
    switch status.map({ Kind($0.kind) }) {
    case nil: makeFolders(above: target)
    case .folder: return .unwritable
    case .file:
      guard System.isWritable(name) else { return .unwritable }
      if (status?.nameCount ?? 1) > 1 { return .hardLinked }
    case .link, .other:
      // A spec was a file when it was read.
      guard old == nil else { return .changed }
      return System.writeDirectly(bytes, to: FilePath.bytes(of: path)) ? nil : .unwritable
    }
    let outcome = System.replaceFile(at: name, with: bytes, status: status) {
      old.map { System.contents(of: name, followsLinks: false) == $0 } ?? true
    }
    switch outcome {
    case .done: return nil
    case .unwanted: return .changed
    case .foreign: return .foreign
    case .failed: return .unwritable
    }
  }

  /// Whether a path leads through a link to another place than it says.
  ///
  /// Links of its repository count, or of the current folder where it is in no repository.
  package static func isLinked(_ path: String) -> Bool {
    let place = absolute(path, from: currentFolder)
    guard !systemFolders.contains(where: { place.utf8.starts(with: $0.utf8) }) else { return false }
    var folder = FilePath.folder(of: place) ?? "/"
    let root = RepositoryPaths.root(above: folder) ?? currentFolder
    guard FilePath.relative(place, to: root) != nil else { return false }
    if kindOfEntry(place) == .link { return true }
    while kindOfEntry(folder) == nil, let above = FilePath.folder(of: folder) { folder = above }
    let realRoot = FilePath.text(of: realPath(root))
    let real = FilePath.text(of: realPath(folder))
    return real != realRoot && FilePath.relative(real, to: realRoot) == nil
  }

  private static func makeFolders(above path: String) {
    var missing: [String] = []
    var next = FilePath.folder(of: path)
    while let folder = next, kind(of: folder) == nil {
      missing.append(folder)
      next = FilePath.folder(of: folder)
    }
    for folder in missing.reversed() { System.makeFolder(FilePath.bytes(of: folder)) }
  }

  /// The file that a path leads to.
  private static func target(of path: String) -> String {
    var path = absolute(path, from: currentFolder)
    for _ in 0..<linkLimit {
      guard let next = System.destination(ofLink: FilePath.bytes(of: path)),
        let folder = FilePath.folder(of: path)
      else { break }
      path = absolute(FilePath.text(of: next), from: folder)
    }
    return path
  }
}

extension FilePlace {
  /// Whether no link has taken the place of the file, or links are followed.
  fileprivate var isAsFound: Bool { followsLinks || FileAccess.kindOfEntry(path) != .link }
}

extension FileAccess.Kind {
  fileprivate init(_ kind: System.FileStatus.Kind) {
    switch kind {
    case .file: self = .file
    case .folder: self = .folder
    case .link: self = .link
    case .other: self = .other
    }
  }
}
