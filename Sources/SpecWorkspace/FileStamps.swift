import OperatingSystem

/// What tells one state of a file or folder from another, without its contents.
struct FileStamp: Sendable, Equatable {
  private let identity: System.FileStatus.Identity
  private let size: Int
  private let modification: System.FileStatus.Time

  init(_ status: System.FileStatus) {
    identity = status.identity
    size = status.size
    modification = status.modification
  }
}

/// What stood at some paths when it was read.
struct FileStamps: Sendable {
  private var stamps: [String: FileStamp?] = [:]

  /// Takes note of what stands at a path, before it is read; `false` if nothing does.
  @discardableResult
  mutating func note(_ path: String) -> Bool {
    let stamp = FileAccess.stamp(of: path)
    stamps[path] = .some(stamp)
    return stamp != nil
  }

  /// Whether at any of the paths something else stands now, or nothing, or something at last.
  var areOutdated: Bool {
    stamps.contains { path, stamp in FileAccess.stamp(of: path) != stamp }
  }

  /// The stamps of these paths and of others.
  func joined(with other: FileStamps) -> FileStamps {
    var all = self
    all.stamps.merge(other.stamps) { $1 }
    return all
  }
}
