import OperatingSystem
import SourceText
import Synchronization

/// Standard output and standard error.
enum Terminal {
  static func print(_ text: String) {
    print(Array(text.utf8))
  }

  /// Prints lines that show texts of somebody else's, which are made harmless.
  static func print(lines: String) {
    print(Array(lines.inItsLines.utf8).withoutWorkflowCommands(.text))
  }

  /// Where something is printed.
  enum Stream: System.Descriptor {
    case standardOutput = 1
    case standardError = 2
  }

  /// Whether something could not be printed.
  static var hasFailed: Bool { failed.load(ordering: .relaxed) }

  private static let failed = Atomic(false)

  /// Prints bytes; that nobody reads them any more is no error, as in `… | head`.
  static func print(_ bytes: [UInt8], to stream: Stream = .standardOutput) {
    guard System.outcome(ofWriting: bytes, to: stream.rawValue) == .failed,
      stream == .standardOutput, !failed.exchange(true, ordering: .relaxed)
    else { return }
    printError("standard output: cannot be written")
  }

  /// Says in one line what is wrong.
  static func printError(_ message: String) {
    let line = Array("a11y-spec: \(message.inOneLine)\n".utf8)
    _ = System.write(line.withoutWorkflowCommands(.text), to: 2)
  }

  /// How many columns of text fit on standard output; `nil` where it is no terminal.
  static var width: Int? {
    System.isTerminal(1) ? System.columnCount(of: 1) : nil
  }

  /// Whether standard output takes colours.
  ///
  /// It is a terminal that can show them, and the user has not asked to go without
  /// (https://no-color.org).
  static var hasColors: Bool {
    System.isTerminal(1) && (System.environment("NO_COLOR") ?? "").isEmpty
      && System.environment("TERM") != "dumb"
  }

  /// All bytes of standard input; `nil` if it cannot be read.
  ///
  /// Without a limit: what cannot be mended comes out again as it went in.
  static func readAll() -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      guard let piece = System.bytes(from: 0, limit: 1 << 16) else { return nil }
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
