import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replacing files in one step.
extension System {
  /// How the replacement of a file has gone.
  package enum Replacement: Sendable {
    case done
    /// Nobody wanted it any more when nothing else remained to be done.
    case unwanted
    /// The file belongs to somebody else, who would lose it.
    case foreign
    case failed
  }

  /// One file is replaced at a time, so that a signal finds no more than one to clean up after.
  private static let turn = Mutex(())

  /// Puts a file with these bytes at a path in one step.
  ///
  /// The new file has the old one's permissions. Either the old file or the new one exists at any
  /// time, and no other stays behind.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is no link.
  ///   - bytes: The bytes of the new file.
  ///   - status: The file that is replaced; `nil` for a new one.
  ///   - isWanted: Asked when nothing remains to be done but the step itself.
  /// - Returns: How it has gone.
  package static func replaceFile(
    at path: [UInt8],
    with bytes: [UInt8],
    status: FileStatus?,
    isWanted: () -> Bool
  ) -> Replacement {
    turn.withLock { _ in
      guard let target = terminated(path), let file = TemporaryFile(beside: path, like: status)
      else { return .failed }
      defer { file.remove() }
      if let status, !file.belongs(asTo: status) { return .foreign }
      guard file.write(bytes) else { return .failed }
      guard isWanted() else { return .unwanted }
      return file.move(to: target) ? .done : .failed
    }
  }
}

/// A temporary file beside the file that it will replace.
///
/// It is removed if it does not replace that one, also when a signal ends the process.
private final class TemporaryFile {
  private let path: [CChar]
  private let descriptor: System.Descriptor
  private let mode: mode_t?
  private var isThere = true

  /// - Parameters:
  ///   - target: The path of the other file.
  ///   - status: The permissions of the file; `nil` for those of any new file.
  init?(beside target: [UInt8], like status: System.FileStatus?) {
    let folder = target.prefix((target.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)
    for number in 0..<64 {
      let name = Array(".a11y-spec-\(getpid())-\(number).tmp".utf8)
      guard let path = System.terminated(Array(folder) + name) else { return nil }
      Interruption.expect(path)
      // Nobody else may read it before it is known who may.
      let mode: mode_t = status == nil ? 0o666 : 0o600
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        self.mode = status?.mode
        return
      }
      let error = errno
      Interruption.end()
      if error != EEXIST { return nil }
    }
    return nil
  }

  /// Gives the file to who has the other one; `false` if that is not possible.
  func belongs(asTo status: System.FileStatus) -> Bool {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { return false }
    return info.st_uid == status.owner && info.st_gid == status.group
      || fchown(descriptor, status.owner, status.group) == 0
  }

  /// Writes bytes and waits until they are on the disk.
  ///
  /// The mode is that of the other file before the first byte is written.
  func write(_ bytes: [UInt8]) -> Bool {
    if let mode, fchmod(descriptor, mode) != 0 { return false }
    return System.write(bytes, to: descriptor) && fsync(descriptor) == 0
  }

  /// Puts the file in the place of another one.
  func move(to target: [CChar]) -> Bool {
    guard unsafe rename(path, target) == 0 else { return false }
    isThere = false
    return true
  }

  /// Closes the file, and removes it unless it has moved.
  func remove() {
    if isThere { unsafe unlink(path) }
    System.close(descriptor)
    Interruption.end()
  }
}

/// What is done when a signal ends the process while a temporary file is there.
private enum Interruption {
  /// The address of the path of the file; 0 for none.
  private static let address = Atomic<UInt>(0)
  private static let signals = [SIGTERM, SIGINT, SIGHUP]

  /// Has a file removed by a signal until ``end()``.
  static func expect(_ name: [CChar]) {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.count)
    for (index, byte) in name.enumerated() { unsafe copy[index] = byte }
    address.store(UInt(bitPattern: copy), ordering: .sequentiallyConsistent)
    for number in signals {
      let earlier = signal(number) { Interruption.cleanUp(after: $0) }
      // What is ignored, as by nohup, stays so.
      if isIgnoring(earlier) { _ = signal(number, SIG_IGN) }
    }
  }

  static func end() {
    for number in signals where isIgnoring(signal(number, SIG_DFL)) { _ = signal(number, SIG_IGN) }
    let copy = address.exchange(0, ordering: .sequentiallyConsistent)
    unsafe UnsafeMutablePointer<CChar>(bitPattern: copy)?.deallocate()
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Calls nothing but what may be called in a signal handler (signal-safety(7)).
  private static func cleanUp(after number: Int32) {
    let path = address.load(ordering: .sequentiallyConsistent)
    if let path = unsafe UnsafeMutablePointer<CChar>(bitPattern: path) { _ = unsafe unlink(path) }
    _ = signal(number, SIG_DFL)
    raise(number)
  }
}
