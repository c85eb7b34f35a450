package import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a path gives no text to check.
package enum FileProblem: Error, Sendable, Equatable {
  case missing
  case unreadable
  /// A folder where a file is meant.
  case folder
  /// A pipe, a device or something else that is no file.
  case notAFile
  case tooLarge(size: Int, limit: Int)
  case binary
  /// A folder in which no spec is found.
  case noSpecs
  /// A pattern that fits no file.
  case noMatch
  case unwritable

  /// What is the matter, as one clause.
  package var message: String {
    switch self {
    case .missing: "no such file or folder"
    case .unreadable: "cannot be read"
    case .folder: "is a folder"
    case .notAFile: "is neither a file nor a folder"
    case .tooLarge(let size, let limit):
      "has \(size) bytes, more than the limit of \(limit); "
        + "raise it with 'limits: { file-size: … }' in \(ConfigurationFile.name)"
    case .binary: "is not text in UTF-8"
    case .noSpecs: "holds no specs (*.a11y.yaml or *.a11y.yml)"
    case .noMatch: "no YAML file matches this pattern"
    case .unwritable: "cannot be written"
    }
  }
}

/// Reading and writing files and folders; the only place in the program that does.
package enum FileAccess {
  package enum Kind: Sendable, Equatable {
    case file
    case folder
    case link
    case other
  }

  /// The folder that relative paths start from.
  package static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// What stands at a path, links followed; `nil` if nothing does.
  package static func kind(of path: String) -> Kind? {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if isFolder { return .folder }
    return kindOfEntry(path) == .other ? .other : .file
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
    switch kind(of: path) {
    case nil: return .failure(.missing)
    case .folder: return .failure(.folder)
    case .other: return .failure(.notAFile)
    case .file, .link: break
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = attributes?[.size] as? Int, size > limit {
      return .failure(.tooLarge(size: size, limit: limit))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(.unreadable)
    }
    return text([UInt8](data), limit: limit)
  }

  /// Takes bytes for a text, unless they are too many or hold a NUL byte, which no text does.
  package static func text(_ bytes: [UInt8], limit: Int) -> Result<SourceText, FileProblem> {
    if bytes.count > limit { return .failure(.tooLarge(size: bytes.count, limit: limit)) }
    return bytes.contains(0) ? .failure(.binary) : .success(SourceText(bytes))
  }

  /// The names in a folder, hidden ones included, in no order; `nil` if it cannot be read.
  static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder)
  }

  /// What an entry of a folder is, links not followed.
  static func kindOfEntry(_ path: String) -> Kind? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let type = attributes?[.type] as? FileAttributeType else { return nil }
    switch type {
    case .typeRegular: return .file
    case .typeDirectory: return .folder
    case .typeSymbolicLink: return .link
    default: return .other
    }
  }
}

extension FileAccess {
  /// Reads a file of any content and size.
  package static func readAny(_ path: String) -> Result<SourceText, FileProblem> {
    guard kind(of: path) != nil else { return .failure(.missing) }
    guard kind(of: path) != .folder else { return .failure(.folder) }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(.unreadable)
    }
    return .success(SourceText([UInt8](data)))
  }
}

extension FileAccess {
  /// How many symbolic links may lead to each other.
  private static let linkLimit = 40

  /// Writes a file as a whole: whoever reads it meanwhile sees what stood there before.
  ///
  /// The permissions of a file that is replaced are kept, a symbolic link stays one and the file
  /// behind it is written; folders that lack are made.
  /// - Returns: What went wrong, or `nil`.
  package static func write(_ bytes: [UInt8], to path: String) -> FileProblem? {
    let target = target(of: path)
    let files = FileManager.default
    let attributes = try? files.attributesOfItem(atPath: target)
    if attributes == nil {
      if let folder = FilePath.folder(of: FilePath.absolute(target, from: currentFolder)) {
        try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } else if kind(of: target) != .file || !files.isWritableFile(atPath: target) {
      return .unwritable
    }
    do {
      try Data(bytes).write(to: URL(filePath: target), options: .atomic)
    } catch {
      return .unwritable
    }
    if let permissions = attributes?[.posixPermissions] {
      try? files.setAttributes([.posixPermissions: permissions], ofItemAtPath: target)
    }
    return nil
  }

  /// The file that a path leads to.
  private static func target(of path: String) -> String {
    var path = FilePath.absolute(path, from: currentFolder)
    for _ in 0..<linkLimit {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
        let folder = FilePath.folder(of: path)
      else { break }
      path = FilePath.absolute(next, from: folder)
    }
    return path
  }
}
