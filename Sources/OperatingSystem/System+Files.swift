#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders; paths are bytes as the system has them, which need not be UTF-8.
extension System {
  /// What stands at a path.
  package struct FileStatus: Sendable {
    package enum Kind: Sendable {
      case file
      case folder
      case link
      case other
    }

    package let kind: Kind
    /// In bytes.
    package let size: Int
    /// The permission bits of the file, and its owner.
    let mode: mode_t
    let owner: uid_t
    let group: gid_t
    /// How many names the file has.
    package let nameCount: Int
    /// When the contents were last changed.
    package let modification: Time
    /// What tells a file from all others, whatever it is called.
    package let identity: Identity

    package struct Identity: Sendable, Hashable {
      let device: UInt64
      let number: UInt64
    }

    package struct Time: Sendable, Hashable {
      let seconds: Int
      let nanoseconds: Int
    }
  }

  /// Why a path cannot be used.
  package enum PathFailure: Error, Sendable {
    case missing
    case refused
  }

  package static func status(
    of path: [UInt8],
    followsLinks: Bool
  ) -> Result<FileStatus, PathFailure> {
    guard let path = terminated(path) else { return .failure(.missing) }
    var info = stat()
    let result = followsLinks ? unsafe stat(path, &info) : unsafe lstat(path, &info)
    guard result == 0 else {
      return .failure(errno == ENOENT || errno == ENOTDIR ? .missing : .refused)
    }
    return .success(FileStatus(info))
  }

  /// The names in a folder without `.` and `..`, in no order; `nil` if it cannot be read.
  ///
  /// Each comes with what it is, where the folder tells.
  package static func entries(
    of folder: [UInt8]
  ) -> [(name: [UInt8], kind: FileStatus.Kind?)]? {
    guard let path = terminated(folder), let stream = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(stream) }
    var entries: [(name: [UInt8], kind: FileStatus.Kind?)] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { return errno == 0 ? entries : nil }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != Array(".".utf8), name != Array("..".utf8) {
        entries.append((name, FileStatus.Kind(entryType: Int(unsafe entry.pointee.d_type))))
      }
    }
  }

  /// Reads a file whole, or a little more than `limit` bytes of it; `nil` on an error.
  ///
  /// It is also `nil` for anything but a file. A path may lead to another thing than it did when
  /// somebody looked.
  package static func contents(
    of path: [UInt8],
    limit: Int = .max,
    followsLinks: Bool = true
  ) -> [UInt8]? {
    guard let path = terminated(path) else { return nil }
    let links = followsLinks ? 0 : O_NOFOLLOW
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | links)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(info.st_size)
    // One more byte than the file has shows in the same call whether it has grown.
    guard var bytes = self.bytes(from: descriptor, limit: max(size, 0) + 1) else { return nil }
    while !bytes.isEmpty, bytes.count <= limit {
      guard let more = self.bytes(from: descriptor, limit: 1 << 16) else { return nil }
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Writes into what stands at a path, such as a pipe or a device; `false` on an error.
  package static func writeDirectly(_ bytes: [UInt8], to path: [UInt8]) -> Bool {
    guard let path = terminated(path) else { return false }
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(bytes, to: descriptor)
  }

  /// Whether the user may write a file.
  package static func isWritable(_ path: [UInt8]) -> Bool {
    terminated(path).map { unsafe access($0, W_OK) == 0 } ?? false
  }

  /// Makes a folder, unless there is one.
  package static func makeFolder(_ path: [UInt8]) {
    if let path = terminated(path) { _ = unsafe mkdir(path, 0o777) }
  }

  /// The path without links, `.` and `..`; `nil` if nothing stands there.
  package static func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard let path = terminated(path), let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe bytes(at: real)
  }

  /// What a symbolic link says; `nil` for anything else.
  package static func destination(ofLink path: [UInt8]) -> [UInt8]? {
    guard let path = terminated(path) else { return nil }
    var buffer = [CChar](repeating: 0, count: 1 << 13)
    let count = unsafe readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }

  /// The folder that relative paths start from.
  package static var currentFolder: [UInt8] {
    guard let path = unsafe getcwd(nil, 0) else { return Array("/".utf8) }
    defer { unsafe free(path) }
    return unsafe bytes(at: path)
  }

  /// The arguments of the process without its own name.
  package static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      guard let argument = unsafe CommandLine.unsafeArgv[number] else { return nil }
      return unsafe bytes(at: argument)
    }
  }
}

extension System {
  /// The path as C has it; `nil` for one with a NUL inside, which is no path.
  static func terminated(_ path: [UInt8]) -> [CChar]? {
    path.contains(0) ? nil : path.map { CChar(bitPattern: $0) } + [0]
  }

  private static func bytes(at pointer: UnsafeMutablePointer<CChar>) -> [UInt8] {
    unsafe (0..<strlen(pointer)).map { unsafe UInt8(bitPattern: pointer[Int($0)]) }
  }
}

extension System.FileStatus {
  fileprivate init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(info.st_size)
    mode = info.st_mode & 0o7777
    owner = info.st_uid
    nameCount = Int(info.st_nlink)
    group = info.st_gid
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    modification = Time(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino)
    )
  }
}

extension System.FileStatus.Kind {
  /// The kind that a folder gives for an entry; `nil` where it gives none.
  fileprivate init?(entryType type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
