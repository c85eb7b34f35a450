import SourceText

/// The patterns of a file such as `.gitignore`, which leave out what stands below its folder.
struct IgnoreFile: Sendable {
  /// In each folder these are read, the later before the earlier.
  static let names = [".gitignore", ".a11y-spec-ignore"]

  /// The absolute path of the folder.
  private let folder: String
  private let patterns: [IgnorePattern]
  /// Whether it has more patterns than hold.
  private let isCut: Bool
  /// Why it leaves nothing out, or not all that it says, with its path.
  private(set) var failure: (path: String, problem: FileProblem)?

  /// The largest file that is read, in bytes; what it says is compared with every path.
  private static let sizeLimit = 100_000

  init(_ text: String, folder: String) {
    self.folder = folder
    var (names, paths) = (PatternBudget.forNames, PatternBudget.forPaths)
    let all = text.split { $0.isNewline }.lazy.compactMap { line in
      IgnorePattern(line).map { (line, $0) }
    }
    var patterns: [IgnorePattern] = []
    var isCut = false
    for (line, pattern) in all {
      isCut = !(pattern.isForNames ? names.take(line) : paths.take(line))
      if isCut { break }
      patterns.append(pattern)
    }
    self.patterns = patterns
    self.isCut = isCut
  }

  /// The ignore files of a folder, of the names that stand in it.
  static func all(in folder: String, names: [String]) -> [IgnoreFile] {
    Self.names.filter(names.contains).compactMap { name in
      let path = FilePath.entry(name, in: folder)
      switch FileAccess.read(path, limit: sizeLimit) {
      case .success(let text):
        var file = IgnoreFile(text.string(in: text.range), folder: folder)
        if file.isCut { file.failure = (path, .tooManyPatterns) }
        return file
      case .failure(.tooLarge(let size, let limit)):
        var file = IgnoreFile("", folder: folder)
        file.failure = (path, .overLimit(size: size, limit: limit))
        return file
      case .failure: return nil
      }
    }
  }

  /// The ignore files of the folders above one, up to the one that holds the repository; none for a
  /// folder in no repository.
  static func all(above folder: String) -> [IgnoreFile] {
    var folders: [String] = []
    var next: String? = folder
    while let folder = next, folders.count < 256 {
      if FileAccess.kind(of: FilePath.entry(".git", in: folder)) != nil {
        let above = folders.isEmpty ? [] : folders.dropFirst() + [folder]
        return above.reversed().flatMap { all(in: $0, names: Self.names) }
      }
      folders.append(folder)
      next = FilePath.folder(of: folder)
    }
    return []
  }

  /// Whether the last pattern that matches leaves an absolute path out; `nil` when none matches.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    guard let relative = FilePath.relative(path, to: folder) else { return nil }
    let path = PathPattern.Path(relative)
    let name = path.name
    return patterns.last { $0.matches(path, name: name, isFolder: isFolder) }.map { !$0.isNegated }
  }
}

extension [IgnoreFile] {
  /// Whether the innermost file that says anything leaves an absolute path out.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for file in reversed() {
      if let isIgnored = file.ignores(path, isFolder: isFolder) { return isIgnored }
    }
    return false
  }
}

/// One line of an ignore file, as git understands it (gitignore(5)).
private struct IgnorePattern: Sendable {
  let isNegated: Bool
  private let isForFolders: Bool
  /// Whether it is about the name of a file or folder, wherever that stands.
  let isForNames: Bool
  private let pattern: PathPattern

  init?(_ line: Substring) {
    var line = line
    while line.last == " ", !line.hasSuffix("\\ ") { line.removeLast() }
    guard let first = line.first, first != "#" else { return nil }
    isNegated = first == "!"
    if isNegated { line.removeFirst() }
    isForFolders = line.last == "/"
    if isForFolders { line.removeLast() }
    // What ends in `**` means everything below, not the folder itself.
    let isBelow = line == "**" || line.hasSuffix("/**")
    isForNames = !isBelow && !line.contains("/")
    let pattern = PathPatternReader.pattern(
      isBelow ? line + "/*" : line,
      .ignoreFile,
      isAnywhere: line == "**"
    )
    guard let pattern else { return nil }
    self.pattern = pattern
  }

  func matches(_ path: PathPattern.Path, name: PathPattern.Path, isFolder: Bool) -> Bool {
    (isFolder || !isForFolders) && pattern.follow(isForNames ? name : path).isMatch
  }
}
