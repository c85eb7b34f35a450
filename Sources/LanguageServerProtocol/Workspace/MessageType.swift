package import JSONText

extension LSP {
  package enum MessageType: Int, Sendable {
    case error = 1
    case warning
    case info
    case log
  }

  /// `window/logMessage`: a line for the client's log.
  package struct LogMessage: Outgoing {
    package static let method = "window/logMessage"

    package let type: MessageType
    package let message: String

    package init(_ type: MessageType, _ message: String) {
      self.type = type
      self.message = message
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("type", type.rawValue)
        $0.member("message", message)
      }
    }
  }

  /// `window/showMessage`: something that the user is to see.
  package struct ShowMessage: Outgoing {
    package static let method = "window/showMessage"

    package let type: MessageType
    package let message: String

    package init(_ type: MessageType, _ message: String) {
      self.type = type
      self.message = message
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("type", type.rawValue)
        $0.member("message", message)
      }
    }
  }
}
