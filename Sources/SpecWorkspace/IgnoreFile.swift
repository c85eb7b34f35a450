import SourceText

/// The patterns of a file such as `.gitignore`, which leave out what stands below its folder.
struct IgnoreFile: Sendable {
  /// In each folder these are read, the later before the earlier.
  static let names = [".gitignore", ownName]
  /// The ignore file of this program, which the editor keeps to as well.
  static let ownName = ".a11y-spec-ignore"

  /// The last patterns of one literal text.
  private struct Literal: Sendable {
    /// The number of the last pattern, and of the last one that is not for folders alone.
    var last: (number: Int, isNegated: Bool)?
    var lastOfAll: (number: Int, isNegated: Bool)?
  }

  let name: String
  /// The absolute path of the folder.
  private let folder: String
  /// The patterns without a wildcard, by the path that they match, or by a name behind a `/`.
  private let literals: [[UInt8]: Literal]
  /// All others, each with its number in the file.
  private let wildcards: [(number: Int, pattern: IgnorePattern)]
  /// The ends of each wildcard, in the same order.
  ///
  /// They lie close together, so that most patterns are passed over fast.
  private let ends: [Ends]

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 100_000

  init(_ text: [UInt8], name: String = ownName, folder: String) {
    self.name = name
    self.folder = folder
    var literals: [[UInt8]: Literal] = [:]
    var wildcards: [(number: Int, pattern: IgnorePattern)] = []
    let lines = text.withoutByteOrderMark.split(whereSeparator: \.isBreak)
    for (number, line) in lines.enumerated() {
      guard let pattern = IgnorePattern(FilePath.text(of: Array(line))) else { continue }
      guard let key = pattern.literal else {
        wildcards.append((number, pattern))
        continue
      }
      literals[key, default: Literal()].last = (number, pattern.isNegated)
      if !pattern.isForFolders { literals[key]?.lastOfAll = (number, pattern.isNegated) }
    }
    self.literals = literals
    self.wildcards = wildcards
    ends = wildcards.map { $0.pattern.ends }
  }

  /// Whether the last pattern that matches leaves an absolute path out; `nil` when none matches.
  func ignores(_ path: String, isFolder: Bool, _ budget: inout MatchingBudget) -> Bool? {
    guard let relative = FilePath.relative(path, to: folder) else { return nil }
    let path = PathPattern.Path(relative)
    let name = path.name
    let found = [path.bytes, IgnorePattern.key(ofName: name)].compactMap { key in
      literals[key].flatMap { isFolder ? $0.last : $0.lastOfAll }
    }
    let last = found.max { $0.number < $1.number }
    for index in wildcards.indices.reversed() {
      guard budget.take(1, at: FilePath.entry(self.name, in: folder)) else { break }
      guard ends[index].fit(path, name: name) else { continue }
      let (number, pattern) = wildcards[index]
      guard number > last?.number ?? -1 else { break }
      if pattern.matches(path, name: name, isFolder: isFolder, &budget) {
        return !pattern.isNegated
      }
    }
    return last.map { !$0.isNegated }
  }
}

extension IgnoreFile {
  /// The ignore files of a folder, of the names that stand in it; `fail` hears why one is not read.
  static func all(
    in folder: String,
    names: [String],
    _ budget: inout MatchingBudget,
    fail: (_ path: String, _ problem: FileProblem) -> Void
  ) -> [IgnoreFile] {
    Self.names.filter(names.contains).compactMap { name in
      let path = FilePath.entry(name, in: folder)
      guard FileAccess.kindOfEntry(path) != nil else { return nil }
      if FileAccess.leadsOut(path, of: RepositoryPaths.root(above: folder) ?? folder) {
        fail(path, .leadsOut)
        return nil
      }
      switch FileAccess.read(path, limit: sizeLimit) {
      case .success(let text):
        // Reading a pattern costs more than comparing it with a path.
        guard budget.take(5 * text.bytes.count, at: path) else { return nil }
        return IgnoreFile(text.bytes, name: name, folder: folder)
      case .failure(let problem):
        fail(path, problem.withFixedLimit)
        return nil
      }
    }
  }

  /// The folders above one, up to the one that holds the repository, outermost first.
  ///
  /// There are none for a folder in no repository.
  static func folders(above folder: String) -> [String] {
    guard let root = RepositoryPaths.root(above: folder) else { return [] }
    var folders: [String] = []
    var next = folder == root ? nil : FilePath.folder(of: folder)
    while let folder = next {
      folders.append(folder)
      next = folder == root ? nil : FilePath.folder(of: folder)
    }
    return folders.reversed()
  }
}

