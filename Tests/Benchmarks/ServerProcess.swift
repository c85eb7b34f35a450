import JSONText
import MessageTransport
import OperatingSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that speaks frames over its standard input and output, started for a measurement.
final class ServerProcess {
  private let id: pid_t
  private let input: System.Descriptor
  private let output: System.Descriptor
  private var framing = MessageFraming()
  private var lastID = 0

  /// Starts a program; `nil` if that fails.
  init?(_ arguments: [String]) {
    var (toChild, fromChild): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard unsafe pipe(&toChild) == 0, unsafe pipe(&fromChild) == 0 else { return nil }
    for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    unsafe posix_spawn_file_actions_addclose(&actions, toChild[0])
    unsafe posix_spawn_file_actions_addclose(&actions, fromChild[1])
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var id: pid_t = 0
    let result = unsafe posix_spawn(&id, arguments[0], &actions, nil, &words, environ)
    System.close(toChild[0])
    System.close(fromChild[1])
    guard result == 0 else { return nil }
    self.id = id
    input = toChild[1]
    output = fromChild[0]
  }

  deinit {
    System.close(input)
    System.close(output)
    _ = waitpid(id, nil, 0)
  }

  /// Sends a request behind some notifications in one write, and waits for its answer.
  @discardableResult
  func request(_ method: String, _ params: String, after notifications: [String] = []) -> JSONValue
  {
    let answer = answer(to: method, params, after: notifications)
    let value = (try? JSONValue(parsing: answer)) ?? .null
    return value["result"] ?? value
  }

  /// The answer to a request as it arrives; empty where the server ends.
  ///
  /// To read it may take longer than to wait for it. It is known by its first members, which the
  /// server writes in this order and without blanks.
  func answer(to method: String, _ params: String, after notifications: [String] = []) -> [UInt8] {
    lastID += 1
    let request = #"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#
    let frames = (notifications + [request]).flatMap { MessageFraming.frame(Array($0.utf8)) }
    _ = System.write(frames, to: input)
    let start = Array(#"{"jsonrpc":"2.0","id":\#(lastID),"#.utf8)
    while let message = receive() {
      if message.starts(with: start), !message.starts(with: start + Array(#""method""#.utf8)) {
        return message
      }
    }
    return []
  }

  func notify(_ method: String, _ params: String) {
    let message = Self.notification(method, params)
    _ = System.write(MessageFraming.frame(Array(message.utf8)), to: input)
  }

  static func notification(_ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#
  }

  /// Sends a message and waits for the next one, whatever they are.
  func exchange(_ message: [UInt8]) {
    _ = System.write(MessageFraming.frame(message), to: input)
    _ = receive()
  }

  func send(_ message: [UInt8]) {
    _ = System.write(MessageFraming.frame(message), to: input)
  }

  /// All that the program prints until it ends, and the most memory that it had, in kilobytes.
  ///
  /// That is asked for while it runs, because nothing is known of a process that has ended.
  func drainMeasuring() -> (bytes: [UInt8], peakMemory: Int?) {
    var bytes: [UInt8] = []
    var peak: Int?
    while true {
      var state = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let isReady = unsafe poll(&state, 1, 1) != 0
      peak = memory("VmHWM") ?? peak
      guard isReady else { continue }
      let part = System.read(from: output, limit: 1 << 18)
      if part.isEmpty { return (bytes, peak) }
      bytes += part
    }
  }

  /// Reads all that the program prints until it ends; returns how many bytes that are.
  func drain() -> Int {
    var count = 0
    while true {
      let bytes = System.read(from: output, limit: 1 << 18)
      if bytes.isEmpty { return count }
      count += bytes.count
    }
  }

  private func receive() -> [UInt8]? {
    while true {
      if let message = framing.next() { return message }
      let bytes = System.read(from: output, limit: 1 << 18)
      if bytes.isEmpty { return nil }
      framing.append(bytes[...])
    }
  }

  /// A figure of the process in kilobytes, such as `VmRSS` or `VmHWM`; only on Linux.
  func memory(_ figure: String) -> Int? {
    guard let file = unsafe fopen("/proc/\(id)/status", "r") else { return nil }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, 256, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
        as: UTF8.self
      )
      if text.hasPrefix(figure + ":") {
        return Int(text.filter { $0.isNumber })
      }
    }
    return nil
  }
}

/// Answers every message with one of the length that its first bytes tell; what the pipe costs.
func serveEcho() {
  var framing = MessageFraming()
  while true {
    let bytes = System.read(from: 0, limit: 1 << 18)
    if bytes.isEmpty { return }
    framing.append(bytes[...])
    while let message = framing.next() {
      let digits = message.prefix { $0 != UInt8(ascii: " ") }
      let count = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      let answer = [UInt8](repeating: UInt8(ascii: "]"), count: count)
      _ = System.write(MessageFraming.frame(answer), to: 1)
    }
  }
}
