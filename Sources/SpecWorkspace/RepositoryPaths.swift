/// The paths of files as the repository has them that they stand in.
package struct RepositoryPaths {
  /// The folder in which a repository keeps what is its own.
  static let folderName = ".git"

  private let current: String
  private let currentRoot: String?
  /// The root of each folder that was asked for.
  private var roots: [String: String?] = [:]

  package init() {
    current = FileAccess.currentFolder
    currentRoot = Self.root(above: current)
  }

  /// The path of a file from the root of its repository.
  ///
  /// It is the repository of the current folder if the file is in it, or else the file's own.
  /// Without a repository the path begins at the current folder.
  package mutating func path(of file: String) -> String {
    let written = FileAccess.absolute(file, from: current)
    let folder = FilePath.folder(of: written) ?? "/"
    let real = FilePath.text(of: FileAccess.realPath(folder))
    let name = FilePath.relative(written, to: folder) ?? written
    // Links on the way to the file are no folders of the repository.
    let path = FilePath.entry(name, in: real)
    let root =
      currentRoot.flatMap { FilePath.relative(path, to: $0) == nil ? nil : $0 }
      ?? self.root(of: real)
    return root.flatMap { FilePath.relative(path, to: $0) }
      ?? FilePath.relative(written, to: current) ?? file
  }

  private mutating func root(of folder: String) -> String? {
    if let known = roots[folder] { return known }
    let root = Self.root(above: folder)
    roots[folder] = .some(root)
    return root
  }

  /// The nearest folder upwards, itself included, that holds a repository.
  static func root(above folder: String) -> String? {
    var next: String? = folder
    while let folder = next {
      if FileAccess.kind(of: FilePath.entry(folderName, in: folder)) != nil { return folder }
      next = FilePath.folder(of: folder)
    }
    return nil
  }
}
