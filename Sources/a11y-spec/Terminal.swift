import MessageTransport

/// Standard output and standard error.
enum Terminal {
  static func print(_ text: String) {
    print(Array(text.utf8))
  }

  /// Where something is printed.
  enum Stream: System.Descriptor {
    case standardOutput = 1
    case standardError = 2
  }

  /// Prints bytes; that nobody reads them any more is no error, as in `… | head`.
  static func print(_ bytes: [UInt8], to stream: Stream = .standardOutput) {
    _ = System.write(bytes, to: stream.rawValue)
  }

  /// Says in one line what is wrong.
  static func complain(_ message: String) {
    _ = System.write(Array("a11y-spec: \(message)\n".utf8), to: 2)
  }

  /// Whether standard output takes colours: a terminal that can show them, and a user who has not
  /// asked to go without (https://no-color.org).
  static var hasColors: Bool {
    System.isTerminal(1) && (System.environment("NO_COLOR") ?? "").isEmpty
      && System.environment("TERM") != "dumb"
  }

  /// All bytes of standard input.
  static func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = System.read(from: 0, limit: 1 << 16)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