extension [IgnoreFile] {
  /// Whether the innermost file that says anything leaves an absolute path out.
  func ignores(_ path: String, isFolder: Bool, _ budget: inout MatchingBudget) -> Bool {
    for file in reversed() {
      if let isIgnored = file.ignores(path, isFolder: isFolder, &budget) { return isIgnored }
    }
    return false
  }
}

extension [UInt8] {
  fileprivate var withoutByteOrderMark: ArraySlice<UInt8> { dropFirst(byteOrderMarkLength) }
}

/// The first and the last byte of all that a pattern matches; zero where there may be several.
private struct Ends: Sendable {
  let isForNames: Bool
  let first: UInt8
  let last: UInt8

  func fit(_ path: PathPattern.Path, name: PathPattern.Path) -> Bool {
    (first == 0 || first == (isForNames ? name : path).bytes.first)
      && (last == 0 || last == name.bytes.dropLast().last)
  }
}

/// One line of an ignore file, as git understands it (gitignore(5)).
///
/// What a pattern is made of is read when a path may match, because most paths do not.
private struct IgnorePattern: Sendable {
  let isNegated: Bool
  let isForFolders: Bool
  /// Whether it is about the name of a file or folder, wherever that stands.
  private let isForNames: Bool
  private let text: String
  /// How many bytes of the text every path begins with that matches, and how many every path ends
  /// with.
  private let start: Int
  private let end: Int

  init?(_ line: String) {
    // In an array the last one is dropped at once; views of strings count up to it.
    var line = Array(line.unicodeScalars)[...]
    while line.last == " ", line.dropLast().last != "\\" { line.removeLast() }
    guard let first = line.first, first != "#" else { return nil }
    isNegated = first == "!"
    if isNegated { line.removeFirst() }
    isForFolders = line.last == "/"
    while line.last == "/" { line.removeLast() }
    guard !line.isEmpty else { return nil }
    // What ends in `**` means everything below, not the folder itself.
    let isBelow =
      line.elementsEqual("**".unicodeScalars) || line.suffix(3).elementsEqual("/**".unicodeScalars)
    isForNames = !isBelow && !line.contains("/")
    text = String(String.UnicodeScalarView(line.drop { $0 == "/" })) + (isBelow ? "/*" : "")
    let isPlain = !text.utf8.containsTwoSlashes
    start = isPlain ? text.utf8.prefix { !$0.isWildcard }.count : 0
    end = isPlain ? text.utf8.reversed().prefix { !$0.isWildcard && $0 != 0x2F }.count : 0
  }

  /// The key of a name among the keys of paths, none of which begins with a `/`.
  static func key(ofName name: PathPattern.Path) -> [UInt8] { [0x2F] + name.bytes }

  /// The key of the one path or name that matches; `nil` where there are several.
  var literal: [UInt8]? {
    guard start == text.utf8.count else { return nil }
    return Array((isForNames ? "/\(text)/" : "\(text)/").utf8)
  }

  var ends: Ends {
    Ends(
      isForNames: isForNames,
      first: start > 0 ? text.utf8.first ?? 0 : 0,
      last: end > 0 ? text.utf8.last ?? 0 : 0
    )
  }

  func matches(
    _ path: PathPattern.Path,
    name: PathPattern.Path,
    isFolder: Bool,
    _ budget: inout MatchingBudget
  ) -> Bool {
    let path = isForNames ? name : path
    budget.spend(3)
    guard isFolder || !isForFolders,
      path.bytes.starts(with: text.utf8.prefix(start)),
      path.bytes.dropLast().suffix(end).elementsEqual(text.utf8.suffix(end)),
      let pattern = PathPatternReader.pattern(text[...], .ignoreFile, isAnywhere: false)
    else { return false }
    let outcome = pattern.follow(path)
    budget.spend(text.utf8.count + outcome.stepCount)
    return outcome.isMatch
  }
}

extension UInt8 {
  /// Whether a character of a pattern means something else than itself, or the one behind it does.
  fileprivate var isWildcard: Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}

extension String.UTF8View {
  fileprivate var containsTwoSlashes: Bool {
    zip(self, dropFirst()).contains { $0 == 0x2F && $1 == 0x2F }
  }
}
