#if canImport(Glibc)
  import Allocator
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the operating system; this file and its extensions are the only ones that make any.
package enum System {
  /// A file descriptor: 0 is standard input, 1 standard output, 2 standard error.
  package typealias Descriptor = Int32

  /// Makes some writes fail instead of ending the process.
  ///
  /// A write to a closed pipe is one, and one past the limit of a file's size.
  package static func letWritesFail() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a process of that id exists, also where it belongs to another user.
  package static func isAlive(_ process: Int) -> Bool {
    guard let id = pid_t(exactly: process), id > 0 else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }

  /// Blocks until bytes arrive and reads up to `limit` of them; empty at the end or on an error.
  package static func read(from descriptor: Descriptor, limit: Int) -> [UInt8] {
    bytes(from: descriptor, limit: limit) ?? []
  }

  /// Blocks until bytes arrive and reads up to `limit` of them; empty at the end, `nil` on an
  /// error.
  package static func bytes(from descriptor: Descriptor, limit: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while true {
        #if canImport(Glibc)
          let result = unsafe Glibc.read(descriptor, buffer.baseAddress, limit)
        #elseif canImport(Musl)
          let result = unsafe Musl.read(descriptor, buffer.baseAddress, limit)
        #elseif canImport(Darwin)
          let result = unsafe Darwin.read(descriptor, buffer.baseAddress, limit)
        #endif
        if result < 0, errno == EINTR { continue }
        if result < 0, errno == EAGAIN {
          wait(for: POLLIN, on: descriptor)
          continue
        }
        hasFailed = result < 0
        count = max(0, result)
        return
      }
    }
    return hasFailed ? nil : bytes
  }

  /// How a write has gone.
  package enum WriteOutcome: Sendable {
    case done
    /// Nobody reads any more what is written.
    case unread
    case failed
  }

  /// Writes all bytes, in one call where the system takes them at once; `false` on an error.
  package static func write(_ bytes: [UInt8], to descriptor: Descriptor) -> Bool {
    outcome(ofWriting: bytes, to: descriptor) == .done
  }

  /// Writes all bytes, in one call where the system takes them at once.
  package static func outcome(
    ofWriting bytes: [UInt8],
    to descriptor: Descriptor
  ) -> WriteOutcome {
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          let result = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let result = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Darwin)
          let result = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if result >= 0 {
          written += result
        } else if errno == EAGAIN {
          wait(for: POLLOUT, on: descriptor)
        } else if errno != EINTR {
          return errno == EPIPE ? .unread : .failed
        }
      }
      return .done
    }
  }

  /// How many bytes a pipe takes at once when it says that it takes some (POSIX, `PIPE_BUF`).
  private static var pipeUnit: Int {
    #if canImport(Darwin)
      512
    #else
      4096
    #endif
  }

  /// Writes all bytes as long as somebody wants them.
  ///
  /// - Parameters:
  ///   - bytes: What is written.
  ///   - descriptor: Where it is written to.
  ///   - patience: How many milliseconds pass without a byte being taken until somebody is asked.
  ///   - isWanted: Whether anybody still waits for the bytes.
  /// - Returns: `false` on an error, or when nobody waits.
  package static func write(
    _ bytes: [UInt8],
    to descriptor: Descriptor,
    patience: Int32,
    whileWanted isWanted: () -> Bool
  ) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      while !wait(for: POLLOUT, on: descriptor, atMost: patience) {
        if !isWanted() { return false }
      }
      guard write(Array(rest.prefix(pipeUnit)), to: descriptor) else { return false }
      rest = rest.dropFirst(pipeUnit)
    }
    return true
  }

  /// Waits at a descriptor, which another program may have set not to block.
  ///
  /// It returns `false` when the time in milliseconds is over, or when a signal interrupts it. A
  /// time of -1 is for ever.
  @discardableResult
  private static func wait(
    for event: Int32,
    on descriptor: Descriptor,
    atMost time: Int32 = -1
  ) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let result = unsafe poll(&request, 1, time)
    return result > 0 || result < 0 && errno != EINTR
  }

  /// Opens or creates a file for appending; `nil` if that fails.
  ///
  /// It is also `nil` for a pipe, because opening one may block.
  package static func openForAppending(_ path: String) -> Descriptor? {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = unsafe open(path, flags, 0o644)
    guard descriptor >= 0 else { return nil }
    var info = stat()
    if unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG { return descriptor }
    close(descriptor)
    return nil
  }

  package static func close(_ descriptor: Descriptor) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Whether a descriptor is a terminal that a person looks at.
  package static func isTerminal(_ descriptor: Descriptor) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many columns a terminal has; `nil` if the descriptor is no terminal, or does not know.
  package static func columnCount(of descriptor: Descriptor) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// How many processor cores there are to work on.
  package static var coreCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Ends the process at once.
  package static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #elseif canImport(Darwin)
      Darwin.exit(code)
    #endif
  }

  /// Gives memory back that the process has freed, which the allocator of Glibc keeps for later.
  package static func returnFreeMemory() {
    #if canImport(Glibc)
      malloc_trim(0)
    #endif
  }

  /// Runs a body on its own thread, which nobody waits for; `false` where the system gives no
  /// thread.
  @discardableResult
  package static func detachThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = unsafe Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = unsafe pthread_create(&thread, nil, { unsafe runThread($0) }, context)
    #else
      var thread = pthread_t()
      let result = unsafe pthread_create(&thread, nil, { unsafe runThread($0) }, context)
    #endif
    guard result == 0 else {
      unsafe Unmanaged<ThreadBody>.fromOpaque(context).release()
      return false
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { _ = unsafe pthread_detach(thread) }
    #else
      _ = pthread_detach(thread)
    #endif
    return true
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  let body = unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
  body.run()
  return nil
}
