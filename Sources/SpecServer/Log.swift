import JSONText
import LanguageServerProtocol
import OperatingSystem
import SourceText

/// Lines appended to a file that the user named; nothing where none was named.
package struct Log: Sendable {
  private let descriptor: System.Descriptor?
  private let start = ContinuousClock.now

  package init(path: String?) {
    descriptor = path.flatMap { System.openForAppending($0) }
  }

  /// Whether anybody reads what is written; lets callers leave out costly messages.
  package var isOn: Bool { descriptor != nil }

  /// Appends a line, with the milliseconds since the start in front.
  package func write(_ message: @autoclosure () -> String) {
    guard let descriptor else { return }
    let elapsed = milliseconds(ContinuousClock.now - start)
    _ = System.write(Array("\(elapsed) \(message().inOneLine)\n".utf8), to: descriptor)
  }
}

/// A duration in milliseconds with two decimal places.
func milliseconds(_ duration: Duration) -> String {
  let (seconds, attoseconds) = duration.components
  let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}

extension LSP.IncomingMessage {
  /// The message in a few words, for logs.
  var summary: String {
    switch self {
    case .request(.number(let id), let method, _): "\(method) (\(id))"
    case .request(.string(let id), let method, _): "\(method) (\(id))"
    case .notification(let method, _): method
    case .response: "response"
    case .invalid(_, let error): "invalid message: \(error.message)"
    }
  }

  /// The parameters, for a trace that is verbose; not all of a long text, which the client has.
  var detail: String? {
    switch self {
    case .request(_, _, let params?), .notification(_, let params?):
      Self.shortened(String(decoding: params.json(), as: UTF8.self))
    case .request, .notification, .response, .invalid: nil
    }
  }

  private static func shortened(_ text: String) -> String {
    let limit = 2000
    let count = text.utf8.count
    return count <= limit ? text : "\(text.prefix(limit))… (\(count) bytes)"
  }
}
