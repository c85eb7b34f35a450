package import JSONText

extension LSP {
  /// How much a client wants to hear about the work of the server.
  package enum TraceValue: String, Sendable, JSONReadable {
    case off
    case messages
    case verbose

    package init?(_ value: JSONValue) {
      guard let word = value.string, let trace = TraceValue(rawValue: word) else { return nil }
      self = trace
    }
  }

  /// `$/setTrace`.
  package struct SetTrace: Notification {
    package static let method = "$/setTrace"

    package let value: TraceValue

    package init?(_ value: JSONValue) {
      guard let trace: TraceValue = value.read("value") else { return nil }
      self.value = trace
    }
  }

  /// `$/logTrace`, sent unless the trace is off.
  package struct LogTrace: Outgoing {
    package static let method = "$/logTrace"

    package let message: String
    /// Further detail, only where the trace is verbose.
    package let verbose: String?

    package init(message: String, verbose: String?) {
      self.message = message
      self.verbose = verbose
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("message", message)
        $0.member(optional: "verbose", verbose)
      }
    }
  }
}
